import GTKHost
import UIKit
import UserNotifications

/// A window that tests use from outside, like a user or an assistive technology: with an element of each
/// kind; with the argument `touches`, with a view that prints its touches; with `settings`, with one that
/// prints the desktop's settings; with `keys`, with one that prints the size and the appearance of the interface; with `notify`, with notifications. Prints the links that it opens, and the responses to
/// notifications.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    if let link = launchOptions?[.url] as? URL { report("launched", link) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      switch CommandLine.arguments.dropFirst().first {
      case "touches": TouchesViewController()
      case "settings": SettingsViewController()
      case "keys": KeysViewController()
      default: UINavigationController(rootViewController: ElementsViewController())
      }
    window.makeKeyAndVisible()
    self.window = window
    if CommandLine.arguments.dropFirst().first == "notify" { notify() }
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

  private func notify() {
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "trip", actions: [UNNotificationAction(identifier: "later", title: "Later")],
        intentIdentifiers: [])
    ])
    Task {
      _ = try await center.requestAuthorization(options: [.alert])
      for (name, time, category) in [("Ferry", "At noon", "trip"), ("Train", "At one", "")] {
        let content = UNMutableNotificationContent()
        content.title = name
        content.body = time
        content.categoryIdentifier = category
        content.userInfo = ["link": "harbour://\(name.lowercased())"]
        try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
      }
      FileHandle.standardOutput.write(Data("notified\n".utf8))
    }
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner]) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let action =
      response.actionIdentifier == UNNotificationDefaultActionIdentifier
      ? "default" : response.actionIdentifier
    let content = response.notification.request.content
    let line = "\(action) \(content.title) \(content.userInfo["link"] as? String ?? "")\n"
    FileHandle.standardOutput.write(Data(line.utf8))
    completionHandler()
  }
}
