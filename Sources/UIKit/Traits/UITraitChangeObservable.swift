/// The token of a registration for trait changes; retain it only to unregister early.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A handler for trait changes, with the environment and its previous traits.
public typealias UITraitChangeHandler<TraitEnvironment> =
  @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void

/// An object that reports changes of its traits: a view, controller or window scene.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Removes a registration; registrations also end with the object.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that stores registrations: every `UITraitChangeObservable` of UIKit.
@MainActor
package protocol TraitChangeRegistryOwner: UITraitChangeObservable, UITraitEnvironment {
  /// Nil until the first registration.
  var traitChangeRegistry: TraitChangeRegistry? { get set }
}

extension UITraitChangeObservable {
  /// Registers a handler to call after one of the traits has changed. Its first parameter is this object:
  /// `(self: Self, previous)`.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    addTraitChangeRegistration(traits) { environment, previous in
      guard let environment = environment as? Environment else { return }
      handler(environment, previous)
    }
  }

  /// Registers a handler to call after one of the traits has changed.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    addTraitChangeRegistration(traits) { environment, previous in
      guard let environment = environment as? Self else { return }
      handler(environment, previous)
    }
  }

  /// Registers an action to send after one of the traits has changed: without arguments, with this object, or
  /// with this object and its previous traits. The target is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    addTraitChangeRegistration(traits) { [weak target = target as AnyObject] environment, previous in
      guard let target else { return }
      SelectorRuntime.send(action, to: target, sender: environment, event: previous)
    }
  }

  /// Registers an action to send to this object after one of the traits has changed.
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
