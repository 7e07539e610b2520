/// The view behind the title and image of a button.
final class ButtonBackgroundView: UIView {
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?
  private weak var customView: UIView?
  private var radius: ((CGFloat) -> CGFloat)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(image: UIImage) {
    radius = nil
    backgroundColor = nil
    layer.borderWidth = 0
    place(image, mode: .scaleToFill)
  }

  func show(_ configuration: UIButton.Configuration, for button: UIButton) {
    let background = configuration.background
    radius = { configuration.cornerRadius(height: $0) }
    backgroundColor = configuration.backgroundColor(for: button)
    layer.borderWidth = background.strokeWidth
    layer.borderColor =
      background.strokeWidth > 0
      ? background.resolvedStrokeColor(for: button.tintColor).resolvedColor(with: traitCollection).cgColor
      : nil
    layer.cornerCurve = .continuous
    clipsToBounds = background.image != nil || background.visualEffect != nil || background.customView != nil
    place(background.image, mode: background.imageContentMode)
    place(background.visualEffect)
    if background.customView !== customView {
      customView?.removeFromSuperview()
      customView = background.customView
      if let customView { addSubview(customView) }
    }
    setNeedsLayout()
  }

  private func place(_ image: UIImage?, mode: UIView.ContentMode) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.image = image
    view.contentMode = mode
    if view.superview !== self { addSubview(view) }
    imageView = view
  }

  private func place(_ effect: UIVisualEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    view.effect = effect
    if view.superview !== self { insertSubview(view, at: 0) }
    effectView = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = radius.map { min($0(bounds.height), min(bounds.width, bounds.height) / 2) } ?? 0
    for view in [imageView, effectView, customView] { view?.frame = bounds }
  }
}
