import Foundation

// The lock guards the requests.
/// Numbers the requests of a manager and performs them on the main queue.
final class RequestQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Int32 = 0
  private var pending: Set<Int32> = []

  /// Performs a request on the main queue, or immediately if it is synchronous.
  /// - Parameter body: Receives the number of the request, and whether it was canceled.
  /// - Returns: The number of the request.
  func perform(
    isSynchronous: Bool = false, _ body: @escaping (_ number: Int32, _ isCanceled: Bool) -> Void
  ) -> Int32 {
    let number = lock.withLock {
      last += 1
      pending.insert(last)
      return last
    }
    if isSynchronous {
      finish(number, body)
    } else {
      DispatchQueue.main.async { [self] in finish(number, body) }
    }
    return number
  }

  private func finish(_ number: Int32, _ body: (_ number: Int32, _ isCanceled: Bool) -> Void) {
    body(number, lock.withLock { pending.remove(number) } == nil)
  }

  /// Cancels a request, unless it has been performed.
  func cancel(_ number: Int32) { lock.withLock { _ = pending.remove(number) } }
}
