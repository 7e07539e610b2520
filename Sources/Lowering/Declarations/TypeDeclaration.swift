/// A type, or an extension of one, as lowering sees it. Offsets count UTF-8 bytes.
struct TypeDeclaration {
  enum Kind {
    case `class`, value, `protocol`, `extension`
  }

  /// A type declared in the body of a function, and where the statement that registers it goes.
  struct Local {
    let end: Int
  }

  var kind: Kind
  /// The name as code in the file's scope spells it: `Outer.Inner`.
  var path: String
  /// The name without what it is nested in.
  var name: String
  /// The type whose body this one is in.
  var parent: Int?
  /// Whether code in the file's scope can name it; a `private` type inside another cannot be.
  var isReachable: Bool
  /// Whether it, or a type around it, has generic parameters.
  var isGeneric: Bool
  var local: Local?
  /// The conditions of the `#if` blocks around it.
  var conditions: [String] = []
  var inherited: [String] = []
  /// Where the first inherited type stands.
  var firstInherited: Range<Int>?
  /// Where the list of inherited types ends, or would start.
  var inheritanceEnd = 0
  var attributes = DeclarationAttributes()
  /// The access level that a member of an extension may have at most, such as `public`.
  var access = ""
  /// The whole declaration.
  var range = 0..<0
  /// Where the closing brace stands, and whether a member ends on its line.
  var bodyEnd = 0
  var needsSemicolon = false
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []

  /// Whether selectors and keys can lead to it.
  var isObject: Bool { kind == .class || kind == .extension }
}
