import PortolanTesting
import UIKit
import XCTest

/// Tests that the track of a scroll indicator keeps the app's insets and those of the safe area.
@MainActor
final class ScrollIndicatorInsetTests: XCTestCase {
  private func bars(_ scroll: UIScrollView) -> (vertical: CGRect, horizontal: CGRect) {
    scroll.flashScrollIndicators()
    let bars = scroll.subviews.filter { !$0.isUserInteractionEnabled }.map(\.frame)
    return (bars.first { $0.height > $0.width } ?? .null, bars.first { $0.width > $0.height } ?? .null)
  }

  private func makeScroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scroll.contentSize = CGSize(width: 400, height: 800)
    return scroll
  }

  func testIndicatorsKeepTheInsetsOfTheApp() {
    let scroll = makeScroll()
    let before = bars(scroll)
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 10)
    scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 30, bottom: 20, right: 0)
    let after = bars(scroll)
    XCTAssertEqual(after.vertical.minY, before.vertical.minY + 40)
    XCTAssertEqual(after.vertical.maxX, before.vertical.maxX - 10)
    XCTAssertEqual(after.horizontal.minX, before.horizontal.minX + 30)
    XCTAssertEqual(after.horizontal.maxY, before.horizontal.maxY - 20)
    scroll.contentInset.top = 50
    XCTAssertEqual(bars(scroll).vertical.minY, after.vertical.minY - 50 + 50 + scroll.contentOffset.y)
  }

  func testIndicatorsAvoidTheSafeAreaByDefault() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 60
    let scroll = makeScroll()
    controller.view.addSubview(scroll)
    let app = TestApp()
    app.show(controller)
    app.settle()
    let inside = bars(scroll).vertical.minY
    XCTAssertGreaterThan(scroll.safeAreaInsets.top, 0)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    XCTAssertEqual(bars(scroll).vertical.minY, inside - scroll.safeAreaInsets.top)
  }
}
