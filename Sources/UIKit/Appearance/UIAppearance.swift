/// Something that views with an appearance of their own can be inside of: a view, or a controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Classes whose looks can be set for all their objects at once.
///
/// What is set on the proxy that `appearance()` returns is set on every object of the class, and of its subclasses, when
/// the object enters a window: a view when it moves to one, an item when a bar shows it. What was set on the object
/// itself stays. Objects that are in a window already keep their looks until they enter one again.
///
///     UINavigationBar.appearance().tintColor = .systemIndigo
///     UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .secondaryLabel
///
/// Where several proxies set the same property, the proxy of the more derived class wins, then one for containers, of
/// those the one with the outermost container and then with the most containers, then one for traits.
///
/// Differs from iOS: a proxy is an object of the class, made by `init()`, so the class must have that initialiser. It
/// records the properties and methods that UIKit's own classes have for it, not those that an app's classes add. What was
/// set on an object before any proxy set the same property counts as unset.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class.
  static func appearance() -> Self

  /// The proxy for the objects that are inside an object of the first class, which is inside one of the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for the objects under traits that contain these.
  static func appearance(for traits: UITraitCollection) -> Self

  static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
  public static func appearance() -> Self { AppearanceRules.proxy(containers: [], traits: nil) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(containers: containerTypes, traits: nil)
  }

  public static func appearance(for traits: UITraitCollection) -> Self {
    AppearanceRules.proxy(containers: [], traits: traits)
  }

  public static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(containers: containerTypes, traits: traits)
  }
}
