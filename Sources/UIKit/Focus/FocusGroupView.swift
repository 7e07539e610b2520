/// A view whose items are focusable by arrow keys and which determines the item that regains focus.
@MainActor
package protocol FocusGroupView: UIView {
  /// - Parameter last: The item that was last focused.
  func focusEntry(_ last: UIView?) -> UIView?
}
