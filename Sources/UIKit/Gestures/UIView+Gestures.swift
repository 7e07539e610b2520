extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    extendedState.gestureRecognizers.append(recognizer)
    flags.insert(.hasGestureRecognizers)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    rare?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.cancelSequence()
    recognizer.view = nil
    flags.set(.hasGestureRecognizers, rare?.gestureRecognizers.isEmpty == false)
  }

  func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in rare?.gestureRecognizers ?? [] where !new.contains(where: { $0 === recognizer }) {
      detach(recognizer)
    }
    for recognizer in new { attach(recognizer) }
    extendedState.gestureRecognizers = new
    flags.set(.hasGestureRecognizers, !new.isEmpty)
  }

  func attach(_ interaction: any UIInteraction) {
    if interaction.view === self { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    extendedState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard rare?.interactions.contains(where: { $0 === interaction }) == true else { return }
    interaction.willMove(to: nil)
    extendedState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// A behavior that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
