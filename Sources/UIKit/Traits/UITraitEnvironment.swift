/// Something that has traits: screens, windows, controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed; `registerForTraitChanges` is the newer way.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
