import Foundation

extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
  private static let archiveType = "com.apple.uikit.useractivity"

  public static var readableTypeIdentifiersForItemProvider: [String] { [archiveType] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [archiveType] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard
      let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let type = list["type"] as? String
    else { throw CocoaError(.propertyListReadCorrupt) }
    guard let activity = NSUserActivity(activityType: type) as? Self else {
      throw CocoaError(.coderInvalidValue)
    }
    activity.title = list["title"] as? String
    activity.userInfo = list["userInfo"] as? [AnyHashable: Any]
    activity.webpageURL = (list["webpage"] as? String).flatMap { URL(string: $0) }
    return activity
  }

  /// Provides the type, title, web page, and the property-list values of `userInfo`.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var list: [String: Any] = ["type": activityType]
    list["title"] = title
    list["webpage"] = webpageURL?.absoluteString
    let info = (userInfo ?? [:]).reduce(into: [String: Any]()) { result, pair in
      if let key = pair.key.base as? String { result[key] = pair.value }
    }
    list["userInfo"] = info
    do {
      completionHandler(
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
