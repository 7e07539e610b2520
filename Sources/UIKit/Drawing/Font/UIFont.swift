import Synchronization

/// A font at a size.
///
/// Immutable; requesting the same font again returns the same object. The system font is Inter with the
/// vertical metrics of San Francisco, so that lines have the same positions as on iOS.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  final let specification: FontSpecification
  /// The vertical metrics at this size.
  final let metrics: FontMetrics
  /// The face that the text engine draws with.
  package final let face: FontFace
  private let descriptor: UIFontDescriptor?

  private init(_ specification: FontSpecification, descriptor: UIFontDescriptor?) {
    self.specification = specification
    self.descriptor = descriptor
    face = specification.face
    metrics = FontMetrics(face)
  }

  /// Creates the font with a PostScript or family name, or returns nil if there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let specification = FontSpecification(name: fontName, size: UIFont.points(fontSize)) else {
      return nil
    }
    self.init(specification, descriptor: nil)
  }

  /// Creates the font for a descriptor; a size of 0 keeps that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var specification = descriptor.specification
    if pointSize > 0 && pointSize != specification.size {
      specification.size = pointSize
      specification.scaling = nil
    }
    specification.size = UIFont.points(specification.size)
    let isSized = specification.size == descriptor.specification.size
    self.init(specification, descriptor: isSized ? descriptor : descriptor.withSize(specification.size))
  }

  /// Creates the system font. Apps create such fonts by accident, which iOS accepts.
  public override convenience init() {
    self.init(FontSpecification(size: UIFont.systemFontSize), descriptor: nil)
  }

  open class var supportsSecureCoding: Bool { true }

  /// Decodes a font.
  public required init?(coder: NSCoder) {
    guard let specification = FontSpecification(coder) else { return nil }
    self.specification = specification
    descriptor = nil
    face = specification.face
    metrics = FontMetrics(face)
  }

  /// Encodes what the font's descriptor encodes.
  open func encode(with coder: NSCoder) { specification.encode(with: coder) }

  /// Returns the shared font with this specification.
  static func shared(_ specification: FontSpecification) -> UIFont {
    if let found = interned.withLock({ $0[specification] }) { return found }
    // Created outside the lock, because measuring a font may wait for the main thread.
    let font = UIFont(specification, descriptor: nil)
    return interned.withLock { table in
      if let found = table[specification] { return found }
      if table.count >= 512 { table.removeAll() }
      table[specification] = font
      return font
    }
  }

  private static let interned = Mutex<[FontSpecification: UIFont]>([:])

  // MARK: System fonts

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight) { $0.width = width }
  }

  /// Returns the system font in the weight for emphasized text, which is semibold: its name on iOS is
  /// ".SFUI-Semibold".
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular) { $0.isItalic = true }
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight) { $0.hasMonospacedDigits = true }
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight) { $0.typeface = .system(.monospaced) }
  }

  private static func system(
    _ size: CGFloat, _ weight: Weight, _ change: (inout FontSpecification) -> Void = { _ in }
  ) -> UIFont {
    var specification = FontSpecification(size: points(size))
    specification.weight = weight
    change(&specification)
    return shared(specification)
  }

  /// Returns the font for a text style in the current content size category.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style, with the content size category and legibility weight of the traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = (traitCollection ?? .current).values
    var specification = FontSpecification(
      size: DynamicType.row(style, traits.preferredContentSizeCategory).size)
    specification.weight = DynamicType.weight(of: style)
    if traits.legibilityWeight == .bold { specification.weight = specification.weight.emphasized }
    specification.scaling = FontScaling(style: style, baseSize: nil, maximumSize: .greatestFiniteMagnitude)
    return shared(specification)
  }

  // MARK: Available fonts

  /// The names of the installed families, sorted.
  open class var familyNames: [String] { FontLookup.families }

  /// Returns the PostScript names of the fonts in a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLookup.fontNames(family: familyName)
  }

  // MARK: Questions

  open var familyName: String { specification.familyName }
  open var fontName: String { specification.fontName }
  open var pointSize: CGFloat { specification.size }
  /// The height of glyphs above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The extent of glyphs below the baseline, as a negative number of points.
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// Extra space between lines, which is zero for all fonts here.
  open var leading: CGFloat { 0 }

  open var fontDescriptor: UIFontDescriptor { descriptor ?? UIFontDescriptor(specification) }

  /// Returns the same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var specification = specification
    specification.size = UIFont.points(fontSize)
    specification.scaling = nil
    return .shared(specification)
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.specification == specification
  }

  open override var hash: Int { specification.hashValue }

  open override var description: String {
    "<UICTFont: font-family: \"\(familyName)\"; font-weight: \(specification.weight.number); font-style: "
      + "\(specification.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt>"
  }

  /// Returns the size to use, with the default for an unspecified one.
  private static func points(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : 12
  }
}

// MARK: Dynamic Type

extension UIFont {
  var scaling: FontScaling? { specification.scaling }

  func scaled(by scaling: FontScaling, category: UIContentSizeCategory) -> UIFont {
    var specification = specification
    specification.scaling = scaling
    specification.size = max(1, scaling.size(category))
    return .shared(specification)
  }

  /// The text style whose size the font follows; nil for a font with a fixed size.
  package var followedTextStyle: TextStyle? { scaling?.style }

  /// Returns the font at the size for the traits: itself, unless it is a preferred or scaled font. For views
  /// with `adjustsFontForContentSizeCategory`.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    return scaled(by: scaling, category: traits.preferredContentSizeCategory)
  }
}
