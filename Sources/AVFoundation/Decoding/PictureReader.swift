import CoreGraphics
import Foundation

// One thread uses it at a time, which its owners ensure with a lock.
/// Reads the pictures of a film.
///
/// Pictures are decoded in advance on threads of GStreamer, as many as its queues hold. Reading forward costs one picture each;
/// going back, or far ahead, starts decoding again.
final class PictureReader: @unchecked Sendable {
  private struct Picture {
    var sample: GStreamer.Object
    var start: Double
  }

  private let library: GStreamer
  private let pipeline: GStreamer.Object
  private let sink: GStreamer.Object
  /// The end of the film, in seconds.
  private let end: Double
  private var current: Picture?
  private var next: Picture?
  private var isAtEnd = false
  private var image: (start: Double, image: CGImage)?
  private let lock = NSLock()

  /// How far reading goes forward without a new start, in seconds.
  private static let reach = 2.0
  /// The longest wait for a picture, in nanoseconds.
  private static let patience: UInt64 = 10_000_000_000

  /// Opens a film; nil if its pictures cannot be decoded.
  init?(_ url: URL, duration: Double?) {
    let description =
      "uridecodebin name=source ! videoconvert ! videoscale ! "
      + "video/x-raw,format=BGRx,pixel-aspect-ratio=1/1 ! appsink name=sink sync=false max-buffers=3"
    guard let library = GStreamer.shared, let pipeline = library.makePipeline(description, nil) else {
      return nil
    }
    guard let source = library.child(pipeline, "source"), let sink = library.child(pipeline, "sink") else {
      library.release(pipeline)
      return nil
    }
    library.setProperty(source, "uri", url.absoluteString)
    library.release(source)
    (self.library, self.pipeline, self.sink, end) = (library, pipeline, sink, duration ?? .infinity)
    _ = library.setState(pipeline, GStreamer.State.paused)
    guard library.state(pipeline, nil, nil, Self.patience) != GStreamer.failure else { return nil }
    _ = library.setState(pipeline, GStreamer.State.playing)
  }

  deinit {
    forget()
    _ = library.setState(pipeline, GStreamer.State.null)
    library.release(sink)
    library.release(pipeline)
  }

  private func forget() {
    for picture in [current, next] { if let picture { library.releaseSample(picture.sample) } }
    (current, next, isAtEnd) = (nil, nil, false)
  }

  private func pull() -> Picture? {
    guard !isAtEnd, let sample = library.pullSample(sink, Self.patience) else {
      isAtEnd = true
      return nil
    }
    let last = next ?? current
    return Picture(sample: sample, start: library.time(of: sample) ?? last.map { $0.start + 0.04 } ?? 0)
  }

  /// The picture that is visible at a time, and the time from which it is; nil if there is none.
  func picture(at time: Double) -> (image: CGImage, start: Double)? {
    lock.withLock {
      let time = min(max(time, 0), end)
      let last = next?.start ?? current?.start ?? 0
      if let current, time < current.start - 1e-6 || (!isAtEnd && time > last + Self.reach) {
        start(at: time)
      }
      if current == nil, isAtEnd { start(at: time) }
      if current == nil { current = pull() }
      // No picture begins after the last one, which stays visible.
      if current == nil, time > 0 {
        start(at: time - Self.reach)
        current = pull()
      }
      if next == nil { next = pull() }
      while let following = next, following.start <= time + 1e-6 {
        if let current { library.releaseSample(current.sample) }
        current = following
        next = nil
        next = pull()
      }
      return current.flatMap { picture in
        if let image, image.start == picture.start { return (image.image, image.start) }
        guard let made = makeImage(picture.sample) else { return nil }
        image = (picture.start, made)
        return (made, picture.start)
      }
    }
  }

  private func start(at time: Double) {
    forget()
    library.seek(pipeline, to: time)
  }

  private func makeImage(_ sample: GStreamer.Object) -> CGImage? {
    guard let width = library.number("width", of: sample), let height = library.number("height", of: sample),
      let bytes = library.bytes(of: sample), let provider = CGDataProvider(data: bytes as CFData)
    else { return nil }
    let layout = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: layout), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
