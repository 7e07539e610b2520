/// A view that shows a background configuration.
final class BackgroundConfigurationView: UIView {
  private let surface = UIView()
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?
  private var configuration = UIBackgroundConfiguration.clear()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(surface)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ new: UIBackgroundConfiguration, of owner: UIView) {
    if configuration.customView !== new.customView { configuration.customView?.removeFromSuperview() }
    configuration = new
    surface.backgroundColor = new.backgroundColor.map { new.backgroundColorTransformer?($0) ?? $0 }
    surface.layer.cornerRadius = new.cornerRadius
    surface.layer.cornerCurve = .continuous
    surface.layer.borderWidth = new.strokeWidth
    surface.layer.borderColor =
      new.strokeWidth > 0
      ? new.resolvedStrokeColor(for: owner.tintColor).resolvedColor(with: owner.traitCollection).cgColor : nil
    surface.clipsToBounds = new.image != nil || new.visualEffect != nil || new.customView != nil
    place(new.visualEffect)
    place(new.image)
    if let custom = new.customView, custom.superview !== surface { surface.addSubview(custom) }
    setNeedsLayout()
  }

  private func place(_ image: UIImage?) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    if view.superview !== surface { surface.addSubview(view) }
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
    if view.superview !== surface { surface.insertSubview(view, at: 0) }
    effectView = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    var edges = UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
    let margins = superview?.layoutMargins ?? .zero
    let added = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if added.contains(.top) { edges.top += margins.top }
    if added.contains(.bottom) { edges.bottom += margins.bottom }
    if added.contains(isMirrored ? .trailing : .leading) { edges.left += margins.left }
    if added.contains(isMirrored ? .leading : .trailing) { edges.right += margins.right }
    let outset = configuration.strokeOutset
    surface.frame = bounds.inset(by: edges).insetBy(dx: -outset, dy: -outset)
    for view in [imageView, effectView, configuration.customView] { view?.frame = surface.bounds }
  }
}

extension UIBackgroundConfiguration {
  /// Shows the background in an existing or new view.
  func show(in view: UIView?, of owner: UIView) -> UIView {
    let shown = view as? BackgroundConfigurationView ?? BackgroundConfigurationView(frame: owner.bounds)
    shown.show(self, of: owner)
    return shown
  }
}
