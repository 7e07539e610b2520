/// Shows the pointer effect of the view below the pointer, and removes it.
///
/// The view itself is not changed: it moves with additive animations, and its tint and shadow are separate
/// layers, so that an app's own transforms, shadows and subviews are unaffected.
@MainActor
final class PointerEffectPresenter {
  /// The duration, in seconds.
  static let duration: TimeInterval = 0.2

  private enum Metrics {
    static let growth: CGFloat = 8
    static let hoverGrowth: CGFloat = 4
    static let fill: CGFloat = 0.12
    static let shadow: Float = 0.25
    static let shadowRadius: CGFloat = 10
    /// The size beyond which the automatic effect is a hover effect.
    static let large = CGSize(width: 240, height: 90)
  }

  private static let key = "UIPointerEffect"

  /// Whether the pointer is hidden, because it has become part of the view.
  let hidesPointer: Bool
  private let view: UIView
  private var beside: [CALayer] = []
  private var scale: CGFloat = 1

  /// - Returns: Nil if the style has no effect, or its view is not in a window.
  init?(_ style: UIPointerStyle) {
    guard case .effect(let wanted, let shape) = style.kind else { return nil }
    let effect = Self.resolved(wanted)
    let preview = effect.preview
    guard preview.view.window != nil, preview.view.layer.superlayer != nil else { return nil }
    view = preview.view
    switch effect {
    case .automatic, .highlight:
      hidesPointer = true
      fill(outline(preview, shape), below: true)
    case .lift:
      hidesPointer = true
      shadow(outline(preview, nil))
      grow(by: Metrics.growth)
    case .hover(_, let tint, let hasShadow, let grows):
      hidesPointer = false
      if hasShadow { shadow(outline(preview, nil)) }
      if tint != .none { fill(outline(preview, nil), below: tint == .underlay) }
      if grows { grow(by: Metrics.hoverGrowth) }
    }
  }

  /// Removes the effect.
  func end() {
    if scale != 1 { animateScale(from: scale, to: 1, stays: false) }
    for layer in beside {
      CATransaction.begin()
      CATransaction.setAnimationDuration(Self.duration)
      CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
      layer.opacity = 0
      CATransaction.commit()
    }
  }

  /// Resolves the automatic effect: highlight for small content without a background, lift for small content
  /// with one, hover for large content.
  private static func resolved(_ effect: UIPointerEffect) -> UIPointerEffect {
    guard case .automatic(let preview) = effect else { return effect }
    let size = preview.size
    if size.width > Metrics.large.width || size.height > Metrics.large.height { return .hover(preview) }
    let ground = preview.parameters.backgroundColor ?? preview.view.backgroundColor
    let isClear = ground.map { $0.cgColor.alpha == 0 } ?? true
    return isClear && !(preview.view is UIImageView) ? .highlight(preview) : .lift(preview)
  }

  /// Returns the outline of the effect in the coordinates of the view's superlayer.
  private func outline(_ preview: UITargetedPreview, _ shape: UIPointerShape?) -> CGPath {
    let container = preview.target.container.layer
    let parent = view.layer.superlayer
    if let path = shape?.path(about: nil) {
      let origin = container.convert(CGPoint.zero, to: parent)
      path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
      return path.cgPath
    }
    let radius = max(
      view.layer.cornerRadius, preview.view is UIImageView ? 0 : UIPointerShape.defaultCornerRadius)
    let path =
      preview.parameters.visiblePath.map { UIBezierPath(cgPath: $0.cgPath) }
      ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: min(radius, view.bounds.height / 2))
    let origin = view.layer.convert(CGPoint.zero, to: parent)
    path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return path.cgPath
  }

  private func fill(_ path: CGPath, below: Bool) {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor =
      UIColor.label.resolvedColor(with: view.traitCollection).withAlphaComponent(Metrics.fill).cgColor
    place(layer, below: below)
  }

  private func shadow(_ path: CGPath) {
    let layer = CALayer()
    layer.shadowPath = path
    layer.shadowOpacity = Metrics.shadow
    layer.shadowRadius = Metrics.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 4)
    place(layer, below: true)
  }

  private func place(_ layer: CALayer, below: Bool) {
    let parent = view.layer.superlayer
    if below {
      parent?.insertSublayer(layer, below: view.layer)
    } else {
      parent?.insertSublayer(layer, above: view.layer)
    }
    let appearing = CABasicAnimation(keyPath: "opacity")
    appearing.fromValue = 0
    appearing.duration = Self.duration
    layer.add(appearing, forKey: Self.key)
    beside.append(layer)
  }

  private func grow(by points: CGFloat) {
    let longest = max(view.bounds.width, view.bounds.height, 1)
    scale = 1 + points / longest
    animateScale(from: 1, to: scale, stays: true)
  }

  private func animateScale(from: CGFloat, to: CGFloat, stays: Bool) {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    if stays {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    view.layer.add(animation, forKey: Self.key)
  }
}
