import Foundation

public let WKErrorDomain = "WKErrorDomain"

// Errors are immutable.
/// An error of a web view.
public struct WKError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WKError
    case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
    case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { WKErrorDomain }

  static func make(_ code: Code, _ details: [String: Any] = [:]) -> WKError {
    WKError(_nsError: NSError(domain: WKErrorDomain, code: code.rawValue, userInfo: details))
  }

  /// The error of a script from the engine's message, which starts with the place.
  static func exception(_ message: String) -> WKError {
    var details: [String: Any] = [NSLocalizedDescriptionKey: "A JavaScript exception occurred"]
    var text = message
    if let place = message.firstMatch(of: #/^(.*?):(\d+):(\d+): /#) {
      text = String(message[place.range.upperBound...])
      details["WKJavaScriptExceptionLineNumber"] = Int(place.output.2) ?? 0
      details["WKJavaScriptExceptionColumnNumber"] = Int(place.output.3) ?? 0
      details["WKJavaScriptExceptionSourceURL"] = URL(string: String(place.output.1))
    }
    details["WKJavaScriptExceptionMessage"] = text
    return make(.javaScriptExceptionOccurred, details)
  }
  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
  public static var duplicateCredential: Code { .duplicateCredential }
  public static var malformedCredential: Code { .malformedCredential }
  public static var credentialNotFound: Code { .credentialNotFound }
}
