/// The standard edit actions that interactions perform for their views.
enum EditActionPerformance: String {
  case find = "find:"
  case findAndReplace = "findAndReplace:"
  case findNext = "findNext:"
  case findPrevious = "findPrevious:"
}

/// An interaction that performs edit actions of its view.
@MainActor
protocol EditActionPerformer: UIInteraction {
  func canPerform(_ action: EditActionPerformance) -> Bool
  func perform(_ action: EditActionPerformance)
  /// Called when the view has left its window.
  func viewDidLeaveWindow()
}

extension UIResponder {
  private var editActionPerformers: [any EditActionPerformer] {
    (self as? UIView)?.interactions.compactMap { $0 as? any EditActionPerformer } ?? []
  }

  /// Ends the activities of interactions in a view that left its window.
  func leaveEditActions() {
    for performer in editActionPerformers { performer.viewDidLeaveWindow() }
  }

  /// Whether an interaction performs the action.
  func performsThroughInteraction(_ selector: Selector) -> Bool {
    guard let action = EditActionPerformance(rawValue: selector.description) else { return false }
    return editActionPerformers.contains { $0.canPerform(action) }
  }

  func performThroughInteraction(_ action: EditActionPerformance) {
    editActionPerformers.first { $0.canPerform(action) }?.perform(action)
  }
}
