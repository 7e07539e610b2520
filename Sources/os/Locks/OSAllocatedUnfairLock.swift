import COSLock

/// A lock with state in separately allocated memory, so that copies of the value share the lock.
///
/// Locking recursively, and unlocking from another thread, trap.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  @usableFromInline final class Storage: ManagedBuffer<State, os_unfair_lock_s> {
    @inlinable deinit {
      _ = withUnsafeMutablePointers { _, lock in lock.deinitialize(count: 1) }
    }
  }

  @usableFromInline let storage: ManagedBuffer<State, os_unfair_lock_s>

  /// The expectation of ``precondition(_:)``.
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  /// Creates a lock with state that need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock_s()) }
      return initialState
    }
  }

  /// Calls a closure with exclusive access to the state. Neither needs to be sendable.
  @inlinable
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.withUnsafeMutablePointers { state, lock in
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Calls a closure with exclusive access to the state.
  @inlinable
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure if the lock is available. Returns `nil` otherwise.
  @inlinable
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    try storage.withUnsafeMutablePointers { state, lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Calls a closure if the lock is available. Returns `nil` otherwise.
  @inlinable
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Traps if the ownership of the calling thread differs from the expectation.
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
  /// Creates a lock with state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Acquires the lock, waiting if necessary.
  @inlinable
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) }
  }

  /// Releases the lock.
  @inlinable
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) }
  }

  /// Acquires the lock if it is available. Returns whether it was acquired.
  @inlinable
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
  }

  /// Calls a closure while holding the lock. It need not be sendable.
  @inlinable
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure while holding the lock.
  @inlinable
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure if the lock is available. Returns `nil` otherwise.
  @inlinable
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure if the lock is available. Returns `nil` otherwise.
  @inlinable
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }
}
