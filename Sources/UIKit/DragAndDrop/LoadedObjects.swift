import Foundation

/// Objects that several providers load on any threads, in the order of the requests.
final class LoadedObjects<Object>: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [Object?]
  private var missing: Int
  private var completion: (@MainActor ([Object]) -> Void)?

  init(count: Int) {
    objects = Array(repeating: nil, count: count)
    missing = count
  }

  func put(_ object: Object?, at index: Int) {
    lock.withLock {
      objects[index] = object
      missing -= 1
    }
    callIfComplete()
  }

  /// Calls a closure on the main thread when all objects have been loaded. It gets those that could be.
  func whenComplete(_ completion: @escaping @MainActor ([Object]) -> Void) {
    lock.withLock { self.completion = completion }
    callIfComplete()
  }

  private func callIfComplete() {
    let ready = lock.withLock { () -> (@MainActor ([Object]) -> Void)? in
      guard missing == 0 else { return nil }
      defer { completion = nil }
      return completion
    }
    guard let ready else { return }
    // The main queue runs on the main thread.
    DispatchQueue.main.async { [self] in MainActor.assumeIsolated { ready(objects.compactMap { $0 }) } }
  }
}
