// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads.

@_exported import AVFoundation
@_exported import Foundation

/// Errors of requests of the app.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists,
      invalidAction, maximumCallGroupsReached
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  public var errorCode: Int { code.rawValue }
}

/// Errors of incoming calls.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  public var errorCode: Int { code.rawValue }
}

open class CXHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }
}

open class CXCallUpdate: NSObject, @unchecked Sendable {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = true
  open var supportsGrouping = true
  open var supportsUngrouping = true
  open var supportsDTMF = true
  open var hasVideo = false
  public override init() { super.init() }
}

open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() { super.init() }
  public init(localizedName: String) { self.localizedName = localizedName }
}

open class CXAction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var isComplete: Bool { isDone }
  private var isDone = false
  public override init() { super.init() }
  open func fulfill() { isDone = true }
  open func fail() { isDone = true }
}
open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  open var digits: String { "" }
}

open class CXTransaction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var actions: [CXAction]
  public init(actions: [CXAction] = []) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

@preconcurrency
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Calls of the app in the interface of the phone, which this device does not have: reports fail with `unentitled`.
open class CXProvider: NSObject, @unchecked Sendable {
  open var configuration: CXProviderConfiguration
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  /// The delegate is never called.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  /// Fails with `unentitled`.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) } }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.unentitled)
  }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open func invalidate() {}
}

open class CXCall: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
}

@preconcurrency
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// The calls of the device: none.
open class CXCallObserver: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var calls: [CXCall] { [] }
  /// The delegate is never called.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// Requests of the app for calls, which fail with `unentitled`.
open class CXCallController: NSObject, @unchecked Sendable {
  public let callObserver = CXCallObserver()
  public override init() { super.init() }
  public init(queue: DispatchQueue) {}
  /// Fails with `unentitled`.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    DispatchQueue.main.async { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
  }
  open func request(_ transaction: CXTransaction) async throws {
    throw CXErrorCodeRequestTransactionError(.unentitled)
  }
}
