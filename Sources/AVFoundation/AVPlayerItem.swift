import CoreGraphics
import Foundation
import ObjCRuntime
import SystemPermissions

// Its player, which is used on the main thread, is the only one to change the state.
/// Media that a player plays, with the position in it.
///
/// An item is loaded after it was given to a player. It fails with `AVError.decoderNotFound` where its media cannot be decoded.
/// Simulated media (`TestApp.simulateMedia(duration:)`) become ready to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntry")

  public let asset: AVAsset
  open internal(set) var status = Status.unknown {
    willSet { _willChange(self, "status") }
    didSet { _didChange(self, "status") }
  }
  open internal(set) var error: (any Error)?
  /// The position, in seconds, while the player is paused.
  var position = 0.0
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open weak var player: AVPlayer?

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public init(asset: AVAsset) { self.asset = asset }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  open var tracks: [AVPlayerItemTrack] {
    status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : []
  }
  /// The size of the pictures, in pixels; zero before the item is ready.
  open var presentationSize: CGSize {
    status == .readyToPlay ? asset.content?.videos.first?.size ?? .zero : .zero
  }
  open var loadedTimeRanges: [NSValue] { duration.isNumeric ? [NSValue(timeRange: wholeRange)] : [] }
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  private var wholeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }
  private(set) lazy var pictures: PictureReader? = {
    guard SimulatedMedia.duration == nil, let source = asset.source, asset.content?.videos.isEmpty == false
    else {
      return nil
    }
    return PictureReader(source, duration: asset.content?.duration)
  }()
  /// Has no effect: sounds keep their pitch.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var externalMetadata: [AVMetadataItem] = []
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  open var canPlayFastForward: Bool { status == .readyToPlay }
  open var canPlayReverse: Bool { false }

  open func currentTime() -> CMTime {
    if let player, player.currentItem === self { return player.currentTime() }
    return CMTime(seconds: position, preferredTimescale: 1_000_000_000)
  }

  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if let player, player.currentItem === self {
      player.seek(to: time) { completionHandler?($0) }
    } else {
      position = max(time.isNumeric ? time.seconds : 0, 0)
      completionHandler?(true)
    }
  }

  open func cancelPendingSeeks() {}

  /// Loads the media, and then calls a function on the main thread.
  func load(_ body: @escaping () -> Void) {
    guard status == .unknown, !isLoading else { return body() }
    isLoading = true
    asset.read { [self] in
      isLoading = false
      guard asset.content != nil else {
        error = AVError.noDecoder
        status = .failed
        return body()
      }
      let followers: [StaticString] = [
        "duration", "presentationSize", "loadedTimeRanges", "playbackLikelyToKeepUp", "playbackBufferEmpty",
        "playbackBufferFull",
      ]
      for key in followers { _willChange(self, key) }
      status = .readyToPlay
      for key in followers { _didChange(self, key) }
      body()
    }
  }

  private var isLoading = false
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A track of an item.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  public let assetTrack: AVAssetTrack?
  /// Has no effect.
  open var isEnabled = true
  open var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }

  init(_ track: AVAssetTrack) { assetTrack = track }
}

/// A record of what a player read. There are none.
public final class AVPlayerItemAccessLog: NSObject {}
/// A record of errors of a player. There are none.
public final class AVPlayerItemErrorLog: NSObject {}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
