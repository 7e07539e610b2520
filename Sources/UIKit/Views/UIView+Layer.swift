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

  /// Whether the view's class overrides `draw(_:)` or `display(_:)`.
  package var drawsContent: Bool {
    let type = type(of: self)
    return Self.drawMethod.isOverridden(by: type) || Self.displayMethod.isOverridden(by: type)
  }

  private static let drawMethod = VirtualMethod<UIView> { $0.draw(.zero) }
  private static let displayMethod = VirtualMethod<UIView> { $0.display(MethodProbe.argument()) }
}
