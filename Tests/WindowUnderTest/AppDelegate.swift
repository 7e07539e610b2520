import GTKHost
import UIKit

/// A window that tests use from outside, as a person or an assistive technology does: with an element of each kind, or,
/// with the argument `touches`, with a view that tells of its touches, or, with `settings`, with one that tells what it
/// knows of the desktop's settings.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      switch CommandLine.arguments.dropFirst().first {
      case "touches": TouchesViewController()
      case "settings": SettingsViewController()
      default: UINavigationController(rootViewController: ElementsViewController())
      }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
