import CoreGraphics
import Foundation
import SystemPermissions

// Its player, which is used on the main thread, is the only one to change the state.
/// Media that a player plays, with the position in it.
///
/// An item fails with `AVError.decoderNotFound` after it was given to a player, because nothing on this device decodes media.
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
  open internal(set) var status = Status.unknown
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
  open var tracks: [AVAssetTrack] { [] }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
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

  /// Loads the media.
  func load() {
    guard status == .unknown else { return }
    if SimulatedMedia.duration != nil {
      status = .readyToPlay
    } else {
      error = AVError.noDecoder
      status = .failed
    }
  }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
