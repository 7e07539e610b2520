// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads.

@_exported import Foundation
@_exported import FoundationExtensions

/// An action of an app that Siri could start.
///
/// Differs from iOS: there is no Siri, and there are no suggestions. Donations fail with an error.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// Nothing is donated.
  open var donationMetadata: INIntentDonationMetadata?
  private var images: [String: INImage] = [:]

  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
  open func keyImage() -> INImage? { images.values.first }
}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = Self(rawValue: 1)
  public static let sleepJournaling = Self(rawValue: 2)
  public static let sleepMusic = Self(rawValue: 4)
  public static let sleepPodcasts = Self(rawValue: 8)
}

open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  open var mentionsCurrentUser = false
  open var isReplyToCurrentUser = false
  open var notifyRecipientAnyway = false
  open var recipientCount = 0
}

/// The answer to an intent.
open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object that gives the handlers of intents.
open class INExtension: NSObject {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Errors of Intents.
public struct INIntentError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case requestTimedOut = 3001
    case invalidIntentName = 2000
    case voiceShortcutCreationFailed = 5000
    case voiceShortcutGetFailed = 5001
    case voiceShortcutDeleteFailed = 5002
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { INIntentErrorDomain }
  public var errorCode: Int { code.rawValue }
}

public let INIntentErrorDomain = "IntentsErrorDomain"

/// An intent that was performed in the app.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Fails: there are no suggestions.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    fail(.interactionOperationNotSupported, completion)
  }

  /// Fails: there are no suggestions.
  open func donate() async throws { throw INIntentError(.interactionOperationNotSupported) }

  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    fail(.interactionOperationNotSupported, completion)
  }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    fail(.interactionOperationNotSupported, completion)
  }
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    fail(.interactionOperationNotSupported, completion)
  }
}

/// Calls a completion handler with an error, in a later turn.
private func fail(_ code: INIntentError.Code, _ completion: (((any Error)?) -> Void)?) {
  guard let completion else { return }
  DispatchQueue.main.async { completion(INIntentError(code)) }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The app's permission to use Siri: restricted.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
  open class func siriLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
  /// Answers `.restricted` in a later turn, without an alert.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.restricted) }
  }
}

public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200,
    carProfileName = 300, carName, paymentsOrganizationName = 400, paymentsAccountNickname,
    notebookItemTitle = 500, notebookItemGroupName
}

/// Words for Siri. They are not used.
open class INVocabulary: NSObject {
  // `nonisolated(unsafe)`: the object has no state.
  nonisolated(unsafe) private static let instance = INVocabulary()
  open class func shared() -> INVocabulary { instance }
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  open func removeAllVocabularyStrings() {}
}

// MARK: Shortcuts

/// An intent or an activity as a shortcut.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

/// A shortcut that the person has added. There are none.
open class INVoiceShortcut: NSObject {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// The shortcuts that the person has added: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()

  /// Answers with no shortcuts, in a later turn.
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completion([], nil) }
  }
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  /// Fails: there is no such shortcut.
  open func getVoiceShortcut(
    with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completion(nil, INIntentError(.voiceShortcutGetFailed)) }
  }
  /// Does nothing: there are no suggestions.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Suggestions of shortcuts. They are not shown.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  public static let `default` = INRelevantShortcutStore()
  /// Fails: nothing shows the shortcuts.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) { fail(.interactionOperationNotSupported, completionHandler) }
}

open class INRelevantShortcut: NSObject {
  public let shortcut: INShortcut
  open var relevanceProviders: [INRelevanceProvider] = []
  open var widgetKind: String?
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

open class INRelevanceProvider: NSObject {}

// MARK: Focus

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Whether notifications are silenced: unknown.
open class INFocusStatus: NSObject {
  open var isFocused: Bool? { nil }
  public override init() { super.init() }
  public init(isFocused: Bool?) { super.init() }
}

/// The focus of the person, which apps may not know: restricted.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  public static let `default` = INFocusStatusCenter()
  open var focusStatus: INFocusStatus { INFocusStatus() }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }
  /// Answers `.restricted` in a later turn, without an alert.
  open func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(.restricted) }
  }
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}
