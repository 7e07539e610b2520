import Lowering
import XCTest

/// Sources that depend on the semantics of Objective-C: dynamic dispatch, optional methods and casts of objects.
final class ObjectiveCSemanticsTests: XCTestCase {
  /// The override in the class is not isolated, because the member of `NSObject` is not.
  func testDescriptionsOfMainActorClassesInExtensionsAreNotIsolated() throws {
    let lowered = try XCTUnwrap(
      lower(
        """
        import UIKit
        @MainActor final class Driver: NSObject {}
        extension Driver {
          override public var debugDescription: String { "driver" }
        }

        """))
    XCTAssertTrue(lowered.contains("nonisolated "), lowered)
    XCTAssertNil(lowered.range(of: "nonisolated nonisolated"))
  }

  /// A class in an extension cannot be registered by its name if the extended type is generic in another file.
  func testAClassInAnExtensionOfAGenericTypeIsFoundWhenItIsUsed() throws {
    let generic = SourceFile(name: "Cell.swift", text: "import UIKit\nfinal class Cell<Content>: UIView {}\n")
    let file = SourceFile(
      name: "Container.swift",
      text:
        "import UIKit\nextension Cell {\n  final class Container: UIView {\n    @objc func tap() {}\n  }\n}\n"
    )
    let lowered = try XCTUnwrap(file.lowered(ProjectSummary([generic.facts, file.facts]))?.text)
    XCTAssertTrue(lowered.contains("c.addGeneric"), lowered)
    XCTAssertFalse(lowered.contains("c.add(Cell.Container.self)"), lowered)
    let alone = try XCTUnwrap(file.lowered(ProjectSummary([file.facts]))?.text)
    XCTAssertTrue(alone.contains("c.add(Cell.Container.self)"), alone)
  }

  func testTheValueOfAnOptionalMethodIsOptional() throws {
    let source = "let n = source.numberOfSections?(in: table)\nlet b = 1\n"
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(lowered.contains("let n = source.numberOfSections (in: table)¿\n"), lowered)
    for unchanged in [
      "let n = source.numberOfSections?(in: table) ?? 1\n", "source.numberOfSections?(in: table)\n",
      "if source.numberOfSections?(in: table) == 1 {}\n",
    ] { XCTAssertFalse(try XCTUnwrap(lower(unchanged)).contains("¿"), unchanged) }
  }

  /// Tests of [FSPagerView](https://github.com/WenchaoD/FSPagerView) hold optional methods by their full names.
  func testFullNamesOfOptionalMethodsAreOptionalFunctions() throws {
    let protocols = SourceFile(
      name: "Delegate.swift",
      text: """
        import UIKit
        @objc protocol PagerDelegate {
          @objc(pager:didSelectItemAtIndex:) optional func pager(_ pager: Pager, didSelectItemAt index: Int)
          func pager(_ pager: Pager, titleAt index: Int) -> String
        }

        """)
    let text = """
      func select() {
        guard let select = delegate?.pager(_:didSelectItemAt:) else { return }
        select(self, 1)
        let title = delegate?.pager(_:titleAt:)
      }

      """
    let caller = SourceFile(name: "Pager.swift", text: text)
    let facts = ProjectSummary([protocols.facts, caller.facts])
    let lowered = try XCTUnwrap(caller.lowered(facts)?.text)
    XCTAssertTrue(lowered.contains("guard let select = delegate?._pager___didSelectItemAt  "), lowered)
    XCTAssertTrue(lowered.contains("delegate?.pager(_:titleAt:)"), lowered)
    let declared = try XCTUnwrap(protocols.lowered(facts)?.text)
    XCTAssertTrue(declared.contains("var _pager___didSelectItemAt: ((Pager, Int) -> Void)? {"), declared)
    XCTAssertNotEqual(facts.fingerprint, ProjectSummary([caller.facts]).fingerprint)
  }

  /// [FloatingPanel](https://github.com/scenee/FloatingPanel) has a class with a method of that name, and refers to it.
  func testMethodsNamedLikeOptionalOnesAreFunctions() throws {
    let protocols = SourceFile(
      name: "Behavior.swift",
      text: """
        import UIKit
        @objc public protocol Behavior {
          @objc optional func allowsBouncing(for edge: UIRectEdge) -> Bool
          @objc(allowsBouncingForCorner:) optional func allowsBouncing(for corner: UIRectCorner) -> Bool
          @objc optional func layout(for size: CGSize)
        }

        """)
    let adapter = SourceFile(
      name: "Adapter.swift",
      text: """
        import UIKit
        class Adapter {
          func allowsBouncing(for edge: UIRectEdge) -> Bool { true }
          func other(for edge: UIRectEdge) -> Bool { true }
        }
        class Special: Adapter {
          override func allowsBouncing(for edge: UIRectEdge) -> Bool { false }
        }
        extension Screen: Behavior {
          private func allowsBouncing(for edge: UIRectEdge) -> Bool { false }
        }

        """)
    let caller = SourceFile(
      name: "Panel.swift", text: "let f = update(adapter.allowsBouncing(for:), adapter.other(for:))\n")
    let facts = ProjectSummary([protocols.facts, adapter.facts, caller.facts])
    let lowered = try XCTUnwrap(caller.lowered(facts)?.text)
    XCTAssertTrue(lowered.contains("adapter._allowsBouncing_for"), lowered)
    XCTAssertTrue(lowered.contains("adapter.other(for:)"), lowered)
    // Methods that differ in their types have one property, and methods without references have none.
    let behavior = try XCTUnwrap(protocols.lowered(facts)?.text)
    XCTAssertEqual(behavior.components(separatedBy: "var _allowsBouncing_for:").count, 2, behavior)
    XCTAssertFalse(behavior.contains("_layout_for"), behavior)
    let declared = try XCTUnwrap(adapter.lowered(facts)?.text)
    XCTAssertTrue(
      declared.contains(
        "extension Adapter { var _allowsBouncing_for: (UIRectEdge) -> Bool { allowsBouncing(for:) } }"),
      declared
    )
    XCTAssertTrue(declared.contains("extension Screen { fileprivate var _allowsBouncing_for: "), declared)
    XCTAssertFalse(declared.contains("extension Special { var"), declared)
    XCTAssertFalse(declared.contains("_other_for"), declared)
    let unreferenced = ProjectSummary([protocols.facts, adapter.facts])
    XCTAssertEqual(adapter.lowered(unreferenced)?.text.contains("_allowsBouncing_for") ?? false, false)
    XCTAssertNotEqual(facts.fingerprint, unreferenced.fingerprint)
  }

