/// The text of the buttons that subscribe.
public struct SubscriptionStoreButtonLabel: Equatable, Sendable {
  enum Content { case automatic, displayName, action, price }
  var content = Content.automatic
  var isMultiline = false

  public static let automatic = SubscriptionStoreButtonLabel()
  /// The name or the action, and the price below.
  public static let multiline = SubscriptionStoreButtonLabel(isMultiline: true)
  /// One line.
  public static let singleLine = SubscriptionStoreButtonLabel()
  /// The name of the subscription.
  public static let displayName = SubscriptionStoreButtonLabel(content: .displayName)
  /// The action, such as "Subscribe".
  public static let action = SubscriptionStoreButtonLabel(content: .action)
  /// The price.
  public static let price = SubscriptionStoreButtonLabel(content: .price)

  /// The same number of lines with the name of the subscription.
  public var displayName: SubscriptionStoreButtonLabel { with(.displayName) }
  /// The same number of lines with the action.
  public var action: SubscriptionStoreButtonLabel { with(.action) }
  /// The same number of lines with the price.
  public var price: SubscriptionStoreButtonLabel { with(.price) }

  private func with(_ content: Content) -> SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(content: content, isMultiline: isMultiline)
  }
}
