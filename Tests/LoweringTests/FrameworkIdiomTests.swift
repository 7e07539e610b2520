import Lowering
import XCTest

/// Lowers names and idioms of Foundation, Core Data and other frameworks that do not exist on Linux.
final class FrameworkIdiomTests: XCTestCase {
  /// Libraries name the image views of several systems alike, and override their own additions to them.
  func testMembersOfARenamedClassAreOverriddenByItsSubclasses() throws {
    func file(_ name: String, _ text: String) -> SourceFile {
      SourceFile(name: name, bytes: Array(text.utf8))
    }
    let kit = file(
      "Kit.swift",
      "import UIKit\ntypealias KitView = UIImageView\nextension KitView {\n  @objc func preloads() -> Bool { true }\n}\n"
    )
    let own = file(
      "Own.swift",
      "import UIKit\nclass Own: UIImageView {\n  override func preloads() -> Bool { false }\n}\n")
    let text = try XCTUnwrap(own.lowered(ProjectSummary([kit.facts, own.facts]))?.text)
    XCTAssertFalse(text.contains("override func preloads()"), text)
  }

  /// `awakeFromNib` is a method of `NSObject` on iOS only, so the class at the top of the project's hierarchy gets another base.
  func testSubclassesOverrideMethodsOfObjects() throws {
    func file(_ name: String, _ text: String) -> SourceFile {
      SourceFile(name: name, bytes: Array(text.utf8))
    }
    let base = file("Base.swift", "import UIKit\nopen class Animation: NSObject {\n  var a = 1\n}\n")
    let middle = file("Middle.swift", "import UIKit\nclass Frames: Animation {}\n")
    let own = file(
      "Own.swift",
      "import UIKit\nclass Own: Frames {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\n")
    let other = file("Other.swift", "import UIKit\nclass Other: NSObject {}\n")
    let facts = ProjectSummary([base.facts, middle.facts, own.facts, other.facts])
    let text = try XCTUnwrap(base.lowered(facts)?.text)
    XCTAssertTrue(text.contains("open class Animation: ObjCBase {"), text)
    XCTAssertNil(other.lowered(facts))
    XCTAssertNotEqual(facts.fingerprint, ProjectSummary([base.facts, middle.facts, other.facts]).fingerprint)
  }

  /// Foundation on Linux has a class of this name that cannot be created.
  func testExpressionsAreThoseOfFoundationExtensions() throws {
    let text = try XCTUnwrap(lower("import Foundation\nlet sum = NSExpression(format: \"1 + 2\")\n"))
    XCTAssertTrue(text.hasPrefix("import Foundation\nlet sum = PTExpression(format: \"1 + 2\")\n"), text)
    XCTAssertTrue(text.contains("import FoundationExtensions"), text)
  }

  /// Constants of Security and other frameworks are objects on iOS.
  func testConstantsAreObjectsForFunctionsThatTakeObjects() throws {
    let source = """
      import UIKit
      class func wipe() { delete(kSecClassKey); find(kSecClassKey) }
      private class func delete(_ item: AnyObject) {}
      private class func find(_ item: CFString) {}

      """
    let text = try XCTUnwrap(lower(source))
    XCTAssertTrue(text.contains("delete((kSecClassKey as AnyObject)"), text)
    XCTAssertTrue(text.contains("find(kSecClassKey)"), text)
  }

  /// A common way to visit the elements of a path, as in [Macaw](https://github.com/exyte/Macaw).
  func testBlocksThatTakeElementsOfPathsAreClosures() throws {
    let text = try XCTUnwrap(
      lower(
        """
        import UIKit
        extension CGPath {
          func forEach(_ body: @escaping @convention(block) (CGPathElement) -> Void) {
            typealias Body = @convention(block) (CGPathElement) -> Void
            let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
              unsafeBitCast($0, to: Body.self)($1.pointee)
            }
            let pointer = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
            apply(info: pointer, function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
          }
        }

        """))
    XCTAssertFalse(text.contains("@convention"), text)
    XCTAssertFalse(text.contains("unsafeBitCast"), text)
    XCTAssertTrue(text.contains("_bitCast     (body, to: UnsafeMutableRawPointer.self)"), text)
  }

