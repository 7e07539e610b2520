/// Keeps requested transitions until the next layout pass begins them.
@MainActor
package final class TransitionScheduler {
  package static let shared = TransitionScheduler()

  /// A closure to run, or the navigation controller whose stack has changed, which is the most common case
  /// and needs no closure.
  private enum Work {
    case closure(@MainActor () -> Void)
    case stack(UINavigationController)
  }

  private var waiting: [Work] = []
  private var running: [AppearanceTransition] = []

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
  func schedule(_ navigation: UINavigationController) {
    waiting.append(.stack(navigation))
    CATransaction.setNeedsCommit()
  }

  private func runWaiting() {
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for work in batch {
        switch work {
        case .closure(let run): run()
        case .stack(let navigation): navigation.performPending()
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
