import CoreGraphics
import SystemPermissions

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A property that is loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) throws -> Value
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// Media with a duration and tracks.
///
/// Nothing on this device decodes media: an asset has no tracks, is not playable, and its properties fail to load with
/// `AVError.decoderNotFound`. A test simulates media with `TestApp.simulateMedia(duration:)`.
open class AVAsset: NSObject, @unchecked Sendable {
  package let source: URL?

  public init(url URL: URL) { source = URL }

  init(_ source: URL?) { self.source = source }

  open var duration: CMTime {
    SimulatedMedia.duration.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  open var tracks: [AVAssetTrack] { [] }
  open var isPlayable: Bool { SimulatedMedia.duration != nil }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var isComposable: Bool { false }
  open var hasProtectedContent: Bool { false }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    if SimulatedMedia.duration == nil { throw AVError.noDecoder }
    return []
  }
  open func cancelLoading() {}

  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    DispatchQueue.main.async { handler?() }
  }

  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    if SimulatedMedia.duration != nil { return .loaded }
    outError?.pointee = AVError.noDecoder as NSError
    return .failed
  }

  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    if SimulatedMedia.duration == nil { throw AVError.noDecoder }
    return try property.value(self)
  }
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  public static var duration: AVAsyncProperty { AVAsyncProperty { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty { $0.isPlayable } }
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

  /// The loader of media with a scheme of the app. Differs from iOS: no media is loaded, so the delegate gets no request.
  public let resourceLoader = AVAssetResourceLoader()

  public init(url URL: URL, options: [String: Any]? = nil) { super.init(URL) }

  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
  open class func audiovisualTypes() -> [AVFileType] { [] }
  open class func audiovisualMIMETypes() -> [String] { [] }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A track of an asset. No asset has tracks.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public let naturalSize: CGSize
  public let preferredTransform: CGAffineTransform
  public let nominalFrameRate: Float
  public let timeRange: CMTimeRange

  init(_ mediaType: AVMediaType) {
    self.mediaType = mediaType
    (naturalSize, preferredTransform, nominalFrameRate, timeRange) = (.zero, .identity, 0, .zero)
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A description of media. No asset has descriptions.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  public let value: (any NSCopying & NSObjectProtocol)?
  open var commonKey: AVMetadataKey? { nil }
  open var identifier: AVMetadataIdentifier? { nil }
  open var stringValue: String? { (value as? NSString).map { "\($0)" } }
  open var dataValue: Data? { nil }

  init(_ value: (any NSCopying & NSObjectProtocol)?) { self.value = value }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

// The app configures a generator before it shares it; requests change nothing.
/// Makes pictures of a film. Each request fails with `AVError.decoderNotFound`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError.noDecoder }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError.noDecoder
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, .invalid, AVError.noDecoder) } }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, AVError.noDecoder) }
    }
  }

  open func cancelAllCGImageGeneration() {}
}

extension NSValue {
  public convenience init(time: CMTime) {
    var seconds = time.seconds
    self.init(bytes: &seconds, objCType: "d")
  }

  /// The time of an object that was made with a time.
  public var timeValue: CMTime {
    var seconds = 0.0
    getValue(&seconds)
    return CMTime(seconds: seconds, preferredTimescale: 600)
  }
}

// No instance exists to share: the initializer returns nil.
/// Exports an asset. Always fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
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
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
