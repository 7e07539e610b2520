/// Takes back the changes made in one tree of views, with all screens and sheets that belong to it.
@MainActor
package final class UndoSource {
  private(set) lazy var manager = UndoManager()
}
private struct UndoSourceKey: EnvironmentKey { static var defaultValue: UndoSource? { nil } }

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
  /// What takes back the changes made in the window; responders below the views' controllers find the same one.
  public var undoManager: UndoManager? {
    let source = self[UndoSourceKey.self]
    return MainActor.assumeIsolated { source?.manager }
  }
  package var undoSource: UndoSource? {
    get { self[UndoSourceKey.self] }
    set { self[UndoSourceKey.self] = newValue }
  }
  /// Whether a screen reader reads the app.
  public var accessibilityVoiceOverEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning }
  }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
