/// The result of scanning a file: positions to rewrite, and bodies that need not be parsed.
struct SourceScanResult {
  /// A position in the text, in UTF-8 offsets.
  enum Site {
    /// An attribute that is not supported on Linux, with its argument.
    case attribute(Range<Int>)
    /// `@UIApplicationMain`.
    case applicationMain(Range<Int>)
    /// `#selector(…)` and its argument.
    case selector(Range<Int>, argument: Range<Int>)
    /// `#keyPath(…)` and its argument.
    case keyPath(Range<Int>, argument: Range<Int>)
    /// The name `NSClassFromString`.
    case classFromString(Range<Int>)
    /// The name `NSExpression` or `NSComparisonPredicate`, classes that cannot be created on Linux.
    case predicateClass(Range<Int>)
    /// The function `abs` in a file that extends `CGFloat`, which has a static method of that name on Linux.
    case absoluteValue(Int)
    /// The parentheses of `ProcessInfo()`, an initializer that does not exist on Linux.
    case processInformation(Range<Int>)
    /// The end of the name `HTTPURLResponse` before the arguments of the initializer that it inherits on iOS.
    case inheritedResponse(Int)
    /// A closure with several weak captures that is the value of a variable, with its braces.
    case heldClosure(Range<Int>)
    /// A class as an argument of type `AnyObject`.
    case objectArgument(Range<Int>)
    /// An object of type `AnyObject` whose member is used, and the exclamation mark after the member.
    case dynamicObject(DynamicMember.Use)
    /// The protocols of an extension of `NSObject` without members, and the end of the extension.
    case objectExtension(Range<Int>, end: Int)
    /// `AnyObject` as a requirement of an associated type for delegates.
    case delegateRequirement(Range<Int>)
    /// `let error as NSError {` after `catch`, with the name.
    case errorCatch(Range<Int>, name: String)
    /// `? NSError` in a conditional cast of an error.
    case errorCast(Range<Int>)
    /// A cast to a value that objects of Foundation contain on iOS, with the range of `as?` or `as!`.
    case valueCast(Range<Int>, type: Range<Int>, operator: String)
    /// The module `CoreFoundation` in an import of all its declarations.
    case coreFoundation(Range<Int>)
    /// The name of a header after that of a module in an import.
    case header(Range<Int>)
    /// The type `fpos_t` of positions in streams, an integer on Darwin.
    case streamPosition(Range<Int>)
    /// Text with a known replacement, such as `Module.Header.Name` in an import of one declaration.
    case replacement(Range<Int>, String)
    /// `CFString` in `Unmanaged<CFString>`: it is no class here.
    case unmanagedText(Range<Int>)
    /// The start of a line with an operator function `<` for `NSNumber`, which Foundation on Linux has, too.
    case numberComparison(Int)
    /// A call of `enumerateMatches` with an `NSRange`.
    case matchEnumeration(Range<Int>)
    /// `some` before the name of a protocol in a type: the keyword, and the protocol.
    case opaqueType(Range<Int>, name: String)
    /// `name?(` or `name!(`: the offset of the mark, the full name, and the end of the call if its value is assigned.
    case optionalCall(question: Int, name: String, end: Int?)
    /// `name?(` without a receiver: the name, the offset of the mark, and the full name.
    case ownOptionalCall(Range<Int>, question: Int, name: String)
    /// The full name of a method without arguments, as in `delegate?.panel(_:didSelectItemAt:)`.
    case methodReference(Range<Int>, name: String)
    /// The second question mark after `delegate?.window`, which is singly optional here and doubly optional
    /// on iOS.
    case delegateWindow(Range<Int>)
    /// A reference to the module `Darwin`.
    case darwin(Range<Int>)
    /// The expression `type(of: x).description()` and its argument. On iOS, any class has the method.
    case typeDescription(Range<Int>, argument: Range<Int>)
    /// The colon and the space before the name of a protocol in `extension Array where Element: Name {`.
    case elementConformance(Range<Int>, name: String)
    /// The arguments of `@available` for a declaration that does not exist on iOS.
    case unavailable(Range<Int>)
    /// `#available` or `#unavailable` with a version of iOS after the newest whose names the frameworks have.
    case laterVersion(Range<Int>, isAvailable: Bool)
    /// The module `Foundation` before the name of a type of FoundationNetworking.
    case networkingModule(Range<Int>)
    /// A condition of an `#if` with a known value: a platform, or a framework that is implemented in part.
    case condition(Range<Int>, holds: Bool)
    /// `#function`.
    case function(Range<Int>)
    /// The end of `@Query` without arguments.
    case emptyQuery(Int)
    /// The start of an import that must be `@preconcurrency`.
    case preconcurrentImport(Int)
    /// The start of an import that must be public.
    case publicImport(Int)
    /// An `import` declaration and its path.
    case importDeclaration(module: String, Range<Int>)
  }

  /// Features used in a file.
  struct Words: OptionSet {
    let rawValue: Int

