/// The token of a registration for trait changes; keep it only to unregister early.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// What is called after a change: the environment whose traits changed, and its traits before.
public typealias UITraitChangeHandler<TraitEnvironment> =
  @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void

/// Something that tells of changes of its traits: views, controllers, window scenes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Ends a registration; registrations also end with the object.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What keeps registrations: every `UITraitChangeObservable` of UIKit.
@MainActor
package protocol TraitChangeRegistryOwner: UITraitChangeObservable, UITraitEnvironment {
  /// Nil until the first registration.
  var traitChangeRegistry: TraitChangeRegistry? { get set }
}

extension UITraitChangeObservable {
  /// Calls `handler` after one of the traits has changed. Its first parameter is this object: `(self: Self, previous)`.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    addTraitChangeRegistration(traits) { environment, previous in
      guard let environment = environment as? Environment else { return }
      handler(environment, previous)
    }
  }

  /// Calls `handler` after one of the traits has changed.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    addTraitChangeRegistration(traits) { environment, previous in
      guard let environment = environment as? Self else { return }
      handler(environment, previous)
    }
  }

  /// Sends `action` to `target` after one of the traits has changed: without arguments, with this object, or with this
  /// object and its previous traits. The target is not kept alive.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    addTraitChangeRegistration(traits) { [weak target = target as AnyObject] environment, previous in
      guard let target else { return }
      SelectorRuntime.send(action, to: target, sender: environment, event: previous)
    }
  }

  /// Sends `action` to this object after one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  {
    addTraitChangeRegistration(traits) { environment, previous in
      SelectorRuntime.send(action, to: environment, sender: environment, event: previous)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeRegistryOwner)?.traitChangeRegistry?.remove(registration)
  }

  package func addTraitChangeRegistration(
    _ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: TraitSet(traits), handler: handler)
    guard let owner = self as? any TraitChangeRegistryOwner else {
      UIKitFault.raise(
        .invalidArgument,
        "\(type(of: self)) conforms to UITraitChangeObservable, which only classes of UIKit may do")
      return registration
    }
    if owner.traitChangeRegistry == nil { owner.traitChangeRegistry = TraitChangeRegistry() }
    owner.traitChangeRegistry?.add(registration)
    return registration
  }
}
