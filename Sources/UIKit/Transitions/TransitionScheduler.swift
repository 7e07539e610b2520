/// A container with a changed stack whose transition begins before the next layout pass.
@MainActor
protocol PendingStack: AnyObject {
  func performPending()
}

/// Keeps requested transitions until the next layout pass begins them.
@MainActor
package final class TransitionScheduler {
  package static let shared = TransitionScheduler()

  /// Scheduled work: a closure or, as the common case that needs no closure, a container with a changed stack.
  private enum Work {
    case closure(@MainActor () -> Void)
    case stack(any PendingStack)
  }

  @exclusivity(unchecked) private var waiting: [Work] = []
  @exclusivity(unchecked) private var running: [AppearanceTransition] = []

  private init() {
    // The shared scheduler exists as long as the process.
    CATransaction.addBeforeLayoutHook { [self] in runWaiting() }
  }

  package var isIdle: Bool { waiting.isEmpty && running.isEmpty }

  package func schedule(_ transition: AppearanceTransition) { schedule { transition.begin() } }

  /// Runs `work` before the next layout pass, in the order of the requests.
  package func schedule(_ work: @escaping @MainActor () -> Void) {
    waiting.append(.closure(work))
    CATransaction.setNeedsCommit()
  }

  /// Begins the pending transition of a navigation controller before the next layout pass.
  func schedule(_ stack: any PendingStack) {
    waiting.append(.stack(stack))
    CATransaction.setNeedsCommit()
  }

  private func runWaiting() {
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for work in batch {
        switch work {
        case .closure(let run): run()
        case .stack(let stack): stack.performPending()
        }
      }
    }
  }

  /// Returns whether a running transition removes the controller.
  func isLeaving(_ controller: UIViewController) -> Bool { running.contains { $0.plan.from === controller } }

  func didBegin(_ transition: AppearanceTransition) { running.append(transition) }

  func didEnd(_ transition: AppearanceTransition) {
    if let index = running.firstIndex(where: { $0 === transition }) { running.remove(at: index) }
  }
}
