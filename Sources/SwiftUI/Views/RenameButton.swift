/// An action that starts renaming.
public struct RenameAction {
  let action: @MainActor () -> Void
  @MainActor @preconcurrency public func callAsFunction() { action() }
}
private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
extension EnvironmentValues {
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that starts renaming the enclosing content.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename
  nonisolated public init() where Label == SwiftUI.Label<Text, Image> {
    label = SwiftUI.Label(SystemString.rename.text, systemImage: "pencil")
  }
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension View {
  /// Sets the action of rename buttons.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
