import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Specification.md N14; Metrics.md 1.1 and 1.3.
@MainActor
final class LargeTitleTests: XCTestCase {
  /// A screen with tall scrolling content.
  private final class Tall: UIViewController {
    let scrollView = UIScrollView()

    init(_ title: String, height: CGFloat = 3000) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      scrollView.contentSize = CGSize(width: 100, height: height)
      scrollView.alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  private let screen = Tall("Library")

  private func makeApp(_ root: UIViewController? = nil) -> (TestApp, UINavigationController) {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: root ?? screen)
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    return (app, navigation)
  }

  private func rest(_ app: TestApp) -> CGFloat { app.barTop + 44 + 52 }

  /// Slowly drags the content up by about `distance` and holds it.
  private func hold(_ app: TestApp, at distance: CGFloat, of scrollView: UIScrollView) {
    let start = CGPoint(x: 200, y: 600)
    app.beginDrag(at: start)
    var y = start.y
    for _ in 0..<200 where scrollView.contentOffset.y + rest(app) < distance - 0.01 {
      app.moveFinger(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y - 1), duration: 1.0 / 60)
      y -= 1
    }
    app.advance(by: 0.3)
    finger = CGPoint(x: 200, y: y)
  }
  private var finger = CGPoint.zero

  func testTheTitleExpandsWhenTheScrollingContentIsReplaced() {
    let (app, navigation) = makeApp()
    screen.scrollView.contentOffset.y = 500
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    screen.scrollView.removeFromSuperview()
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
  }

  func testTheTitleFollowsContentThatIsAddedLater() {
    let plain = UIViewController()
    plain.title = "Library"
    let (app, navigation) = makeApp(plain)
    let scrollView = UIScrollView(frame: plain.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    plain.view.addSubview(scrollView)
    app.settle()
    scrollView.contentOffset.y = 500
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  func testScrolledContentIsInItsPlaceAfterAPop() {
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let (app, navigation) = makeApp()
    for distance in [40.0, 60, 100, 110, 130, 300] {
      screen.scrollView.contentOffset.y = distance - rest(app)
      app.settle()
      let (place, height) = (screen.scrollView.contentOffset.y, navigation.navigationBar.frame.height)
      navigation.pushViewController(Tall("Details"), animated: true)
      app.settle()
      navigation.popViewController(animated: true)
      app.settle()
      XCTAssertEqual(screen.scrollView.contentOffset.y, place, accuracy: 0.01, "scrolled by \(distance)")
      XCTAssertEqual(navigation.navigationBar.frame.height, height, accuracy: 0.01)
    }
  }

  func testTheTitleIsLargeAtRestAndContentStartsBelowIt() {
    let (app, navigation) = makeApp()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(screen.scrollView.adjustedContentInset.top, rest(app), accuracy: 0.01)
    XCTAssertEqual(screen.scrollView.contentInset, .zero)
    XCTAssertEqual(screen.scrollView.contentOffset.y, -rest(app), accuracy: 0.01)
    XCTAssertEqual(app.element("Library")!.frame.minX, 16)
    XCTAssert(navigation.navigationBar.isAtScrollEdge)
  }

  func testItCollapsesWithTheFingerAndTheInsetsFollow() {
    let (app, navigation) = makeApp()
    hold(app, at: 20, of: screen.scrollView)
    XCTAssertEqual(navigation.navigationBar.frame.height, 76, accuracy: 1)
    XCTAssertEqual(screen.scrollView.adjustedContentInset.top, rest(app) - 20, accuracy: 1)
    XCTAssert(navigation.navigationBar.isAtScrollEdge, "no content is under the bar yet")
    app.endDrag(at: finger)
    app.settle()
  }

  /// Metrics.md 1.3: at 36 it expands, at 37 it collapses.
  func testReleasedHalfwaySnapsToOneEnd() {
    let (app, navigation) = makeApp()
    hold(app, at: 36, of: screen.scrollView)
    app.endDrag(at: finger)
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(screen.scrollView.contentOffset.y, -rest(app), accuracy: 0.01)
    hold(app, at: 37, of: screen.scrollView)
    app.endDrag(at: finger)
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    XCTAssertEqual(screen.scrollView.contentOffset.y, -rest(app) + 52, accuracy: 0.01)
    XCTAssertEqual(screen.scrollView.adjustedContentInset.top, rest(app) - 52, accuracy: 0.01)
  }

  func testLargeTitleCollapsesWithScrollingAndReturnsAtTop() {
    let (app, navigation) = makeApp()
    app.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    XCTAssertFalse(navigation.navigationBar.isAtScrollEdge)
    XCTAssertEqual(app.element("Library")!.frame.midX, app.window.bounds.midX, accuracy: 1)
    for _ in 0..<4 { app.fling(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800)) }
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(screen.scrollView.contentOffset.y, -rest(app), accuracy: 0.01)
    XCTAssertEqual(app.element("Library")!.frame.minX, 16)
  }

  func testPulledDownItStretchesAndTheInsetsStay() {
    let (app, navigation) = makeApp()
    app.beginDrag(at: CGPoint(x: 200, y: 300))
    app.moveFinger(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.3)
    let stretch = -rest(app) - screen.scrollView.contentOffset.y
    XCTAssertGreaterThan(stretch, 30)
    XCTAssertEqual(navigation.navigationBar.frame.height, 96 + stretch, accuracy: 0.5)
    XCTAssertEqual(screen.scrollView.adjustedContentInset.top, rest(app), accuracy: 0.01)
    app.endDrag(at: CGPoint(x: 200, y: 500))
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
  }

  /// Metrics.md 1.1: 300 becomes 352 because the bar shrinks by 52 points.
  func testAJumpPastTheTitleKeepsItsDistanceFromTheBar() {
    let (app, navigation) = makeApp()
    screen.scrollView.contentOffset.y = 300
    app.settle()
    XCTAssertEqual(screen.scrollView.contentOffset.y, 352)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  func testContentTooShortToScrollLeavesTheTitleOpen() {
    let short = Tall("Short", height: 100)
    let (app, navigation) = makeApp(short)
    app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(short.scrollView.contentOffset.y, -rest(app), accuracy: 0.01)
  }

  func testUnderAnOpaqueBarItCollapsesAtTheSpeedOfTheContent() {
    let (app, navigation) = makeApp()
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    app.settle()
    func top() -> CGFloat { screen.scrollView.convert(CGPoint.zero, to: nil as UIView?).y }
    XCTAssertEqual(top(), rest(app), accuracy: 0.01)
    let start = CGPoint(x: 200, y: 600)
    app.beginDrag(at: start)
    app.moveFinger(from: start, to: CGPoint(x: 200, y: 570), duration: 0.3)
    let moved = rest(app) - top()
    XCTAssertGreaterThan(moved, 10)
    XCTAssertEqual(navigation.navigationBar.frame.height, 96 - moved, accuracy: 0.5)
    app.endDrag(at: CGPoint(x: 200, y: 570))
    app.settle()
  }

  func testEachScreenKeepsItsTitleSize() {
    let (app, navigation) = makeApp()
    app.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    app.settle()
    let offset = screen.scrollView.contentOffset
    let second = Tall("Second")
    navigation.pushViewController(second, animated: true)
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    let small = Tall("Small")
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: true)
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    XCTAssertEqual(small.scrollView.contentOffset.y, -rest(app) + 52, accuracy: 0.01)
    navigation.popToRootViewController(animated: true)
    app.settle()
    XCTAssertEqual(screen.scrollView.contentOffset, offset)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  func testASwipeThatIsCanceledLeavesTheTitleAsItWas() {
    let (app, navigation) = makeApp()
    let small = Tall("Small")
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: true)
    app.settle()
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400))
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    XCTAssertEqual(app.element("Small")!.frame.midX, app.window.bounds.midX, accuracy: 1)
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400))
    app.settle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(app.element("Library")!.frame.minX, 16)
  }

  func testAFlatScreenHasNoLargeTitle() {
    let (app, navigation) = makeApp()
    app.rotate(to: .landscapeRight)
    XCTAssertEqual(navigation.navigationBar.frame.height, 32)
    app.rotate(to: .portrait)
    XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    XCTAssertEqual(screen.scrollView.contentOffset.y, -rest(app), accuracy: 0.01)
  }

  func testATitleThatAppearsUnderAFingerCollapsesAboveScrolledContent() {
    let (app, navigation) = makeApp()
    app.rotate(to: .landscapeRight)
    XCTAssertEqual(navigation.navigationBar.frame.height, 32)
    let (start, end) = (CGPoint(x: 300, y: 200), CGPoint(x: 300, y: 224))
    app.beginDrag(at: start)
    app.moveFinger(from: start, to: end, duration: 0.1)
    app.advance(by: 0.3)
    app.host.windowSize = CGSize(width: 921, height: 480)
    app.settle()
    app.endDrag(at: end)
    app.settle()
    let scrollView = screen.scrollView
    XCTAssertGreaterThan(scrollView.contentOffset.y, -scrollView.adjustedContentInset.top + 1)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  func testAnAppNamesTheScrollViewToFollow() {
    let outer = UIViewController()
    let inner = UIScrollView()
    let other = UIScrollView()
    outer.view.addSubview(other)
    outer.view.addSubview(inner)
    XCTAssertIdentical(outer.contentScrollView(for: .top), other)
    outer.setContentScrollView(inner, for: [.top, .bottom])
    XCTAssertIdentical(outer.contentScrollView(for: .top), inner)
    XCTAssertIdentical(outer.contentScrollView(for: .bottom), inner)
    XCTAssertIdentical(outer.contentScrollView(for: .leading), other)
    outer.setContentScrollView(nil, for: .all)
    XCTAssertIdentical(outer.contentScrollView(for: .top), other)
  }
}
