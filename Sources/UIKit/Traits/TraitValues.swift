/// The values of all traits: the complete state of a `UITraitCollection`.
package struct TraitValues {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  /// `UIContentSizeCategory.ordinal`: comparing bytes is faster than comparing strings.
  package var contentSizeOrdinal: UInt8 = 0
  package var displayGamut = UIDisplayGamut.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  package var typesettingLanguage = ""
  package var sceneCaptureState = UISceneCaptureState.unspecified
  /// The color that `UIColor.tintColor` resolves to; nil for system blue.
  package var tintColor: UIColor?
  /// The custom traits, by the identity of the defining type; nil if there are none.
  package private(set) var custom: [ObjectIdentifier: CustomTraitValue]?

  package init() {}

  package static let unspecified = TraitValues()

  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { UIContentSizeCategory(ordinal: contentSizeOrdinal) }
    set { contentSizeOrdinal = newValue.ordinal }
  }
}

extension TraitValues {
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let builtIn = trait as? any BuiltInTrait.Type { return value(of: builtIn) as! T.Value }
      return custom?[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let builtIn = trait as? any BuiltInTrait.Type { return set(builtIn, to: newValue) }
      custom = custom ?? [:]
      custom?[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
    }
  }

  private func value<B: BuiltInTrait>(of trait: B.Type) -> Any {
    self[keyPath: B.path]
  }

  private mutating func set<B: BuiltInTrait>(_ trait: B.Type, to value: Any) {
    self[keyPath: B.path] = value as! B.Value
  }

  package mutating func removeCustom(_ id: ObjectIdentifier) {
    custom?[id] = nil
    if custom?.isEmpty == true { custom = nil }
  }

  /// Adopts every value that `other` specifies.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.contentSizeOrdinal != 0 { contentSizeOrdinal = other.contentSizeOrdinal }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if !other.typesettingLanguage.isEmpty { typesettingLanguage = other.typesettingLanguage }
    if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
    if let theirs = other.tintColor { tintColor = theirs }
    if let theirs = other.custom {
      custom = custom.map { $0.merging(theirs) { $1 } } ?? theirs
    }
  }

  /// Returns the traits with different values.
  package func changes(from old: TraitValues) -> TraitSet {
    var set = TraitSet()
    if userInterfaceIdiom != old.userInterfaceIdiom { set.formUnion(.userInterfaceIdiom) }
    if userInterfaceStyle != old.userInterfaceStyle { set.formUnion(.userInterfaceStyle) }
    if layoutDirection != old.layoutDirection { set.formUnion(.layoutDirection) }
    if displayScale != old.displayScale { set.formUnion(.displayScale) }
    if horizontalSizeClass != old.horizontalSizeClass { set.formUnion(.horizontalSizeClass) }
    if verticalSizeClass != old.verticalSizeClass { set.formUnion(.verticalSizeClass) }
    if forceTouchCapability != old.forceTouchCapability { set.formUnion(.forceTouchCapability) }
    if contentSizeOrdinal != old.contentSizeOrdinal { set.formUnion(.preferredContentSizeCategory) }
    if displayGamut != old.displayGamut { set.formUnion(.displayGamut) }
    if accessibilityContrast != old.accessibilityContrast { set.formUnion(.accessibilityContrast) }
    if userInterfaceLevel != old.userInterfaceLevel { set.formUnion(.userInterfaceLevel) }
    if legibilityWeight != old.legibilityWeight { set.formUnion(.legibilityWeight) }
    if activeAppearance != old.activeAppearance { set.formUnion(.activeAppearance) }
    if typesettingLanguage != old.typesettingLanguage { set.formUnion(.typesettingLanguage) }
    if sceneCaptureState != old.sceneCaptureState { set.formUnion(.sceneCaptureState) }
    if custom != nil || old.custom != nil {
      let mine = custom ?? [:]
      let theirs = old.custom ?? [:]
      for (id, value) in mine where !value.isEqual(theirs[id]) { set.insert(value.trait) }
      for (id, value) in theirs where mine[id] == nil && !value.isEqual(nil) { set.insert(value.trait) }
    }
    return set
  }

  /// Returns whether every value that `other` specifies is equal here.
  package func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }
}

extension TraitValues: Equatable {
  package static func == (a: TraitValues, b: TraitValues) -> Bool {
    guard a.userInterfaceIdiom == b.userInterfaceIdiom,
      a.userInterfaceStyle == b.userInterfaceStyle,
      a.layoutDirection == b.layoutDirection,
      a.displayScale == b.displayScale,
      a.horizontalSizeClass == b.horizontalSizeClass,
      a.verticalSizeClass == b.verticalSizeClass,
      a.forceTouchCapability == b.forceTouchCapability,
      a.contentSizeOrdinal == b.contentSizeOrdinal,
      a.displayGamut == b.displayGamut,
      a.accessibilityContrast == b.accessibilityContrast,
      a.userInterfaceLevel == b.userInterfaceLevel,
      a.legibilityWeight == b.legibilityWeight,
      a.activeAppearance == b.activeAppearance,
      a.typesettingLanguage == b.typesettingLanguage,
      a.sceneCaptureState == b.sceneCaptureState
    else { return false }
    guard a.tintColor == b.tintColor else { return false }
    return (a.custom == nil && b.custom == nil) || a.changes(from: b).isEmpty
  }
}

extension TraitValues: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(forceTouchCapability)
    hasher.combine(contentSizeOrdinal)
    hasher.combine(displayGamut)
    hasher.combine(accessibilityContrast)
    hasher.combine(userInterfaceLevel)
    hasher.combine(legibilityWeight)
    hasher.combine(activeAppearance)
    hasher.combine(typesettingLanguage)
    hasher.combine(sceneCaptureState)
  }
}

/// The value of a custom trait.
package struct CustomTraitValue {
  package let trait: UITrait
  package let value: Any
  private let matches: (Any?) -> Bool

  package init<T: UITraitDefinition>(trait: T.Type, value: T.Value) {
    self.trait = trait
    self.value = value
    matches = { other in
      let other = other.map { $0 as! T.Value } ?? T.defaultValue
      if let value = value as? any Equatable { return value.equals(other) }
      if T.Value.self is AnyObject.Type { return (value as AnyObject) === (other as AnyObject) }
      return false
    }
  }

  /// Returns whether `other`, or the default if it is nil, has the same value; false if values cannot be
  /// compared.
  package func isEqual(_ other: CustomTraitValue?) -> Bool {
    matches(other?.value)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
