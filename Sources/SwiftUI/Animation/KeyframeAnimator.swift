/// A view that animates a value through keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let initialValue: Value
  private let repeats: Bool
  nonisolated(unsafe) private let trigger: AnyHashable?
  nonisolated(unsafe) private let content: (Value) -> Content
  nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
  @State private var player = KeyframePlayer<Value>()
  @State private var tick = 0

  nonisolated init(
    _ initialValue: Value, _ repeats: Bool, _ trigger: AnyHashable?, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.repeats = repeats
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }
  /// Creates an animator that runs repeatedly or once.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.init(initialValue, repeating, nil, content, keyframes) }
  /// Creates an animator that runs once when a value changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.init(initialValue, false, AnyHashable(ComparedKey(trigger)), content, keyframes) }

  private func play() {
    let start = player.value ?? initialValue
    let tick = $tick
    let path = keyframes(start)
    player.play(start, path._tracks, repeats: repeats) { tick.wrappedValue += 1 }
  }

  public var body: some View {
    _ = tick
    return content(player.value ?? initialValue)
      .onAppear { if trigger == nil { play() } }
      .onDisappear { player.stop() }
      .onChange(of: trigger) { if trigger != nil { play() } }
  }
}

@MainActor
private final class KeyframePlayer<Value> {
  private(set) var value: Value?
  /// The value in the previous frame and the time since then, while it is moving.
  private var before: (value: Value, seconds: TimeInterval)?
  private var ticker: FrameClock.Ticker?
  nonisolated init() {}

  func stop() {
    ticker?.invalidate()
    ticker = nil
  }
  func play(
    _ initial: Value, _ tracks: [_KeyframeTrackPlan<Value>], repeats: Bool,
    _ notify: @escaping @MainActor () -> Void
  ) {
    let origin = _KeyframeStart(value: initial, before: ticker == nil ? nil : before)
    stop()
    let duration = tracks.map(\.duration).max() ?? 0
    let start = CACurrentMediaTime()
    var last = start
    ticker = FrameClock.shared.addTicker { [weak self] _ in
      guard let self else { return }
      var time = CACurrentMediaTime() - start
      if repeats, duration > 0 { time = time.truncatingRemainder(dividingBy: duration) }
      var value = initial
      for track in tracks { track.apply(&value, origin, time) }
      let now = CACurrentMediaTime()
      before = now > last ? (self.value ?? initial, now - last) : nil
      last = now
      self.value = value
      if !repeats, time >= duration { stop() }
      notify()
    }
  }
}

/// An equatable value as a key.
struct ComparedKey<T: Equatable>: Hashable {
  let value: T
  init(_ value: T) { self.value = value }
  func hash(into hasher: inout Hasher) {}
}

extension View {
  /// Animates the view with a value that moves through keyframes, repeatedly or once.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = self
    return KeyframeAnimator(
      initialValue, repeating, nil, { content(PlaceholderContentView(erased: AnyView(view)), $0) }, keyframes)
  }
  /// Animates the view with a value that moves through keyframes once when another value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = self
    return KeyframeAnimator(
      initialValue, false, AnyHashable(ComparedKey(trigger)),
      { content(PlaceholderContentView(erased: AnyView(view)), $0) }, keyframes)
  }
}
