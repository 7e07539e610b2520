/// A custom item of the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The edit menu in the API that preceded `UIEditMenuInteraction`. It contains the standard edit actions and
/// custom items that the first responder, or one after it, can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  public static let shared = UIMenuController()

  /// The custom items of the application, after the standard ones.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  private var presenter: EditMenuPresenter? {
    (targetView?.window ?? UIApplication.shared.keyWindow)?.windowScene?.editMenu
  }

  open var isMenuVisible: Bool {
    get { presenter?.isShown ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu in screen coordinates.
  open var menuFrame: CGRect { presenter?.frame ?? .zero }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else {
      presenter?.hide()
      return
    }
    guard let view = targetView, view.window != nil else { return }
    presenter?.show(entries(from: view), target: targetRect, in: view, sender: self)
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu(from targetView: UIView) { presenter?.hide() }
  open func hideMenu() { presenter?.hide() }

  /// Updates which items can be performed.
  open func update() {
    if isMenuVisible { setMenuVisible(true, animated: false) }
  }

  func entries(from view: UIView) -> [EditMenuEntry] {
    let start = view.responderWindow?.firstResponder ?? view
    return EditMenuEntry.standard(for: start, sender: self)
      + (menuItems ?? []).compactMap {
        EditMenuEntry(title: $0.title, action: $0.action, for: start, sender: self)
      }
  }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
