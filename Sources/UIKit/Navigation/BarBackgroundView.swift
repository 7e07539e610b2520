/// The background of a bar: a color or image over an optional blur, and a hairline at the inner edge.
final class BarBackgroundView: UIView {
  enum ShadowEdge { case top, bottom }

  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let imageView = UIImageView()
  private let shadowView = UIImageView()
  private let shadowEdge: ShadowEdge

  init(shadowEdge: ShadowEdge) {
    self.shadowEdge = shadowEdge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, colorView, imageView, shadowView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    imageView.clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("BarBackgroundView is never archived") }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundColor?.cgColor.alpha == 1 ? nil : appearance.backgroundEffect
    effectView.isHidden = effectView.effect == nil
    colorView.backgroundColor = appearance.backgroundColor
    colorView.isHidden = appearance.backgroundColor == nil
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    imageView.isHidden = appearance.backgroundImage == nil
    shadowView.image = appearance.shadowImage
    shadowView.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    shadowView.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    for view in [effectView, colorView, imageView] { view.frame = bounds }
    let hairline = 1 / max(1, traitCollection.displayScale)
    let height = shadowView.image?.size.height ?? hairline
    shadowView.frame = CGRect(
      x: 0, y: shadowEdge == .bottom ? bounds.maxY : -height, width: bounds.width, height: height)
  }
}
