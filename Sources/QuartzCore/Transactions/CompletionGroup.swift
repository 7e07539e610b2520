import Foundation

/// Counts the animations that a transaction's completion block waits for.
@MainActor
final class CompletionGroup {
  private(set) var block: (() -> Void)?
  private var pending = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    fireIfDone()
  }

  /// No animation joins any more: the transaction is committed.
  func seal() {
    isSealed = true
    if pending == 0 { CATransaction.enqueue(self) }
  }

  func fireIfDone() {
    guard isSealed, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}
