import FoundationNetworking
import MainLoop
import UIKit

// Every `assumeIsolated`: delegates call their handlers on the main thread.

/// Decisions and dialogs, which the delegates of the view answer.
extension RenderedPage {
  // MARK: Policies

  /// - Returns: Whether the decision is made here, now or later.
  func decide(_ decision: Ref, _ kind: UInt32) -> Bool {
    guard let webView, let delegate = webView.navigationDelegate else { return false }
    GLib.retain(decision)
    guard kind != 2 else {
      decideResponse(decision, webView, delegate)
      return true
    }
    let native = WPE.navigationAction(decision)
    let request = Requests.request(of: WPE.actionRequest(native))
    let type = WKNavigationType(rawValue: Int(WPE.actionType(native))) ?? .other
    guard kind == 0, type == .other, !hasPendingNavigation, webView.url != nil else {
      decide(decision, request, type, isMainFrame: kind == 0 ? true : nil)
      return true
    }
    isFrame(request.url) { [weak self] isFrame in
      self?.decide(decision, request, type, isMainFrame: !isFrame)
    }
    return true
  }

  /// Asks whether an address is that of a frame in the page: the engine does not tell what is navigated.
  private func isFrame(_ url: URL?, _ completion: @escaping (Bool) -> Void) {
    let address = ScriptValues.literal(url?.absoluteString ?? "")
    let source = """
      [].some.call(document.querySelectorAll('iframe,frame'),
        f => f.src === \(address) || (f.srcdoc && \(address) === 'about:srcdoc'))
      """
    run(source, isFunction: false, in: PageContentScripts.world) {
      completion((try? $0.get()) as? Bool ?? false)
    }
  }

  /// - Parameter isMainFrame: Whether the main frame is navigated; nil for a new window.
  private func decide(_ decision: Ref, _ request: URLRequest, _ type: WKNavigationType, isMainFrame: Bool?) {
    guard let webView, let delegate = webView.navigationDelegate else {
      WPE.use(decision)
      return GLib.release(decision)
    }
    let source = webView.mainFrame
    let target = isMainFrame.map { WKFrameInfo(isMainFrame: $0, request: request, webView: webView) }
    let action = WKNavigationAction(request, type, source: source, target: target)
    let preferences = WKWebpagePreferences()
    preferences.allowsContentJavaScript =
      webView.configuration.defaultWebpagePreferences?.allowsContentJavaScript ?? true
    let work = OutsideWork()
    var isDecided = false
    delegate.webView(webView, decidePolicyFor: action, preferences: preferences) {
      [weak self] policy, chosen in
      MainActor.assumeIsolated {
        guard !isDecided else { return }
        isDecided = true
        switch policy {
        case .allow:
          if isMainFrame == true { self?.awaitNavigation() }
          WPE.use(decision)
        case .download:
          self?.downloadOrigin = .action(action)
          WPE.download(decision)
        case .cancel: WPE.ignore(decision)
        }
        GLib.release(decision)
        if policy != .allow, isMainFrame == true { self?.cancelNavigation() }
        work.end()
      }
    }
  }

  private func decideResponse(_ decision: Ref, _ webView: WKWebView, _ delegate: any WKNavigationDelegate) {
    let response = Requests.response(of: WPE.decisionResponse(decision))
    let navigation = WKNavigationResponse(
      response, canShow: WPE.decisionIsShown(decision) != 0,
      isForMainFrame: response.url?.absoluteString == GLib.text(WPE.uri(view)))
    let work = OutsideWork()
    var isDecided = false
    delegate.webView(webView, decidePolicyFor: navigation) { [weak self] policy in
      MainActor.assumeIsolated {
        guard !isDecided else { return }
        isDecided = true
        switch policy {
        case .allow: WPE.use(decision)
        case .download:
          self?.downloadOrigin = .response(navigation)
          WPE.download(decision)
        case .cancel: WPE.ignore(decision)
        }
        GLib.release(decision)
        work.end()
      }
    }
  }

