import CObjCRuntime
import Foundation

/// Moves the deallocation of main-actor objects to the main thread, as UIKit does.
///
/// The last reference to a view or controller may be released on any thread, but its deinitializers,
/// including those of the app's subclasses, use main-thread state. They run immediately if the release
/// happens on the main thread, and in a later cycle of the main queue otherwise. Until then, weak references
/// and back references to the object are `nil`.
///
/// `isolated deinit` has the same effect but requires every subclass to declare an isolated `deinit`, whereas
/// iOS apps declare a plain one.
package enum MainThreadDeallocation {
  /// Enables deallocation on the main thread for the object's class. Called by the initializers of base
  /// classes. The first object of a class takes a lock; later ones compare one word.
  @inline(__always)
  package static func enable(for object: AnyObject) {
    _ = isPrepared
    ptl_deallocate_on_main_thread(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Runs main-actor code in a `deinit` of a class for which `enable(for:)` was called.
  ///
  /// Avoids `MainActor.assumeIsolated`, whose executor check costs more than allocating and freeing a small
  /// object.
  @inline(__always)
  package static func run(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
  }

  /// Whether the object's last strong reference has been released.
  @inline(__always)
  package static func hasBegun(for object: AnyObject) -> Bool {
    swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque())
  }

  private static let mainQueueKey = DispatchSpecificKey<Bool>()

  private static let isPrepared: Bool = {
    DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)
    // In processes that do not run the main thread, arbitrary threads serve the main queue.
    ptl_set_main_thread(
      { DispatchQueue.getSpecific(key: mainQueueKey) ?? false },
      { function, context in
        // The object is about to be deallocated: there is no other reference to it.
        nonisolated(unsafe) let context = context
        DispatchQueue.main.async { function?(context) }
      })
    return true
  }()
}
