// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

@_exported import Foundation
import SystemPermissions

public let SHErrorDomain = "com.apple.ShazamKit"

/// An error of a match.
public struct SHError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = SHError
    case invalidAudioFormat = 100, audioDiscontinuity = 101, signatureInvalid = 200
    case signatureDurationInvalid = 201, matchAttemptFailed = 202, customCatalogInvalid = 300
    case customCatalogInvalidURL = 301, mediaLibrarySyncFailed = 400, internalError = 500
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { SHErrorDomain }
  public static var matchAttemptFailed: Code { .matchAttemptFailed }
  public static var invalidAudioFormat: Code { .invalidAudioFormat }
  public static var audioDiscontinuity: Code { .audioDiscontinuity }
  public static var signatureInvalid: Code { .signatureInvalid }
  public static var signatureDurationInvalid: Code { .signatureDurationInvalid }
  public static var customCatalogInvalid: Code { .customCatalogInvalid }
  public static var customCatalogInvalidURL: Code { .customCatalogInvalidURL }
  public static var mediaLibrarySyncFailed: Code { .mediaLibrarySyncFailed }
  public static var internalError: Code { .internalError }
}

/// A fingerprint of a sound.
open class SHSignature: NSObject, @unchecked Sendable {
  public let dataRepresentation: Data
  public init(dataRepresentation: Data) throws { self.dataRepresentation = dataRepresentation }
}

/// A known sound. No session finds one.
open class SHMatch: NSObject, @unchecked Sendable {}

@preconcurrency @MainActor
public protocol SHSessionDelegate: NSObjectProtocol {
  func session(_ session: SHSession, didFind match: SHMatch)
  func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
  public func session(_ session: SHSession, didFind match: SHMatch) {}
  public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

/// Recognizes sounds. Each match fails with `SHError.matchAttemptFailed`.
@preconcurrency @MainActor
open class SHSession: NSObject {
  open weak var delegate: (any SHSessionDelegate)?

  open func match(_ signature: SHSignature) {
    laterOnMainThread { [weak self] in
      guard let self else { return }
      self.delegate?.session(self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
    }
  }
}
