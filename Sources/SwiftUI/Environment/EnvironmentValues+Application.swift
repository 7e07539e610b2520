private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { AppUndo.manager }
}
private enum AppUndo { static let manager = UndoManager() }

/// Gives the focus to the view that has it at first.
public struct ResetFocusAction {
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    for scene in UIApplication.shared.connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { window.endEditing(true) }
    }
  }
}

extension EnvironmentValues {
  /// What takes back the changes of the app's documents.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
  /// Whether a screen reader reads the app.
  public var accessibilityVoiceOverEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning }
  }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
