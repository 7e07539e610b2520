import BenchmarkSupport
import Foundation
import GTKHost
import UIKit

final class HelloDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
    label.text = "Hello"
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    // A display link is called before a frame is painted, the main queue afterward.
    let link = CADisplayLink { _ in
      DispatchQueue.main.async {
        guard let host = HostRegistry.current as? GTKHost, host.hasDrawn else { return }
        Measure.printStart()
        exit(0)
      }
    }
    link.add(to: .main, forMode: .common)
    return true
  }
}

class MovingDelegate: UIResponder, UIApplicationDelegate {
  private static let count = 2000
  private static let frames = 120
  private static let warmUp = 20

  var window: UIWindow?
  private var labels: [UILabel] = []
  private var frame = 0
  private var began = 0.0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for index in 0..<Self.count {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 22, height: 16))
      label.text = "\(index)"
      label.font = .systemFont(ofSize: 9)
      label.textColor = .white
      label.textAlignment = .center
      label.layer.backgroundColor = CGColor(srgbRed: 0.2, green: 0.47, blue: 0.96, alpha: 1)
      label.layer.cornerRadius = 4
      if index % 4 == 0 { label.alpha = 0.6 }
      controller.view.addSubview(label)
      labels.append(label)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let link = CADisplayLink { [unowned self] _ in step() }
    link.add(to: .main, forMode: .common)
    return true
  }

  private func step() {
    if frame == Self.warmUp { began = Measure.processorSeconds }
    if frame == Self.warmUp + Self.frames {
      print(String(format: "%.2f", (Measure.processorSeconds - began) * 1e3 / Double(Self.frames)))
      exit(0)
    }
    for (index, label) in labels.enumerated() {
      move(label, phase: Double(frame) * 0.05 + Double(index) * 0.37, column: index % 50, row: index / 50)
    }
    frame += 1
  }

  func move(_ label: UILabel, phase: Double, column: Int, row: Int) {
    label.center = CGPoint(
      x: Double(column) * 25 + 12 * sin(phase) + 11, y: Double(row) * 19.5 + 9 * cos(phase * 1.3) + 8)
  }
}

final class TurningDelegate: MovingDelegate {
  override func move(_ label: UILabel, phase: Double, column: Int, row: Int) {
    label.center = CGPoint(x: Double(column) * 25 + 11, y: Double(row) * 19.5 + 8)
    label.transform = CGAffineTransform(rotationAngle: phase)
  }
}

/// The counterparts of `Benchmarks/Peers`: `hello` exits after its first frame, `moving` and `turning` change
/// 2,000 labels in every frame.
@main
@MainActor
enum WindowBenchmark {
  static func main() {
    let delegate: NSObject.Type
    switch CommandLine.arguments.dropFirst().first {
    case "hello": delegate = HelloDelegate.self
    case "moving": delegate = MovingDelegate.self
    case "turning": delegate = TurningDelegate.self
    default:
      FileHandle.standardError.write(Data("usage: WindowBenchmark hello | moving | turning\n".utf8))
      exit(64)
    }
    exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate)))
  }
}
