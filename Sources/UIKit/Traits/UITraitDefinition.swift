/// A piece of the environment that views inherit from what they stand in.
///
/// Declare a type that conforms to it to add a trait of your own, and an accessor to `UITraitCollection` and
/// `UIMutableTraits`. The value should be `Equatable`: without that, every change of the environment counts as one.
public protocol UITraitDefinition {
  associatedtype Value

  /// What the trait is where nobody has set it.
  static var defaultValue: Value { get }
  /// A name that tells the trait from all others.
  static var identifier: String { get }
  /// A name for people.
  static var name: String { get }
  /// Whether dynamic colours look at it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as registrations name it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose value is stored in `TraitValues` itself.
package protocol BuiltInTrait: UITraitDefinition {
  static var key: TraitSet { get }
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension BuiltInTrait {
  public static var defaultValue: Value { TraitValues.unspecified[keyPath: path] }
}
