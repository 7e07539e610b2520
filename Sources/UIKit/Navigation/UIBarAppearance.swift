/// The appearance of a bar: its background, shadow and buttons.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The initial kind of background.
  package enum Background: Sendable { case standard, opaque, transparent }

  package var background = Background.standard
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  open var shadowColor: UIColor? = UIColor.barSeparator
  open var shadowImage: UIImage?

  public override init() { super.init() }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyProperties(from: barAppearance)
  }

  /// A blurred, translucent background with a hairline shadow.
  open func configureWithDefaultBackground() {
    background = .standard
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .barSeparator
    shadowImage = nil
  }

  open func configureWithOpaqueBackground() {
    background = .opaque
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .barSeparator
    shadowImage = nil
  }

  open func configureWithTransparentBackground() {
    background = .transparent
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  package func copyProperties(from other: UIBarAppearance) {
    background = other.background
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns a copy of the same type.
  package func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Used on this thread only, before the function returns.
    nonisolated(unsafe) var copy: Any!
    MainActor.assumeIsolated { copy = duplicate() }
    return copy!
  }

  /// Whether content is visible through the background.
  package var isTranslucent: Bool {
    guard backgroundImage == nil else { return backgroundEffect != nil }
    guard let backgroundColor else { return true }
    return backgroundColor.cgColor.alpha < 1
  }
}

extension UIColor {
  /// The hairline below bars: black at 0.3 in light, white at 0.15 in dark appearance.
  static let barSeparator = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
