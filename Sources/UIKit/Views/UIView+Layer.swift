import CDynamicInit

extension UIView: CALayerDelegate {
  func defaultLayoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    if flags.contains(.hostsConstraints) { prepareConstraintLayout() }
    if let controller = owningController {
      controller.layOutView()
    } else {
      layoutSubviews()
    }
    if flags.contains(.showsFocusRing) { _window?.focusIfAny?.placeRing() }
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
    let pointer = ptl_new_view(
      unsafeBitCast(type, to: UnsafeRawPointer.self), frame.minX, frame.minY, frame.width, frame.height)
    return Unmanaged<View>.fromOpaque(pointer!).takeRetainedValue()
  }

  /// Whether the view's class overrides `draw(_:)`.
  package var drawsContent: Bool { DrawingClasses.drawsContent(Self.self) }
}

/// Caches which classes override `draw(_:)`, determined from their vtables.
@MainActor
private enum DrawingClasses {
  private static var known: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIView.self): false]

  static func drawsContent(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    let answer = ptl_overrides_draw(unsafeBitCast(type, to: UnsafeRawPointer.self))
    known[id] = answer
    return answer
  }
}
