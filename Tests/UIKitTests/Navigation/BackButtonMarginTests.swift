import PortolanTesting
@testable import UIKit
import XCTest

/// The back button begins 8 points before the margin of its bar, as recorded on iOS 17.0 by
/// [Instructions](https://github.com/ephread/Instructions): the chevron's ink is at 9.5 on an iPhone SE upright, and at
/// 13.5 in landscape and on an iPad (Metrics.md 1.3).
@MainActor
final class BackButtonMarginTests: XCTestCase {
  private func chevron(_ device: Device, isLandscape: Bool = false) throws -> CGFloat {
    let app = TestApp(device: device)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Instructions"
    app.show(navigation)
    if isLandscape { app.rotate(to: .landscapeLeft) }
    navigation.pushViewController(UIViewController(), animated: false)
    app.settle()
    func find(in view: UIView) -> BackButtonView? {
      view as? BackButtonView ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    let button = try XCTUnwrap(find(in: navigation.navigationBar))
    return button.convert(button.indicator.frame, to: nil).midX
  }

  func testTheButtonFollowsTheMarginOfItsBar() throws {
    let upright = try chevron(.iPhoneSE)
    XCTAssertEqual(upright, 14.83, accuracy: 0.01)
    XCTAssertEqual(try chevron(.iPhone15), upright, accuracy: 0.01)
    XCTAssertEqual(try chevron(.iPhoneSE, isLandscape: true), upright + 4, accuracy: 0.01)
    XCTAssertEqual(try chevron(.iPad), upright + 4, accuracy: 0.01)
  }
}
