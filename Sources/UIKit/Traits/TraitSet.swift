/// A set of traits: bits for those of UIKit, identifiers for custom ones.
package struct TraitSet: Equatable {
  private var bits: UInt32 = 0
  private var custom: [ObjectIdentifier: UITrait]?

  package init() {}

  package init(_ traits: [UITrait]) {
    for trait in traits { insert(trait) }
  }

  private init(bit: UInt32) {
    bits = 1 << bit
  }

  package static let userInterfaceIdiom = TraitSet(bit: 0)
  package static let userInterfaceStyle = TraitSet(bit: 1)
  package static let layoutDirection = TraitSet(bit: 2)
  package static let displayScale = TraitSet(bit: 3)
  package static let horizontalSizeClass = TraitSet(bit: 4)
  package static let verticalSizeClass = TraitSet(bit: 5)
  package static let forceTouchCapability = TraitSet(bit: 6)
  package static let preferredContentSizeCategory = TraitSet(bit: 7)
  package static let displayGamut = TraitSet(bit: 8)
  package static let accessibilityContrast = TraitSet(bit: 9)
  package static let userInterfaceLevel = TraitSet(bit: 10)
  package static let legibilityWeight = TraitSet(bit: 11)
  package static let activeAppearance = TraitSet(bit: 12)
  package static let typesettingLanguage = TraitSet(bit: 13)
  package static let sceneCaptureState = TraitSet(bit: 14)

  package var isEmpty: Bool { bits == 0 && custom == nil }

  package mutating func insert(_ trait: UITrait) {
    if let builtIn = trait as? any BuiltInTrait.Type {
      formUnion(builtIn.key)
    } else {
      custom = custom ?? [:]
      custom?[ObjectIdentifier(trait)] = trait
    }
  }

  package mutating func remove(_ trait: UITrait) {
    if let builtIn = trait as? any BuiltInTrait.Type {
      bits &= ~builtIn.key.bits
    } else {
      custom?[ObjectIdentifier(trait)] = nil
      if custom?.isEmpty == true { custom = nil }
    }
  }

  package mutating func formUnion(_ other: TraitSet) {
    bits |= other.bits
    if let theirs = other.custom {
      custom = custom.map { $0.merging(theirs) { $1 } } ?? theirs
    }
  }

  package func contains(_ trait: UITrait) -> Bool {
    if let builtIn = trait as? any BuiltInTrait.Type { return bits & builtIn.key.bits != 0 }
    return custom?[ObjectIdentifier(trait)] != nil
  }

  package func intersects(_ other: TraitSet) -> Bool {
    if bits & other.bits != 0 { return true }
    guard let custom, let theirs = other.custom else { return false }
    return custom.keys.contains { theirs[$0] != nil }
  }

  /// The traits by type, those of UIKit first.
  package var traits: [UITrait] {
    TraitSet.builtInTraits { bits & $0.key.bits != 0 } + (custom.map { Array($0.values) } ?? [])
  }

  /// Returns the traits of UIKit for which `isIncluded` holds. Casting an entire array would require type
  /// lookups at run time.
  package static func builtInTraits(where isIncluded: (any BuiltInTrait.Type) -> Bool) -> [UITrait] {
    var traits: [UITrait] = []
    for trait in builtIn where isIncluded(trait) { traits.append(trait) }
    return traits
  }

  /// All traits of UIKit.
  package static let builtIn: [any BuiltInTrait.Type] = [
    UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceStyle.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self,
    UITraitTypesettingLanguage.self,
    UITraitSceneCaptureState.self,
  ]

  package static func == (a: TraitSet, b: TraitSet) -> Bool {
    a.bits == b.bits && Set((a.custom ?? [:]).keys) == Set((b.custom ?? [:]).keys)
  }
}
