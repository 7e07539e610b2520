import Synchronization

/// A color, fixed or dependent on traits.
///
/// Immutable and safe to share between threads.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  enum Storage {
    case fixed(CGColor)
    /// One of several colors, by style, level and contrast.
    case variants(ColorVariants)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A dynamic color with another alpha.
    indirect case translucent(UIColor, alpha: CGFloat)
    case pattern(UIImage)
  }

  private let header = CoreFoundationHeader()
  /// Written only by initializers.
  private(set) final var storage: Storage

  /// Creates black. This is the only designated initializer, so that subclasses inherit the others.
  public override init() {
    storage = .fixed(.opaqueBlack)
    super.init()
  }

  convenience init(_ storage: Storage) {
    self.init()
    self.storage = storage
  }

  /// Creates a gray; components outside of 0 to 1 are allowed and clamped when drawn.
  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// Creates a color in the extended sRGB range.
  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public required convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a color from its hue (0 and 1 are red), saturation and brightness.
  public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = rgbColor(
      hue: hue, saturation: min(max(saturation, 0), 1), brightness: min(max(brightness, 0), 1))
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  public required convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor))
  }

  /// Creates a color that paints with tiles of `image`.
  public convenience init(patternImage image: UIImage) {
    self.init(.pattern(image))
  }

  /// Creates a color that calls `dynamicProvider` to determine the color each time it is used.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Creates the color with that name from the asset catalogs of the main bundle, or returns nil.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with that name from the asset catalogs of `bundle`, or returns nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    guard
      let found = UIColor.namedColorLookup?(name, bundle) ?? AssetCatalogs.color(named: name, bundle: bundle)
    else { return nil }
    self.init((traitCollection.map { found.resolvedColor(with: $0) } ?? found).storage)
  }

  // MARK: Archives

  public class var supportsSecureCoding: Bool { true }

  /// Decodes a color. Archives have the components in the sRGB space.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    self.init(
      red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
      blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
  }

  /// Encodes the components. Differs from iOS: dynamic colors are resolved.
  open func encode(with coder: NSCoder) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Looks up named colors before the asset catalogs do; nil unless a tool or a test supplies it.
  package static var namedColorLookup: (@Sendable (_ name: String, _ bundle: Bundle) -> UIColor?)? {
    get { storedNamedColorLookup.withLock { $0 } }
    set { storedNamedColorLookup.withLock { $0 = newValue } }
  }

  // MARK: Resolving

  /// Returns the fixed color for the traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed, .pattern:
      return self
    case .variants(let variants):
      return variants.color(for: traitCollection.values)
    case .dynamic(let provider):
      var color = provider(traitCollection)
      if case .fixed = color.storage { return color }
      traitCollection.asCurrent { color = color.resolvedColor(with: traitCollection) }
      return color
    case .translucent(let color, let alpha):
      return color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// The Core Graphics color for the current traits. A pattern color returns clear, because Core Graphics
  /// colors do not tile here.
  open var cgColor: CGColor {
    if case .fixed(let color) = storage { return color }
    return cgColor(with: .current)
  }

  package final func cgColor(with traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): return color
    case .pattern: return .transparent
    default:
      if case .fixed(let color) = resolvedColor(with: traits).storage { return color }
      return .transparent
    }
  }

  /// Whether the color depends on traits.
  package final var isDynamic: Bool {
    switch storage {
    case .fixed, .pattern: false
    case .variants, .dynamic, .translucent: true
    }
  }

  /// The image of a pattern color.
  package final var patternImage: UIImage? {
    if case .pattern(let image) = storage { image } else { nil }
  }

  /// Returns the color with another alpha; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(.fixed(color.copy(alpha: alpha) ?? color))
    case .pattern: self
    case .translucent(let color, _): UIColor(.translucent(color, alpha: alpha))
    case .variants, .dynamic: UIColor(.translucent(self, alpha: alpha))
    }
  }

  // MARK: Components

  /// Returns the components of the current color; false, without storing anything, for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if patternImage != nil { return false }
    let rgba = cgColor.rgba
    red?.pointee = rgba.r
    green?.pointee = rgba.g
    blue?.pointee = rgba.b
    alpha?.pointee = rgba.a
    return true
  }

  /// Returns the hue, saturation and brightness; false for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if patternImage != nil { return false }
    let rgba = cgColor.rgba
    let hsb = hsbColor(red: rgba.r, green: rgba.g, blue: rgba.b)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.a
    return true
  }

  /// Returns the gray level; false if the color is not gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if patternImage != nil { return false }
    let rgba = cgColor.rgba
    guard abs(rgba.r - rgba.g) < 1e-6, abs(rgba.g - rgba.b) < 1e-6 else { return false }
    white?.pointee = rgba.r
    alpha?.pointee = rgba.a
    return true
  }

  // MARK: Drawing

  /// Sets the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    if let patternImage { return UIGraphicsStack.current.setFillPattern(patternImage) }
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.variants(let a), .variants(let b)): return a === b
    case (.translucent(let a, let alphaA), .translucent(let b, let alphaB)):
      return alphaA == alphaB && a == b
    case (.pattern(let a), .pattern(let b)): return a == b
    default: return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .variants(let variants): ObjectIdentifier(variants).hashValue
    case .translucent(let color, let alpha): color.hash ^ alpha.hashValue
    case .pattern(let image): image.hash
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let color):
      let parts = (color.components ?? []).map { String(format: "%g", Double($0)) }
      let space = color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
      return "\(space) \(parts.joined(separator: " "))"
    case .variants(let variants):
      let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
      return "<UIDynamicSystemColor: 0x\(address); name = \(variants.name)Color>"
    case .translucent(let color, let alpha): return "<UIDynamicModifiedColor: alpha = \(alpha), \(color)>"
    case .pattern(let image): return "<UIColor: pattern = \(image)>"
    case .dynamic: return "<UIDynamicProviderColor: \(ObjectIdentifier(self))>"
    }
  }
}

public typealias _ColorLiteralType = UIColor

private let storedNamedColorLookup = Mutex<(@Sendable (String, Bundle) -> UIColor?)?>(nil)

private func rgbColor(
  hue: CGFloat, saturation: CGFloat, brightness: CGFloat
) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
  let turn = (hue - hue.rounded(.down)) * 6
  let sector = turn.rounded(.down)
  let fraction = turn - sector
  let low = brightness * (1 - saturation)
  let falling = brightness * (1 - saturation * fraction)
  let rising = brightness * (1 - saturation * (1 - fraction))
  switch Int(sector) {
  case 0: return (brightness, rising, low)
  case 1: return (falling, brightness, low)
  case 2: return (low, brightness, rising)
  case 3: return (low, falling, brightness)
  case 4: return (rising, low, brightness)
  default: return (brightness, low, falling)
  }
}

private func hsbColor(
  red: CGFloat, green: CGFloat, blue: CGFloat
) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
  let high = max(red, green, blue)
  let range = high - min(red, green, blue)
  guard range > 0 else { return (0, 0, high) }
  let sixth: CGFloat =
    if high == red {
      (green - blue) / range
    } else if high == green {
      (blue - red) / range + 2
    } else {
      (red - green) / range + 4
    }
  return ((sixth < 0 ? sixth + 6 : sixth) / 6, high == 0 ? 0 : range / high, high)
}
