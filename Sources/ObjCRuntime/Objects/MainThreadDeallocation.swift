import CObjCRuntime
import Foundation

/// Moves the deallocation of objects of the main actor to the main thread, as UIKit does.
///
/// The last reference to a view or a controller may be released on any thread. Its deinitializers, those of the app's
/// subclasses among them, work with state of the main thread, so they run there: at once where the last reference is released
/// on the main thread, in a later turn of the main queue otherwise. Until then weak references and back references
/// to the object are `nil`.
///
/// `isolated deinit` does the same, but only subclasses that declare theirs as isolated compile then; apps for iOS declare a
/// plain `deinit`.
package enum MainThreadDeallocation {
  /// Deallocates the objects of this object's class on the main thread. Called by the initializers of base classes; the first
  /// object of a class takes a lock, later ones compare one word.
  @inline(__always)
  package static func enable(for object: AnyObject) {
    _ = isPrepared
    ptl_deallocate_on_main_thread(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Runs the part of a `deinit` that belongs to the main actor, in classes that `enable(for:)` was called for.
  ///
  /// `MainActor.assumeIsolated` asks for the executor again, which takes longer than making and freeing a small object.
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
    // Where nothing runs the process's main thread, other threads take turns at the main queue.
    ptl_set_main_thread(
      { DispatchQueue.getSpecific(key: mainQueueKey) ?? false },
      { function, context in
        nonisolated(unsafe) let context = context
        DispatchQueue.main.async { function?(context) }
      })
    return true
  }()
}