  /// The module has the functions of the C library on Darwin.
  func testFunctionsOfTheCLibraryInCoreFoundation() throws {
    let text = try XCTUnwrap(lower("import UIKit\nlet root = CoreFoundation.sqrt(5.0)\n"))
    XCTAssertTrue(text.contains("= Foundation    .sqrt(5.0)"), text)
  }

  /// XCTest declares the method in an extension on Linux.
  func testMeasuringIsNoOverride() throws {
    let source =
      "import XCTest\nclass A: XCTestCase {\n  override func measure(_ block: () -> Void) { super.measure(block) }\n}\n"
    let text = try XCTUnwrap(lower(source))
    XCTAssertFalse(text.contains("override"), text)
    XCTAssertTrue(text.contains("super.measure(block)"), text)
  }

  func testComparisonPredicatesAreThoseOfFoundationExtensions() throws {
    let text = try XCTUnwrap(lower("import Foundation\nlet c = p as? NSComparisonPredicate\n"))
    XCTAssertTrue(text.hasPrefix("import Foundation\nlet c = p as? PTComparisonPredicate\n"), text)
  }

  func testOverridesOfObjectValuesImplementAProtocol() throws {
    let source = """
      import Foundation
      class Digits: NumberFormatter {
        override open func getObjectValue(_ obj: P?, for string: String, range rangep: R?) throws {}
      }
      class Hex: Digits {
        override func getObjectValue(_ obj: P?, for string: String, range rangep: R?) throws {}
      }
      """
    let text = try XCTUnwrap(lower(source))
    XCTAssertTrue(text.contains("           open func _lowered_getObjectValue(_ obj: P?, for"), text)
    XCTAssertTrue(text.contains("override func _lowered_getObjectValue("), text)
    XCTAssertTrue(text.contains("extension Digits: _RangedObjectValueReading {}"), text)
    XCTAssertFalse(text.contains("extension Hex:"), text)
  }

  func testFormattersOverrideInExtensions() throws {
    let source = """
      import Foundation
      class Phone: Formatter {}
      extension Phone {
        override open func getObjectValue(_ obj: P?, for string: String, errorDescription error: R?) -> Bool { true }
        override func isPartialStringValid(_ p: String, newEditingString n: P?, errorDescription e: R?) -> Bool { true }
      }
      """
    let text = try XCTUnwrap(lower(source))
    XCTAssertTrue(text.contains("class Phone: Formatter {}"), text)
    XCTAssertTrue(text.contains("         open func _lowered_getObjectValue("), text)
    XCTAssertTrue(text.contains("         func isPartialStringValid("), text)
    XCTAssertTrue(text.contains("extension Phone: _ObjectValueReading {}"), text)
  }

  /// Foundation on Linux has the operator for numbers, but not the others.
  func testComparisonsOfNumbersAreDisfavored() {
    XCTAssertEqual(
      lower(
        "  public func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }\nfunc < (a: A, b: A) -> Bool { true }"
      ),
      "  @_disfavoredOverload public func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }\n"
        + "func < (a: A, b: A) -> Bool { true }")
  }

  func testOtherSystemsLibrariesAreAbsent() throws {
    let text = try XCTUnwrap(lower("#if canImport(Glibc) || canImport(Musl)\nimport Glibc\n#endif\n"))
    XCTAssertTrue(text.hasPrefix("#if false "), text)
    XCTAssertFalse(text.contains("canImport"), text)
    XCTAssertNil(lower("#if canImport(Kit)\nimport Kit\n#endif\n"))
  }

  func testImportsOfHeadersAreImportsOfModules() {
    XCTAssertEqual(
      lower("import UniformTypeIdentifiers.UTType\nimport struct UIKit.CGFloat\nimport Own.Part\n"),
      "import UniformTypeIdentifiers       \nimport struct UIKit.CGFloat\nimport Own.Part\n")
    XCTAssertEqual(
      lower("import class Foundation.NSLock.NSLock\n"), "import class Foundation.NSLock       \n")
  }

