/// A preference of the views inside a `_DelayedPreferenceView`, for those of them that read it.
public struct _PreferenceValue<Key: PreferenceKey> {
  /// Identifies the source among those of the environment.
  fileprivate let source: UInt32
}

extension PreferenceKey {
  /// Returns views that can read the preference which they set.
  @MainActor @preconcurrency
  public static func _delay<Content: View>(
    _ transform: @escaping (_PreferenceValue<Self>) -> Content
  ) -> _DelayedPreferenceView<Self, Content> { _DelayedPreferenceView(transform: transform) }
}

extension _PreferenceValue {
  /// Returns a view of the preference's value.
  @MainActor @preconcurrency
  public func _force<Content: View>(
    _ transform: @escaping (Key.Value) -> Content
  ) -> _PreferenceReadingView<Key, Content> { _PreferenceReadingView(value: self, transform: transform) }
}

/// Views that can read a preference which they set.
public struct _DelayedPreferenceView<Key: PreferenceKey, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public let transform: (_PreferenceValue<Key>) -> Content
  @State private var source = PreferenceSource()
  @State private var version = 0

  nonisolated public init(transform: @escaping (_PreferenceValue<Key>) -> Content) {
    self.transform = transform
  }

  public var body: some View {
    let (source, version) = (source, $version)
    _ = self.version
    return transform(_PreferenceValue(source: source.id))
      .modifier(
        PreferenceObserverModifier<Key> { value in
          source.value = value
          version.wrappedValue += 1
        }
      )
      .transformEnvironment(\.preferenceSources) { $0[source.id] = source }
  }
}

/// A view of the value of a preference.
public struct _PreferenceReadingView<Key: PreferenceKey, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) public let value: _PreferenceValue<Key>
  nonisolated(unsafe) public let transform: (Key.Value) -> Content
  @Environment(\.preferenceSources) private var sources

  nonisolated public init(value: _PreferenceValue<Key>, transform: @escaping (Key.Value) -> Content) {
    self.value = value
    self.transform = transform
  }

  public var body: some View { transform(sources[value.source]?.value as? Key.Value ?? Key.defaultValue) }
}

/// The latest value of a preference of views.
@MainActor
private final class PreferenceSource {
  private static var lastID: UInt32 = 0
  let id: UInt32
  var value: Any?

  init() {
    Self.lastID &+= 1
    id = Self.lastID
  }
}

private struct PreferenceSourcesKey: EnvironmentKey {
  static var defaultValue: [UInt32: PreferenceSource] { [:] }
}
extension EnvironmentValues {
  fileprivate var preferenceSources: [UInt32: PreferenceSource] {
    get { self[PreferenceSourcesKey.self] }
    set { self[PreferenceSourcesKey.self] = newValue }
  }
}
