import PortolanTesting
import UIKit
import XCTest

/// Tests of the insets that safe areas add to a scroll view, according to
/// `UIScrollView.ContentInsetAdjustmentBehavior`.
@MainActor
final class InsetAdjustmentTests: XCTestCase {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private func screen(_ scroll: UIScrollView) -> UIViewController {
    let controller = UIViewController()
    controller.view = scroll
    return controller
  }

  func testAScrollViewWithNothingToScrollIsLeftAlone() {
    let app = TestApp()
    let scroll = UIScrollView()
    let listener = Listener()
    scroll.delegate = listener
    app.show(screen(scroll))
    XCTAssertEqual(scroll.adjustedContentInset, .zero)
    XCTAssertEqual(scroll.contentOffset, .zero)
    XCTAssertEqual(listener.scrolls, 0)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    XCTAssertEqual(scroll.adjustedContentInset.top, 59)
    XCTAssertEqual(scroll.contentOffset.y, -59, "what rested at the top still does")
    scroll.contentSize = CGSize(width: 100, height: 20)
    XCTAssertEqual(scroll.adjustedContentInset, .zero)
  }

  func testOneThatGrowsBeyondItsContentIsLeftAlone() {
    let app = TestApp(orientation: .landscapeLeft)
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 590, height: 300))
    scroll.contentSize = CGSize(width: 640, height: 100)
    controller.view.addSubview(scroll)
    app.show(controller)
    XCTAssertEqual(scroll.adjustedContentInset.left, 59)
    scroll.frame.size.width = 726
    XCTAssertEqual(scroll.adjustedContentInset, .zero)
    XCTAssertEqual(scroll.contentOffset, .zero)
    scroll.frame.size.width = 590
    XCTAssertEqual(scroll.adjustedContentInset.left, 59)
  }

  func testOneThatAlwaysBouncesKeepsClear() {
    let app = TestApp()
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    app.show(screen(scroll))
    XCTAssertEqual(scroll.adjustedContentInset.top, 59)
    XCTAssertEqual(scroll.adjustedContentInset.bottom, 34)
  }

  func testBelowANavigationBarItAlwaysKeepsClear() {
    let app = TestApp()
    let scroll = UIScrollView()
    app.show(UINavigationController(rootViewController: screen(scroll)))
    XCTAssertEqual(scroll.adjustedContentInset.top, 293.0 / 3, accuracy: 0.01)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    XCTAssertEqual(scroll.adjustedContentInset, .zero)
    scroll.contentInsetAdjustmentBehavior = .always
    XCTAssertEqual(scroll.adjustedContentInset.top, 293.0 / 3, accuracy: 0.01)
  }

  func testTheFirstViewOfAControllerKeepsClearAndOthersDoNot() {
    let app = TestApp()
    let controller = UIViewController()
    let first = UIScrollView(frame: app.window.bounds)
    let second = UIScrollView(frame: app.window.bounds)
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    app.show(UINavigationController(rootViewController: controller))
    XCTAssertEqual(first.adjustedContentInset.top, 293.0 / 3, accuracy: 0.01)
    XCTAssertEqual(second.adjustedContentInset, .zero)
  }
}
