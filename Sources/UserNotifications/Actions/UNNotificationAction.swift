// Every `@unchecked Sendable`: immutable; plain Sendable excludes classes that are open for subclasses.

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public let icon: UNNotificationActionIcon?

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification action with a text field.
///
/// Differs from iOS: desktop notifications have no text fields, so the response's text is empty.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// Brings the app's window to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
  package let name: String
  package let isSystem: Bool

  private init(_ name: String, isSystem: Bool) {
    self.name = name
    self.isSystem = isSystem
    super.init()
  }

  public convenience init(templateImageName: String) { self.init(templateImageName, isSystem: false) }
  public convenience init(systemImageName: String) { self.init(systemImageName, isSystem: true) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A type of notification with its actions.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public let hiddenPreviewsBodyPlaceholder: String
  public let categorySummaryFormat: String

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var hash: Int { identifier.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && options == other.options
      && actions.map(\.identifier) == other.actions.map(\.identifier)
  }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Also reports dismissal to the delegate.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}
