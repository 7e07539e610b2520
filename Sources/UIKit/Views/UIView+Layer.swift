extension UIView: CALayerDelegate {
  func defaultLayoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    if flags.contains(.needsPropertyUpdate) { defaultUpdatePropertiesIfNeeded() }
    if flags.contains(.hasCornerConfiguration) { rare?.cornerConfiguration?.apply(to: layer) }
    if flags.contains(.hostsConstraints) { prepareConstraintLayout() }
    if let controller = owningController {
      controller.layOutView()
    } else {
      layoutSubviews()
    }
    if flags.contains(.showsFocusRing) { _window?.focusIfAny?.placeRing() }
  }

  func defaultUpdatePropertiesIfNeeded() {
    guard flags.contains(.needsPropertyUpdate) else { return }
    flags.remove(.needsPropertyUpdate)
    owningController?.updateProperties()
    updateProperties()
  }

  func defaultDraw(_ layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    _traits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  func defaultAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIViewAnimationState.action(for: self, key: event) ?? NSNull()
  }

  /// Creates a view of a class known only at run time with its `init(frame:)`.
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    unsafeDowncast(DynamicInit.makeView(type, frame: frame), to: View.self)
  }

  /// Whether the view's class overrides `draw(_:)`.
  package var drawsContent: Bool { Self.drawMethod.isOverridden(by: type(of: self)) }

  private static let drawMethod = VirtualMethod<UIView> { $0.draw(.zero) }
}
