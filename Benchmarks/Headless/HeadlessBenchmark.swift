import BenchmarkSupport
import Foundation
import OffscreenHost
import UIKit

/// What drawing costs without a display. `start` draws one frame and ends; `frames` times frames of a screen of 40 views.
@main
@MainActor
enum HeadlessBenchmark {
  static func main() {
    let host = OffscreenHost(device: .iPhone15)
    host.install(time: .virtual)
    switch CommandLine.arguments.dropFirst().first {
    case "start":
      let (window, _) = makeWindow(host)
      let isDrawn = host.draw(scale: 2)
      precondition(isDrawn && !window.isHidden)
      Measure.printStart()
    case "frames": frames(host)
    default:
      FileHandle.standardError.write(Data("usage: HeadlessBenchmark start | frames\n".utf8))
      exit(64)
    }
  }

  /// A screen of 40 views: a bar, rows with titles, details, badges and buttons.
  static func makeScreen() -> (controller: UIViewController, label: UILabel) {
    let controller = UIViewController()
    let root = controller.view!
    root.backgroundColor = .systemBackground
    var changing = UILabel()
    for row in 0..<13 {
      let y = 100 + CGFloat(row) * 54
      let card = UIView(frame: CGRect(x: 16, y: y, width: 358, height: 48))
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 10
      let title = UILabel(frame: CGRect(x: 12, y: 4, width: 240, height: 22))
      title.text = "Harbour number \(row)"
      title.font = .systemFont(ofSize: 17)
      let badge = UIView(frame: CGRect(x: 320, y: 12, width: 24, height: 24))
      badge.backgroundColor = .systemBlue
      badge.layer.cornerRadius = 12
      card.addSubview(title)
      card.addSubview(badge)
      root.addSubview(card)
      changing = title
    }
    return (controller, changing)
  }

  static func makeWindow(_ host: OffscreenHost) -> (window: UIWindow, label: UILabel) {
    let (controller, label) = makeScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, label)
  }

  static func frames(_ host: OffscreenHost) {
    let (window, label) = makeWindow(host)
    _ = host.screenshot(scale: 2)
    let one = Measure.median(301) { index in
      label.text = "Harbour changed \(index)"
      _ = host.draw(scale: 2)
    }
    print(String(format: "one label changed, 393x852@2x: %.2f ms", one))
    let full = Measure.median(101) { index in
      window.rootViewController!.view.backgroundColor = index % 2 == 0 ? .systemBackground : .systemGray6
      _ = host.draw(scale: 2)
    }
    print(String(format: "everything drawn anew, 393x852@2x: %.2f ms", full))

    let start = Measure.processorTime()
    let count = 200
    for _ in 0..<count {
      let (controller, _) = makeScreen()
      window.rootViewController = controller
      _ = host.screenshot(scale: 2)
    }
    print(
      String(
        format: "new screens photographed: %.0f a second",
        Double(count) / (Measure.processorTime() - start) * 1e3))
  }
}
