import SystemPermissions
@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = ASWebAuthenticationSessionError
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// A sign-in on a web page, which returns to the app with an address of the app's scheme.
///
/// Refused, as if the person closed the page at once: browsers do not return to the session that opened them, so a page
/// is not shown. The session ends with `.canceledLogin`, or with `.presentationContextNotProvided` if it has no provider of a
/// window.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The addresses that end a session.
  public struct Callback: Sendable {
    let condition: @Sendable (URL) -> Bool

    public static func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }

    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }

    public func matchesURL(_ url: URL) -> Bool { condition(url) }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?

  private var completion: CompletionHandler?
  private var isStarted = false

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  open var canStart: Bool { !isStarted && presentationContextProvider != nil }

  /// Ends the session with the refusal.
  /// - Returns: Whether the session has started, which needs a provider of a window.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    let hasProvider = presentationContextProvider != nil
    finish(hasProvider ? .canceledLogin : .presentationContextNotProvided)
    return hasProvider
  }

  open func cancel() { finish(.canceledLogin) }

  private func finish(_ code: ASWebAuthenticationSessionError.Code) {
    guard let completion else { return }
    self.completion = nil
    DispatchQueue.main.async {
      // The main queue runs on the main thread.
      MainActor.assumeIsolated { completion(nil, ASWebAuthenticationSessionError(code)) }
    }
  }
}
