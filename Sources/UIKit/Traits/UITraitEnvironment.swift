/// An object with traits: a screen, window, controller or view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed; `registerForTraitChanges` is the newer API.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
