import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass
import os.log

/// The same tests with Swift Testing, together with which UIKit's module names must resolve.
@MainActor
@Suite(.serialized)
struct PlainSwiftTests {
  @Test func theRootAppearsWithItsWindow() async throws {
    final class Screen: UIViewController {
      var appeared = 0
      override func viewDidAppear(_ animated: Bool) { appeared += 1 }
    }
    let screen = Screen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    // Without a driver, windows appear in real time.
    for _ in 0..<100 where screen.appeared == 0 { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(screen.appeared == 1)
    #expect(screen.view.frame == window.bounds)
    window.isHidden = true
  }

  @Test func aPushedScreenIsOnTopAtOnce() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    #expect(navigation.topViewController === next)
    Logger(subsystem: "tests", category: "plain").debug("pushed")
  }
}
