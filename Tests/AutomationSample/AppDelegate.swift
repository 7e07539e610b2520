import GTKHost
import SwiftUI
import UIKit
import UserNotifications

/// The sample app for the framework's own UI tests: permissions, notifications, text input, and a button that crashes.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?

  static func main() {
    let arguments = CommandLine.unsafeArgv
    let thread = Thread { DispatchSemaphore(value: 0).wait() }
    if ProcessInfo.processInfo.environment["SAMPLE_THREAD"] != nil { thread.start() }
    _ = UIApplicationMain(CommandLine.argc, arguments, nil, NSStringFromClass(AppDelegate.self))
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: firstScreen)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The screen that a test has chosen by a launch argument.
  private var firstScreen: UIViewController {
    let arguments = ProcessInfo.processInfo.arguments
    if arguments.contains("--audit") { return AuditViewController() }
    if arguments.contains("--waiting") { return WaitingViewController() }
    if arguments.contains("--controls") { return UIHostingController(rootView: ControlsView()) }
    if arguments.contains("--language") {
      return UIHostingController(rootView: Text(Locale.current.language.languageCode?.identifier ?? ""))
    }
    if arguments.contains("--environment") {
      return UIHostingController(rootView: Text(ProcessInfo.processInfo.environment["SAMPLE_VALUE"] ?? ""))
    }
    if arguments.contains("--place") { return PlaceViewController() }
    return SampleViewController()
  }

  private var sample: SampleViewController? {
    (window?.rootViewController as? UINavigationController)?.viewControllers.first as? SampleViewController
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner]) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    sample?.state.text = "Opened \(response.notification.request.content.title)"
    completionHandler()
  }

  func applicationWillResignActive(_ application: UIApplication) { sample?.activity.text = "Inactive" }

  func applicationDidBecomeActive(_ application: UIApplication) { sample?.activity.text = "Active" }
}
