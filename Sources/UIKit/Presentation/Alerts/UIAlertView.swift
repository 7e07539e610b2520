/// Messages of an alert view to its delegate. All methods are optional.
@available(*, deprecated, message: "UIAlertView is deprecated; use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)
  func willPresent(_ alertView: UIAlertView)
  func didPresent(_ alertView: UIAlertView)
}

@available(*, deprecated, message: "UIAlertView is deprecated; use UIAlertController")
extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
}

/// The fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert above all windows, which exists until one of its buttons is tapped.
///
/// Differs from iOS: also shown in apps with scenes, where iOS raises an exception.
@available(*, deprecated, message: "UIAlertView is deprecated; use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  open var title: String = ""
  open var message: String?
  /// The receiver of messages, if it is a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  open var alertViewStyle = UIAlertViewStyle.default
  /// The index of the cancel button; -1 without one.
  open var cancelButtonIndex = -1

  private var titles: [String] = []
  private var fields: [UITextField] = []
  private var alert: UIAlertController?
  private var alertWindow: UIWindow?

  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate as AnyObject?, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Buttons and fields

  /// Adds a button.
  /// - Returns: Its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  open var numberOfButtons: Int { titles.count }

  /// The first button that does not cancel; -1 without one.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// The field at an index, as `alertViewStyle` has it. Differs from iOS: fields for a login have no placeholder.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    makeFields()
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Fields exist before the alert is shown, so that apps can configure them.
  private func makeFields() {
    guard alert == nil else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if alertViewStyle == .plainTextInput || alertViewStyle == .loginAndPasswordInput { alert.addTextField() }
    if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
      alert.addTextField { $0.isSecureTextEntry = true }
    }
    self.alert = alert
    fields = alert.textFields ?? []
  }

  // MARK: Presentation

  open var isVisible: Bool { alertWindow != nil }

  private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Shows the alert in a window above the others.
  open func show() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard alertWindow == nil,
      let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first
    else { return }
    makeFields()
    guard let alert else { return }
    (alert.title, alert.message) = (title, message)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      // The alert keeps this view until a button is tapped.
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.finish(index) })
    }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.backgroundColor = .clear
    window.rootViewController = UIViewController()
    window.isHidden = false
    alertWindow = window
    receiver?.willPresent(self)
    window.rootViewController?.present(alert, animated: true) { self.receiver?.didPresent(self) }
  }

  /// Dismisses the alert as if a button had been tapped, without `alertView(_:clickedButtonAt:)`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert, isVisible else { return }
    receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert.presentingViewController?.dismiss(animated: animated) { self.end(buttonIndex) }
  }

  private func finish(_ index: Int) {
    receiver?.alertView(self, clickedButtonAt: index)
    receiver?.alertView(self, willDismissWithButtonIndex: index)
    end(index)
  }

  private func end(_ index: Int) {
    alertWindow?.isHidden = true
    (alertWindow, alert) = (nil, nil)
    receiver?.alertView(self, didDismissWithButtonIndex: index)
  }
}
