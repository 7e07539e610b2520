/// An action that the selection of a view starts: of a row, an item, or a row's accessory.
@MainActor
protocol SelectionTrigger: AnyObject {
  func perform(_ sender: Any?)
}

extension UIView {
  /// Performs the action for selecting a row or an item.
  func startSelectionSegue() { rare?.selectionTrigger?.perform(self) }
}
