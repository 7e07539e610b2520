import Dispatch
import XCTest
import os

final class LockTests: XCTestCase {
  func testStateIsExclusiveUnderContention() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<20_000 { counter.withLock { $0 += 1 } }
    }
    XCTAssertEqual(counter.withLock { $0 }, 160_000)
  }

  func testCopiesAreTheSameLock() {
    let lock = OSAllocatedUnfairLock()
    let copy = lock
    lock.lock()
    lock.precondition(.owner)
    XCTAssertNil(copy.withLockIfAvailable { 1 })
    lock.unlock()
    lock.precondition(.notOwner)
    XCTAssertEqual(copy.withLockIfAvailable { 1 }, 1)
  }

  func testUnfairLockFunctions() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) let total = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    total.initialize(to: 0)
    defer { total.deallocate() }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<20_000 {
        os_unfair_lock_lock(shared)
        total.pointee += 1
        os_unfair_lock_unlock(shared)
      }
    }
    XCTAssertEqual(total.pointee, 80_000)
    XCTAssertTrue(os_unfair_lock_trylock(lock))
    os_unfair_lock_assert_owner(lock)
    XCTAssertFalse(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
  }
}
