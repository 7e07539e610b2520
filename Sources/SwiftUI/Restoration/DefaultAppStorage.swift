private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }
extension EnvironmentValues {
  /// The default store of `AppStorage`.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the default store of `AppStorage` for these views.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
extension Scene {
  /// Sets the default store of `AppStorage` for the scene's views.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
