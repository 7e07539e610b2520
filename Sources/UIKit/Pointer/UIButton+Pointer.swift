extension UIButton {
  /// Chooses the pointer style, given the effect and shape that UIKit proposes.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  var defaultIsPointerInteractionEnabled: Bool {
    get { pointer?.interaction.isEnabled ?? false }
    set {
      guard newValue || pointer != nil else { return }
      ownPointer.interaction.isEnabled = newValue
    }
  }

  var defaultPointerStyleProvider: PointerStyleProvider? {
    get { pointer?.provider }
    set {
      guard newValue != nil || pointer != nil else { return }
      let pointer = ownPointer
      pointer.provider = newValue
      if newValue != nil { pointer.interaction.isEnabled = true }
      pointer.interaction.invalidate()
    }
  }

  private var ownPointer: ButtonPointer {
    if let pointer { return pointer }
    let made = ButtonPointer(self)
    pointer = made
    return made
  }
}

/// The pointer interaction of a button.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  var provider: UIButton.PointerStyleProvider?
  private(set) var isOver = false
  @OwnerReference private var button: UIButton

  init(_ button: UIButton) {
    _button = OwnerReference(wrappedValue: button)
    super.init()
    button.addInteraction(interaction)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { button.isEnabled ? defaultRegion : nil }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    let preview = UITargetedPreview(view: button)
    let effect = UIPointerEffect.automatic(preview)
    let place = button.convert(button.bounds, to: preview.target.container)
    let radius =
      button.layer.cornerRadius > 0 ? button.layer.cornerRadius : UIPointerShape.defaultCornerRadius
    let shape = UIPointerShape.roundedRect(place, radius: radius)
    guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
    return provider(button, effect, shape)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { setOver(true) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { setOver(false) }

  private func setOver(_ isOver: Bool) {
    guard isOver != self.isOver else { return }
    self.isOver = isOver
    button.setNeedsUpdateConfiguration()
  }
}
