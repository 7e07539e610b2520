/// An action that opens a window of a scene.
public struct OpenWindowAction {
  let perform: @MainActor (String?, (any Codable & Hashable)?) -> Void
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { perform(id, nil) }
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) { perform(nil, value) }
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { perform(id, value) }
}

/// An action that closes windows of a scene.
public struct DismissWindowAction {
  let perform: @MainActor (String?, (any Codable & Hashable)?) -> Void
  @MainActor @preconcurrency
  public func callAsFunction() { perform(nil, nil) }
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { perform(id, nil) }
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) { perform(nil, value) }
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { perform(id, value) }
}

/// An action that opens the app's settings.
public struct OpenSettingsAction {
  @MainActor @preconcurrency
  public func callAsFunction() { AppHost.shared.openSettings() }
}

/// A button that opens the app's settings.
public struct SettingsLink<Label: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let label: Label
  @Environment(\.openSettings) private var openSettings
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
  nonisolated public init() where Label == Text { label = Text(SystemString.settingsWithDialog.text) }
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction {
    OpenWindowAction { AppHost.shared.openWindow(id: $0, value: $1) }
  }
  public var dismissWindow: DismissWindowAction {
    let store = sceneStore
    return DismissWindowAction { AppHost.shared.dismissWindow(id: $0, value: $1, current: store) }
  }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var supportsMultipleWindows: Bool {
    // Views read their environment on the main thread.
    MainActor.assumeIsolated { UIApplication.shared.supportsMultipleScenes }
  }
}