  /// On Linux, a cast of an error to the class fails unless the error is an object of it.
  func testEveryErrorCanBeCast() {
    XCTAssertEqual(
      lower("do { try f() } catch let error as NSError { print(error.code) }"),
      "do { try f() } catch                      { let error = error as NSError; print(error.code) }")
    XCTAssertEqual(
      lower("if let e = error as? NSError, (lastError as? NSError)?.code == 1 {}"),
      "if let e = error as NSError?, (lastError as NSError?)?.code == 1 {}")
    for other in [
      "let e = info[key] as? NSError", "let e = error as? NSErrorLike",
      "catch let e as NSError where e.code == 1 {}",
      "let e = value as? NSError",
    ] {
      XCTAssertNil(lower(other), other)
    }
  }

  /// The C module's types are not those that Foundation has for iOS's sources.
  func testCoreFoundationIsThatOfTheFrameworks() throws {
    let text = try XCTUnwrap(lower("import CoreFoundation\nlet range = CFRange(location: 0, length: 1)\n"))
    XCTAssertTrue(text.hasPrefix("import CoreGraphics  \nlet range"), text)
    let foreign = lower("import CoreFoundation\nlet tree = CFTreeCreate(nil, nil)\n")
    XCTAssertFalse(foreign?.contains("import CoreGraphics") ?? false)
  }

  func testRunLoopsAreImportedByName() throws {
    let text = try XCTUnwrap(
      lower("import Foundation\nCFRunLoopAddTimer(CFRunLoopGetMain(), timer, CFRunLoopMode.commonModes)\n"))
    XCTAssertTrue(text.contains("import func CoreFoundation.CFRunLoopAddTimer\n"), text)
    XCTAssertTrue(text.contains("import func CoreFoundation.CFRunLoopGetMain\n"), text)
    XCTAssertTrue(text.contains("import typealias CoreFoundation.CFRunLoopMode\n"), text)
    XCTAssertTrue(text.contains("import LibSys"), text)
    XCTAssertFalse(lower("import Foundation\nCFRunLoopOwn()\n")?.contains("CoreFoundation.") ?? false)
  }

  /// On iOS, every `@objc` member can be used by an `AnyObject`.
  func testMembersOfUnknownObjectsAreFoundByName() throws {
    let source = """
      let a = list.first?.priority
      [a, b].forEach { ($0 as AnyObject).layOut(in: size) }
      let c = other.priority
      """
    let file = SourceFile(name: "File.swift", text: source)
    let members = [DynamicMember(line: 1, name: "priority"), DynamicMember(line: 2, name: "layOut")]
    let text = try XCTUnwrap(file.lowered(members: members)).text
    XCTAssertTrue(
      text.hasPrefix(
        """
        let a = _member(list.first)?.priority
        [a, b].forEach { _member(($0 as AnyObject)).layOut(in: size) }
        let c = other.priority
        """), text)
    XCTAssertTrue(text.contains("import ObjCRuntime"), text)
    XCTAssertNil(file.lowered())
  }

  func testOptionalCallsOfUnknownObjectsMayHaveNoEffect() throws {
    let file = SourceFile(name: "File.swift", text: "target?.scrollViewDidScroll?(view)\n")
    let text = try XCTUnwrap(file.lowered(members: [DynamicMember(line: 1, name: "scrollViewDidScroll")]))
      .text
    XCTAssertTrue(text.hasPrefix("_optionalMember(target)?.scrollViewDidScroll (view)"), text)
  }

  func testForcedCallsOfOptionalMethodsAreCalls() throws {
    XCTAssertTrue(
      try XCTUnwrap(lower("d.collectionView!(a, layout: b, sizeForItemAt: c)\n"))
        .contains("d.collectionView (a, layout: b, sizeForItemAt: c)"))
    XCTAssertNil(lower("self.handler!(a)\n"))
    XCTAssertNil(lower("if !(a), b.isEmpty {}\n"))
  }

