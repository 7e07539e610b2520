// Every `assumeIsolated`: views read their environment on the main thread.

/// The undo manager of a tree of views, shared with its screens and sheets.
@MainActor
package final class UndoManagerSource {
  private(set) lazy var manager = UndoManager()
}
private struct UndoSourceKey: EnvironmentKey { static var defaultValue: UndoManagerSource? { nil } }

/// An action that resets focus to the default.
public struct ResetFocusAction {
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    for scene in UIApplication.shared.connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { window.endEditing(true) }
    }
  }
}

extension EnvironmentValues {
  /// The undo manager of the window, also used by the responders of its view controllers.
  public var undoManager: UndoManager? {
    let source = self[UndoSourceKey.self]
    return MainActor.assumeIsolated { source?.manager }
  }
  package var undoSource: UndoManagerSource? {
    get { self[UndoSourceKey.self] }
    set { self[UndoSourceKey.self] = newValue }
  }
  /// Whether a screen reader is running.
  public var accessibilityVoiceOverEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning }
  }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
