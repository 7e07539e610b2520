extension UIView {
  @discardableResult
  func defaultEndEditing(_ force: Bool) -> Bool {
    guard let responder = responderWindow?.firstResponder else { return true }
    guard holds(responder) else { return false }
    return responder.resignFirstResponder() || force
  }

  /// Remembers the request of a view without a window, such as a field whose screen is about to appear, until
  /// it enters a window, as on iOS.
  func requestFirstResponder() {
    if _window == nil { flags.insert(.becomesFirstResponderInWindow) }
  }

  private func holds(_ responder: UIResponder) -> Bool {
    if self === responder.responderWindow { return true }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) ?? false
  }
}
