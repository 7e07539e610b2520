/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything unchanged. An alert has at most one cancel action.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  private let handler: ((UIAlertAction) -> Void)?
  weak var button: AlertActionButton?

  /// - `handler`: Called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  func perform() { handler?(self) }
}