  /// [Fashion](https://github.com/vadymmarkov/Fashion) exchanges a method in a file that is all in `#if canImport(UIKit)`.
  func testMethodsInBranchesCanBeExchanged() throws {
    let source = """
      import UIKit
      #if canImport(UIKit)
      extension UIView {
        @objc func own_layout() { own_layout() }
        #if DEBUG
        @objc func own_debug() { own_debug() }
        #endif
      }
      #endif
      let exchange = method_exchangeImplementations

      """
    let lowered = try XCTUnwrap(lower(source))
    let lines = lowered.split(separator: "\n", omittingEmptySubsequences: false)
    func line(of selector: String) throws -> Int {
      try XCTUnwrap(
        lines.firstIndex { $0.contains("isReplaced(UIView.self, self, \"\(selector)\")") }, lowered)
    }
    XCTAssertEqual(try line(of: "own_layout"), 7, lowered)
    XCTAssertEqual(try line(of: "own_debug"), 5, lowered)
  }

  /// Parameters of function types have names in declarations only, and overloads may differ in the result.
  func testTypesInTablesAreExpressions() throws {
    let source = """
      import UIKit
      class Sheet: NSObject {
        @objc func hide(_ animated: Bool, completion: ((_ isFinished: Bool, _ `at`: Int) -> Void)? = nil) {}
        @objc(colorsForToken:) func gradient(_ token: Int) -> [UIColor] { [] }
        @objc var style: Int {
          @available(*, unavailable) get { fatalError() }
          set {}
        }
      }

      """
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(lowered.contains("completion: a[1, (((Bool, Int) -> Void)?).self]"), lowered)
    XCTAssertTrue(lowered.contains(".gradient(a[0, (Int).self]) as [UIColor] }"), lowered)
    XCTAssertFalse(lowered.contains("\"style\""), lowered)
  }

  /// A required method in a conforming extension can be overridden, because `@objc` protocols are dispatched dynamically.
  func testRequiredMethodsInConformingExtensionsCanBeOverridden() throws {
    let base = SourceFile(
      name: "Animator.swift",
      text: """
        import UIKit
        class Animator: NSObject {}
        extension Animator: UIViewControllerAnimatedTransitioning {
          func animateTransition(using context: UIViewControllerContextTransitioning) {}
        }

        """)
    let subclass = SourceFile(
      name: "Dismissal.swift",
      text: """
        import UIKit
        class Dismissal: Animator {
          override func animateTransition(using context: UIViewControllerContextTransitioning) {}
        }

        """)
    let lowered = try XCTUnwrap(base.lowered(ProjectSummary([base.facts, subclass.facts]))?.text)
    XCTAssertEqual(lowered.components(separatedBy: "func animateTransition(").count, 2, lowered)
    XCTAssertTrue(
      lowered.hasPrefix("import UIKit\nclass Animator: NSObject { func animateTransition("), lowered)
  }

  /// On iOS, objects that contain values can be cast to the values.
  func testCastsToRectanglesTakeObjects() throws {
    let source = "let f = info[key] as? CGRect, g = info[key] as! CGRect\n"
    let lowered = try XCTUnwrap(lower(source))
    XCTAssertTrue(lowered.contains("let f = info[key] ¡ "), lowered)
    XCTAssertTrue(lowered.contains("CGRect.self, g = info[key] ¡¡ "), lowered)
    XCTAssertNil(lower("let f = CGRect.zero; let g = x as? CGRect.Type; if a is CGRect {}\n"))
  }

  /// Tests of [FloatingPanel](https://github.com/scenee/FloatingPanel) declare delegates in functions.
  func testClassesInFunctionsImplementOptionalMethods() throws {
    let source = """
      import UIKit
      @objc protocol PanelDelegate { @objc optional func panelDidMove(_ y: Int) }
      final class Tests {
        func testMove() {
          class Delegate: PanelDelegate {
            var moved = 0
            func panelDidMove(_ y: Int) {
              class Inner: PanelDelegate { func panelDidMove(_ y: Int) {} }
              moved = y
            }
          }
          class Plain { func panelDidMove(_ y: Int) {} }
          use(Delegate())
        }
      }
      """
    let text = try XCTUnwrap(lower(source))
    XCTAssertEqual(text.components(separatedBy: "_ObjCTables.addLocal(Delegate.self)").count, 2, text)
    XCTAssertEqual(text.components(separatedBy: "_ObjCTables.addLocal(Inner.self)").count, 2, text)
    XCTAssertTrue(text.contains("t.action(\"panelDidMove:\")"), text)
    XCTAssertTrue(text.contains("class Plain { func panelDidMove(_ y: Int) {} }"), text)
  }
}
