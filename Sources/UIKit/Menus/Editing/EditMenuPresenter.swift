/// Shows one edit menu at a time in a scene, above or below its target, until another place is touched.
@MainActor
package final class EditMenuPresenter: SceneFeature {
  @OwnerReference private var scene: UIWindowScene
  private var bubble: EditMenuBubble?
  private var onHide: (() -> Void)?
  private var hiddenAt: TimeInterval = -10

  /// The distance between the menu and its target or the edges, in points.
  private static let distance: CGFloat = 8
  /// The maximum duration, in seconds, of a touch that hid the menu, during which the same tap does not show
  /// it again.
  private static let longestTap: TimeInterval = 0.75

  init(scene: UIWindowScene) { _scene = OwnerReference(wrappedValue: scene) }

  package var isShown: Bool { bubble != nil }
  var frame: CGRect { bubble?.frame ?? .zero }
  /// Whether the current touch has just hidden the menu.
  var wasJustHidden: Bool { FrameClock.shared.now - hiddenAt < Self.longestTap }

  func show(
    _ entries: [EditMenuEntry], target rect: CGRect, in view: UIView, sender: Any?,
    onHide: (() -> Void)? = nil
  ) {
    guard !entries.isEmpty else { return hide() }
    if bubble != nil { hide(animated: false) }
    let window = scene.textEffectsWindow
    let target = view.convert(rect, to: nil as UIView?)
    let bounds = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.distance, dy: 0)
    let made = EditMenuBubble(entries, maximumWidth: bounds.width) { [weak self] entry in
      self?.hide()
      entry.perform()
    }
    let size = made.sizeThatFits(bounds.size)
    var y = target.minY - Self.distance - size.height
    if y < bounds.minY { y = target.maxY + Self.distance }
    if y + size.height > bounds.maxY {
      y = min(max(target.midY - size.height / 2, bounds.minY), bounds.maxY - size.height)
    }
    let x = min(max(target.midX - size.width / 2, bounds.minX), max(bounds.minX, bounds.maxX - size.width))
    made.frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
    self.onHide = onHide
    let center = NotificationCenter.default
    center.post(name: UIMenuController.willShowMenuNotification, object: UIMenuController.shared)
    window.onTouchBeside = { [weak self] in self?.hideByTouch() }
    window.addSubview(made)
    window.update()
    bubble = made
    made.alpha = 0
    UIView.animate(withDuration: 0.15) {
      made.alpha = 1
    } completion: { _ in
      center.post(name: UIMenuController.didShowMenuNotification, object: UIMenuController.shared)
    }
  }

  private func hideByTouch() {
    guard bubble != nil else { return }
    hiddenAt = FrameClock.shared.now
    hide()
  }

  func hide(animated: Bool = true) {
    guard let bubble else { return }
    self.bubble = nil
    let center = NotificationCenter.default
    center.post(name: UIMenuController.willHideMenuNotification, object: UIMenuController.shared)
    let told = onHide
    onHide = nil
    told?()
    let window = scene.textEffectsWindow
    bubble.isUserInteractionEnabled = false
    let finish: @MainActor () -> Void = {
      bubble.removeFromSuperview()
      window.update()
      center.post(name: UIMenuController.didHideMenuNotification, object: UIMenuController.shared)
    }
    guard animated else { return finish() }
    UIView.animate(withDuration: 0.15) {
      bubble.alpha = 0
    } completion: { _ in
      finish()
    }
  }
}

extension UIWindowScene {
  package var editMenu: EditMenuPresenter { feature(EditMenuPresenter.self) }
}
