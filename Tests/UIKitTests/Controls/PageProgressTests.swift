import PortolanTesting
import UIKit
import XCTest

/// https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress
@MainActor
final class PageProgressTests: XCTestCase {
  func testATimerTurnsPages() {
    let app = TestApp()
    let controller = UIViewController()
    app.show(controller)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 200, width: 300, height: 30))
    pages.numberOfPages = 3
    controller.view.addSubview(pages)
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    pages.progress = timer
    var turned: [Int] = []
    pages.addAction(UIAction { _ in turned.append(pages.currentPage) }, for: .valueChanged)
    XCTAssertFalse(timer.isRunning)
    timer.resumeTimer()
    app.advance(by: 1)
    XCTAssertEqual(timer.currentProgress, 0.5, accuracy: 0.05)
    app.advance(by: 1.5)
    XCTAssertEqual(turned, [1])
    timer.pauseTimer()
    app.advance(by: 5)
    XCTAssertEqual(turned, [1])
    timer.resumeTimer()
    app.advance(by: 5)
    XCTAssertEqual(turned, [1, 2])
    XCTAssertFalse(timer.isRunning)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    app.advance(by: 0.1)
    XCTAssertEqual(turned, [1, 2, 0])
  }
}
