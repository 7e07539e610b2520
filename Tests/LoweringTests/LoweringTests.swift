import Foundation
import Lowering
import XCTest

/// Lowers a file that is alone in its module; `nil` if it stays as it is.
func lower(_ source: String, name: String = "File.swift") -> String? {
  let file = SourceFile(name: name, text: source)
  return file.lowered(ProjectSummary([file.facts]))?.text
}

final class LoweringTests: XCTestCase {
  func testFilesWithoutLoweringAreUnchanged() {
    for source in [
      "", "\n", "import Foundation\n", "struct A { var b = 1 }",
      "// @objc #selector(a)\nlet s = \"@IBOutlet \\(1 + 1)\"",
      "class A { override init() {} ; func f(_ g: (() -> Void)?) { g?() ; (1 as Int?)?.hash } }",
      "#if os(macOS)\nimport AppKit\n#endif\n", "let x = a.b?(1)", "func tableView(_ n: Int) {}",
      "#if DEBUG\nlet os = 1\n#endif", "extension A { func f() {} }", "protocol P { func f() }",
      "@discardableResult func f() -> Int { 1 }", "@main struct A {}", "let f = #function",
    ] {
      XCTAssertNil(lower(source), source)
    }
  }

  func testPreviewsAreRemovedUnlessTheyAreDrawn() {
    let source = "import SwiftUI\n#Preview(\"A\") {\n  Text(\"a\")\n}\nlet a = 1\n"
    XCTAssertEqual(lower(source), "import SwiftUI\n               \n           \n \nlet a = 1\n")
    let file = SourceFile(name: "A.swift", text: source)
    let kept = file.lowered(for: .previews)?.text ?? ""
    let lines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertTrue(
      lines[1].hasSuffix("-> DeveloperToolsSupport.Preview { DeveloperToolsSupport.Preview(\"A\") {"), kept)
    XCTAssertEqual(lines[2], "  Text(\"a\")")
    XCTAssertEqual(lines[3], "} }")
    XCTAssertEqual(lines[4], "let a = 1")
    XCTAssertTrue(kept.contains("_Previews.add(\"A.swift\", 2, #fileID, {"), kept)
    XCTAssertTrue(kept.contains("\nimport DeveloperToolsSupport\n"), kept)
  }

  func testPropertiesOfPreviewsBelongToAView() {
    let source =
      "#Preview {\n  @Previewable @State var a = 1\n  Text(\"\\(a)\")\n  @Previewable @State var b = 2\n}\n"
    let kept = SourceFile(name: "A.swift", text: source).lowered(for: .previews)?.text ?? ""
    let lines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertTrue(lines[0].hasSuffix("struct __PTLPreview: SwiftUI.View { "), kept)
    XCTAssertEqual(lines[1], "               @State var a = 1")
    XCTAssertEqual(lines[2], "   @State var b = 2; var body: some SwiftUI.View { Text(\"\\(a)\")")
    XCTAssertTrue(lines[4].hasPrefix(" } }; return DeveloperToolsSupport.Preview { __PTLPreview() } }"), kept)
  }

  func testTypesOfPreviewsAreImported() {
    let source = "import SwiftUI\nextension PreviewTrait where T == Preview.ViewTraits {}\n"
    XCTAssertTrue(lower(source)?.contains("\nimport DeveloperToolsSupport\n") ?? false)
  }

  func testOutputDependsOnlyOnTheFile() {
    for fixture in FixtureBuild.fixtures {
      let lowered = (0..<3).map { _ in SourceFile(name: "A.swift", text: fixture.source).lowered()?.text }
      XCTAssertEqual(Set(lowered).count, 1, fixture.name)
    }
  }

  func testFactsDoNotDependOnTheOrderOfFiles() {
    let facts = FixtureBuild.fixtures.map { SourceFile(name: $0.name + ".swift", text: $0.source).facts }
    XCTAssertEqual(ProjectSummary(facts).fingerprint, ProjectSummary(facts.reversed()).fingerprint)
    XCTAssertNotEqual(ProjectSummary(facts).fingerprint, ProjectSummary().fingerprint)
  }

  func testApplicationMainBecomesMain() {
    XCTAssertEqual(
      lower("@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"),
      "@main             \nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n")
  }

  func testPlatformConditionsHold() {
    XCTAssertEqual(
      lower(
        "#if os(iOS) || os(tvOS)\n#elseif !os( iOS )\n#elseif targetEnvironment(simulator) // os(iOS)\n#endif\n"
      ),
      "#if true    || os(tvOS)\n#elseif !true     \n#elseif true                         // os(iOS)\n#endif\n"
    )
  }