  // MARK: Windows

  /// - Returns: The new view, with a reference for the engine.
  func createWindow(_ native: Ref) -> Ref? {
    guard let webView, let delegate = webView.uiDelegate else { return nil }
    let configuration = webView.configuration.copy() as! WKWebViewConfiguration
    configuration.opener = self
    let request = Requests.request(of: WPE.actionRequest(native))
    let type = WKNavigationType(rawValue: Int(WPE.actionType(native))) ?? .other
    let action = WKNavigationAction(request, type, source: webView.mainFrame, target: nil)
    let created = delegate.webView(
      webView, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    guard let page = created?.engine as? RenderedPage else { return nil }
    GLib.retain(page.view)
    return page.view
  }

  // MARK: Authentication

  /// - Returns: Whether the request is answered here, now or later.
  func authenticate(_ native: Ref) -> Bool {
    guard let webView, let delegate = webView.navigationDelegate else { return false }
    let scheme = WPE.authScheme(native)
    // WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC and WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST
    guard
      let method = [2: NSURLAuthenticationMethodHTTPBasic, 3: NSURLAuthenticationMethodHTTPDigest][scheme]
    else { return false }
    GLib.retain(native)
    let space = URLProtectionSpace(
      host: GLib.text(WPE.authHost(native)) ?? "", port: Int(WPE.authPort(native)),
      protocol: webView.url?.scheme, realm: GLib.text(WPE.authRealm(native)), authenticationMethod: method)
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil,
      previousFailureCount: WPE.authIsRetry(native) != 0 ? 1 : 0,
      failureResponse: nil, error: nil, sender: ChallengeSender())
    let work = OutsideWork()
    delegate.webView(webView, didReceive: challenge) { disposition, credential in
      MainActor.assumeIsolated {
        if disposition == .useCredential, let credential, let user = credential.user {
          // WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION
          let made = WPE.makeCredential(user, credential.password ?? "", 1)
          WPE.authenticate(native, made)
          WPE.freeCredential(made)
        } else if disposition == .cancelAuthenticationChallenge {
          WPE.cancelAuth(native)
        } else {
          WPE.authenticate(native, nil)
        }
        GLib.release(native)
        work.end()
      }
    }
    return true
  }

  /// The sender of challenges, which are answered by their handlers instead.
  // Immutable: it has no state.
  private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
  }

  // MARK: Dialogs

  /// - Returns: Whether the dialog is answered here.
  func show(dialog: Ref) -> Bool {
    guard let webView, let delegate = webView.uiDelegate else { return false }
    let message = GLib.text(WPE.dialogMessage(dialog)) ?? ""
    let kind = WPE.dialogType(dialog)
    guard kind <= 2 else { return false }
    _ = WPE.retainDialog(dialog)
    let frame = webView.mainFrame
    // The engine closes a dialog itself that nothing keeps at the end of its signal.
    var isInSignal = true
    defer { isInSignal = false }
    var isOpen = true
    defer {
      // The page waits for a person.
      if isOpen { pauseWaits() }
    }
    func close() {
      guard isOpen else { return }
      isOpen = false
      if !isInSignal {
        WPE.closeDialog(dialog)
        resumeWaits()
      }
      WPE.releaseDialog(dialog)
    }
    switch kind {
    case 0:
      delegate.webView(
        webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame
      ) { MainActor.assumeIsolated { close() } }
    case 1:
      delegate.webView(
        webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame
      ) { isConfirmed in
        MainActor.assumeIsolated {
          WPE.confirm(dialog, isConfirmed ? 1 : 0)
          close()
        }
      }
    default:
      delegate.webView(
        webView, runJavaScriptTextInputPanelWithPrompt: message,
        defaultText: GLib.text(WPE.defaultText(dialog)), initiatedByFrame: frame
      ) { text in
        MainActor.assumeIsolated {
          if let text { WPE.setText(dialog, text) }
          close()
        }
      }
    }
    return true
  }
}
