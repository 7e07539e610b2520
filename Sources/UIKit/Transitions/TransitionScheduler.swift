/// Holds transitions that were asked for until the next layout pass begins them.
@MainActor
package final class TransitionScheduler {
  package static let shared = TransitionScheduler()

  private var waiting: [@MainActor () -> Void] = []
  private var running: [AppearanceTransition] = []

  private init() {
    CATransaction.addBeforeLayoutHook { [unowned self] in runWaiting() }
  }

  package var isIdle: Bool { waiting.isEmpty && running.isEmpty }

  package func schedule(_ transition: AppearanceTransition) { schedule { transition.begin() } }

  /// Runs `work` before the next layout pass, in the order asked.
  package func schedule(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    CATransaction.setNeedsCommit()
  }

  private func runWaiting() {
    while !waiting.isEmpty {
      let batch = waiting
      waiting.removeAll(keepingCapacity: true)
      for work in batch { work() }
    }
  }

  func didBegin(_ transition: AppearanceTransition) { running.append(transition) }

  func didEnd(_ transition: AppearanceTransition) {
    if let index = running.firstIndex(where: { $0 === transition }) { running.remove(at: index) }
  }
}