  /// Conditions for frameworks that are implemented in part are false.
  func testPartialFrameworksCannotBeImportedOnCondition() {
    XCTAssertEqual(
      lower(
        "#if canImport(SceneKit) && !canImport( Accelerate )\nimport SceneKit\nextension SCNNode {}\n"
          + "#elseif canImport(UIKit)\n#endif\n"),
      "#if false               && !false                  \nimport SceneKit\nextension SCNNode {}\n"
        + "#elseif canImport(UIKit)\n#endif\n")
    let imports =
      "#if canImport(SceneKit)\n  // Sprites\n  import SceneKit\n  @preconcurrency import Combine\n#endif\n"
    XCTAssertEqual(lower(imports) ?? imports, imports)
    let nested = "#if canImport(SceneKit)\nimport SceneKit\n#if canImport(UIKit)\nimport UIKit\n#endif\n"
    XCTAssertEqual(lower(nested + "#endif\nextension SCNNode {}\n") ?? nested, nested)
    XCTAssertTrue(
      lower(nested + "extension SCNNode {}\n#endif\n")?.hasPrefix("#if false              \n") ?? false)
    let filters =
      "#if canImport(CoreImage) && canImport(SpriteKit)\nimport CoreImage\nlet f: CIFilter\n#endif\n"
    XCTAssertEqual(lower(filters) ?? filters, filters)
  }

  func testUnavailableClassesHaveNoTable() {
    let source = "@available(*, unavailable) @objcMembers class A: NSObject { func f() {} }\n"
    XCTAssertFalse(lower("import UIKit\n" + source)?.contains("A.self") ?? false)
    XCTAssertNil(
      lower("@available(iOS, unavailable)\n@MainActor class B {}\n"),
      "Only cases of enumerations are removed.")
  }

  func testDeclarationsThatAreUnavailableOnSystemsAre() {
    XCTAssertEqual(
      lower("enum E {\n@available(iOS, unavailable)\ncase a\n@available(iOS 15, macOS 12, *) case b\n}\n"),
      "enum E {\n@available(*, unavailable  )\ncase a\n@available(iOS 15, macOS 12, *) case b\n}\n")
    XCTAssertEqual(
      lower("@available(iOS, introduced: 9, obsoleted: 13.0)\nfunc f() {}\n")?.prefix { $0 != "f" }.filter {
        $0 != " "
      },
      "@available(*,unavailable)\n")
    XCTAssertNil(
      lower("@available(iOS, obsoleted: 17.0)\nfunc f() {}\n@available(iOS, deprecated: 13)\nfunc g() {}\n"))
  }

  func testVersionsAfterTheNewestKnownOneAreNotAvailable() {
    XCTAssertEqual(
      lower("if #available(iOS 27, macOS 27.0, *), a {}\nif #unavailable(iOS 27.1) {}\n"),
      "if #unavailable(iOS 99)             , a {}\nif #available(iOS 99,*)   {}\n")
    XCTAssertNil(
      lower(
        "if #available(iOS 26.4, *) {}\nif #available(macOS 27, *) {}\nguard #unavailable(iOS 17) else {}\n"))
  }

  /// A package's own replacement for a type of XCTest is removed if the frameworks have the type.
  func testReplacementsOfXCTestsTypesAreRemoved() {
    XCTAssertEqual(
      lower("#if os(Linux) || os(Windows)\nimport Foundation\npublic struct XCTAttachment {}\n#endif\n"),
      "#if false     || os(Windows)\nimport Foundation\npublic struct XCTAttachment {}\n#endif\n")
  }

  func testReportsOfXCTestAreXCUIAutomations() {
    let lowered = lower(
      "import UIKit\nimport XCTest\nfunc add() -> XCTAttachment { XCTAttachment(string: \"a\") }\n")
    XCTAssertTrue(lowered?.contains("\nimport XCUIAutomation\n") == true)
  }

  func testLinuxIsAnotherPlatform() {
    XCTAssertEqual(
      lower("#if !os(Linux)\n#elseif os( Linux ) && DEBUG // os(Linux)\n#endif\n"),
      "#if !false    \n#elseif false       && DEBUG // os(Linux)\n#endif\n")
  }