  /// On iOS, notification centers are objects, and a delegate protocol is a class type.
  func testConformancesOfObjectsAndRequirementsOfDelegates() throws {
    let text = try XCTUnwrap(lower("import Foundation\nextension NSObject: Reactive {}\n"))
    XCTAssertTrue(
      text.contains("extension NSObject: Reactive {}; extension NotificationCenter: Reactive  {}"), text)
    XCTAssertNil(lower("import Foundation\nextension NSObject: Reactive { var a: Int { 1 } }\n"))
    let bound = try XCTUnwrap(
      lower("func bind<P: Proxy>(_ p: P) where P.View: UIView, P.Delegate: AnyObject {}\n"))
    XCTAssertTrue(bound.contains("P.Delegate: Any       {}"), bound)
    XCTAssertTrue(bound.contains("private func === "), bound)
    XCTAssertNil(lower("func bind<P: Proxy>(_ p: P) where P.Value: AnyObject {}\n"))
  }

  func testInheritedInitializersOfResponsesAreMethods() throws {
    let text = try XCTUnwrap(
      lower(
        "import Foundation\nlet r = HTTPURLResponse(url: u, mimeType: t(1), expectedContentLength: 3, textEncodingName: nil)\n"
      ))
    XCTAssertTrue(text.contains("HTTPURLResponse._inherited(url: u, mimeType: t(1),"), text)
    let other = lower(
      "import Foundation\nlet r = HTTPURLResponse(url: u, statusCode: 200, httpVersion: nil)\n")
    XCTAssertFalse(other?.contains("_inherited") ?? false)
  }

  func testCombineIsImportedAsPubliclyAsDispatch() {
    XCTAssertEqual(
      lower("public import Dispatch\nimport Combine\npublic let queue: AnyScheduler<DispatchQueue>\n"),
      "public import Dispatch\npublic import Combine\npublic let queue: AnyScheduler<DispatchQueue>\n")
    XCTAssertNil(lower("import Dispatch\nimport Combine\n"))
  }

  /// In the language mode 4, sources would take branches for the frameworks' names of that time.
  func testBranchesForPresentNamesAreTaken() {
    XCTAssertEqual(
      lower("#if swift(>=4.2) && os(tvOS)\n#elseif swift(< 5.0)\n#elseif !swift(>=5)\n#endif\n"),
      "#if true         && os(tvOS)\n#elseif false       \n#elseif !true      \n#endif\n")
    XCTAssertNil(lower("#if swift(>=6.0) || swift(>=4.0)\n#endif\n"))
  }

  func testPositionsInStreamsAreIntegers() {
    XCTAssertEqual(
      lower("func seek(to p: fpos_t) -> fpos_t { 0 }"), "func seek(to p: off_t ) -> off_t  { 0 }")
  }

  func testTypesettingIsPartOfTheInterface() throws {
    let text = try XCTUnwrap(lower("import UIKit\nlet line: CTLine\n"))
    XCTAssertTrue(text.contains("import CoreText"), text)
    XCTAssertEqual(lower("import UIKit\nlet a = kCTFontAttributeName\n")?.contains("import CoreText"), true)
    XCTAssertNil(lower("import Foundation\nlet line: CTLine\n"))
  }

  func testNamesOfTheInterfaceAreVisibleInTests() {
    for use in [
      "CATransform3DIdentity", "CAGradientLayer()", "NSUnderlineStyle.single", "NSDirectionalEdgeInsets()",
      "UIView()",
    ] {
      XCTAssertEqual(lower("import XCTest\nlet a = \(use)\n")?.contains("import UIKit"), true, use)
    }
    XCTAssertNil(lower("import Foundation\nlet a = CATransform3DIdentity\n"))
  }

  func testTestsOfTheMainActorImportPreconcurrently() throws {
    let text = try XCTUnwrap(
      lower(
        """
        import XCTest
        @MainActor class T: XCTestCase {
          override func setUp() async throws { try await super.setUp() }
        }

        """))
    XCTAssertTrue(text.hasPrefix("@preconcurrency import XCTest\n"), text)
  }

  /// `CGFloat` has a static method `abs` on Linux.
  func testAbsoluteValuesInExtensionsOfNumbers() {
    XCTAssertEqual(
      lower("extension CGFloat { var size: CGFloat { abs(self) + a.abs(1) } }"),
      "extension CGFloat { var size: CGFloat { Swift.abs(self) + a.abs(1) } }")
    XCTAssertNil(lower("extension Double { var size: Double { abs(self) } }"))
    XCTAssertNil(
      lower("extension CGFloat {}\nextension CGPoint { static func abs(_ p: CGPoint) -> CGPoint { p } }"))
  }

