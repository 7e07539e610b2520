/// Blurs the content behind it; its own content goes into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open private(set) var contentView: UIView = VibrantContentView()
  private let tintView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIVisualEffectView.self)
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
    let vibrancy = effect as? UIVibrancyEffect
    (contentView as? VibrantContentView)?.ink = vibrancy?.ink
    // Symbols use the tint color, and a change of it makes labels redraw.
    contentView.tintColor = vibrancy?.ink
    let glass = effect as? UIGlassEffect
    guard let style = (effect as? UIBlurEffect)?.style ?? glass?.blur else {
      layer.backdropBlurRadius = 0
      tintView.backgroundColor = nil
      return
    }
    let material = style.material
    layer.backdropBlurRadius = material.radius
    layer.backdropSaturation = material.saturation
    tintView.backgroundColor = glass?.tintColor?.withAlphaComponent(0.5) ?? material.tint
  }
}

/// The content view of a vibrancy effect: its symbols and labels have one color.
@MainActor
private final class VibrantContentView: UIView {
  /// Whether any such view has ever had an ink: most apps have none, and their labels can skip the search.
  static var isUsed = false

  var ink: UIColor? {
    didSet { if ink != nil { Self.isUsed = true } }
  }
}

extension UIView {
  /// The ink of the enclosing vibrancy effect.
  package var vibrantInk: UIColor? {
    guard VibrantContentView.isUsed else { return nil }
    var candidate = _superview
    while let current = candidate {
      if let content = current as? VibrantContentView, let ink = content.ink { return ink }
      if (current as? UIVisualEffectView)?.effect.map({ $0 is UIBlurEffect || $0 is UIGlassEffect }) == true {
        return nil
      }
      candidate = current._superview
    }
    return nil
  }
}