  func testBranchesForOtherPlatformsAreIgnored() {
    let source = """
      #if canImport(AppKit) || os(Linux)
      extension A { override func f(_ event: NSEvent) {} }
      #elseif os(iOS)
      extension A { override func g() {} }
      #else
      extension A { override func h() {} }
      #endif
      class A: B {}

      """
    let lowered = lower(source)!
    let body = lowered.split(separator: "\n").first { $0.hasPrefix("class A: B {") } ?? ""
    XCTAssertTrue(body.hasPrefix("class A: B { override func g() {"), lowered)
    XCTAssertFalse(body.contains("func f("), lowered)
    XCTAssertFalse(body.contains("func h("), lowered)
  }

  func testMembersOfExtensionsStayWhereNobodyOverridesThem() {
    let source = "class A: B {}\nextension A {\n  @objc func f() {}\n}\n"
    XCTAssertTrue(lower(source)!.hasPrefix("class A: B {}\nextension A {\n        func f() {}\n}\n"))
    let overridden = source + "class C: A { override func f() {} }\n"
    XCTAssertTrue(lower(overridden)!.hasPrefix("class A: B { func f() { _p"), lower(overridden)!)
  }

  func testModulesDoNotShareTheMembersOfExtensions() {
    let one = SourceFile(name: "A.swift", text: "class A: B {}\n", module: "one")
    let other = SourceFile(
      name: "B.swift", text: "class A: B {}\nextension A { override func f() {} }\n", module: "other")
    let facts = ProjectSummary([one.facts, other.facts])
    XCTAssertNil(one.lowered(facts))
    XCTAssertNotNil(other.lowered(facts))
  }

  func testForwardersHaveTheAccessOfTheirExtension() {
    let lowered = lower("public class A: B {}\npublic extension A { override var d: String { e } }\n")!
    XCTAssertTrue(lowered.hasPrefix("public class A: B { override public var d: String {"), lowered)
  }

  func testNamesOfTheRuntimeAndOfDarwinAreImported() {
    for (text, module) in [
      ("let m = class_getInstanceMethod(A.self, s)", "ObjCRuntime"),
      ("let c = object_getClass(a)", "ObjCRuntime"), ("let i: IMP", "ObjCRuntime"),
      ("let n = _dyld_image_count()", "LibSys"), ("os_unfair_lock_lock(&l)", "LibSys"),
      ("pthread_mutexattr_init(&a)", "LibSys"), ("let m: CFRunLoopMode", "LibSys"),
      ("let text = a as CFString", "CoreGraphics"),
    ] {
      let source = "import Foundation\n\(text)\n"
      XCTAssertTrue(lower(source)?.contains("\nimport \(module)\n") ?? false, source)
    }
    XCTAssertTrue(
      lower("import XCTest\nfunc f() { autoreleasepool {} }\n")!.contains("\nimport ObjCRuntime\n"))
  }

  func testMatchesOfRangesAreEnumeratedWithoutEscaping() {
    let lowered = lower(
      "import Foundation\nfunc f(_ g: () -> Void) { e.enumerateMatches(in: t, range: NSRange(r, in: t)) { _, _, _ in g() } }\n"
    )
    XCTAssertTrue(
      lowered?.contains("e.enumerateResults(in: t, range: NSRange(r, in: t)) {") ?? false, lowered ?? "")
    XCTAssertTrue(lowered?.contains("import FoundationExtensions") ?? false)
    XCTAssertNil(lower("func f() { e.enumerateMatches(in: t, range: r) { _, _, _ in } }\n"))
    XCTAssertNil(lower("func enumerateMatches(in t: String, range: NSRange) {}\n"))
  }

  func testImportsInBranchesThatAreOffDoNotCount() {
    let source = "#if !os(macOS)\nimport UIKit\n#else\nimport CoreImage\n#endif\nlet f: CIFilter\n"
    XCTAssertTrue(lower(source)?.contains("#if canImport(CoreImage)\nimport CoreImage") ?? false)
    let nested =
      "#if DEBUG\n#if os(macOS)\nimport AppKit\n#endif\nimport CoreImage\n#endif\nimport UIKit\nlet f: CIFilter\n"
    XCTAssertFalse(lower(nested)?.contains("canImport(CoreImage)") ?? false)
    XCTAssertEqual(SourceFile(name: "a", bytes: Array(source.utf8)).imports, ["UIKit"])
    let other = "#if os(iOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#else\nimport Glibc\n#endif\n"
    XCTAssertEqual(SourceFile(name: "b", bytes: Array(other.utf8)).imports, ["UIKit"])
    let unknown = "#if FLAG\nimport A\n#else\nimport B\n#endif\n"
    XCTAssertEqual(SourceFile(name: "c", bytes: Array(unknown.utf8)).imports, ["A", "B"])
  }

