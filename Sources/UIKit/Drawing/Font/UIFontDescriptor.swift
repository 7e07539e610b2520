// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A description of a font: a family or a design, a size, and traits.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries of `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width` or a number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The design of a system font.
    static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey.type
    public static let typeIdentifier = FeatureKey.selector
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  final let specification: FontSpecification
  private let otherAttributes: [AttributeName: Any]

  init(_ specification: FontSpecification, otherAttributes: [AttributeName: Any] = [:]) {
    self.specification = specification
    self.otherAttributes = otherAttributes
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var specification = FontSpecification(size: 0)
    let rest = specification.take(attributes)
    self.init(specification, otherAttributes: rest)
  }

  open class var supportsSecureCoding: Bool { true }

  /// Decodes a descriptor.
  public required init?(coder: NSCoder) {
    guard let specification = FontSpecification(coder) else { return nil }
    self.specification = specification
    otherAttributes = [:]
  }

  /// Encodes the family or design, the size, the weight, the width and the slant.
  open func encode(with coder: NSCoder) { specification.encode(with: coder) }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: NSValue(cgAffineTransform: matrix)])
  }

  /// Returns the descriptor for a text style in the current content size category.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Questions

  open var fontAttributes: [AttributeName: Any] {
    otherAttributes.merging(specification.attributes) { $1 }
  }

  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: specification.familyName
    case .name: specification.fontName
    case .face: specification.faceName
    case .traits: specification.traits
    default: fontAttributes[attribute]
    }
  }

  open var postscriptName: String { specification.fontName }
  open var pointSize: CGFloat { specification.size }

  open var matrix: CGAffineTransform {
    (otherAttributes[.matrix] as? NSValue)?.cgAffineTransformValue ?? .identity
  }

  open var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

  // MARK: Variants

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var specification = specification
    let rest = specification.take(attributes)
    return UIFontDescriptor(specification, otherAttributes: otherAttributes.merging(rest) { $1 })
  }

  /// Returns a descriptor with exactly these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.symbolicTraits = symbolicTraits }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed {
      $0.size = newPointSize
      $0.scaling = nil
    }
  }

  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: NSValue(cgAffineTransform: matrix)])
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor with another design of the system font; nil for a font other than the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = specification.typeface else { return nil }
    return changed { $0.typeface = .system(design) }
  }

  private func changed(_ change: (inout FontSpecification) -> Void) -> UIFontDescriptor {
    var specification = specification
    change(&specification)
    return UIFontDescriptor(specification, otherAttributes: otherAttributes)
  }

  /// Returns the descriptors of installed fonts that have the attributes of this one.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    let families = mandatoryKeys?.contains(.family) ?? (object(forKey: .family) != nil)
    guard families, let family = object(forKey: .family) as? String else { return [self] }
    return UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: pointSize) }
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }

  open override var hash: Int { specification.hashValue }

  open override var description: String {
    "UICTFontDescriptor <\(specification.fontName), \(specification.size) pt>"
  }
}
