import PortolanTesting
import UIKit
import XCTest

/// Tests of local notifications in the form before iOS 10.
@MainActor
final class LocalNotificationTests: XCTestCase {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var settings: [UIUserNotificationType] = []
    var received: [String?] = []

    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { settings.append(notificationSettings.types) }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      received.append(notification.alertBody)
    }
  }

  private let delegate = Delegate()
  private var app: TestApp!

  override func tearDown() async throws {
    UIApplication.shared.delegate = nil
    try await super.tearDown()
  }

  private func launch(allowed: Bool = true) {
    app = TestApp()
    app.show(UIViewController())
    app.allowsNotifications = allowed
    UIApplication.shared.delegate = delegate
    UIApplication.shared.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .sound], categories: nil))
    app.settle()
  }

  private func notification(_ body: String, after seconds: TimeInterval) -> UILocalNotification {
    let notification = UILocalNotification()
    notification.alertBody = body
    notification.fireDate = NotificationService.now().addingTimeInterval(seconds)
    return notification
  }

  func testTheDelegateReceivesNotificationsInTheForeground() {
    launch()
    XCTAssertEqual(delegate.settings, [[.alert, .sound]])
    UIApplication.shared.scheduleLocalNotification(notification("Tea", after: 60))
    XCTAssertEqual(UIApplication.shared.scheduledLocalNotifications?.map(\.alertBody), ["Tea"])
    app.advance(by: 59)
    XCTAssertEqual(delegate.received, [])
    app.advance(by: 2)
    XCTAssertEqual(delegate.received, ["Tea"])
    XCTAssertEqual(UIApplication.shared.scheduledLocalNotifications?.count, 0)
  }

  func testCanceledNotificationsAreNotDelivered() {
    launch()
    let tea = notification("Tea", after: 60)
    UIApplication.shared.scheduleLocalNotification(tea)
    UIApplication.shared.scheduleLocalNotification(notification("Bread", after: 70))
    UIApplication.shared.cancelLocalNotification(tea)
    app.advance(by: 100)
    XCTAssertEqual(delegate.received, ["Bread"])
    UIApplication.shared.scheduleLocalNotification(notification("Milk", after: 10))
    UIApplication.shared.cancelAllLocalNotifications()
    app.advance(by: 20)
    XCTAssertEqual(delegate.received, ["Bread"])
  }

  func testNothingIsAllowedWithoutPermission() {
    launch(allowed: false)
    XCTAssertEqual(delegate.settings, [[]])
    XCTAssertEqual(UIApplication.shared.currentUserNotificationSettings?.types, [])
  }
}
