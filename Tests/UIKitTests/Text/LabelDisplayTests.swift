import PortolanTesting
import UIKit
import XCTest

/// Tests when labels draw without a display.
@MainActor
final class LabelDisplayTests: XCTestCase {
  private final class CountingLabel: UILabel {
    var count = 0

    override func drawText(in rect: CGRect) {
      count += 1
      super.drawText(in: rect)
    }
  }

  /// An app may do anything in its method.
  func testALabelOfTheAppDrawsAtEachCommit() {
    let app = TestApp()
    let screen = UIViewController()
    let label = CountingLabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Genoa"
    screen.view.addSubview(label)
    app.show(screen)
    XCTAssertEqual(label.count, 1)
    label.text = "Venice"
    app.settle()
    XCTAssertEqual(label.count, 2)
  }

  /// The pictures of a screen whose label changes and is animated, with or without deferred drawing.
  private func pictures(isDeferred: Bool) throws -> [CGImage] {
    let app = TestApp()
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
    label.layer.defersDisplay = isDeferred
    label.text = "Genoa"
    screen.view.addSubview(label)
    app.show(screen)
    label.text = "Venice"
    app.settle()
    UIView.animate(withDuration: 1) {
      label.frame = CGRect(x: 60, y: 300, width: 240, height: 60)
      label.transform = CGAffineTransform(rotationAngle: 0.4)
    }
    var pictures: [CGImage] = []
    for _ in 0..<4 {
      app.advance(by: 0.3)
      pictures.append(try XCTUnwrap(app.host.screenshot(scale: 2)))
    }
    label.layer.bounds.size.width = 100
    app.settle()
    label.textColor = .systemRed
    label.layer.transform = CATransform3DIdentity
    app.settle()
    pictures.append(try XCTUnwrap(app.host.screenshot(scale: 2)))
    return pictures
  }

  func testDeferredTextLooksLikeTextThatIsDrawnAtOnce() throws {
    let pairs = zip(try pictures(isDeferred: false), try pictures(isDeferred: true))
    for (first, second) in pairs { XCTAssertTrue(first.hasSamePixels(as: second)) }
  }
}