  func testProcessInformationIsShared() {
    XCTAssertEqual(lower("let a = ProcessInfo().hostName"), "let a = ProcessInfo.processInfo.hostName")
  }

  func testMembersThatFoundationLacksAreImported() throws {
    for use in [
      "file.st_mtimespec", "st_atimespec.tv_sec", "funopen(a, b, nil, c, d)",
      "kCFAbsoluteTimeIntervalSince1970",
      "ProcessInfo.processInfo.isMacCatalystApp", "CFGetRetainCount(a)", "CGFloat(MAXFLOAT)",
    ] {
      let text = try XCTUnwrap(lower("import Foundation\nlet a = \(use)\n"))
      XCTAssertTrue(text.contains("import LibSys"), text)
    }
    let size = lower("import Foundation\nlet a = (b as CGSize).debugDescription\n") ?? ""
    XCTAssertTrue(size.contains("import FoundationExtensions"), size)
    XCTAssertNil(lower("import Foundation\nlet a = b.debugDescription\n"))
  }

  func testUnmanagedTextIsAnObject() {
    XCTAssertEqual(
      lower("let f: () -> Unmanaged<CFString>? = g as CFString"),
      "let f: () -> Unmanaged<NSString>? = g as CFString")
  }

  func testObserversInExtensionsBecomeMethods() throws {
    let text = try XCTUnwrap(
      lower(
        """
        class A: UIView {
        }
        extension A {
          open override var tag: Int {
            didSet { print(oldValue) }
          }
        }
        """))
    let start = try XCTUnwrap(text.range(of: "didSet { _p")).upperBound
    let call = "_p" + text[start...].prefix { $0 != "(" }
    XCTAssertTrue(call.hasSuffix("_tag"), text)
    XCTAssertTrue(text.contains("override open var tag: Int { didSet { \(call)(oldValue) } }"), text)
    XCTAssertTrue(text.contains("func \(call)(_ oldValue: Int) {\n    do     { print(oldValue) }"), text)
  }

  func testUnavailableOverridesInExtensionsStayUnavailable() throws {
    let text = try XCTUnwrap(
      lower(
        """
        class A: UIView {
        }
        extension A {
          @available(*, unavailable) override func layoutSubviews() {}
        }
        """))
    XCTAssertTrue(text.contains("@available(*, unavailable) override func layoutSubviews() { _p"), text)
  }

  /// `NSFetchRequestResult` is a class here.
  func testFetchRequestResultsAreNoExistentials() {
    XCTAssertEqual(
      lower("func f(_ c: NSFetchedResultsController<any NSFetchRequestResult>, _ d: many_any) {}\n"),
      "func f(_ c: NSFetchedResultsController<    NSFetchRequestResult>, _ d: many_any) {}\n")
  }

  func testCoreDataOfSwiftUIIsImported() throws {
    for source in [
      "import SwiftUI\n@FetchRequest var a: A\n", "import CoreData\nimport SwiftUI\n",
      "import SwiftUI\nlet a = \\EnvironmentValues.managedObjectContext\n",
    ] {
      XCTAssertTrue(try XCTUnwrap(lower(source), source).contains("import _CoreData_SwiftUI"), source)
    }
    XCTAssertNil(lower("import UIKit\nlet a = b.managedObjectContext\n"))
  }

  func testSwiftUIsViewsOfWebKitAreImported() {
    let lowered = lower("import SwiftUI\nimport WebKit\n") ?? ""
    XCTAssertTrue(lowered.contains("import _WebKit_SwiftUI\n"), lowered)
    XCTAssertNil(lower("import UIKit\nimport WebKit\n"))
  }

  func testNamesOfSecurityAreImported() {
    for code in ["let status: OSStatus = 0", "SecItemDelete([:])", "let key = kSecAttrAccount"] {
      let lowered = lower("import Foundation\n\(code)\n") ?? ""
      XCTAssertTrue(lowered.contains("\nimport Security\n"), code)
    }
    XCTAssertFalse((lower("import Foundation\nlet secret = 1\n") ?? "").contains("Security"))
  }