    /// An Objective-C attribute or expression that requires parsing of its declaration.
    static let objectiveC = Words(rawValue: 1)
    /// `override` in an extension.
    static let overrideInExtension = Words(rawValue: 2)
    /// An override of a key-value method or of an accessibility property.
    static let keyValueOverride = Words(rawValue: 4)
    /// A preview macro.
    static let preview = Words(rawValue: 8)
    /// A type of FoundationNetworking.
    static let networking = Words(rawValue: 16)
    /// A type of FoundationXML.
    static let xml = Words(rawValue: 32)
    /// A type of Combine used without import, because Foundation re-exports Combine.
    static let combine = Words(rawValue: 64)
    /// In a test file, a main-actor declaration or an override of XCTest's set-up or tear-down methods.
    static let isolatedTest = Words(rawValue: 128)
    /// A name of Observation, which Foundation re-exports.
    static let observation = Words(rawValue: 256)
    /// A name that is in Foundation on iOS and in FoundationExtensions here.
    static let extensions = Words(rawValue: 512)
    /// A name that is in Foundation on iOS and in ObjCRuntime here.
    static let runtime = Words(rawValue: 1024)
    /// A name of CoreGraphics, which Foundation re-exports.
    static let graphics = Words(rawValue: 2048)
    /// A name of UIKit, which XCTest re-exports.
    static let interface = Words(rawValue: 4096)
    /// A function that exchanges, adds or replaces methods.
    static let exchanges = Words(rawValue: 8192)
    /// A declaration of Darwin's headers that Foundation re-exports.
    static let darwin = Words(rawValue: 16384)
    /// A type of XCTest's activities and attachments.
    static let reports = Words(rawValue: 32768)
    /// A variable of a standard stream, which Darwin's headers declare as safe to use from any thread.
    static let standardStreams = Words(rawValue: 65536)
    /// Core Data's properties and environment of SwiftUI.
    static let managedData = Words(rawValue: 131072)
    /// A type of CoreImage, which UIKit re-exports.
    static let filters = Words(rawValue: 262144)
    /// A name of Security, which Foundation and UIKit re-export.
    static let security = Words(rawValue: 524288)
    /// A method of Foundation's data that Compression declares here.
    static let compression = Words(rawValue: 1_048_576)
    /// A name of CoreText, which UIKit re-exports.
    static let typesetting = Words(rawValue: 2_097_152)
    /// An initializer without parameters that overrides none.
    static let initializer = Words(rawValue: 4_194_304)
    /// Features that may require additional imports.
    static let imports: Words = [
      .networking, .xml, .combine, .observation, .extensions, .runtime, .graphics, .interface, .reports,
      .darwin, .standardStreams, .managedData, .filters,
      .security, .compression, .typesetting,
    ]
    /// Features that require parsing of declarations.
    static let declarations: Words = [
      .objectiveC, .overrideInExtension, .keyValueOverride, .preview, .isolatedTest, .initializer,
    ]
  }

  var sites: [Site] = []
  /// Whether the file imports XCTest.
  var isTest = false
  /// Whether the file imports a module with `@testable`. The module's umbrella header re-exports UIKit on iOS.
  var importsTestedModule = false
  /// The contents of string literals that begin an argument.
  var argumentLiterals: [Range<Int>] = []
  /// Bodies without relevant content.
  var bodies: [Range<Int>] = []
  var words: Words = []
  /// The hashes of the base names of declared methods.
  var methods: [UInt64] = []
  /// The members in expressions of the form `super.member`.
  var superMembers: [Range<Int>] = []
  /// The hashes of the base names of overriding members.
  var overrides: Set<UInt64> = []
  /// The superclass, or first protocol, of each class in the file.
  var superclasses: [String: String] = [:]
  /// The types that the file gives other names, by the new name.
  var aliases: [String: String] = [:]
  /// The full names by which the file refers to methods.
  var methodReferences: Set<String> = []
  /// The generic types in the file.
  var genericTypes: Set<String> = []
  /// Whether an extension adds a conformance.
  var hasConformingExtension = false
  /// Whether a protocol may require `init()`.
  var hasInitializerRequirement = false
  /// The protocols that extensions make `NSObject` conform to.
  var objectConformances: Set<String> = []
  /// The hashes of capitalized names.
  var typeNames: Set<UInt64> = []
  /// The names of Core Foundation's run loops in the file.
  var runLoopNames: Set<String> = []
  /// Whether the file uses names of Core Foundation that only its C module declares.
  var usesForeignCoreFoundation = false
  /// The modules that the file imports.
  var imports: [String] {
    sites.compactMap { if case .importDeclaration(let module, _) = $0 { module } else { nil } }
  }
  /// Whether the file names a type of previews other than those of SwiftUI.
  var usesPreviewNames: Bool { !typeNames.isDisjoint(with: ImplicitNames.previews) }
  /// Whether the file imports Foundation, or a lower-level module, and no module that re-exports everything.
  var isFoundationOnly: Bool {
    let imports = imports
    return imports.contains {
      ["Foundation", "CoreFoundation", "Dispatch", "Darwin", "OSLog", "ObjectiveC", "XCTest", "Combine"]
        .contains($0)
    }
      && !imports.contains { ["UIKit", "SwiftUI", "WebKit", "FoundationExtensions"].contains($0) }
  }
  /// Whether all brackets are balanced. If not, the scan may be wrong and its bodies are ignored.
  var isBalanced = true
}
