import SwiftUI

/// Moves the camera of a map through keyframes.
@MainActor
private final class MapCameraPlayer {
  let reference = MapProxyReference()
  private var ticker: FrameClock.Ticker?

  nonisolated init() {}

  func play(_ keyframes: (MapCamera) -> some Keyframes<MapCamera>) {
    guard let map = reference.map else { return }
    let camera = MapCamera(map.camera)
    let timeline = KeyframeTimeline(initialValue: camera) { keyframes(camera) }
    let start = CACurrentMediaTime()
    stop()
    ticker = FrameClock.shared.addTicker { [weak self] _ in
      guard let self else { return }
      let time = CACurrentMediaTime() - start
      reference.map?.setRegion(timeline.value(time: time).region, animated: false)
      if time >= timeline.duration { stop() }
    }
  }

  func stop() {
    ticker?.invalidate()
    ticker = nil
  }
}

private struct MapCameraAnimator<Trigger: Equatable, Path: Keyframes<MapCamera>>: ViewModifier {
  let trigger: Trigger
  let keyframes: (MapCamera) -> Path
  @State private var player = MapCameraPlayer()

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.mapSettings) { $0.animated = player.reference }
      .onChange(of: trigger) { player.play(keyframes) }
      .onDisappear { player.stop() }
  }
}

extension View {
  /// Moves the camera of the map through keyframes when a value changes.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes start the movement.
  ///   - keyframes: Returns the keyframes for the camera at that time.
  nonisolated public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { modifier(MapCameraAnimator(trigger: trigger, keyframes: keyframes)) }
}
