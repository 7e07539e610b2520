/// The environment of a view: the device, the available space and the appearance.
///
/// Immutable. Views, controllers and scenes pass theirs on; `current` is used by drawing and dynamic colors.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package final let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
  }

  /// Creates a collection that specifies nothing.
  public override init() {
    values = .unspecified
  }

  /// Creates a collection with the values that `mutations` sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(TraitValues.unspecified.mutated(by: mutations))
  }

  /// Creates a collection with everything that the given ones specify; if several specify a trait, the last
  /// one applies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.userInterfaceIdiom = userInterfaceIdiom
    self.init(values)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    values.layoutDirection = layoutDirection
    self.init(values)
  }

  public convenience init(displayScale: CGFloat) {
    var values = TraitValues()
    values.displayScale = displayScale
    self.init(values)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.verticalSizeClass = verticalSizeClass
    self.init(values)
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    var values = TraitValues()
    values.forceTouchCapability = forceTouchCapability
    self.init(values)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    values.displayGamut = displayGamut
    self.init(values)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    values.accessibilityContrast = accessibilityContrast
    self.init(values)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    values.legibilityWeight = legibilityWeight
    self.init(values)
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    var values = TraitValues()
    values.activeAppearance = activeAppearance
    self.init(values)
  }

  public convenience init(typesettingLanguage: String) {
    var values = TraitValues()
    values.typesettingLanguage = typesettingLanguage
    self.init(values)
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of layout.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 is unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether touches report their force.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The color gamut of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The preferred contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The preference for bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The language for typesetting; empty if unspecified.
  open var typesettingLanguage: String { values.typesettingLanguage }
  /// Whether the scene is being recorded.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

  /// Accesses the value of any trait, of UIKit or custom.
  open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns a copy with the changes of `mutations`.
  open func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    .shared(values.mutated(by: mutations))
  }

  /// Returns a copy with another value of one trait.
  public final func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return .shared(values)
  }

  /// Returns whether this collection has every value that `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Returns whether dynamic colors may differ between the two environments.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    if traitCollection === self { return false }
    return values.changes(from: traitCollection.values).traits.contains { $0.affectsColorAppearance }
  }

  /// Returns the traits whose values differ; all specified ones without another collection.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? .unspecified).traits
  }

  /// The traits of UIKit that affect dynamic colors.
  public static let systemTraitsAffectingColorAppearance: [UITrait] =
    TraitSet.builtInTraits { $0.affectsColorAppearance }

  /// The traits of UIKit that affect the selection of image variants.
  public static let systemTraitsAffectingImageLookup: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
    UITraitLegibilityWeight.self,
  ]

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String {
    let parts = TraitSet(TraitSet.builtIn).traits.compactMap { trait -> String? in
      values.changes(from: .unspecified).contains(trait) ? "\(trait.name) = \(text(of: trait))" : nil
    }
    return "<UITraitCollection: \(parts.joined(separator: ", "))>"
  }

  private func text<T: UITraitDefinition>(of trait: T.Type) -> String {
    "\(values[trait])"
  }

  open class var supportsSecureCoding: Bool { true }

  /// Encodes the traits, except for custom ones.
  open func encode(with coder: NSCoder) {
    coder.encode(userInterfaceIdiom.rawValue, forKey: "userInterfaceIdiom")
    coder.encode(userInterfaceStyle.rawValue, forKey: "userInterfaceStyle")
    coder.encode(layoutDirection.rawValue, forKey: "layoutDirection")
    coder.encode(Double(displayScale), forKey: "displayScale")
    coder.encode(horizontalSizeClass.rawValue, forKey: "horizontalSizeClass")
    coder.encode(verticalSizeClass.rawValue, forKey: "verticalSizeClass")
    coder.encode(forceTouchCapability.rawValue, forKey: "forceTouchCapability")
    coder.encode(Int(values.contentSizeOrdinal), forKey: "contentSizeOrdinal")
    coder.encode(displayGamut.rawValue, forKey: "displayGamut")
    coder.encode(accessibilityContrast.rawValue, forKey: "accessibilityContrast")
    coder.encode(userInterfaceLevel.rawValue, forKey: "userInterfaceLevel")
    coder.encode(legibilityWeight.rawValue, forKey: "legibilityWeight")
    coder.encode(activeAppearance.rawValue, forKey: "activeAppearance")
    coder.encode(typesettingLanguage as NSString, forKey: "typesettingLanguage")
    coder.encode(sceneCaptureState.rawValue, forKey: "sceneCaptureState")
  }

  public required init?(coder: NSCoder) {
    var values = TraitValues()
    func decode<E: RawRepresentable>(_ key: String, into value: inout E) where E.RawValue == Int {
      guard coder.containsValue(forKey: key) else { return }
      value = E(rawValue: coder.decodeInteger(forKey: key)) ?? value
    }
    decode("userInterfaceIdiom", into: &values.userInterfaceIdiom)
    decode("userInterfaceStyle", into: &values.userInterfaceStyle)
    decode("layoutDirection", into: &values.layoutDirection)
    values.displayScale = CGFloat(coder.decodeDouble(forKey: "displayScale"))
    decode("horizontalSizeClass", into: &values.horizontalSizeClass)
    decode("verticalSizeClass", into: &values.verticalSizeClass)
    decode("forceTouchCapability", into: &values.forceTouchCapability)
    values.contentSizeOrdinal = UInt8(clamping: min(12, coder.decodeInteger(forKey: "contentSizeOrdinal")))
    decode("displayGamut", into: &values.displayGamut)
    decode("accessibilityContrast", into: &values.accessibilityContrast)
    decode("userInterfaceLevel", into: &values.userInterfaceLevel)
    decode("legibilityWeight", into: &values.legibilityWeight)
    decode("activeAppearance", into: &values.activeAppearance)
    values.typesettingLanguage =
      coder.decodeObject(of: NSString.self, forKey: "typesettingLanguage").map { "\($0)" } ?? ""
    decode("sceneCaptureState", into: &values.sceneCaptureState)
    self.values = values
  }

  // MARK: Current traits

  /// The traits for resolving dynamic colors, fonts and images on this thread.
  ///
  /// UIKit sets them during drawing, layout and trait callbacks of a view; otherwise they are those of the
  /// main screen.
  open class var current: UITraitCollection {
    get { defaultCurrent }
    set { defaultCurrent = newValue }
  }
  /// Runs `actions` while this collection is `current`, and restores the previous one.
  open func performAsCurrent(_ actions: () -> Void) { defaultPerformAsCurrent(actions) }
}

extension TraitValues {
  package func mutated(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(self)
    mutations(&traits)
    return (traits as! MutableTraits).values
  }
}
