import UIKit
import XCTest

/// Tests of animations between `beginAnimations` and `commitAnimations`, springs, and the arithmetic of
/// levels and priorities.
@MainActor
final class BegunAnimationTests: XCTestCase {
  private final class Observer: NSObject {
    var stopped: [String] = []
  }

  /// UIView: modifyAnimations(withRepeatCount:autoreverses:animations:)
  func testAnimationsOfABlockAreRepeated() {
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.wait(0.1)
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      other.alpha = 0
    }
    XCTAssertEqual(view.layer.animation(forKey: "opacity")?.repeatCount, 2)
    XCTAssertEqual(view.layer.animation(forKey: "opacity")?.autoreverses, true)
    XCTAssertEqual(other.layer.animation(forKey: "opacity")?.repeatCount, 0)
  }

  func testChangesBetweenBeginAndCommitAreAnimated() {
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.wait(0.1)
    _ObjCTables.addLocal(Observer.self) { table in
      table.action("stopped:finished:") { object, arguments in
        unsafeDowncast(object, to: Observer.self).stopped.append(
          "\(arguments[0] ?? "") \(arguments[1] ?? "")")
      }
    }
    let observer = Observer()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(observer)
    UIView.setAnimationDidStop(Selector("stopped:finished:"))
    view.alpha = 0
    UIView.commitAnimations()
    view.center.x = 100
    XCTAssertNil(view.layer.animation(forKey: "position"))
    stage.wait(0.5)
    XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
    XCTAssertEqual(observer.stopped, [])
    stage.wait(0.6)
    XCTAssertNil(view.layer.animation(forKey: "opacity"))
    XCTAssertEqual(observer.stopped.count, 1)
    XCTAssertTrue(observer.stopped.first?.hasPrefix("fade") == true)
  }

  func testSpringsTakeBlocksThatDoNotEscape() {
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.wait(0.1)
    func move(_ change: () -> Void) { UIView.animate(springDuration: 0.4, bounce: 0.2) { change() } }
    move { view.center.x = 60 }
    stage.wait(0.05)
    XCTAssertLessThan(view.layer.presentation()?.position.x ?? 60, 60)
    stage.wait(2)
    XCTAssertEqual(view.center.x, 60)
  }

  func testLevelsAndPrioritiesAreAddedTo() {
    XCTAssertEqual(UIWindow.Level.alert + 1, UIWindow.Level(rawValue: 2001))
    XCTAssertEqual(UIWindow.Level.alert - 1, UIWindow.Level(rawValue: 1999))
    var level = UIWindow.Level.normal
    level += 5
    XCTAssertEqual(level.rawValue, 5)
    XCTAssertEqual(UILayoutPriority.defaultHigh + 1, UILayoutPriority(751))
    XCTAssertEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
  }

  func testFocusItemsOfARectangle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let near = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let far = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    view.addSubview(near)
    view.addSubview(far)
    let container: any UIFocusItemContainer = view
    XCTAssertEqual(container.focusItems(in: CGRect(x: 0, y: 0, width: 20, height: 20)).count, 1)
  }

  func testCustomRotorsAndContent() {
    let view = UIView()
    let rotor = UIAccessibilityCustomRotor(name: "Marks") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil) : nil
    }
    view.accessibilityCustomRotors = [rotor]
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    XCTAssertTrue(view.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)?.targetElement === view)
    let content = AXCustomContent(label: "Size", value: "3 MB")
    content.importance = .high
    XCTAssertEqual((content.copy() as? AXCustomContent)?.value, "3 MB")
  }
}
