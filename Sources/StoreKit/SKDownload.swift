import Foundation

/// A download of content that Apple hosts. The store of a `.storekit` file has none, so that no download exists.
open class SKDownload: NSObject {
  public let contentIdentifier: String
  public let transaction: SKPaymentTransaction
  open var contentURL: URL? { nil }
  open var contentVersion: String { "" }
  open var error: (any Error)? { nil }
  open var progress: Float { 0 }
  open var state: SKDownloadState { .waiting }
  open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
  open var expectedContentLength: Int64 { 0 }

  init(_ contentIdentifier: String, _ transaction: SKPaymentTransaction) {
    self.contentIdentifier = contentIdentifier
    self.transaction = transaction
  }
}

/// The state of a download.
public enum SKDownloadState: Int, Sendable {
  case waiting, active, paused, finished, failed, cancelled
}

public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

extension SKPaymentQueue {
  /// Has no effect, because no download exists.
  public func start(_ downloads: [SKDownload]) {}
  /// Has no effect, because no download exists.
  public func pause(_ downloads: [SKDownload]) {}
  /// Has no effect, because no download exists.
  public func resume(_ downloads: [SKDownload]) {}
  /// Has no effect, because no download exists.
  public func cancel(_ downloads: [SKDownload]) {}
}

extension SKPaymentTransaction {
  /// Always empty.
  public var downloads: [SKDownload] { [] }
}

/// A signed discount of a payment.
public final class SKPaymentDiscount: NSObject, Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber)
  {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}
