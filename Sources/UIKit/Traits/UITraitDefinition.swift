/// A property of the environment that views inherit from their ancestors.
///
/// To define a custom trait, declare a conforming type, and an accessor in `UITraitCollection` and
/// `UIMutableTraits`. The value should be `Equatable`: otherwise, every change of the environment counts as a
/// change of the trait.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value if it is not set.
  static var defaultValue: Value { get }
  /// A unique name of the trait.
  static var identifier: String { get }
  /// A readable name.
  static var name: String { get }
  /// Whether dynamic colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as used in registrations.
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose value is stored directly in `TraitValues`.
package protocol BuiltInTrait: UITraitDefinition {
  static var key: TraitSet { get }
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension BuiltInTrait {
  public static var defaultValue: Value { TraitValues.unspecified[keyPath: path] }
}
