import CWordLock

/// A lock of one word in memory of its own. It is never held while calling code of others.
///
/// The word is apart so that the thread sanitizer, which does not see the standard library's mutex at work, sees this one.
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
