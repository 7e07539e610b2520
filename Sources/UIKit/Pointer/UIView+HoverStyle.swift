extension UIView {
  /// The response to a pointer over the view; nil for none, or that of the control.
  var defaultHoverStyle: UIHoverStyle? {
    get { hoverInteraction?.style }
    set {
      if let known = hoverInteraction { removeInteraction(known) }
      if let newValue { addInteraction(HoverStyleInteraction(newValue.copy() as! UIHoverStyle)) }
    }
  }

  private var hoverInteraction: HoverStyleInteraction? {
    interactions.lazy.compactMap { $0 as? HoverStyleInteraction }.first
  }
}

/// The pointer interaction of a view with a hover style.
@MainActor
private final class HoverStyleInteraction: UIPointerInteraction {
  let style: UIHoverStyle
  private let source: Source

  init(_ style: UIHoverStyle) {
    self.style = style
    source = Source(style)
    super.init(delegate: source)
    style.onChange = { [weak self] in self?.invalidate() }
  }

  /// The delegate, which the interaction does not keep.
  private final class Source: NSObject, UIPointerInteractionDelegate {
    private let style: UIHoverStyle

    init(_ style: UIHoverStyle) { self.style = style }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { style.isEnabled ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
      -> UIPointerStyle?
    {
      guard let view = interaction.view else { return nil }
      let preview = UITargetedPreview(view: view)
      let effect: UIPointerEffect =
        switch style.effect {
        case is UIHoverHighlightEffect: .highlight(preview)
        case is UIHoverLiftEffect: .lift(preview)
        default: .automatic(preview)
        }
      guard let shape = style.shape else { return UIPointerStyle(effect: effect) }
      let path = shape.path(in: view.bounds)
      let origin = view.convert(CGPoint.zero, to: preview.target.container)
      path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
      return UIPointerStyle(effect: effect, shape: .path(path))
    }
  }
}
