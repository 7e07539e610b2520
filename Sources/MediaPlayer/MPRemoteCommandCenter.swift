// Every `@unchecked Sendable`: used on the main thread, as the frameworks do.

@_exported import UIKit

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed =
    200
}

/// A command of the lock screen, a headset or a keyboard.
///
/// Differs from iOS: no command arrives from outside the app.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  private var handlers: [(token: NSObject, body: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

  /// Adds a handler. No command arrives from outside the app.
  /// - Returns: A token for `removeTarget(_:)`.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }

  /// Adds a target. No command arrives from outside the app.
  open func addTarget(_ target: Any, action: Selector) {
    guard let target = target as? NSObject else { return }
    handlers.append((target, { _ in .commandFailed }))
  }

  open func removeTarget(_ target: Any?) {
    guard let target = target as? NSObject else { return handlers.removeAll() }
    handlers.removeAll { $0.token === target }
  }

  open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// In seconds.
  open var preferredIntervals: [NSNumber] = []
}
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 1
}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}
public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  open var currentRepeatType = MPRepeatType.off
}
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  open var currentShuffleType = MPShuffleType.off
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command that has arrived.
open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  /// In seconds since the system started.
  public let timestamp: TimeInterval
  init(command: MPRemoteCommand, timestamp: TimeInterval) {
    self.command = command
    self.timestamp = timestamp
  }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { open var interval: TimeInterval { 0 } }
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open var type: MPSeekCommandEventType { .beginSeeking }
}
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
open class MPRatingCommandEvent: MPRemoteCommandEvent { open var rating: Float { 0 } }
open class MPFeedbackCommandEvent: MPRemoteCommandEvent { open var isNegative: Bool { false } }
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent { open var playbackRate: Float { 1 } }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent { open var repeatType: MPRepeatType { .off } }
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  open var shuffleType: MPShuffleType { .off }
}

/// The commands of the lock screen, a headset or a keyboard.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let instance = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { instance }

  public let pauseCommand = MPRemoteCommand()
  public let playCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

// MARK: Now playing

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The media that the app plays. Kept for the app; nothing outside the app shows it.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let instance = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { instance }

  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyAvailableLanguageOptions =
  "MPNowPlayingInfoPropertyAvailableLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"

/// A language of a stream.
open class MPNowPlayingInfoLanguageOption: NSObject {
  public let languageTag: String?
  public let displayName: String?
  public let identifier: String?
  public init(languageTag: String?, displayName: String, identifier: String) {
    self.languageTag = languageTag
    self.displayName = displayName
    self.identifier = identifier
  }
}

open class MPNowPlayingInfoLanguageOptionGroup: NSObject {
  public let languageOptions: [MPNowPlayingInfoLanguageOption]
  public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
  public let allowEmptySelection: Bool
  public init(
    languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
    allowEmptySelection: Bool
  ) {
    self.languageOptions = languageOptions
    self.defaultLanguageOption = defaultLanguageOption
    self.allowEmptySelection = allowEmptySelection
  }
}