  func testMethodsOfCompressionAreImported() {
    let lowered = lower("import Foundation\nlet a = try (b as NSData).compressed(using: .zlib)\n") ?? ""
    XCTAssertTrue(lowered.contains("\nimport Compression\n"), lowered)
    XCTAssertFalse((lower("import Foundation\nlet compressed = 1\n") ?? "").contains("Compression"))
  }

  func testQueriesWithoutArgumentsAreCalls() {
    let text =
      "import SwiftData\nstruct Trips { @Query var trips: [Trip]; @Query(sort: \\.name) var named: [Trip] }\n"
    let lowered = lower(text) ?? ""
    XCTAssertTrue(lowered.contains("@Query() var trips: [Trip]; @Query(sort: \\.name) var named"), lowered)
    XCTAssertNil(lower("import Other\nstruct Trips { @Query var trips: [Trip] }\n"))
  }

  func testModelClassesGetTheirTable() throws {
    let lowered = try XCTUnwrap(
      lower(
        """
        import SwiftData
        @Model public final class Trip {
          @Attribute(.unique) var id: UUID
          let start = Date()
          @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
          @Transient var isOpen = false
          var length: Int { stops.count }
          static let all = "all"
          init(id: UUID) { self.id = id }
        }
        extension Trip {
          @Transient var isLong: Bool { length > 9 }
        }
        """))
    XCTAssertTrue(lowered.contains("public final class Trip: SwiftData.PersistentModel {"), lowered)
    XCTAssertTrue(lowered.contains("var start = Date()"), lowered)
    XCTAssertTrue(lowered.contains("_id = .init(_stored: ()); _start = .init(_stored: ()); "), lowered)
    XCTAssertTrue(
      lowered.contains(
        """
        { [.init("id", \\Trip.id, SwiftData.Schema.Attribute(.unique)), .init("start", \\Trip.start), \
        .init("stops", \\Trip.stops, SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip))] }
        """), lowered)
    for attribute in ["@Model", "@Attribute", "@Relationship", "@Transient"] {
      XCTAssertFalse(lowered.contains(attribute), attribute)
    }
    XCTAssertEqual(lowered.components(separatedBy: "@SwiftData._Persisted").count, 4)
    XCTAssertNil(lower("import Other\n@Model struct Trip {}\n"))
  }

  func testModelActorsGetTheirContext() throws {
    let lowered = try XCTUnwrap(
      lower(
        """
        import SwiftData
        @ModelActor
        public actor Importer {
          private var count = 0
        }
        @ModelActor(disableGenerateInit: true) actor Other: Sendable { init() { fatalError() } }
        """))
    XCTAssertTrue(lowered.contains("public actor Importer: SwiftData.ModelActor {"), lowered)
    XCTAssertTrue(
      lowered.contains("public nonisolated let modelExecutor: any SwiftData.ModelExecutor"), lowered)
    XCTAssertTrue(lowered.contains("public init(modelContainer: SwiftData.ModelContainer)"), lowered)
    XCTAssertTrue(lowered.contains("actor Other: Sendable, SwiftData.ModelActor {"), lowered)
    XCTAssertEqual(lowered.components(separatedBy: "init(modelContainer:").count, 2, "one is written by hand")
    XCTAssertFalse(lowered.contains("@ModelActor"), lowered)
  }

  func testManagedMethodsCallTheRuntime() throws {
    let text = try XCTUnwrap(
      lower(
        """
        extension A {
          @objc(insertObject:inItemsAtIndex:)
          @NSManaged func insertIntoItems(_ value: B, at idx: Int)
          @objc(removeObjectFromItemsAtIndex:)
          @NSManaged func removeFromItems(at idx: Int)
        }

        """))
    XCTAssertTrue(text.contains("{ _ObjCManaged.insert(self, \"insertIntoItems\", value, idx) }"), text)
    XCTAssertTrue(text.contains("{ _ObjCManaged.remove(self, \"removeFromItems\", at: idx) }"), text)
  }

