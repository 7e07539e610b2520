import UIKit
import UserNotifications

/// Passes links and notifications to the coordinator, at launch and while the app is running.
public final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  public private(set) var coordinator: FlowsCoordinator?
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let coordinator = FlowsCoordinator(window: window)
    self.coordinator = coordinator
    coordinator.start(
      url: launchOptions?[.url] as? URL, payload: launchOptions?[.remoteNotification] as? [AnyHashable: Any])
    return true
  }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    coordinator?.open(url)
    return true
  }

  // MARK: Notifications

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .list]) }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    coordinator?.open(payload: response.notification.request.content.userInfo)
    completionHandler()
  }
}
