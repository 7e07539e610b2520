/// The registrations for trait changes of one object, in the order in which they were made.
@MainActor
package struct TraitChangeRegistry {
  private var registrations: [TraitChangeRegistration] = []

  package init() {}

  package mutating func add(_ registration: TraitChangeRegistration) {
    registrations.append(registration)
  }

  package mutating func remove(_ registration: any UITraitChangeRegistration) {
    guard let index = registrations.firstIndex(where: { $0 === registration }) else { return }
    registrations.remove(at: index).isActive = false
  }

  /// Calls the handlers registered for any of the traits that differ from `previous`.
  ///
  /// A handler may register and unregister handlers: added ones are called for the next change, removed ones
  /// are no longer called.
  package func notify(_ environment: some UITraitEnvironment, previous: UITraitCollection) {
    let current = environment.traitCollection
    if registrations.isEmpty || current === previous { return }
    let changes = current.values.changes(from: previous.values)
    if changes.isEmpty { return }
    current.asCurrent {
      for registration in registrations where registration.isActive && registration.traits.intersects(changes)
      {
        registration.handler(environment, previous)
      }
    }
  }
}

/// One registration and its token.
package final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  package let traits: TraitSet
  package let handler: @MainActor (AnyObject, UITraitCollection) -> Void
  package var isActive = true

  package init(traits: TraitSet, handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  package func copy(with zone: NSZone? = nil) -> Any { self }
}
