import GTKHost
import UIKit

/// A window that tests use from outside, like a user or an assistive technology: with an element of each
/// kind; with the argument `touches`, with a view that prints its touches; with `settings`, with one that
/// prints the desktop's settings. Prints the links that it opens.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let link = launchOptions?[.url] as? URL { report("launched", link) }
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

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    report("opened", url)
    return true
  }

  private func report(_ event: String, _ link: URL) {
    FileHandle.standardOutput.write(Data("\(event) \(link.absoluteString)\n".utf8))
  }
}
