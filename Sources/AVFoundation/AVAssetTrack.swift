import CoreGraphics
import Foundation

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A track of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  /// The size of the pictures in pixels.
  public let naturalSize: CGSize
  public let preferredTransform: CGAffineTransform
  public let nominalFrameRate: Float
  public let timeRange: CMTimeRange
  public let trackID: CMPersistentTrackID
  open weak var asset: AVAsset?
  let channels: Int
  let sampleRate: Double

  init(
    _ mediaType: AVMediaType, _ range: CMTimeRange, size: CGSize = .zero, frameRate: Float = 0,
    channels: Int = 0,
    sampleRate: Double = 0, in asset: AVAsset
  ) {
    self.mediaType = mediaType
    (naturalSize, preferredTransform, nominalFrameRate, timeRange) = (size, .identity, frameRate, range)
    (self.channels, self.sampleRate) = (channels, sampleRate)
    trackID = mediaType == .video ? 1 : 2
    self.asset = asset
  }

  open var isEnabled: Bool { true }
  open var isPlayable: Bool { true }
  open var isDecodable: Bool { true }
  /// The time of one picture.
  open var minFrameDuration: CMTime {
    nominalFrameRate > 0
      ? CMTime(seconds: 1 / Double(nominalFrameRate), preferredTimescale: 60_000) : .invalid
  }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .audible: mediaType == .audio
    default: false
    }
  }

  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    try property.value(self)
  }

  public func load<First, Second>(
    _ first: AVAsyncProperty<AVAssetTrack, First>, _ second: AVAsyncProperty<AVAssetTrack, Second>
  ) async throws -> (First, Second) {
    (try first.value(self), try second.value(self))
  }

  public func load<First, Second, Third>(
    _ first: AVAsyncProperty<AVAssetTrack, First>, _ second: AVAsyncProperty<AVAssetTrack, Second>,
    _ third: AVAsyncProperty<AVAssetTrack, Third>
  ) async throws -> (First, Second, Third) {
    (try first.value(self), try second.value(self), try third.value(self))
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  public static var naturalSize: AVAsyncProperty { AVAsyncProperty { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty { AVAsyncProperty { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  public static var nominalFrameRate: AVAsyncProperty { AVAsyncProperty { $0.nominalFrameRate } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
  public static var timeRange: AVAsyncProperty { AVAsyncProperty { $0.timeRange } }
}

/// A quality of media.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

/// A format of descriptions. Descriptions have no format here.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}
