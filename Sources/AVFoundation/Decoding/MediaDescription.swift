import CoreGraphics
import Foundation

/// The duration, streams and tags of a file or an address of media.
struct MediaDescription: Sendable {
  struct Video: Sendable {
    var size: CGSize
    var frameRate: Float
  }

  struct Audio: Sendable {
    var channels: Int
    var sampleRate: Double
  }

  /// Seconds; nil for a stream without an end.
  var duration: Double?
  var videos: [Video] = []
  var audios: [Audio] = []
  /// By the key of `AVMetadataKey`.
  var texts: [String: String] = [:]
  var artwork: Data?

  /// Reads the description of media; nil if it cannot be decoded.
  static func read(_ url: URL) -> MediaDescription? {
    guard let library = GStreamer.shared, let discoverer = library.makeDiscoverer(10_000_000_000, nil) else {
      return nil
    }
    defer { library.release(discoverer) }
    guard let info = library.discover(discoverer, url.absoluteString, nil) else { return nil }
    defer { library.release(info) }
    // GST_DISCOVERER_OK
    guard library.result(info) == 0 else { return nil }
    var description = MediaDescription()
    let duration = library.duration(info)
    if duration != .max, duration > 0 { description.duration = Double(duration) / 1e9 }
    description.addStreams(of: info, library)
    if let tags = library.tags(info) { description.addTags(tags, library) }
    return description.videos.isEmpty && description.audios.isEmpty ? nil : description
  }

  private mutating func addStreams(of info: GStreamer.Object, _ library: GStreamer) {
    if let list = library.videoStreams(info) {
      for stream in library.elements(of: list) where library.isImage(stream) == 0 {
        let denominator = library.rateDenominator(stream)
        let rate = denominator == 0 ? 0 : Float(library.rateNumerator(stream)) / Float(denominator)
        let size = CGSize(width: CGFloat(library.width(stream)), height: CGFloat(library.height(stream)))
        videos.append(Video(size: size, frameRate: rate))
      }
      library.freeStreams(list)
    }
    if let list = library.audioStreams(info) {
      for stream in library.elements(of: list) {
        audios.append(
          Audio(channels: Int(library.channels(stream)), sampleRate: Double(library.sampleRate(stream))))
      }
      library.freeStreams(list)
    }
  }

  /// The names of GStreamer's tags.
  private static let tags = [
    "title": "title", "artist": "artist", "album": "albumName", "composer": "creator",
    "description": "description",
    "comment": "description", "copyright": "copyrights", "genre": "type", "publisher": "publisher",
  ]

  private mutating func addTags(_ list: GStreamer.Object, _ library: GStreamer) {
    for (tag, key) in Self.tags.sorted(by: { $0.key > $1.key }) {
      var text: UnsafeMutablePointer<CChar>?
      guard library.tagText(list, tag, &text) != 0, let text else { continue }
      texts[key] = String(cString: text)
      free(text)
    }
    var sample: GStreamer.Object?
    guard library.tagSample(list, "image", &sample) != 0, let sample else { return }
    artwork = library.bytes(of: sample)
    library.releaseSample(sample)
  }
}
