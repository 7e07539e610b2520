import PortolanTesting
import UIKit
import XCTest

/// Tests of zooming with two fingers, paging, and scroll indicators.
@MainActor
final class ZoomAndPagingTests: XCTestCase {
  private final class Zoom: NSObject, UIScrollViewDelegate {
    let content: UIView
    var log: [String] = []
    init(_ content: UIView) { self.content = content }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("willBegin")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("didEnd")
    }
  }

  private func zoomed() -> (TestApp, UIScrollView, Zoom) {
    let app = TestApp()
    let screen = Screen("Zoom")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 300, height: 300))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let zoom = Zoom(content)
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 3
    scroll.delegate = zoom
    screen.view.addSubview(scroll)
    app.show(screen)
    return (app, scroll, zoom)
  }

  func testAPinchZoomsAroundTheFingers() {
    let (app, scroll, zoom) = zoomed()
    app.pinch(at: CGPoint(x: 150, y: 300), from: 60, to: 130)
    app.settle()
    XCTAssertGreaterThan(scroll.zoomScale, 1.7)
    XCTAssertLessThan(scroll.zoomScale, 2.4)
    XCTAssertEqual(scroll.contentSize.width, 300 * scroll.zoomScale, accuracy: 0.01)
    XCTAssertEqual(zoom.content.transform.a, scroll.zoomScale, accuracy: 0.0001)
    // The center stays in place.
    let middle = (scroll.contentOffset.x + 150) / scroll.zoomScale
    XCTAssertEqual(middle, 150, accuracy: 3)
    XCTAssertEqual(zoom.log, ["willBegin", "didEnd"])
  }

  /// “This method is called at the beginning of zoom gestures and in cases where a change in zoom level is to be animated.”
  /// (https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbeginzooming(_:with:))
  func testAnimatedChangesOfTheScaleBeginAndEnd() {
    let (app, scroll, zoom) = zoomed()
    scroll.zoomScale = 2
    XCTAssertEqual(zoom.log, [])
    scroll.setZoomScale(3, animated: true)
    XCTAssertEqual(zoom.log, ["willBegin"])
    app.settle()
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 300), animated: true)
    app.settle()
    XCTAssertEqual(zoom.log, ["willBegin", "didEnd", "willBegin", "didEnd"])
  }

  func testZoomingReturnsToItsLimits() {
    let (app, scroll, zoom) = zoomed()
    app.pinch(at: CGPoint(x: 150, y: 300), from: 40, to: 280)
    app.settle()
    XCTAssertEqual(scroll.zoomScale, 3, accuracy: 0.001)
    XCTAssertEqual(zoom.log, ["willBegin", "didEnd"])
    app.pinch(at: CGPoint(x: 150, y: 300), from: 280, to: 30)
    app.settle()
    XCTAssertEqual(scroll.zoomScale, 1, accuracy: 0.001)
    XCTAssertEqual(scroll.contentOffset.x, 0, accuracy: 0.5)
    scroll.setZoomScale(9, animated: false)
    XCTAssertEqual(scroll.zoomScale, 3)
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 150), animated: true)
    app.settle()
    XCTAssertEqual(scroll.zoomScale, 2, accuracy: 0.001)
    XCTAssertEqual(scroll.contentOffset.x, 200, accuracy: 0.5)
    XCTAssertEqual(zoom.log.last, "didEnd")
  }

  func testASwipeTurnsOnePage() {
    let app = TestApp()
    let screen = Screen("Pages")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 300, height: 200))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 1500, height: 200)
    screen.view.addSubview(scroll)
    app.show(screen)
    app.fling(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 120, y: 250))
    app.settle()
    XCTAssertEqual(scroll.contentOffset.x, 300, accuracy: 0.5)
    // A slow drag across less than half a page returns.
    app.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 150, y: 250), duration: 1)
    app.settle()
    XCTAssertEqual(scroll.contentOffset.x, 300, accuracy: 0.5)
    app.fling(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 200, y: 250))
    app.settle()
    XCTAssertEqual(scroll.contentOffset.x, 0, accuracy: 0.5)
  }

  func testIndicatorsShowWhereTheContentIsAndFade() {
    let app = TestApp()
    let screen = Screen("Indicators")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    screen.view.addSubview(scroll)
    app.show(screen)
    let before = Set(scroll.subviews.map(ObjectIdentifier.init))
    app.beginDrag(at: CGPoint(x: 150, y: 300))
    app.moveFinger(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.5)
    let bars = scroll.subviews.filter { !before.contains(ObjectIdentifier($0)) && !$0.isHidden }
    let bar = bars.first { $0.frame.height > $0.frame.width }
    XCTAssertEqual(bar.map { $0.alpha > 0.9 }, true, "it is there while the finger moves")
    // A fifth of the content is visible, so the indicator has about a fifth of the length of its track.
    XCTAssertEqual(bar?.frame.height ?? 0, 40, accuracy: 8)
    let first = (bar?.frame.minY ?? 0) - scroll.contentOffset.y
    app.moveFinger(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 170), duration: 0.5)
    XCTAssertGreaterThan((bar?.frame.minY ?? 0) - scroll.contentOffset.y, first)
    app.endDrag(at: CGPoint(x: 150, y: 170))
    app.settle()
    XCTAssertEqual(bar.map { $0.alpha < 0.1 || $0.isHidden }, true, "and goes when it rests")
  }
}
