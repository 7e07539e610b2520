extension UndoManager {
  /// Registers a method that undoes a change. The target is not retained.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = target as? NSObject else { return }
    registerUndo(withTarget: target) { target in _ = target.perform(selector, with: anObject) }
  }
}