  func testNamesOfFoundationsModuleMayBeThoseOfNetworking() {
    let lowered = lower("import Foundation\nlet r = Foundation.URLRequest(url: u), d = Foundation.Data()\n")
    XCTAssertTrue(
      lowered?.contains("let r = FoundationNetworking.URLRequest(url: u), d = Foundation.Data()") ?? false,
      lowered ?? "")
    XCTAssertTrue(lowered?.contains("import NetworkingExtensions") ?? false)
  }

  func testElementsOfCollectionsOfObjectiveCProtocolsAreExistentials() {
    let source =
      "@objc protocol P { func f() }\nprotocol Q {}\nextension Array where Element: P {}\n"
      + "extension Array where Element: Q {}\nfunc f<Element>(_: Element) where Element: P {}\n"
    let lowered = lower(source) ?? ""
    XCTAssertTrue(lowered.contains("extension Array where Element == any P {}"), lowered)
    XCTAssertTrue(lowered.contains("extension Array where Element: Q {}"))
    XCTAssertTrue(lowered.contains("where Element: P {}"))
  }

  func testOpaqueTypesOfObjectiveCProtocolsAreExistentials() {
    let source =
      "@objc protocol P { func f() }\nprotocol Q { func f() }\nvar p: (some P)? { x }\nvar q: (some Q)? { x }\n"
      + "func f(of p: some P) {}\n"
    let lowered = lower(source)
    XCTAssertTrue(lowered?.contains("func f(of p: some P) {}") ?? false, "A parameter's type is generic.")
    XCTAssertTrue(lowered?.contains("var p: (any  P)? { x }") ?? false, lowered ?? "")
    XCTAssertTrue(lowered?.contains("var q: (some Q)? { x }") ?? false)
  }

  func testOverriddenAccessibilityNeedsABaseClass() {
    let lowered = lower(
      "import UIKit\nclass A: NSObject { override var accessibilityLabel: String? { didSet {} } }\nclass B: NSObject {}\n"
    )
    XCTAssertTrue(lowered?.contains("class A: PTObject {") ?? false, lowered ?? "")
    XCTAssertTrue(lowered?.contains("class B: NSObject {") ?? false)
    let acting = lower(
      "import UIKit\nclass A: NSObject { override func accessibilityActivate() -> Bool { true } }\n"
        + "class B: NSObject { func accessibilityActivate() {} }\n")
    XCTAssertTrue(acting?.contains("class A: PTObject {") ?? false, acting ?? "")
    XCTAssertTrue(acting?.contains("class B: NSObject {") ?? false)
    XCTAssertNil(
      lower("import UIKit\nclass A: UIView { override var accessibilityLabel: String? { nil } }\n"))
  }

  func testOptionalMethodsOfSessionsAreCalled() {
    let lowered = lower(
      "import Foundation\nfunc f(_ d: URLSessionDataDelegate?) { d?.urlSession?(s, dataTask: t, didReceive: x) }\n"
    )
    XCTAssertTrue(lowered?.contains("d?.urlSession (s, dataTask: t, didReceive: x)") ?? false, lowered ?? "")
    XCTAssertTrue(lowered?.contains("import NetworkingExtensions") ?? false)
  }

  func testFiltersAreImportedWithUIKit() {
    XCTAssertTrue(lower("import UIKit\nlet f: CIFilter\n")?.contains("import CoreImage") ?? false)
    XCTAssertTrue(lower("import SwiftUI\nlet f: CIFilter\n")?.contains("import CoreImage") ?? false)
    XCTAssertNil(lower("import CoreImage\nimport UIKit\nlet f: CIFilter\n"))
  }

  func testStandardStreamsMayBeUsedFromAnyThread() {
    XCTAssertEqual(
      lower("import Foundation\n@testable import A\nfunc f() { fputs(\"a\", stderr) }\n"),
      "@preconcurrency import Foundation\n@testable import A\nfunc f() { fputs(\"a\", stderr) }\n"
    )
    XCTAssertNil(lower("@preconcurrency import Foundation\nfunc f() { fputs(\"a\", stdout) }\n"))
    XCTAssertNil(lower("import Foundation\nfunc f() { process.stderr.close() }\n"))
  }

