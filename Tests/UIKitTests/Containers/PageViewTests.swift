import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of Conformance.md L16 to L18, M32; Metrics.md 3.3.
@MainActor
final class PageViewTests: XCTestCase {
  private let book = Book(count: 5)

  private func makeApp(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, first: Int = 2, rightToLeft: Bool = false
  ) -> (TestApp, UIPageViewController) {
    let app = TestApp(rightToLeft: rightToLeft)
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[first]], direction: .forward, animated: false)
    app.show(pages)
    return (app, pages)
  }

  private func swipe(_ app: TestApp, from start: CGFloat, to end: CGFloat) {
    app.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
    app.settle()
  }

  private func calls(_ trace: LifecycleTrace) -> [String] { trace.short.filter { !$0.contains("Load") } }

  // MARK: Scrolling

  /// L16
  func testAPageScrolledInSendsItsCallbacksInOrder() {
    let (app, pages) = makeApp()
    let trace = LifecycleTrace()
    swipe(app, from: 350, to: 60)
    XCTAssertEqual(calls(trace), ["3.WA", "2.WD", "3.DA", "2.DD"])
    XCTAssertEqual(pages.viewControllers, [book.pages[3]])
    XCTAssertEqual(book.pages[3].view.convert(CGPoint.zero, to: app.window), .zero)
    XCTAssertEqual(book.pages[3].view.bounds.size, app.window.bounds.size)
    XCTAssertNil(book.pages[2].view.superview)
    XCTAssertNil(book.pages[2].parent)
    XCTAssertEqual(book.take(), ["will 3", "did 2 true"])
  }

  /// The navigation bar does not track the scroll view of pages.
  func testPagesOnAStackAreTurned() {
    let (app, pages) = makeApp()
    let stack = UINavigationController(rootViewController: pages)
    app.show(stack)
    XCTAssertNil(pages.contentScrollView(for: .top))
    pages.setViewControllers([book.pages[3]], direction: .forward, animated: true)
    app.settle()
    XCTAssertNil(book.pages[2].parent, "the turn ends")
    XCTAssertEqual(book.pages[3].view.convert(CGPoint.zero, to: app.window).x, 0)
    swipe(app, from: 350, to: 60)
    XCTAssertEqual(pages.viewControllers, [book.pages[4]])
    XCTAssertEqual(book.take(), ["will 4", "did 3 true"])
    let table = UITableView()
    pages.setContentScrollView(table, for: .top)
    XCTAssertIdentical(pages.contentScrollView(for: .top), table)
  }

  /// L17
  func testPageReleasedEarlyReversesCallbacks() {
    let (app, pages) = makeApp()
    let trace = LifecycleTrace()
    swipe(app, from: 350, to: 280)
    XCTAssertEqual(calls(trace), ["3.WA", "2.WD", "2.WA", "2.DA", "3.WD", "3.DD"])
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
    XCTAssertNil(book.pages[3].parent)
    XCTAssertEqual(book.take(), ["will 3", "did 2 false"])
  }

  func testThePagesFollowTheFinger() {
    let (app, _) = makeApp()
    app.beginDrag(at: CGPoint(x: 300, y: 400))
    app.moveFinger(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.2)
    XCTAssertEqual(book.pages[2].view.convert(CGPoint.zero, to: app.window).x, -90, accuracy: 2)
    XCTAssertEqual(
      book.pages[3].view.convert(CGPoint.zero, to: app.window).x, app.window.bounds.width - 90, accuracy: 2)
    // Back across the middle, the previous page appears instead.
    app.moveFinger(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
    XCTAssertNotNil(book.pages[1].view.window)
    XCTAssertNil(book.pages[3].view.window)
    app.advance(by: 0.3)
    app.endDrag(at: CGPoint(x: 380, y: 400))
    app.settle()
    XCTAssertEqual(book.take(), ["will 3", "did 2 false", "will 1", "did 2 false"])
  }

  func testSwipesLeadFromPageToPageAndEndAtTheLast() {
    let (app, pages) = makeApp(first: 0)
    for expected in [1, 2, 3, 4, 4] {
      app.fling(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400))
      app.settle()
      XCTAssertEqual(pages.viewControllers, [book.pages[expected]])
    }
    for expected in [3, 2, 1, 0, 0] {
      app.fling(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 300, y: 400))
      app.settle()
      XCTAssertEqual(pages.viewControllers, [book.pages[expected]])
    }
    XCTAssertEqual(pages.children, [book.pages[0]])
  }

  func testSwipesThatFollowEachOtherQuicklyLoseNothing() {
    let (app, pages) = makeApp(first: 0)
    let faults = FaultRecorder()
    for _ in 0..<3 {
      app.fling(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400))
      app.advance(by: 0.1)
    }
    app.settle()
    XCTAssertEqual(pages.children.count, 1)
    XCTAssertEqual(pages.viewControllers?.first?.appearance, .appeared)
    XCTAssertNotEqual(pages.viewControllers, [book.pages[0]])
    XCTAssertEqual(book.pages.filter { $0.appearance != .disappeared }.count, 1)
    XCTAssertEqual(faults.messages, [])
  }

  func testASetPageScrollsInFromItsDirection() {
    let (app, pages) = makeApp(first: 0)
    var finished: Bool?
    let trace = LifecycleTrace()
    pages.setViewControllers([book.pages[4]], direction: .reverse, animated: true) { finished = $0 }
    XCTAssertEqual(pages.viewControllers, [book.pages[4]])
    app.advance(by: 0.15)
    XCTAssertLessThan(book.pages[4].view.convert(CGPoint.zero, to: app.window).x, 0)
    XCTAssertNil(finished)
    app.settle()
    XCTAssertEqual(finished, true)
    XCTAssertEqual(calls(trace), ["4.WA", "0.WD", "4.DA", "0.DD"])
    XCTAssertEqual(book.take(), [], "only user actions are reported")
    XCTAssertNil(book.pages[0].parent)
  }

  /// Metrics.md 3.3
  func testSetPageReplacesRunningTransition() {
    let (app, pages) = makeApp(first: 0)
    var log: [String] = []
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { log.append("1 \($0)") }
    app.advance(by: 0.1)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { log.append("2 \($0)") }
    XCTAssertEqual(log, ["1 false"])
    app.settle()
    XCTAssertEqual(log, ["1 false", "2 true"])
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
    XCTAssertEqual(pages.children, [book.pages[2]])
  }

  /// Metrics.md 3.3
  func testThePageIsAChildBeforeItsViewLoads() {
    final class Curious: UIViewController {
      var log: [String] = []
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.append(parent == nil ? "left" : "moved \(isViewLoaded)")
      }
      override func viewDidLoad() { log.append("loaded") }
    }
    let app = TestApp()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    app.show(pages)
    let curious = Curious()
    var isFinished = false
    pages.setViewControllers([curious], direction: .forward, animated: true) { isFinished = $0 }
    XCTAssert(isFinished, "the first pages come at once")
    app.settle()
    XCTAssertEqual(curious.log, ["moved false", "loaded"])
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    XCTAssertEqual(curious.log.last, "left")
  }

  func testPagesKeepTheirDistanceWhileMoving() {
    let (app, _) = makeApp(options: [.interPageSpacing: 20])
    app.beginDrag(at: CGPoint(x: 300, y: 400))
    app.moveFinger(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.2)
    let gap =
      book.pages[3].view.convert(CGPoint.zero, to: app.window).x
      - book.pages[2].view.convert(CGPoint(x: app.window.bounds.width, y: 0), to: app.window).x
    XCTAssertEqual(gap, 20, accuracy: 0.01)
    app.endDrag(at: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssertEqual(book.pages[2].view.bounds.width, app.window.bounds.width)
  }

  func testVerticalPagesAndPagesFromTheRight() {
    let (app, pages) = makeApp(.scroll, .vertical)
    app.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150))
    app.settle()
    XCTAssertEqual(pages.viewControllers, [book.pages[3]])
    let (other, mirrored) = makeApp(rightToLeft: true)
    swipe(other, from: 60, to: 350)
    XCTAssertEqual(mirrored.viewControllers, [book.pages[3]])
    XCTAssertEqual(app.window.bounds.size, book.pages[3].view.bounds.size)
  }

  func testWithoutADataSourceNothingScrolls() {
    let (app, pages) = makeApp()
    pages.dataSource = nil
    swipe(app, from: 350, to: 60)
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
  }

  func testTheDotsFollowAndLead() {
    book.showsDots = true
    let (app, pages) = makeApp()
    guard let dots = pages.view.subviews.lazy.compactMap({ $0 as? UIPageControl }).first else {
      return XCTFail("no page control")
    }
    XCTAssertEqual(dots.numberOfPages, 5)
    XCTAssertEqual(dots.currentPage, 2)
    XCTAssertEqual(book.pages[2].view.bounds.height, dots.frame.minY)
    swipe(app, from: 350, to: 60)
    XCTAssertEqual(dots.currentPage, 3)
    app.tap(at: CGPoint(x: app.window.bounds.midX - 100, y: dots.frame.midY))
    app.settle()
    XCTAssertEqual(dots.currentPage, 2)
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
  }

  func testTheShownPageStaysThroughARotation() {
    let (app, pages) = makeApp()
    app.rotate(to: .landscapeRight)
    app.settle()
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
    XCTAssertEqual(book.pages[2].view.bounds.size, app.window.bounds.size)
    XCTAssertEqual(book.pages[2].view.convert(CGPoint.zero, to: app.window), .zero)
  }

  // MARK: Flipping

  /// L18
  func testAFlippedPageSendsItsCallbacksInOrder() {
    let (app, pages) = makeApp(.pageCurl)
    XCTAssertEqual(pages.spineLocation, .min)
    XCTAssertEqual(pages.gestureRecognizers.count, 2)
    let trace = LifecycleTrace()
    swipe(app, from: 350, to: 60)
    XCTAssertEqual(calls(trace), ["3.WA", "2.WD", "2.DD", "3.DA"])
    XCTAssertEqual(pages.viewControllers, [book.pages[3]])
    XCTAssertEqual(book.pages[3].view.transform, .identity)
    XCTAssertEqual(book.take(), ["will 3", "did 2 true"])
  }

  /// L18
  func testPageCurlReleasedEarlyReversesCallbacks() {
    let (app, pages) = makeApp(.pageCurl)
    let trace = LifecycleTrace()
    swipe(app, from: 350, to: 280)
    XCTAssertEqual(calls(trace), ["3.WA", "2.WD", "3.WD", "2.WA", "3.DD", "2.DA"])
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
    XCTAssertEqual(book.pages[2].view.frame, app.window.bounds)
    XCTAssertEqual(book.take(), ["will 3", "did 2 false"])
  }

  /// The free edge is as far beyond the fold as it was before it, under the finger.
  func testTheLeafIsFoldedOverUnderTheFinger() throws {
    let (app, _) = makeApp(.pageCurl)
    app.beginDrag(at: CGPoint(x: 350, y: 400))
    app.moveFinger(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.3)
    let width = app.window.bounds.width
    let leaf: UIView = book.pages[2].view
    XCTAssertEqual(leaf.frame, app.window.bounds)
    let fold = try XCTUnwrap(leaf.mask?.layer.presentation()?.frame.maxX)
    XCTAssertEqual(fold, width - 200, accuracy: 12)
    XCTAssertFalse(leaf.frame.isEmpty)
    app.endDrag(at: CGPoint(x: 150, y: 400))
    app.settle()
    XCTAssertNil(leaf.mask)
  }

  func testTapsAtTheSidesTurnPages() {
    let (app, pages) = makeApp(.pageCurl)
    app.tap(at: CGPoint(x: 380, y: 400))
    app.settle()
    XCTAssertEqual(pages.viewControllers, [book.pages[3]])
    app.tap(at: CGPoint(x: 10, y: 400))
    app.settle()
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
    app.tap(at: CGPoint(x: 200, y: 400))
    app.settle()
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
  }

  func testASpineInTheMiddleShowsTwoPagesAndTurnsTwo() {
    let app = TestApp()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    pages.isDoubleSided = true
    pages.dataSource = book
    pages.setViewControllers([book.pages[0], book.pages[1]], direction: .forward, animated: false)
    app.show(pages)
    let half = app.window.bounds.width / 2
    XCTAssertEqual(book.pages[0].view.frame.width, half)
    XCTAssertEqual(book.pages[1].view.frame.minX, half)
    swipe(app, from: 350, to: 60)
    XCTAssertEqual(pages.viewControllers, [book.pages[2], book.pages[3]])
    XCTAssertEqual(book.pages[3].view.frame.minX, half)
    XCTAssertEqual(book.pages[3].appearance, .appeared)
    XCTAssertEqual(book.pages[0].appearance, .disappeared)
    XCTAssertNil(book.pages[1].parent)
    swipe(app, from: 350, to: 60)
    XCTAssertEqual(pages.viewControllers, [book.pages[2], book.pages[3]], "one page more is not enough")
    swipe(app, from: 60, to: 350)
    XCTAssertEqual(pages.viewControllers, [book.pages[0], book.pages[1]])
  }

  /// M32
  func testAWrongNumberOfPagesIsRefused() {
    let (app, pages) = makeApp()
    let faults = FaultRecorder()
    pages.setViewControllers(Array(book.pages.prefix(3)), direction: .forward, animated: false)
    XCTAssertEqual(
      faults.messages,
      [
        "The number of view controllers provided (3) doesn't match the number required (1) for the requested "
          + "transition"
      ])
    app.settle()
    XCTAssertEqual(pages.viewControllers, [book.pages[2]])
  }

  func testNothingIsKeptAlive() {
    weak var gone: UIPageViewController?
    weak var page: UIViewController?
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      do {
        let own = Book(count: 3)
        let app = TestApp()
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.dataSource = own
        pages.setViewControllers([own.pages[0]], direction: .forward, animated: false)
        app.show(pages)
        swipe(app, from: 350, to: 60)
        (gone, page) = (pages, own.pages[1])
        app.show(UIViewController())
      }
      XCTAssertNil(gone)
      XCTAssertNil(page)
    }
  }
}

/// Pages named by their numbers.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var showsDots = false
  private var log: [String] = []

  init(count: Int) { pages = (0..<count).map { Screen("\($0)") } }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { showsDots ? pages.count : 0 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.append("will " + pendingViewControllers.compactMap(\.title).joined(separator: " ")) }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.append("did " + previousViewControllers.compactMap(\.title).joined(separator: " ") + " \(completed)")
  }
}
