// The lock guards the mutable properties.
/// An action that a scheduler repeats, with one timer for its first time and one for all others.
///
/// Virtual time does not wait for timers that repeat, because they have no end. An operator like `debounce`, which cancels the
/// action after its first time, is awaited.
final class RepeatedAction: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private let body: () -> Void
  private let startRepeating: (RepeatedAction) -> () -> Void
  /// Ends the current timer.
  private var end: (() -> Void)?
  private var isCancelled = false

  /// - Parameters:
  ///   - body: The action.
  ///   - startRepeating: Starts the timer of the later times, and returns a function that ends it.
  init(_ body: @escaping () -> Void, startRepeating: @escaping (RepeatedAction) -> () -> Void) {
    self.body = body
    self.startRepeating = startRepeating
  }

  /// Keeps the function that ends the timer of the first time.
  func setEnd(_ end: @escaping () -> Void) {
    if !keep(end) { end() }
  }

  /// Runs the action for the first time.
  func runFirst() {
    let end = startRepeating(self)
    guard keep(end) else { return end() }
    run()
  }

  func run() {
    if !lock.with({ isCancelled }) { body() }
  }

  func cancel() {
    lock.lock()
    isCancelled = true
    let old = end
    end = nil
    lock.unlock()
    old?()
  }

  /// Returns `false` if the action has been canceled.
  private func keep(_ end: @escaping () -> Void) -> Bool {
    lock.with {
      if !isCancelled { self.end = end }
      return !isCancelled
    }
  }
}
