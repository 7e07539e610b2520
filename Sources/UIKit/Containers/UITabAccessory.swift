/// A view above the tab bar, such as the controls of a music player.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  open private(set) var contentView: UIView

  public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
  /// The condition for minimizing the tab bar. Differs from iOS 26: the bar always has its full height.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// The height of an accessory, in points.
  static let accessoryHeight: CGFloat = 48
  /// The distance of an accessory from the edges, in points.
  private static let accessoryMargin: CGFloat = 8

  /// The height that the accessory adds above the bar.
  var accessoryRoom: CGFloat { bottomAccessory == nil ? 0 : Self.accessoryHeight + Self.accessoryMargin }

  func defaultSetBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    accessoryStorage?.contentView.removeFromSuperview()
    accessoryStorage = accessory
    guard isViewLoaded else { return }
    let change = { [self] in
      if let content = accessory?.contentView { view.insertSubview(content, belowSubview: tabBar) }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    animated ? UIView.animate(withDuration: 0.25, animations: change) : change()
  }

  func layOutAccessory(above y: CGFloat) {
    guard let content = accessoryStorage?.contentView else { return }
    if content.superview !== view { view.insertSubview(content, belowSubview: tabBar) }
    let insets = view.safeAreaInsets
    content.frame = CGRect(
      x: insets.left + 2 * Self.accessoryMargin, y: y - Self.accessoryHeight - Self.accessoryMargin,
      width: view.bounds.width - insets.left - insets.right - 4 * Self.accessoryMargin,
      height: Self.accessoryHeight)
  }
}
