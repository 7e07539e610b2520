import CObjCRuntime
import Foundation

extension NSObject {
  /// Whether a property of the object may be observed. Costs one load while nothing in the process is
  /// observed.
  @inlinable @inline(__always)
  package final var isPossiblyObserved: Bool {
    ptl_may_be_observed(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Notifies that a property is about to change. Costs one test while nothing in the process is observed.
  @inlinable @inline(__always)
  package final func willChange(_ key: StaticString) {
    guard ptl_may_be_observed(Unmanaged.passUnretained(self).toOpaque()) else { return }
    _observedPropertyWillChange(self, key)
  }

  /// Notifies that a property has changed.
  @inlinable @inline(__always)
  package final func didChange(_ key: StaticString) {
    guard ptl_may_be_observed(Unmanaged.passUnretained(self).toOpaque()) else { return }
    _observedPropertyDidChange(self, key)
  }
}

@usableFromInline
package func _observedPropertyWillChange(_ object: AnyObject, _ key: StaticString) {
  KeyValueObserving.willChange(object, "\(key)")
}

@usableFromInline
package func _observedPropertyDidChange(_ object: AnyObject, _ key: StaticString) {
  KeyValueObserving.didChange(object, "\(key)")
}
