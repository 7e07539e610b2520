import BenchmarkSupport
import OffscreenHost
import UIKit

/// A typical first screen of forty views.
@MainActor
package enum StartScreen {
  /// Draws one frame without a display, and prints the cost since the start of the process.
  package static func drawAndReport() {
    let host = OffscreenHost(device: .iPhone15)
    host.install(time: .virtual)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeScreen()
    window.makeKeyAndVisible()
    let isDrawn = host.draw(scale: 2)
    precondition(isDrawn, "there was no window to draw")
    Measure.printStart()
  }

  private static func makeScreen() -> UIViewController {
    let controller = UIViewController()
    let root = controller.view!
    root.backgroundColor = .systemBackground
    for row in 0..<13 {
      let card = UIView(frame: CGRect(x: 16, y: 100 + CGFloat(row) * 54, width: 358, height: 48))
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 10
      let title = UILabel(frame: CGRect(x: 12, y: 13, width: 240, height: 22))
      title.text = "Harbour number \(row)"
      let badge = UIView(frame: CGRect(x: 320, y: 12, width: 24, height: 24))
      badge.backgroundColor = .systemBlue
      badge.layer.cornerRadius = 12
      card.addSubview(title)
      card.addSubview(badge)
      root.addSubview(card)
    }
    return controller
  }
}
