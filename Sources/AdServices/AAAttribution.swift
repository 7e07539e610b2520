@_exported import Foundation

public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

/// An error of attribution.
public struct AAAttributionError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = AAAttributionError
    case networkError = 1, internalError = 2, platformNotSupported = 3
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { AAAttributionErrorDomain }
  public static var platformNotSupported: Code { .platformNotSupported }
  public static var networkError: Code { .networkError }
  public static var internalError: Code { .internalError }
}

/// The campaign that led to the app.
open class AAAttribution: NSObject {
  /// Throws `AAAttributionError.platformNotSupported`.
  open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