  func testInvertedSetsOfCharactersCanBeChanged() {
    XCTAssertEqual(
      lower(
        "import Foundation\nvar a = CharacterSet.decimalDigits.inverted, b: CharacterSet = .letters.inverted\n"
      ),
      "import Foundation\nvar a = CharacterSet.decimalDigits.inverted.union(CharacterSet()), "
        + "b: CharacterSet = .letters.inverted.union(CharacterSet())\n")
    XCTAssertNil(lower("let a = set.inverted, b = transform.inverted(), c = view.letters.inverted()\n"))
  }

  /// Source: Valet, whose members for Objective-C are obsolete in Swift.
  func testMembersForObjectiveCAreNotCalled() {
    let lowered = lower(
      """
      import Foundation
      public final class Box: NSObject {
        @available(swift, obsoleted: 1.0)
        @objc(open) public func objc_open() {}
        @objc public func close() {}
      }
      """)
    XCTAssertTrue(lowered?.contains("\"close\"") ?? false, lowered ?? "")
    XCTAssertFalse(lowered?.contains("\"open\"") ?? true, lowered ?? "")
  }

  /// Source: UtiliKit, whose interactor stops if the animator has no interruptible animator.
  func testCallsOfOptionalMethodsOfTransitions() {
    XCTAssertTrue(
      lower("guard let a = animator.interruptibleAnimator?(using: context) else { return }\n")!.hasPrefix(
        "guard let a = animator.interruptibleAnimator (using: context)¿ else { return }\n"))
    XCTAssertEqual(lower("animator.animationEnded?(true)\n"), "animator.animationEnded (true)\n")
  }

  /// Source: ChattoAdditions, whose bundle is `Bundle.module` in a package only.
  func testSourcesOfXcodeProjectsAreNoPackage() {
    let text =
      "#if SWIFT_PACKAGE\nlet a = 1\n#elseif !SWIFT_PACKAGE && DEBUG\nlet b = SWIFT_PACKAGE\n#endif\n"
    func lowered(isPackage: Bool) -> String? {
      let file = SourceFile(name: "a.swift", bytes: Array(text.utf8), isPackage: isPackage)
      return file.lowered(ProjectSummary([file.facts]), for: .compiler)?.text
    }
    XCTAssertNil(lowered(isPackage: true))
    let changed = lowered(isPackage: false) ?? ""
    XCTAssertTrue(changed.hasPrefix("#if false"), changed)
    XCTAssertTrue(changed.contains("#elseif !false"), changed)
    XCTAssertTrue(changed.contains("let b = SWIFT_PACKAGE"), changed)
  }

  func testMembersOfFoundationThatBehaveDifferently() {
    XCTAssertTrue(
      lower("import UIKit\ntext.enumerateSubstrings(in: range, options: .byWords) { _, _, _, _ in }\n")!
        .contains(
          "text._enumerateSubstrings(in: range, options: .byWords)"))
    XCTAssertTrue(
      lower("import Foundation\nlet p = (data as NSData).bytes.bindMemory(to: Int8.self, capacity: 1)\n")!
        .contains(
          "(data as NSData)._lastingBytes.bindMemory"))
    XCTAssertNil(lower("let n = data.bytes\nfunc enumerateSubstrings(in range: NSRange) {}\n"))
  }

  func testResultsOfSecurityNeedNoImport() {
    XCTAssertTrue(
      lower("import Foundation\nlet a = status == errSecItemNotFound\n")!.contains("\nimport Security\n"))
  }

  func testObjectsOfFoundationAreCreatedWithoutArguments() {
    XCTAssertEqual(lower("let n = NSNumber()\n"), "let n = NSNumber(value: 0)\n")
    XCTAssertEqual(lower("let e = NSError()\n"), "let e = NSError(domain: \"\", code: 0)\n")
    let response = lower("import Foundation\nlet r = URLResponse()\n")
    XCTAssertTrue(response?.contains("let r = URLResponse(url: URL(string: \"about:blank\")!, mime") == true)
    XCTAssertTrue(lower("let r = HTTPURLResponse()\n")?.contains("headerFields: nil)!\n") == true)
    XCTAssertNil(lower("let n = NSNumber(value: 1)\n"))
  }
}
