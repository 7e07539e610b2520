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
    /// The second of two marks after `delegate?.window`, which is optional once here and twice on iOS.
    case delegateWindow(Range<Int>)
    /// A platform condition of an `#if` that holds on iOS.
    case condition(Range<Int>)
    /// `#function`.
    case function(Range<Int>)
    /// The `import` of a module, and its path.
    case importDeclaration(module: String, Range<Int>)
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
    /// In a file of tests, something of the main actor's or an override of what XCTest calls before and after tests.
    static let isolatedTest = Words(rawValue: 128)
    /// Something of Observation, which Foundation passes on.
    static let observation = Words(rawValue: 256)
    /// Something that is Foundation's on iOS and FoundationExtensions' here.
    static let extensions = Words(rawValue: 512)
    /// Something that is Foundation's on iOS and ObjCRuntime's here.
    static let runtime = Words(rawValue: 1024)
    /// Something of CoreGraphics, which Foundation passes on.
    static let graphics = Words(rawValue: 2048)
    /// Something of UIKit, which XCTest passes on.
    static let interface = Words(rawValue: 4096)
    /// What may need imports that the file does not have.
    static let imports: Words = [
      .networking, .xml, .combine, .observation, .extensions, .runtime, .graphics, .interface,
    ]
    /// What the declarations have to be known for.
    static let declarations: Words = [
      .objectiveC, .overrideInExtension, .keyValueOverride, .preview, .isolatedTest,
    ]
  }

  var sites: [Site] = []
  /// Whether the file imports XCTest.
  var isTest = false
  /// The insides of bodies that hold nothing of interest.
  var bodies: [Range<Int>] = []
  var words: Words = []
  /// The hashes of the base names of the methods that types declare.
  var methods: [UInt64] = []
  /// The hashes of the capitalised names in the file.
  var typeNames: Set<UInt64> = []
  /// The modules that the file imports.
  var imports: [String] {
    sites.compactMap { if case .importDeclaration(let module, _) = $0 { module } else { nil } }
  }
  /// Whether the file imports Foundation, or what stands below it, and nothing that passes on all there is.
  var isFoundationOnly: Bool {
    let imports = imports
    return imports.contains {
      ["Foundation", "CoreFoundation", "Dispatch", "Darwin", "ObjectiveC"].contains($0)
    }
      && !imports.contains { ["UIKit", "SwiftUI", "WebKit", "FoundationExtensions"].contains($0) }
  }
  /// Whether every bracket found its partner. If not, the pass may have misread something and its bodies are not used.
  var isBalanced = true
}
