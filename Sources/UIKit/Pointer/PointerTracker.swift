/// Tracks the pointer over the regions of one scene's pointer interactions.
@MainActor
final class PointerTracker {
  /// The region that contains the pointer.
  private struct Entered {
    weak var interaction: UIPointerInteraction?
    let region: UIPointerRegion
    let style: UIPointerStyle
    let effect: PointerEffectPresenter?
  }

  private var entered: Entered?
  private var last: (position: CGPoint, modifiers: UIKeyModifierFlags)?
  private let picture = PointerImage()

  /// - Parameters:
  ///   - view: The view under the pointer; nil if there is none, or while a button is pressed.
  ///   - position: In the coordinates of the window.
  /// - Returns: The cursor, or nil if no interaction determines it.
  func move(over view: UIView?, _ position: CGPoint, _ modifiers: UIKeyModifierFlags) -> HostCursor? {
    last = view.map { _ in (position, modifiers) }
    var ancestor = view
    while let current = ancestor {
      for case let interaction as UIPointerInteraction in current.interactions where interaction.isEnabled {
        let place = current.layer.convert(position, from: nil)
        let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
        let whole = UIPointerRegion(rect: current.bounds)
        let delegate = interaction.delegate
        let found =
          delegate == nil
          ? whole : delegate?.pointerInteraction(interaction, regionFor: request, defaultRegion: whole)
        guard let found, found.rect.contains(place) else { continue }
        enter(found, of: interaction)
        return showPointer(in: current, position)
      }
      ancestor = current.superview
    }
    leave()
    return nil
  }

  /// Updates the region and style at the current position.
  func invalidate(_ interaction: UIPointerInteraction) {
    guard let last, let view = interaction.view, let window = view.window,
      entered?.interaction === interaction
    else { return }
    leave()
    window.windowScene?.hovering.refresh(at: last.position)
  }

  func leave(_ interaction: UIPointerInteraction) {
    if entered?.interaction === interaction { leave() }
  }

  private func enter(_ region: UIPointerRegion, of interaction: UIPointerInteraction) {
    if let entered, entered.interaction === interaction, entered.region.isSame(as: region) { return }
    leave()
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    let style =
      interaction.delegate == nil
      ? interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
      : interaction.delegate?.pointerInteraction(interaction, styleFor: region)
    let chosen = style ?? .system()
    entered = Entered(
      interaction: interaction, region: region, style: chosen, effect: PointerEffectPresenter(chosen))
    animator.run()
  }

  private func leave() {
    guard let gone = entered else { return }
    entered = nil
    picture.hide()
    gone.effect?.end()
    guard let interaction = gone.interaction else { return }
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willExit: gone.region, animator: animator)
    animator.run()
  }

  /// Returns the cursor of the current style; draws the pointer if the host has no such cursor.
  private func showPointer(in view: UIView, _ position: CGPoint) -> HostCursor? {
    guard let entered else { return nil }
    switch entered.style.kind {
    case .system: return .arrow
    case .hidden: return .hidden
    case .effect(_, let shape):
      if entered.effect?.hidesPointer == true { return .hidden }
      return shape.flatMap { cursor($0, position, in: view) } ?? .arrow
    case .shape(let shape, let axes):
      let region = view.layer.convert(entered.region.rect, to: nil)
      var place = position
      if axes.contains(.horizontal) { place.x = region.midX }
      if axes.contains(.vertical) { place.y = region.midY }
      return cursor(shape, place, in: view)
    }
  }

  private func cursor(_ shape: UIPointerShape, _ place: CGPoint, in view: UIView) -> HostCursor {
    switch shape {
    case .verticalBeam: return .text
    case .horizontalBeam: return .verticalText
    case .path, .roundedRect:
      guard let path = shape.path(about: .zero), let window = view.window else { return .arrow }
      picture.show(path, at: window.layer.convert(place, from: nil), in: window)
      return .hidden
    }
  }
}
