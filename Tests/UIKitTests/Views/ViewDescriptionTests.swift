import UIKit
import XCTest

/// Tests of the descriptions of views and controllers in snapshots, in the format of iOS
/// (pointfreeco/swift-snapshot-testing: `testTraits`, `testUIView`, `testViewControllerHierarchy`).
@MainActor
final class ViewDescriptionTests: XCTestCase {
  /// Returns the text without addresses, as in snapshot libraries.
  private func purged(_ text: String) -> String {
    text.replacingOccurrences(of: #":?\s*0x[\da-f]+(\s*)"#, with: "$1", options: .regularExpression)
  }

  private func recursive(_ view: UIView) -> String {
    purged(view.perform(Selector(("recursiveDescription"))).retain().takeUnretainedValue() as! String)
  }

  func testObjectsAreDescribedOnOtherThreads() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let objects: [NSObject] = [
      view, view.widthAnchor, view.widthAnchor.constraint(equalToConstant: 8), UITapGestureRecognizer(),
      UIEvent(), UITouch(), UILayoutGuide(), UICollectionViewLayoutAttributes(forCellWith: [0, 0]),
    ]
    nonisolated(unsafe) let shared = objects
    let texts = await Task.detached { shared.map { "\($0)" } }.value
    XCTAssertEqual(texts, objects.map { "\($0)" })
    XCTAssertEqual(purged(texts[0]), "<UIView; frame = (0 0; 320 568); layer = <CALayer>>")
  }

  func testViewsAndLabels() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel(
      frame: CGRect(x: 133.0 + 2.0 / 3, y: 20, width: 52.0 + 2.0 / 3, height: 19.0 + 1.0 / 3))
    label.text = "What's"
    view.addSubview(label)
    XCTAssertEqual(
      recursive(view),
      """
      <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
         | <UILabel; frame = (133.667 20; 52.6667 19.3333); text = 'What's'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
      """)
  }

  func testChangedPropertiesAreDescribed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.clipsToBounds = true
    view.alpha = 0
    view.isHidden = true
    view.isOpaque = false
    view.tag = 3
    view.addGestureRecognizer(UITapGestureRecognizer())
    XCTAssertEqual(
      recursive(view),
      "<UIView; frame = (0 0; 10 10); clipsToBounds = YES; alpha = 0; hidden = YES; opaque = NO; tag = 3; "
        + "gestureRecognizers = <NSArray>; layer = <CALayer>>")
    XCTAssertTrue(view.description.hasPrefix("<UIView: 0x"))
    XCTAssertEqual(view.description, view.debugDescription)
  }

  func testSubclassesAndDepth() {
    class Scroll: UIScrollView {}
    let outer = UIView()
    let middle = UIView()
    let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    scroll.contentSize = CGSize(width: 20, height: 60)
    outer.addSubview(middle)
    middle.addSubview(scroll)
    let lines = recursive(outer).split(separator: "\n")
    XCTAssertTrue(lines[2].hasPrefix("   |    | <UIKitTests."), "\(lines[2])")
    XCTAssertTrue(lines[2].contains("; baseClass = UIScrollView; frame = (0 0; 20 30); clipsToBounds = YES"))
    XCTAssertTrue(
      lines[2].contains("contentOffset: {0, 0}; contentSize: {20, 60}; adjustedContentInset: {0, 0, 0, 0}>"))
  }

  func testLongTextsAreCut() {
    let label = UILabel()
    label.text = "Lorem Ipsum is simply dummy text"
    XCTAssertTrue(label.description.contains("text = 'Lorem Ipsum is simply dum...';"))
  }

  func testControllers() {
    let stage = Stage()
    defer { stage.strike() }
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
    stage.window.rootViewController = tabs
    stage.wait(0.1)
    let text = purged(tabs.perform(Selector(("_printHierarchy"))).retain().takeUnretainedValue() as! String)
    XCTAssertEqual(
      text,
      """
      <UITabBarController>, state: appeared, view: <UILayoutContainerView>
         | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         |    | <UIViewController>, state: appeared, view: <UIView>
         | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
         |    | <UIViewController>, state: disappeared, view: (view not loaded)
      """)
  }
}
