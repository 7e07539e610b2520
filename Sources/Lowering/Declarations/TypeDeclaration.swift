/// A type or extension declaration. Offsets are in UTF-8 bytes.
struct TypeDeclaration {
  enum Kind {
    case `class`, value, `protocol`, `extension`
  }

  /// A type in a function body, and the position of its registration statement.
  struct Local {
    let end: Int
  }

  var kind: Kind
  /// The name in the scope of the file, such as `Outer.Inner`.
  var path: String
  /// The unqualified name.
  var name: String
  /// The index of the enclosing type.
  var parent: Int?
  /// Whether the type can be named in the scope of the file, unlike a `private` nested type.
  var isReachable: Bool
  /// Whether this type or an enclosing one is generic.
  var isGeneric: Bool
  var local: Local?
  /// The conditions of the enclosing `#if` blocks.
  var conditions: [String] = []
  var inherited: [String] = []
  /// The range of the first inherited type.
  var firstInherited: Range<Int>?
  /// The range of an inherited `Sendable` that the compiler checks.
  var checkedSendable: Range<Int>?
  /// The position to insert an inherited type.
  var inheritanceEnd = 0
  var attributes = DeclarationAttributes()
  /// The maximum access level of members of an extension, such as `public`.
  var access = ""
  /// The range of the declaration.
  var range = 0..<0
  /// The position of the closing brace, and whether a member ends on the same line.
  var bodyEnd = 0
  var needsSemicolon = false
  /// The requirement `init()` of a protocol.
  var initializerRequirement: Range<Int>?
  /// The conditions of an initializer without parameters that overrides none; `nil` if there is none.
  var initializer: [String]?
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []

  /// Whether the type can have selectors and keys.
  var isObject: Bool { kind == .class || kind == .extension }
}
