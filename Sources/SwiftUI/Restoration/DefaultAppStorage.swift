private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }
extension EnvironmentValues {
  /// Where values of `AppStorage` are kept that name no store.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Where the views inside keep values of `AppStorage`.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
extension Scene {
  /// Where the scene's views keep values of `AppStorage`.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
