/// What one pass over the bytes of a file found: the places that a rewrite may touch, and the code between braces that
/// the parser need not see.
struct SourceScan {
  /// A place in the text, in UTF-8 offsets.
  enum Site {
    /// An attribute that Linux refuses, with its argument.
    case attribute(Range<Int>)
    /// `@UIApplicationMain`.
    case applicationMain(Range<Int>)
    /// `#selector(…)`, and the text between its parentheses.
    case selector(Range<Int>, argument: Range<Int>)
    /// `#keyPath(…)`, and the text between its parentheses.
    case keyPath(Range<Int>, argument: Range<Int>)
    /// The name `NSClassFromString`.
    case classFromString(Range<Int>)
    /// `name?(`: the offset of the question mark, and the name and the labels of the arguments.
    case optionalCall(question: Int, name: String)
    /// A platform condition of an `#if` that holds on iOS.
    case condition(Range<Int>)
    /// `#function`.
    case function(Range<Int>)
    /// The `import` of a module, and where its last token ends.
    case importDeclaration(module: String, end: Int)
  }

  /// What a file speaks of.
  struct Words: OptionSet {
    let rawValue: Int

    /// An attribute or an expression of Objective-C whose declaration has to be understood.
    static let objectiveC = Words(rawValue: 1)
    /// `override` inside an extension.
    static let overrideInExtension = Words(rawValue: 2)
    /// An override of a key-value method.
    static let keyValueOverride = Words(rawValue: 4)
    /// A preview macro.
    static let preview = Words(rawValue: 8)
    /// A type of FoundationNetworking.
    static let networking = Words(rawValue: 16)
    /// A type of FoundationXML.
    static let xml = Words(rawValue: 32)
    /// A type of Combine that files use without importing it: Foundation passes Combine on.
    static let combine = Words(rawValue: 64)
    /// Tables need declarations.
    static let declarations: Words = [.objectiveC, .overrideInExtension, .keyValueOverride, .preview]
  }

  var sites: [Site] = []
  /// The insides of bodies that hold nothing of interest.
  var bodies: [Range<Int>] = []
  var words: Words = []
  /// The hashes of the base names of the methods that types declare.
  var methods: [UInt64] = []
  /// The hashes of the capitalised names in the file.
  var typeNames: Set<UInt64> = []
  /// Whether every bracket found its partner. If not, the pass may have misread something and its bodies are not used.
  var isBalanced = true
}
