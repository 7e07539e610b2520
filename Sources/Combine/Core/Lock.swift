import CWordLock

/// A lock of one word in separately allocated memory. Never held while calling external code.
///
/// Separate memory lets the thread sanitizer observe the lock, which is not possible with the standard
/// library's mutex.
struct Lock: ~Copyable, @unchecked Sendable {
  private let word: UnsafeMutablePointer<word_lock_t>

  init() {
    word = .allocate(capacity: 1)
    word.initialize(to: word_lock_t())
  }

  deinit {
    word.deallocate()
  }

  borrowing func lock() { word_lock_lock(word) }
  borrowing func unlock() { word_lock_unlock(word) }

  borrowing func with<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
