/// The traits that a view, controller or scene overrides for itself and its contents.
///
/// An override with the value `.unspecified` keeps the inherited value.
public struct UITraitOverrides: UIMutableTraits {
  package private(set) var values = TraitValues()
  private var keys = TraitSet()

  package init() {}

  package var isEmpty: Bool { keys.isEmpty }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      keys.insert(trait)
    }
  }

  /// Returns whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    keys.contains(trait)
  }

  /// Removes an override, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) {
    guard keys.contains(trait) else { return }
    keys.remove(trait)
    reset(trait)
  }

  private mutating func reset<T: UITraitDefinition>(_ trait: T.Type) {
    if trait is any BuiltInTrait.Type {
      values[trait] = T.defaultValue
    } else {
      values.removeCustom(ObjectIdentifier(trait))
    }
  }
}
