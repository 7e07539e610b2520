/// A reference to an object that it does not keep alive: `nil` once the object is gone.
///
/// `weak` moves an object's reference counts to a side table for good, after which every retain and release takes several
/// times as long. Views, controllers and scenes are retained and released all the time, so the framework's own references
/// back to them go by an `ObjectLink`, which the object cuts as it goes.
@propertyWrapper @MainActor
package struct BackReference<Object: Linked> {
  private var link: ObjectLink?

  nonisolated package init() {}

  package init(wrappedValue: Object?) { link = wrappedValue?.link }

  package var wrappedValue: Object? {
    get {
      guard let object = link?.object else { return nil }
      return unsafeDowncast(object, to: Object.self)
    }
    set { link = newValue?.link }
  }
}

/// Something that others refer to by its link.
@MainActor
package protocol Linked: AnyObject {
  var link: ObjectLink { get }
}

/// Stands for an object as long as that lives, and may outlive it.
package final class ObjectLink {
  fileprivate unowned(unsafe) var object: AnyObject?

  package init(_ object: AnyObject) { self.object = object }

  /// Called by the object as it goes.
  package func cut() { object = nil }
}
