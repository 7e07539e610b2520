import Foundation
import QuartzCore

/// The sound of media, played by GStreamer in its own time.
///
/// A player starts, moves and stops it; the position of the player is the frame clock's. In virtual time nothing is played.
@MainActor
final class SoundOutput {
  private let library: GStreamer
  private let pipeline: GStreamer.Object
  private let volume: GStreamer.Object?
  private var isStarted = false

  /// Returns nil in virtual time, and where nothing decodes sounds.
  init?(_ url: URL) {
    let description =
      "uridecodebin name=source ! audioconvert ! scaletempo ! audioconvert ! audioresample ! volume name=volume ! "
      + "autoaudiosink"
    guard FrameClock.shared.mode == .real, let library = GStreamer.shared,
      let pipeline = library.makePipeline(description, nil)
    else { return nil }
    guard let source = library.child(pipeline, "source") else {
      library.release(pipeline)
      return nil
    }
    library.setProperty(source, "uri", url.absoluteString)
    library.release(source)
    (self.library, self.pipeline) = (library, pipeline)
    volume = library.child(pipeline, "volume")
  }

  deinit {
    _ = library.setState(pipeline, GStreamer.State.null)
    if let volume { library.release(volume) }
    library.release(pipeline)
  }

  func setVolume(_ value: Float) {
    if let volume { library.setProperty(volume, "volume", "\(Double(min(max(value, 0), 1)))") }
  }

  /// Plays from a position.
  func play(from position: Double, rate: Double) {
    if !isStarted {
      isStarted = true
      _ = library.setState(pipeline, GStreamer.State.paused)
      guard library.state(pipeline, nil, nil, 2_000_000_000) != GStreamer.failure else { return }
    }
    library.seek(pipeline, to: position, rate: rate)
    _ = library.setState(pipeline, GStreamer.State.playing)
  }

  func pause() {
    guard isStarted else { return }
    _ = library.setState(pipeline, GStreamer.State.paused)
  }
}