  func testAddedImportsArePublicInFilesWithPublicImports() {
    XCTAssertTrue(
      lower("public import Foundation\npublic let m: Selector\n")!.contains("\npublic import ObjCRuntime\n"))
    XCTAssertTrue(lower("import Foundation\nlet m: Selector\n")!.contains("\nimport ObjCRuntime\n"))
  }

  func testConversionsOfStyledTextAreImported() {
    XCTAssertTrue(
      lower("import Foundation\nlet n = NSAttributedString(AttributedString(s))\n")!.contains(
        "\nimport UIKit\n"))
    XCTAssertNil(lower("import Foundation\nlet n = NSAttributedString(string: s)\n"))
  }

  func testMembersThatAreLookedUpAreNotRedirectedWhereMethodsAreExchanged() throws {
    let lowered = try XCTUnwrap(
      lower(
        """
        import UIKit
        extension UIView {
          @objc func prepare() {}
        }
        extension UILabel {
          override func prepare() { super.prepare() }
        }
        let x = method_exchangeImplementations

        """))
    XCTAssertEqual(lowered.components(separatedBy: " func prepare()").count, 2, lowered)
    XCTAssertTrue(lowered.contains("_ObjCOptional.call(self, \"prepare\")"), lowered)
    XCTAssertFalse(lowered.contains("isReplaced(UIView.self, self, \"prepare\")"), lowered)
  }

  func testMethodsAreLedThroughTheRuntimeWhereSomeAreExchanged() {
    let source = "class A: NSObject {\n  @objc dynamic func f() {}\n}\n"
    XCTAssertFalse(lower(source)!.contains("_ObjCDispatch"))
    let exchanging = source + "let x = method_exchangeImplementations\n"
    XCTAssertTrue(lower(exchanging)!.contains("if _ObjCDispatch.isReplaced(A.self, self, \"f\")"))
  }

  func testSendableObservingClassesAreUnchecked() {
    let source =
      "final class A: NSObject, Sendable {\n  override func value(forKey key: String) -> Any? { nil }\n}\n"
    XCTAssertTrue(lower(source)!.contains("class A: ObjCBase, @unchecked Sendable {"), lower(source)!)
  }

  func testSourcesOfEventsCanBeSent() {
    let source = "import Foundation\nlet t: DispatchSourceTimer? = nil\n"
    XCTAssertTrue(lower(source)!.hasPrefix("@preconcurrency import Foundation"), lower(source)!)
  }

  func testConstantsOfObjectKeysAreObjects() {
    XCTAssertEqual(
      lower("let a: [NSObject: AnyObject] = [kCVA: b(kCVB), kCVC : true as AnyObject]\n"),
      "let a: [NSObject: AnyObject] = [(kCVA as NSString): b(kCVB), (kCVC as NSString) : true as AnyObject]\n"
    )
    XCTAssertNil(lower("let a: [NSObject: Int] = [k: 1]\n"))
  }

  func testColorLiteralsOfTestsImportUIKit() {
    let source = "import XCTest\nlet c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n"
    XCTAssertTrue(lower(source)!.contains("import UIKit"), lower(source)!)
  }

  func testConventionsOfObjectiveCAreDropped() {
    XCTAssertEqual(
      lower("typealias A = @convention(block) (B) -> Void\n"),
      "typealias A =                    (B) -> Void\n")
    XCTAssertEqual(
      lower("typealias A = @convention(c) (AnyObject, Selector) -> Void\n"),
      "typealias A =                (AnyObject, Selector) -> Void\n")
    XCTAssertNil(lower("typealias A = @convention(c) (Int32) -> Void\n"))
    XCTAssertNil(
      lower(
        "typealias A = @convention(block) (Int32) -> Void\nlet p = unsafeBitCast(b, to: UnsafeMutableRawPointer.self)\n"
      ))
  }

  func testTheClassOfAnyObjectDescribesItself() {
    XCTAssertTrue(
      lower("let s = type(of: f(a)).description() + b\n")!.hasPrefix(
        "let s = _classText( f(a))            + b\n"))
    XCTAssertNil(lower("let s = type(of: a).description(b)\nlet t = g(of: a).description()\n"))
  }

  func testClosuresFollowOptionalRequirementsOfTheFramework() {
    XCTAssertEqual(
      lower("animator.addCompletion? { _ in }\n"), "animator.addCompletion  { _ in }\n")
    XCTAssertNil(lower("self.completion? { _ in }\n"))
  }

