import Lowering
import XCTest

/// Overrides of methods of the root class, and casts that Objective-C does not check.
final class ObjectiveCOverrideTests: XCTestCase {
  func testAnOverrideOfAKeyValueMethodInAnExtensionChangesTheBaseClass() throws {
    let source = """
      import UIKit
      final class Updater: NSObject {}
      fileprivate extension Updater {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      final class Plain: NSObject {}

      """
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(lowered.contains("class Updater: ObjCBase"), lowered)
    XCTAssertTrue(lowered.contains("class Plain: NSObject"), lowered)
  }

  /// The parameter is an implicitly unwrapped optional on iOS.
  func testOverridesMayDeclareTheirSelectorAsNotOptional() throws {
    let source = """
      import UIKit
      class Wrapper: NSObject {
        override func responds(to selector: Selector) -> Bool { super.responds(to: selector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }

      """
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(lowered.contains("responds(to selector: Selector!)"), lowered)
    XCTAssertTrue(lowered.contains("forwardingTarget(for aSelector: Selector!)"), lowered)
  }

  func testCastsOfFetchRequestsDoNotCheckTheTypeOfTheirResults() throws {
    let source = """
      import CoreData
      let a = request as! NSFetchRequest<NSFetchRequestResult>
      let b = controller as? NSFetchedResultsController<Item>

      """
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(lowered.contains("request ¡¡ NSFetchRequest<NSFetchRequestResult>.self"), lowered)
    XCTAssertTrue(lowered.contains("NSFetchedResultsController<Item>.self"), lowered)
    XCTAssertNil(lower("import CoreData\nlet c: NSFetchRequest<Item> = Item.fetchRequest()\n"))
  }

  /// https://github.com/scenee/FloatingPanel declares two requirements with the same labels.
  func testRequirementsWithTheSameLabelsHaveTheirOwnSelectors() throws {
    let source = """
      @objc protocol PanelDelegate: AnyObject {
        @objc(panel:layoutForTraits:) optional func panel(_ panel: Panel, layoutFor traits: Traits) -> Layout
        @objc(panel:layoutForSize:) optional func panel(_ panel: Panel, layoutFor size: CGSize) -> Layout
      }
      final class Wide: PanelDelegate { func panel(_ panel: Panel, layoutFor traits: Traits) -> Layout { Layout() } }
      final class High: PanelDelegate { func panel(_ panel: Panel, layoutFor size: CGSize) -> Layout { Layout() } }

      """
    let lowered = try XCTUnwrap(lower(source))
    let traits = lowered.components(separatedBy: "t.function(\"panel:layoutForTraits:\")")
    let size = lowered.components(separatedBy: "t.function(\"panel:layoutForSize:\")")
    XCTAssertTrue(traits.count == 2 && traits[1].prefix(120).contains("to: Wide.self"), lowered)
    XCTAssertTrue(size.count == 2 && size[1].prefix(120).contains("to: High.self"), lowered)
  }

  func testCastsOfAnchorsDoNotCheckTheTypeOfTheirItems() throws {
    let source = """
      import UIKit
      let a = constraint.firstAnchor as? NSLayoutDimension
      let b = constraint.firstAnchor is NSLayoutAnchor<NSLayoutXAxisAnchor>
      let c: NSLayoutDimension = view.widthAnchor
      if constraint.firstAnchor is NSLayoutYAxisAnchor, c is NSLayoutDimension.Type {}
      switch x { case is NSLayoutDimension: break; default: break }

      """
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(lowered.contains("constraint.firstAnchor ¡  NSLayoutDimension.self"), lowered)
    XCTAssertTrue(
      lowered.contains("constraint.firstAnchor ¡¿ NSLayoutAnchor<NSLayoutXAxisAnchor>.self"), lowered)
    XCTAssertTrue(lowered.contains("let c: NSLayoutDimension = "), lowered)
    XCTAssertTrue(
      lowered.contains("constraint.firstAnchor ¡¿ NSLayoutYAxisAnchor.self, c is NSLayoutDimension.Type"),
      lowered)
    XCTAssertTrue(lowered.contains("case is NSLayoutDimension:"), lowered)
  }

