import Foundation

/// Counts the animations for which a transaction's completion block waits.
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

  /// Called when the transaction is committed and no more animations can join.
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
