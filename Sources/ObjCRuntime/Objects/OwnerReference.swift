/// A reference from a part to the object that owns it alone, and so lives as long as the part.
///
/// Deinitializers of the owner's subclasses may use the part, so the owner is still handed out while it is deallocated.
/// Closures that others keep capture the part weakly, and read the projected value before they use it:
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