  func testEntriesOfTheEnvironmentAreExpanded() {
    XCTAssertEqual(
      lower("extension EnvironmentValues {\n  @Entry public var tab: Tab? = nil\n}\n"),
      "extension EnvironmentValues {\n         public var tab: Tab? "
        + "{ get { self[__Entry_tab.self] } set { self[__Entry_tab.self] = newValue } }; "
        + "public struct __Entry_tab: EnvironmentKey { public static var defaultValue: Tab? { nil } }\n}\n")
    XCTAssertEqual(
      lower("extension EnvironmentValues {\n  @Entry var count = 3\n}\n"),
      "extension EnvironmentValues {\n         var count: __Entry_count.Value "
        + "{ get { self[__Entry_count.self] } set { self[__Entry_count.self] = newValue } }; "
        + "struct __Entry_count: EnvironmentKey, _EntryKey { static let _entry = _EntryBox(   3) }\n}\n")
    XCTAssertEqual(
      lower("public extension EnvironmentValues {\n  @Entry var count = 3\n}\n"),
      "public extension EnvironmentValues {\n         var count: __Entry_count.Value "
        + "{ get { self[__Entry_count.self] } set { self[__Entry_count.self] = newValue } }; "
        + "struct __Entry_count: EnvironmentKey, _EntryKey { public static let _entry = _EntryBox(   3) }\n}\n"
    )
    XCTAssertEqual(
      lower("extension EnvironmentValues {\n  @Entry private var count = 3\n}\n"),
      "extension EnvironmentValues {\n         private var count: __Entry_count.Value "
        + "{ get { self[__Entry_count.self] } set { self[__Entry_count.self] = newValue } }; "
        + "fileprivate struct __Entry_count: EnvironmentKey, _EntryKey { "
        + "fileprivate static let _entry = _EntryBox(   3) }\n}\n")
    XCTAssertEqual(
      lower("extension FocusedValues {\n  @Entry var name: String?\n}\n"),
      "extension FocusedValues {\n         var name: String? "
        + "{ get { self[__Entry_name.self] } set { self[__Entry_name.self] = newValue } }; "
        + "struct __Entry_name: FocusedValueKey { typealias Value = String }\n}\n")
    XCTAssertNil(lower("struct Log {\n  @Entry var line = 1\n}\n"), "an attribute of the app's own")
  }

  func testAConditionThatIsBrokenOffIsNoTrap() {
    let source = "@objc class A: NSObject {\n#if os\n(iOS)\n@objc func f() {}\n#endif\n}\n"
    let lowered = lower(source)
    XCTAssertEqual(lowered?.contains("@objc"), false, lowered ?? "nothing was lowered")
    XCTAssertEqual(lowered?.contains("func f() {}"), true, lowered ?? "nothing was lowered")
  }

  func testLineBreaksInsideWhatIsReplacedStay() {
    let lowered = lower("let s = #selector(\n  tap(_:)\n)\nlet t = 1\n")!
    XCTAssertTrue(lowered.hasPrefix("let s = _sel(\"tap:\")\n         \n \nlet t = 1\n"), lowered)
  }

  func testCarriageReturnsStay() {
    let lowered = lower("class A: NSObject {\r\n  @objc\r\n  func tap() {}\r\n}\r\n")!
    XCTAssertTrue(lowered.hasPrefix("class A: NSObject {\r\n       \r\n  func tap() {}\r\n}\r\n"), lowered)
  }

  func testOptionalRequirementsOfTheFrameworkAreCalledPlainly() {
    XCTAssertEqual(
      lower("x.delegate?.tableView?(t, didSelectRowAt: i)\nx.done?(1)\n"),
      "x.delegate?.tableView (t, didSelectRowAt: i)\nx.done?(1)\n")
    XCTAssertEqual(
      lower("d.scrollViewDidScroll?(view.sub(a, b: c))"), "d.scrollViewDidScroll (view.sub(a, b: c))")
  }

  func testTheWindowOfTheDelegateIsOptionalOnce() {
    XCTAssertEqual(
      lower("let a = app.shared.delegate?.window??.rootViewController\nlet b = app.delegate!.window!!\n"),
      "let a = app.shared.delegate?.window? .rootViewController\nlet b = app.delegate!.window! \n")
    for source in [
      "let a = app.delegate?.window ?? b\n", "let a = delegate?.window?.frame\n", "let a = view.window??.b\n",
      "let a = x.delegate.window??.b\n", "let a = app.delegate?.window?? b\n",
    ] {
      XCTAssertNil(lower(source), source)
    }
  }