  func testNamesOfTheRuntimeInFilesThatImportFoundation() throws {
    let observed = try XCTUnwrap(
      lower("import Foundation\nextension _KeyValueCodingAndObserving { func f() {} }\n"))
    XCTAssertTrue(observed.contains("ObjCRuntime"), observed)
    let tested = try XCTUnwrap(
      lower("import Foundation\n@testable import Lists\nfinal class Mock: UITableView {}\n"))
    XCTAssertTrue(tested.contains("import UIKit"), tested)
    let coded = try XCTUnwrap(lower("import Foundation\nlet bundle = Bundle(for: Thing.classForCoder())\n"))
    XCTAssertTrue(coded.contains("FoundationExtensions"), coded)
  }

  /// [SwiftUIX](https://github.com/SwiftUIX/SwiftUIX) adds `dismiss(withAnimation:)` to controllers.
  func testCallsThroughSuperOfAnotherMethodWithTheNameAreKept() throws {
    let lowered = try XCTUnwrap(
      lower(
        """
        import UIKit
        extension UIViewController {
          @objc func dismiss(withAnimation animation: Int) {}
        }
        class Base: UIViewController {
          override func dismiss(withAnimation animation: Int) { super.dismiss(withAnimation: animation) }
        }
        class Screen: Base {
          override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            super.dismiss(animated: flag) {}
            super.dismiss( withAnimation: 1)
          }
        }

        """))
    XCTAssertTrue(lowered.contains("super.dismiss(animated: flag) {}"), lowered)
    XCTAssertEqual(lowered.components(separatedBy: "super.dismiss").count, 2, "the other calls are renamed")
  }

  /// A class may add its own methods with the names of the optional methods of a protocol to that protocol.
  func testOptionalMethodsOfTheObjectItselfAreCalledThroughTheProtocol() throws {
    let source = """
      import UIKit
      @objc protocol Animator { func addAnimations(_ animation: @escaping () -> Void) }
      extension Animator where Self: UIViewImplicitlyAnimating {
        func addAnimations(_ animation: @escaping () -> Void) { addAnimations?(animation) }
      }

      """
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(
      lowered.contains("{ (self as UIViewImplicitlyAnimating).addAnimations (animation)"), lowered)
    XCTAssertNil(
      lower(
        "import UIKit\nstruct A { var addAnimations: ((Int) -> Void)?\nfunc f(_ a: UIViewImplicitlyAnimating) {"
          + " addAnimations?(1) } }\n"))
  }

  /// In Objective-C, `init()` takes the place of the inherited one although it is no override in Swift.
  func testAnInitializerOfAClassOfTheInterfaceIsInItsTable() throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
      }
      final class Home: Screen { override init() { super.init() } }
      enum Parts {
        final class Tile: UIView { required init() { super.init(frame: .zero) } }
        final class Hidden: UIView { private init() { super.init(frame: .zero) } }
      }
      final class Model: NSObject { init() {} }

      """
    let lowered = try XCTUnwrap(lower(source))
    for name in ["Screen", "Parts.Tile"] {
      let entry = "t.classFunction(\"new\", \(name).self) { c, _ in c == \(name).self ? \(name)() : nil }"
      XCTAssertTrue(lowered.contains(entry), lowered)
    }
    XCTAssertEqual(lowered.ranges(of: "\"new\"").count, 2, lowered)
    XCTAssertNil(lower("import UIKit\nstruct A { init() {} }\nclass B: C { init() {} }\n"))
  }

  func testAliasesInBranchesOfOtherSystemsAreIgnored() throws {
    let source = """
      import UIKit
      #if os(iOS)
      typealias PlatformController<Root> = UIHostingController<Root>
      #elseif os(macOS)
      typealias PlatformController<Root> = NSHostingController<Root>
      #endif
      extension UIViewController { @objc var isFramed: Bool { false } }
      class Host<Root>: PlatformController<Root> { override var isFramed: Bool { true } }

      """
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertFalse(lowered.contains("override var isFramed"), lowered)
  }
}
