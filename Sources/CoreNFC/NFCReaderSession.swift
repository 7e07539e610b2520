// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads.

@_exported import Foundation

/// Errors of sessions.
public struct NFCReaderError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter,
      readerErrorParameterOutOfBound = 5, readerErrorRadioDisabled
    case readerTransceiveErrorTagConnectionLost = 100
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout,
      readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NFCError" }
  public var errorCode: Int { code.rawValue }
}

public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }
  /// Returns a payload with a link; the prefixes of links are not abbreviated.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([0]) + Data(url.absoluteString.utf8))
  }
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    URL(string: uri).flatMap { wellKnownTypeURIPayload(url: $0) }
  }
  open func wellKnownTypeURIPayload() -> URL? {
    payload.first == 0 ? URL(string: String(decoding: payload.dropFirst(), as: UTF8.self)) : nil
  }
}

open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  open var length: Int { records.reduce(0) { $0 + $1.payload.count } }
}

public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

public protocol NFCNDEFTag: NSObjectProtocol, Sendable {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

@preconcurrency
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A reader of tags, which this device does not have: sessions end with `readerErrorUnsupportedFeature`.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }
  fileprivate let queue: DispatchQueue
  fileprivate init(on queue: DispatchQueue?) { self.queue = queue ?? .main }
  open func begin() {}
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
}

open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(on: queue)
  }
  /// Ends the session: the delegate receives an error on the queue.
  open override func begin() {
    queue.async { [self] in
      delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
  }
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    queue.async { completionHandler(NFCReaderError(.readerErrorUnsupportedFeature)) }
  }
  open func restartPolling() {}
}
