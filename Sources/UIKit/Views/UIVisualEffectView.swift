/// Blurs what lies behind it; its own content goes into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  private let tintView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    readEffect(coder)
  }

  private func prepare() {
    for view in [tintView, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    tintView.isUserInteractionEnabled = false
    apply()
  }

  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { apply() } } }

  private func apply() {
    guard let blur = effect as? UIBlurEffect else {
      layer.backdropBlurRadius = 0
      tintView.backgroundColor = nil
      return
    }
    let material = blur.style.material
    layer.backdropBlurRadius = material.radius
    layer.backdropSaturation = material.saturation
    tintView.backgroundColor = material.tint
  }
}
