import COSLock

/// A lock that keeps the state it guards in memory of its own, so that copies of this value are the same lock.
///
/// Locking from a thread that already owns the lock stops the program, as does unlocking from another thread.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  @usableFromInline final class Storage: ManagedBuffer<State, os_unfair_lock_s> {
    @inlinable deinit {
      _ = withUnsafeMutablePointers { _, lock in lock.deinitialize(count: 1) }
    }
  }

  @usableFromInline let storage: ManagedBuffer<State, os_unfair_lock_s>

  /// What ``precondition(_:)`` expects of the calling thread.
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  /// Makes a lock around a state that need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock_s()) }
      return initialState
    }
  }

  /// Runs a closure with exclusive access to the state; neither need be sendable.
  @inlinable
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.withUnsafeMutablePointers { state, lock in
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure with exclusive access to the state.
  @inlinable
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure if the lock is free, and answers nil if it is not.
  @inlinable
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    try storage.withUnsafeMutablePointers { state, lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure if the lock is free, and answers nil if it is not.
  @inlinable
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program unless the calling thread owns the lock, or does not, as asked.
  public func precondition(_ condition: Ownership) {
    storage.withUnsafeMutablePointerToElements { lock in
      switch condition {
      case .owner: os_unfair_lock_assert_owner(lock)
      case .notOwner: os_unfair_lock_assert_not_owner(lock)
      }
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock around a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that guards no state of its own.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is free, then owns it.
  @inlinable
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) }
  }

  /// Gives the lock up.
  @inlinable
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) }
  }

  /// Owns the lock if it is free; answers whether it does.
  @inlinable
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
  }

  /// Runs a closure while owning the lock; it need not be sendable.
  @inlinable
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure while owning the lock.
  @inlinable
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure if the lock is free, and answers nil if it is not.
  @inlinable
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Runs a closure if the lock is free, and answers nil if it is not.
  @inlinable
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }
}
