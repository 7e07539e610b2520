/// An item to share that is made when an activity needs it.
///
/// Subclasses override `item`. Differs from iOS: it is made on the main thread.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// The item that stands for the one to make, with its class.
  open var placeholderItem: Any? { placeholder }
  private let placeholder: Any
  /// The activity for which the item is made. Set on the main thread before `item` is read.
  open private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) { placeholder = placeholderItem }

  /// The item. The base class returns the placeholder.
  open var item: Any { placeholder }

  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholder
  }

  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }

  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

extension UIActivityItemProvider: UIActivityItemSource {}
