extension UndoManager {
  /// Undoes for Command-Z; redoes for Shift-Command-Z and Command-Y.
  /// - Returns: Whether there was anything to undo or redo.
  @MainActor
  func perform(_ key: UIKey) -> Bool {
    let held = key.modifierFlags.intersection([.command, .shift, .alternate, .control])
    switch (key.charactersIgnoringModifiers.lowercased(), held) {
    case ("z", .command) where canUndo: undo()
    case ("z", [.command, .shift]) where canRedo, ("y", .command) where canRedo: redo()
    default: return false
    }
    return true
  }
}
