import CCairo
import FoundationNetworking
import MainLoop
import UIKit

/// Methods that decide where a download is stored, and track it.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: AnyObject {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void
  ) {
    Task {
      completionHandler(
        await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// A download of a page's resource.
///
/// The engine stores it in a temporary file, which is moved to the destination at the end.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
  public let originalRequest: URLRequest?
  open private(set) weak var webView: WKWebView?
  public let progress = Progress(totalUnitCount: 1000)
  private let native: Ref
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "Download-\(UUID().uuidString)")
  private var destination: URL??
  private var isComplete = false
  private var failure: NSError?
  private var work: OutsideWork? = OutsideWork()
  /// Keeps the download until it ends.
  private static var running: Set<WKDownload> = []

  init(_ native: Ref, _ webView: WKWebView?) {
    self.native = native
    self.webView = webView
    originalRequest = Requests.request(of: WPE.downloadRequest(native))
    super.init()
    GLib.retain(native)
    Self.running.insert(self)
    connect()
  }

  isolated deinit {
    work?.end()
    GLib.disconnect(native, self)
    GLib.release(native)
  }

  /// Stops the download. Differs from iOS: it cannot be resumed.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    WPE.cancelDownload(native)
    completionHandler?(nil)
  }

  private nonisolated static func with(_ data: Ref?, _ body: @MainActor (WKDownload) -> Void) {
    guard let data else { return }
    let download = Unmanaged<WKDownload>.fromOpaque(data).takeUnretainedValue()
    // Signals are emitted in GLib's main context, on the main thread.
    MainActor.assumeIsolated { body(download) }
  }

  private func connect() {
    let decide: @convention(c) (Ref?, CText?, Ref?) -> gboolean = { _, name, data in
      let name = GLib.text(name) ?? "download"
      WKDownload.with(data) { $0.decide(name) }
      return 1
    }
    GLib.connect(native, "decide-destination", self, decide)
    let finished: @convention(c) (Ref?, Ref?) -> Void = { _, data in
      WKDownload.with(data) { $0.complete() }
    }
    GLib.connect(native, "finished", self, finished)
    let failed: @convention(c) (Ref?, UnsafePointer<GError>?, Ref?) -> Void = { _, error, data in
      let error = NavigationError.make(error, uri: nil)
      WKDownload.with(data) { $0.failure = error }
    }
    GLib.connect(native, "failed", self, failed)
    let received: @convention(c) (Ref?, UInt64, Ref?) -> Void = { _, _, data in
      WKDownload.with(data) {
        $0.progress.completedUnitCount = Int64(WPE.downloadProgress($0.native) * 1000)
      }
    }
    GLib.connect(native, "received-data", self, received)
  }

  private func decide(_ name: String) {
    WPE.setDestination(native, file.absoluteString)
    guard let delegate, let native = WPE.downloadResponse(native) else {
      destination = .some(nil)
      return cancel()
    }
    delegate.download(
      self, decideDestinationUsing: Requests.response(of: native), suggestedFilename: name
    ) { [weak self] url in
      // Delegates call their handlers on the main thread.
      MainActor.assumeIsolated {
        guard let self else { return }
        self.destination = .some(url)
        if url == nil { self.cancel() }
        self.finishIfPossible()
      }
    }
  }

  private func complete() {
    isComplete = true
    if failure == nil { progress.completedUnitCount = progress.totalUnitCount }
    finishIfPossible()
  }

  private func finishIfPossible() {
    guard isComplete, destination != nil || failure != nil else { return }
    guard let ending = work else { return }
    work = nil
    defer { ending.end() }
    Self.running.remove(self)
    if failure == nil, let target = destination ?? nil {
      do { try FileManager.default.moveItem(at: file, to: target) } catch { failure = error as NSError }
    } else {
      try? FileManager.default.removeItem(at: file)
    }
    if let failure {
      delegate?.download(self, didFailWithError: failure, resumeData: nil)
    } else {
      delegate?.downloadDidFinish(self)
    }
  }

  // MARK: Starting

  /// The request that became a download.
  enum Origin {
    case action(WKNavigationAction)
    case response(WKNavigationResponse)
    case app((WKDownload) -> Void)
  }

  /// Tells the pages of a context of their downloads.
  static func observe(_ context: Ref) {
    let started: @convention(c) (Ref?, Ref?, Ref?) -> Void = { _, native, _ in
      guard let native else { return }
      // Signals are emitted in GLib's main context, on the main thread, so that the pointer stays there.
      nonisolated(unsafe) let place = native
      MainActor.assumeIsolated { WKDownload.start(place) }
    }
    GLib.connect(context, "download-started", Started.shared, started)
  }

  private final class Started: Sendable { static let shared = Started() }

  private static func start(_ native: Ref) {
    let page = SchemeRegistry.page(of: WPE.downloadView(native))
    guard let page, let webView = page.webView else { return }
    let download = WKDownload(native, webView)
    let origin = page.downloadOrigin
    page.downloadOrigin = nil
    switch origin {
    case .action(let action):
      webView.navigationDelegate?.webView(webView, navigationAction: action, didBecome: download)
    case .response(let response):
      webView.navigationDelegate?.webView(webView, navigationResponse: response, didBecome: download)
    case .app(let handler): handler(download)
    case nil: break
    }
  }
}
