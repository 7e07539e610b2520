/// Finds text storages that keep their text themselves.
enum TextStorageOverrides {
  @MainActor private static let text = VirtualMethod<NSTextStorage> { _ = $0.string }

  /// Whether a class overrides the text. False for other threads than the main one, which edit text without layout managers.
  static func keepsText(_ type: NSTextStorage.Type) -> Bool {
    guard type != NSTextStorage.self, Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { text.isOverridden(by: type) }
  }
}
