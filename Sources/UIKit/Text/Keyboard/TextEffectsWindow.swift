/// The window of the keyboard and of edit menus: above all others, and touchable only where it has content.
@MainActor
package final class TextEffectsWindow: UIWindow {
  /// Called when a touch outside the content of the window begins.
  var onTouchBeside: (() -> Void)?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Level(10_000)
    isHidden = true
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { fatalError("TextEffectsWindow is never archived") }

  package override var canBecomeKey: Bool { false }

  /// Fields in input accessory views get the keys of the key window.
  package override var firstResponderWindow: UIWindow { windowScene?.keyWindow ?? self }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if event?.type == .touches, hit == nil || hit === self { onTouchBeside?() }
    return hit === self ? nil : hit
  }

  /// Shows the window while it has content.
  func update() {
    let isEmpty = subviews.isEmpty
    if isHidden != isEmpty { isHidden = isEmpty }
  }
}
