@_exported import PortolanXCTest
import PortolanTesting
import UIKit
import UserNotifications
import XCTest

/// Tests of notifications in virtual time: authorization, requests, display and responses.
@MainActor
final class UserNotificationsTests: XCTestCase {
  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner, .list, .badge]
    var presented: [String] = []
    var responses: [UNNotificationResponse] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.identifier)
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      responses.append(response)
      completionHandler()
    }
  }

  /// Implements the two methods as `async`, as in newer apps.
  private final class AsyncListener: NSObject, UNUserNotificationCenterDelegate {
    var chosen: [String] = []

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
      async -> UNNotificationPresentationOptions
    { [.banner] }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    )
      async
    { chosen.append(response.notification.request.identifier) }
  }

  private var app: TestApp!
  private let center = UNUserNotificationCenter.current()
  private let listener = Listener()

  private func launch(allowed: Bool = true) {
    app = TestApp()
    app.show(UIViewController())
    app.allowsNotifications = allowed
    center.delegate = listener
  }

  private func begin(allowed: Bool = true) {
    launch(allowed: allowed)
    nonisolated(unsafe) var answer: Bool?
    center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in answer = granted }
    app.settle()
    XCTAssertEqual(answer, allowed)
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      app?.end()
      app = nil
    }
    super.tearDown()
  }

  private func content(_ title: String, category: String = "", info: [AnyHashable: Any] = [:])
    -> UNMutableNotificationContent
  {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "At the harbour"
    content.badge = 3
    content.categoryIdentifier = category
    content.userInfo = info
    return content
  }

  private func add(
    _ title: String, after interval: TimeInterval? = nil, repeats: Bool = false, category: String = "",
    info: [AnyHashable: Any] = [:]
  ) {
    let trigger = interval.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    center.add(
      UNNotificationRequest(
        identifier: title, content: content(title, category: category, info: info), trigger: trigger))
  }

  private func pending() -> [String] {
    nonisolated(unsafe) var found: [String] = []
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    app.settle()
    return found
  }

  private func delivered() -> [String] {
    nonisolated(unsafe) var found: [String] = []
    center.getDeliveredNotifications { found = $0.map(\.request.identifier) }
    app.settle()
    return found
  }

  func testNotificationIsDeliveredOnTime() {
    begin()
    add("Ferry", after: 90)
    app.settle()
    XCTAssertEqual(pending(), ["Ferry"])
    app.advance(by: 89)
    XCTAssertEqual(app.notifications, [])
    app.advance(by: 1.1)
    XCTAssertEqual(listener.presented, ["Ferry"])
    XCTAssertEqual(app.notifications.map(\.title), ["Ferry"])
    XCTAssertEqual(app.notifications.map(\.body), ["At the harbour"])
    XCTAssertEqual(pending(), [])
    XCTAssertEqual(delivered(), ["Ferry"])
    XCTAssertEqual(app.badge, 3)
  }

  func testRepeatingNotificationRepeatsUntilRemoved() {
    begin()
    add("Tide", after: 60, repeats: true)
    app.advance(by: 185)
    XCTAssertEqual(listener.presented, ["Tide", "Tide", "Tide"])
    XCTAssertEqual(app.notifications.count, 1, "a later one replaces the one before")
    center.removePendingNotificationRequests(withIdentifiers: ["Tide"])
    app.advance(by: 600)
    XCTAssertEqual(listener.presented.count, 3)
  }

  func testCalendarDates() throws {
    begin()
    let soon = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSinceNow: 7200))
    let trigger = UNCalendarNotificationTrigger(dateMatching: soon, repeats: false)
    let date = try XCTUnwrap(trigger.nextTriggerDate())
    XCTAssertEqual(date.timeIntervalSinceNow, 7200, accuracy: 2)
    center.add(UNNotificationRequest(identifier: "Noon", content: content("Noon"), trigger: trigger))
    app.advance(by: 7190)
    XCTAssertEqual(app.notifications, [])
    app.advance(by: 20)
    XCTAssertEqual(app.notifications.map(\.title), ["Noon"])
    let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1999), repeats: false)
    nonisolated(unsafe) var refusal: (any Error)?
    center.add(UNNotificationRequest(identifier: "Past", content: content("Past"), trigger: past)) {
      refusal = $0
    }
    app.settle()
    XCTAssertEqual((refusal as? UNError)?.code, .notificationInvalidNoDate)
  }

  func testAChosenNotificationBringsItsPayload() {
    begin()
    add("Ferry", info: ["link": "flows://trips/2"])
    app.chooseNotification("Ferry")
    XCTAssertEqual(listener.responses.map(\.actionIdentifier), [UNNotificationDefaultActionIdentifier])
    XCTAssertEqual(
      listener.responses.first?.notification.request.content.userInfo["link"] as? String, "flows://trips/2")
    XCTAssertEqual(delivered(), [])
  }

  func testCategoriesBringActionsWordsAndDismissals() {
    begin()
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "message",
        actions: [
          UNNotificationAction(identifier: "later", title: "Later"),
          UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message"
          ),
        ], intentIdentifiers: [], options: .customDismissAction)
    ])
    for title in ["One", "Two", "Three"] { add(title, category: "message") }
    XCTAssertEqual(app.notifications.map(\.actions), Array(repeating: ["Later", "Reply"], count: 3))
    app.chooseNotification("One", action: "Later")
    app.chooseNotification("Two", action: "Reply", text: "On my way")
    app.dismissNotification("Three")
    XCTAssertEqual(
      listener.responses.map(\.actionIdentifier), ["later", "reply", UNNotificationDismissActionIdentifier])
    XCTAssertEqual((listener.responses[1] as? UNTextInputNotificationResponse)?.userText, "On my way")
  }

  func testInFrontTheDelegateDecidesAndBehindItIsShown() {
    begin()
    listener.options = []
    add("Quiet")
    XCTAssertEqual(listener.presented, ["Quiet"])
    XCTAssertEqual(app.notifications, [])
    app.window.windowScene?.move(to: .background)
    add("Loud")
    XCTAssertEqual(listener.presented, ["Quiet"], "the delegate is not asked")
    XCTAssertEqual(app.notifications.map(\.title), ["Loud"])
  }

  func testNoDeliveryWithoutPermission() {
    begin(allowed: false)
    nonisolated(unsafe) var refusal: (any Error)?
    center.add(UNNotificationRequest(identifier: "No", content: content("No"), trigger: nil)) { refusal = $0 }
    app.settle()
    XCTAssertEqual((refusal as? UNError)?.code, .notificationsNotAllowed)
    XCTAssertEqual((refusal as NSError?)?.domain, UNErrorDomain)
    XCTAssertEqual(app.notifications, [])
  }

  func testEveryMethodHasItsAsyncForm() async throws {
    // Work on the main queue runs only while a task on it also waits.
    launch()
    let other = AsyncListener()
    center.delegate = other
    let isGranted = try await center.requestAuthorization(options: [.alert])
    XCTAssert(isGranted)
    let settings = await center.notificationSettings()
    XCTAssertEqual(settings.authorizationStatus, .authorized)
    XCTAssertEqual(settings.alertSetting, .enabled)
    try await center.add(UNNotificationRequest(identifier: "Now", content: content("Now"), trigger: nil))
    await app.wait { !app.notifications.isEmpty }
    XCTAssertEqual(app.notifications.map(\.title), ["Now"])
    app.chooseNotification("Now")
    await app.wait { !other.chosen.isEmpty }
    XCTAssertEqual(other.chosen, ["Now"])
    try await center.setBadgeCount(0)
    XCTAssertEqual(app.badge, 0)
  }

  func testContentIsCopiedIntoTheRequest() {
    let content = content("Before")
    let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
    content.title = "After"
    XCTAssertEqual(request.content.title, "Before")
    XCTAssertEqual((request.content.mutableCopy() as? UNMutableNotificationContent)?.body, "At the harbour")
  }

  func testOnlyPicturesAndSoundsThatExistCanBeAttached() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Data([1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(try UNNotificationAttachment(identifier: "", url: file).type, "public.png")
    XCTAssertThrowsError(
      try UNNotificationAttachment(identifier: "", url: file.appendingPathExtension("no"))
    ) { XCTAssertEqual(($0 as? UNError)?.code, .attachmentInvalidURL) }
  }
}
