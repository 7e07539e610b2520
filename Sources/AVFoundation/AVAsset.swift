import CoreGraphics
import Foundation
import QuartzCore
import SystemPermissions

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A property that is loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) throws -> Value
}

// The description is guarded by its lock; the rest is immutable.
/// Media with a duration and tracks, decoded by GStreamer.
///
/// Where GStreamer is not installed, or lacks the decoder, an asset has no tracks, is not playable, and its properties fail to
/// load with `AVError.decoderNotFound`. A test simulates media with `TestApp.simulateMedia(duration:)`.
open class AVAsset: NSObject, @unchecked Sendable {
  package let source: URL?
  private let lock = NSLock()
  private var known: MediaDescription??

  public init(url URL: URL) { source = URL }

  init(_ source: URL?) { self.source = source }

  /// The description of the media; nil if it cannot be decoded. The first call reads the media.
  final var content: MediaDescription? {
    if let seconds = SimulatedMedia.duration { return MediaDescription(duration: seconds) }
    return lock.withLock {
      if let known { return known }
      let found = source.flatMap(MediaDescription.read)
      known = .some(found)
      return found
    }
  }

  /// Whether the media was read, so that `content` returns at once.
  final var isContentKnown: Bool { SimulatedMedia.duration != nil || lock.withLock { known != nil } }

  open var duration: CMTime {
    (content?.duration).map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  open var tracks: [AVAssetTrack] {
    guard let content else { return [] }
    let range = CMTimeRange(start: .zero, duration: duration)
    return content.videos.map {
      AVAssetTrack(.video, range, size: $0.size, frameRate: $0.frameRate, in: self)
    }
      + content.audios.map {
        AVAssetTrack(.audio, range, channels: $0.channels, sampleRate: $0.sampleRate, in: self)
      }
  }
  open var isPlayable: Bool { content != nil }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  /// The descriptions of the media, the same as `commonMetadata`.
  open var metadata: [AVMetadataItem] { commonMetadata }
  open var commonMetadata: [AVMetadataItem] {
    guard let content else { return [] }
    let texts = content.texts.sorted { $0.key < $1.key }.map { AVMetadataItem($0.value as NSString, $0.key) }
    return texts + (content.artwork.map { [AVMetadataItem($0 as NSData, "artwork")] } ?? [])
  }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    guard content != nil else { throw AVError.noDecoder }
    return tracks(withMediaType: mediaType)
  }
  open func cancelLoading() {}

  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    read { handler?() }
  }

  /// Reads the media in the background, and continues on the main thread. In virtual time the main thread reads it.
  final func read(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    laterOnMainThread {
      if self.isContentKnown || FrameClock.shared.mode == .virtual { return body() }
      DispatchQueue.global(qos: .userInitiated).async {
        _ = self.content
        DispatchQueue.main.async { body() }
      }
    }
  }

  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    if content != nil { return .loaded }
    outError?.pointee = AVError.noDecoder as NSError
    return .failed
  }

  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    guard content != nil else { throw AVError.noDecoder }
    return try property.value(self)
  }

  public func load<First, Second>(
    _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>
  ) async throws -> (First, Second) {
    (try await load(first), try await load(second))
  }

  public func load<First, Second, Third>(
    _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>,
    _ third: AVAsyncProperty<AVAsset, Third>
  ) async throws -> (First, Second, Third) {
    (try await load(first), try await load(second), try await load(third))
  }
}

public typealias CMPersistentTrackID = Int32

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  public static var duration: AVAsyncProperty { AVAsyncProperty { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty { AVAsyncProperty { $0.isExportable } }
  public static var isReadable: AVAsyncProperty { AVAsyncProperty { $0.isReadable } }
  public static var hasProtectedContent: AVAsyncProperty { AVAsyncProperty { $0.hasProtectedContent } }
}

extension AVAsyncProperty where Root == AVAsset, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty { AVAsyncProperty { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  public static var tracks: AVAsyncProperty { AVAsyncProperty { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  public static var metadata: AVAsyncProperty { AVAsyncProperty { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty { AVAsyncProperty { $0.commonMetadata } }
}

// Immutable, as its superclass.
/// An asset of a file or an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  open var url: URL { source ?? URL(fileURLWithPath: "/") }

  /// The loader of media with a scheme of the app. Differs from iOS: media with such a scheme is not loaded, so the delegate gets no
  /// request.
  public let resourceLoader = AVAssetResourceLoader()

  public init(url URL: URL, options: [String: Any]? = nil) { super.init(URL) }

  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    GStreamer.shared != nil && ["video/", "audio/"].contains { extendedMIMEType.hasPrefix($0) }
  }
  open class func audiovisualTypes() -> [AVFileType] {
    GStreamer.shared == nil ? [] : [.mov, .mp4, .m4v, .m4a, .mp3, .wav]
  }
  open class func audiovisualMIMETypes() -> [String] { [] }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

extension NSValue {
  public convenience init(time: CMTime) {
    var time = time
    self.init(bytes: &time, objCType: timeEncoding)
  }

  /// The time of an object that was made with a time; invalid for others.
  public var timeValue: CMTime {
    var time = CMTime.invalid
    if String(cString: objCType) == timeEncoding { getValue(&time) }
    return time
  }

  public convenience init(timeRange: CMTimeRange) {
    var range = timeRange
    self.init(bytes: &range, objCType: rangeEncoding)
  }

  /// The range of an object that was made with a range; invalid for others.
  public var timeRangeValue: CMTimeRange {
    var range = CMTimeRange.invalid
    if String(cString: objCType) == rangeEncoding { getValue(&range) }
    return range
  }
}

// Three and six words, the sizes of a time and of a range.
private let timeEncoding = "[3q]"
private let rangeEncoding = "[6q]"

// No instance exists to share: the initializer returns nil.
/// Exports an asset. Always fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The greatest length of the file in bytes; zero for no limit.
  open var fileLengthLimit: Int64 = 0
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }

  /// Returns nil, because nothing encodes media.
  public init?(asset: AVAsset, presetName: String) { nil }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = AVError(.encoderNotFound)
    DispatchQueue.main.async(execute: handler)
  }

  open func cancelExport() {}
}

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
