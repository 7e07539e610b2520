// Every `@unchecked Sendable`: the properties are not changed after an object is created.

import Foundation

public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

/// An intent that sends a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  public let recipients: [INPerson]?
  public let outgoingMessageType: INOutgoingMessageType
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier: String?
  public let serviceName: String?
  public let sender: INPerson?
  public let attachments: [INSendMessageAttachment]?

  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    super.init()
  }
}

open class INSendMessageAttachment: NSObject, @unchecked Sendable {}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageServiceNotAvailable
}

open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSendMessageIntentResponseCode
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

public protocol INSendMessageIntentHandling: NSObjectProtocol {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}

public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
public enum INCallDestinationType: Int, Sendable {
  case unknown, normal, emergency, voicemail, redial, callBack
}
public enum INCallAudioRoute: Int, Sendable { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }

/// An intent that starts a call.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  public let contacts: [INPerson]?
  public let callCapability: INCallCapability
  public let destinationType: INCallDestinationType
  public let audioRoute: INCallAudioRoute

  public init(
    audioRoute: INCallAudioRoute = .unknown, destinationType: INCallDestinationType = .unknown,
    contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    super.init()
  }
}

/// An intent that tells about the focus.
open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
  public let focusStatus: INFocusStatus?
  public init(focusStatus: INFocusStatus?) {
    self.focusStatus = focusStatus
    super.init()
  }
}

public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INShareFocusStatusIntentResponseCode
  public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  func handle(
    intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
}

public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist,
    musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station,
    music, algorithmicRadioStation, news
}

/// A piece of media.
open class INMediaItem: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
  }
}

/// An intent that plays media.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  public let mediaItems: [INMediaItem]?
  public let mediaContainer: INMediaItem?
  public let playShuffled: Bool?
  public let resumePlayback: Bool?
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    resumePlayback: Bool? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.resumePlayback = resumePlayback
    super.init()
  }
}

// MARK: Resolution

/// How a handler has understood a parameter.
open class INIntentResolutionResult: NSObject {
  public enum Kind: Equatable, Sendable { case notRequired, needsValue, unsupported, success, confirmation }
  public let kind: Kind
  public required init(kind: Kind) { self.kind = kind }
  open class func notRequired() -> Self { Self(kind: .notRequired) }
  open class func needsValue() -> Self { Self(kind: .needsValue) }
  open class func unsupported() -> Self { Self(kind: .unsupported) }
  open class func unsupported(withReason reason: Int) -> Self { Self(kind: .unsupported) }
}

open class INStringResolutionResult: INIntentResolutionResult {
  open class func success(with string: String) -> Self { Self(kind: .success) }
  open class func confirmationRequired(with string: String?) -> Self { Self(kind: .confirmation) }
  open class func disambiguation(with strings: [String]) -> Self { Self(kind: .confirmation) }
}

open class INBooleanResolutionResult: INIntentResolutionResult {
  open class func success(with value: Bool) -> Self { Self(kind: .success) }
  open class func confirmationRequired(with value: NSNumber?) -> Self { Self(kind: .confirmation) }
}

open class INIntegerResolutionResult: INIntentResolutionResult {
  open class func success(with value: Int) -> Self { Self(kind: .success) }
}

open class INPersonResolutionResult: INIntentResolutionResult {
  open class func success(with person: INPerson) -> Self { Self(kind: .success) }
  open class func disambiguation(with people: [INPerson]) -> Self { Self(kind: .confirmation) }
}

extension NSUserActivity {
  /// The interaction of the intent with which the app was launched: nil, because there is no Siri.
  public var interaction: INInteraction? { nil }
  /// The phrase that is suggested for the shortcut. Not shown.
  public var suggestedInvocationPhrase: String? {
    get { userInfo?["suggestedInvocationPhrase"] as? String }
    set { addUserInfoEntries(from: newValue.map { ["suggestedInvocationPhrase": $0] } ?? [:]) }
  }
  /// The activity as a shortcut.
  public var shortcutAvailability: INShortcutAvailabilityOptions { [] }
}
