extension UIViewController {
  /// Stores the first responder on this screen or in its search before a screen above removes it from the window.
  func keepTextInput() {
    rare?.keptTextInput = nil
    guard let input = _view?._window?.firstResponder as? UIView, input is any UIKeyInput else { return }
    let bar = (rare?.runningSearch as? UISearchController)?.searchBar
    guard input.isDescendant(of: view) || bar.map(input.isDescendant) == true else { return }
    extendedState.keptTextInput = input
  }

  /// Makes the stored responder the first responder again after a pop, as UIKit does.
  func resumeTextInput() {
    guard let input = rare?.keptTextInput else { return }
    rare?.keptTextInput = nil
    guard let window = _view?._window, window.firstResponder == nil, input.responderWindow === window else {
      return
    }
    input.becomeFirstResponder()
  }
}
