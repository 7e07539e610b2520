/// An object that can contain views with appearance proxies: a view or a controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose appearance can be customized for all instances.
///
/// Values set on the proxy returned by `appearance()` are applied to every instance of the class and its
/// subclasses when it is added to a window: a view when it moves to one, an item when a bar shows it.
/// Explicitly set values are kept. Instances that are already in a window are updated when they are added to
/// one again.
///
///     UINavigationBar.appearance().tintColor = .systemIndigo
///     UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .secondaryLabel
///
/// If several proxies set the same property, the proxy of the most derived class takes precedence, then
/// proxies for containers (first by outermost container, then by number of containers), then proxies for
/// traits.
///
/// Differs from iOS: a proxy is an instance created with `init()`, which the class must support. It records
/// the appearance properties and methods of UIKit's classes, but not those of an app's subclasses. A value
/// set on an object before any proxy sets the same property counts as unset.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class.
  static func appearance() -> Self

  /// The proxy for instances contained in an instance of the first class, which is contained in one of the
  /// second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for instances whose traits include the given ones.
  static func appearance(for traits: UITraitCollection) -> Self

  static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}
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
