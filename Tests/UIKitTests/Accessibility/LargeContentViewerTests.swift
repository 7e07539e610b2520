import PortolanTesting
import UIKit
import XCTest

@MainActor
final class LargeContentViewerTests: XCTestCase {
  private final class Owner: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String?] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { ended.append(item?.largeContentTitle) }
  }

  private func titles(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(titles)
  }

  /// A held item is enlarged at the center of the screen, at accessibility sizes only.
  func testAHeldItemIsEnlarged() {
    for (category, isShown) in [
      (UIContentSizeCategory.large, false), (.accessibilityLarge, true),
    ] {
      let app = TestApp(device: .iPhone15)
      defer { app.end() }
      let screen = Screen("A")
      app.show(screen)
      app.window.traitOverrides.preferredContentSizeCategory = category
      let bar = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 50))
      let button = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 50))
      button.showsLargeContentViewer = true
      button.largeContentTitle = "Anchor"
      button.largeContentImage = UIImage(systemName: "star")
      bar.addSubview(button)
      let owner = Owner()
      bar.addInteraction(UILargeContentViewerInteraction(delegate: owner))
      screen.view.addSubview(bar)
      app.settle()
      let fingers = TouchSynthesizer(window: app.window)
      fingers.down(at: CGPoint(x: 40, y: 720))
      fingers.wait(0.8)
      XCTAssertEqual(titles(app.window).contains("Anchor"), isShown)
      fingers.up()
      app.settle()
      XCTAssertFalse(titles(app.window).contains("Anchor"))
      XCTAssertEqual(owner.ended, isShown ? ["Anchor"] : [])
    }
  }
}
