/// A reference from a component to the object that exclusively owns it and therefore outlives it.
///
/// Deinitializers of the owner's subclasses may use the component, so the owner is returned even while it is
/// being deallocated. Escaping closures capture the component weakly, and check the projected value first:
///
///     ticker = clock.addTicker { [weak self] now in
///       guard let self, let view = $view else { return }
///       withExtendedLifetime(view) { self.tick(now) }
///     }
@propertyWrapper
package struct OwnerReference<Object: AnyObject> {
  private var reference: BackReference<Object>

  package init(wrappedValue: Object) { reference = BackReference(wrappedValue: wrappedValue) }

  package var wrappedValue: Object {
    get { reference.wrappedValue ?? reference.deallocating! }
    set { reference.wrappedValue = newValue }
  }

  /// `nil` once the owner's deallocation has begun.
  package var projectedValue: Object? { reference.wrappedValue }
}