  func testImportsThatTheSystemGivesForFree() {
    let lowered = lower("import Foundation\nlet session = URLSession.shared\n")!
    XCTAssertTrue(lowered.hasPrefix("import Foundation\nlet session = URLSession.shared\n\n#sourceLocation"))
    XCTAssertTrue(lowered.contains("\nimport NetworkingExtensions\n"))
    XCTAssertFalse(lowered.contains("FoundationNetworking"))
    XCTAssertFalse(lowered.contains("FoundationXML"))
    let connection = lower("import Foundation\nclass D: NSURLConnectionDataDelegate {}\n")!
    XCTAssertTrue(connection.contains("\nimport NetworkingExtensions\n"))
    let networking = lower("import FoundationNetworking\nlet session = URLSession.shared\n")!
    XCTAssertEqual(networking, "import NetworkingExtensions\nlet session = URLSession.shared\n")
    XCTAssertEqual(
      lower("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"),
      "#if canImport(FoundationNetworking)\nimport NetworkingExtensions\n#endif\n")
    XCTAssertTrue(
      lower("import Foundation\nfinal class Model: ObservableObject {}\n")!.contains("\nimport Combine\n"))
    XCTAssertTrue(
      lower("import Foundation\nimport Combine\nlet session = URLSession.shared\n")!
        .contains("\nimport CombineNetworking\n"))
    XCTAssertNil(lower("import SwiftUI\nfinal class Model: ObservableObject {}\n"))
    for (text, module) in [
      ("final class Model { @Published var name = 1 }", "Combine"),
      ("@Observable final class Model {}", "Observation"),
      ("let wait = 2 * NSEC_PER_SEC", "FoundationExtensions"),
      ("let text = NSMutableAttributedString()", "FoundationExtensions"),
      ("let now = mach_absolute_time()", "FoundationExtensions"),
      ("let label = __dispatch_queue_get_label(nil)", "FoundationExtensions"),
      ("let version = info[kCFBundleVersionKey as String]", "FoundationExtensions"),
      ("let table: NSMapTable<A, B>", "FoundationExtensions"), ("let action: Selector", "ObjCRuntime"),
      ("func f() { autoreleasepool {} }", "ObjCRuntime"), ("let turn: CGAffineTransform", "CoreGraphics"),
    ] {
      let source = "import Foundation\n\(text)\n"
      XCTAssertTrue(lower(source)?.contains("\nimport \(module)\n") ?? false, source)
      XCTAssertNil(lower("import SwiftUI\n\(text)\n"), "SwiftUI passes it on: \(text)")
    }
    XCTAssertTrue(
      lower("import XCTest\nfinal class A: XCTestCase { let view = UIView() }\n")!.contains(
        "\nimport UIKit\n"))
    XCTAssertNil(lower("import UIKit\nimport XCTest\nfinal class A: XCTestCase { let view = UIView() }\n"))
    XCTAssertNil(lower("import Foundation\nlet name = self.mach_absolute_time\nlet text = \"NSEC_PER_SEC\""))
  }

  func testTheVersionOfTheSystemIsThatOfIOS() {
    XCTAssertEqual(
      lower("import UIKit\nlet a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion\n"),
      "import UIKit\nlet a = ProcessInfo.processInfo._operatingSystemVersion.majorVersion\n")
    XCTAssertEqual(
      lower("import UIKit\nlet a = ProcessInfo().isOperatingSystemAtLeast(b)\n"),
      "import UIKit\nlet a = ProcessInfo.processInfo._isOperatingSystemAtLeast(b)\n")
    XCTAssertNil(lower("import UIKit\nlet operatingSystemVersion = device.operatingSystemVersion\n"))
  }

  func testConstantsOfCoreTextBecomeAttributeKeys() {
    // https://github.com/square/Blueprint, AttributedTextKey.swift
    XCTAssertEqual(
      lower("import CoreText\nlet a = kCTTrackingAttributeName as NSAttributedString.Key\n"),
      "import CoreText\nlet a = NSAttributedString.Key(kCTTrackingAttributeName)  \n")
    XCTAssertNil(lower("import CoreText\nlet a = kCTTrackingAttributeName as String\n"))
  }

