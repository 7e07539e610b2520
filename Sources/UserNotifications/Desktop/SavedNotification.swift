import Foundation

/// A notification in the payload with which the desktop starts the app for it, after the app has ended.
struct SavedNotification {
  private static let requestKey = "portolan.notification"
  private static let actionKey = "portolan.action"

  let request: UNNotificationRequest
  let actionIdentifier: String

  /// - Returns: `nil` for payloads of push services.
  init?(payload: [AnyHashable: Any]) {
    guard let text = payload[Self.requestKey] as? String, let data = Data(base64Encoded: text),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    let content = UNMutableNotificationContent()
    content.title = values["title"] as? String ?? ""
    content.subtitle = values["subtitle"] as? String ?? ""
    content.body = values["body"] as? String ?? ""
    content.categoryIdentifier = values["category"] as? String ?? ""
    content.threadIdentifier = values["thread"] as? String ?? ""
    content.userInfo = values["userInfo"] as? [String: Any] ?? [:]
    request = UNNotificationRequest(
      identifier: values["identifier"] as? String ?? "", content: content, trigger: nil)
    actionIdentifier = payload[Self.actionKey] as? String ?? UNNotificationDefaultActionIdentifier
  }

  /// The payload of an action, as JSON.
  /// - Parameter action: The identifier of an action; `nil` is the notification itself.
  /// - Returns: `nil` if `userInfo` has values that no property list can have.
  static func payload(_ request: UNNotificationRequest, action: String?) -> String? {
    let content = request.content
    let values: [String: Any] = [
      "identifier": request.identifier, "title": content.title, "subtitle": content.subtitle,
      "body": content.body, "category": content.categoryIdentifier, "thread": content.threadIdentifier,
      "userInfo": content.userInfo,
    ]
    guard PropertyListSerialization.propertyList(values, isValidFor: .binary),
      let list = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    else { return nil }
    var payload = [requestKey: list.base64EncodedString()]
    payload[actionKey] = action
    return (try? JSONEncoder().encode(payload)).map { String(decoding: $0, as: UTF8.self) }
  }
}