  func testDarwinIsAModuleOfTheFrameworks() {
    XCTAssertEqual(
      lower("#if os(iOS)\nimport Darwin\n#else\nimport Glibc\n#endif\nimport Darwin.C.time\n"),
      "#if true   \nimport LibSys\n#else\nimport Glibc\n#endif\nimport LibSys.C.time\n")
    for (source, lowered) in [
      (
        "#if canImport(Darwin) && DEBUG\n#endif\nlet a = Darwin.round(b) + c.Darwin\n",
        "#if canImport(LibSys) && DEBUG\n#endif\nlet a = LibSys.round(b) + c.Darwin\n"
      ),
      // UIKit re-exports Darwin on iOS.
      ("import UIKit\nlet a = Darwin.round(b)\n", "import UIKit\nlet a = LibSys.round(b)\n"),
    ] {
      let text = lower(source) ?? ""
      XCTAssertTrue(text.hasPrefix(lowered), text)
      XCTAssertTrue(text.contains("\nimport LibSys\n"), text)
    }
    XCTAssertEqual(
      lower("import Darwin\nlet a = Darwin.round(b)\n"), "import LibSys\nlet a = LibSys.round(b)\n")
  }

  func testImportsOfStreamsAreNotConcurrencyChecked() {
    XCTAssertEqual(
      lower(
        "public import Foundation\n  @testable import App\n@preconcurrency import UIKit\nfputs(text, stderr)\n"
      ),
      "@preconcurrency public import Foundation\n  @testable import App\n@preconcurrency import UIKit\n"
        + "fputs(text, stderr)\n")
    XCTAssertNil(lower("import Foundation\nprocess.stderr = 1\n"))
  }

  func testSubmoduleImports() {
    let file = SourceFile(
      name: "A.swift",
      text: "import UIKit.UIGestureRecognizerSubclass\n@testable import App\nimport class Foundation.Bundle\n"
    )
    XCTAssertEqual(file.imports, ["UIKit", "App", "Foundation"])
  }

  func testNamesOfSelectors() {
    let rules: [(String, [String], String)] = [
      ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("move", ["to"], "moveTo:"), ("move", ["to", "animated"], "moveTo:animated:"),
      ("lookFor", ["name"], "lookForName:"), ("f", ["atIndex"], "fAtIndex:"), ("f", ["attic"], "fWithAttic:"),
      ("tap", ["_", "forEvent"], "tap:forEvent:"), ("a", ["_", "_"], "a::"),
      ("load", ["URL"], "loadWithURL:"),
      ("set", ["x", "y"], "setWithX:y:"), ("jump", ["within"], "jumpWithin:"),
      ("item", ["with"], "itemWith:"),
      ("insert", ["inside"], "insertInside:"), ("copyTo", ["place"], "copyToPlace:"),
    ]
    for (name, labels, selector) in rules {
      XCTAssertEqual(SelectorNaming.method(name, labels: labels), selector)
    }
    XCTAssertEqual(SelectorNaming.method("save", labels: [], throws: true), "saveAndReturnError:")
    XCTAssertEqual(SelectorNaming.method("save", labels: ["_"], throws: true), "save:error:")
    XCTAssertEqual(SelectorNaming.method("load", labels: [], async: true), "loadWithCompletionHandler:")
    XCTAssertEqual(
      SelectorNaming.method("load", labels: ["from"], async: true), "loadFrom:completionHandler:")
    XCTAssertEqual(SelectorNaming.setter("isOn"), "setIsOn:")
  }

  func testSelectorsResolveInOtherFiles() {
    let other = SourceFile(
      name: "B.swift",
      text: "class B: NSObject { @objc func tap(_ s: Int) {}\n@objc(named:) func go(a: Int) {} }")
    let facts = ProjectSummary([other.facts])
    let source =
      "let a = #selector(tap), b = #selector(B.go(a:)), c = #selector(unknown), e = #selector(go), d = #selector(B.unknown(x:))"
    let lowered = SourceFile(name: "A.swift", text: source).lowered(facts)!.text
    for selector in ["tap:", "named:", "unknown", "unknownWithX:"] {
      XCTAssertTrue(lowered.contains("_sel(\"\(selector)\")"), lowered)
    }
    XCTAssertTrue(lowered.contains(", e = _k"), "a longer name does not fit in its place: \(lowered)")
  }

  func testUnbalancedTextIsStillRewritten() {
    let lowered = lower("class A: NSObject {\n  @objc func a() { if x { }\n  @objc func b() {}\n")!
    XCTAssertTrue(
      lowered.hasPrefix("class A: NSObject {\n        func a() { if x { }\n        func b() {}\n"), lowered)
  }
}
