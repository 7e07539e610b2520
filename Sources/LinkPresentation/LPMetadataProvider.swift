// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; a lock
// guards the state of a request. Errors are immutable.

import Foundation
import FoundationExtensions
import FoundationNetworking
import UIKit

/// A request for the facts about a page, of which each provider makes one.
///
/// Fetches the page with `URLSession`, and reads its Open Graph data, its title and its icons. Images are loaded when
/// their provider is asked for them. Differs from iOS: scripts of the page do not run.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether the metadata have an image and an icon.
  open var shouldFetchSubresources = true
  /// Seconds.
  open var timeout: TimeInterval = 30

  private let lock = NSLock()
  private var task: URLSessionDataTask?
  private var isUsed = false
  private var isCancelled = false

  public override init() { super.init() }

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler) }

  /// - Parameter completionHandler: Called on a background queue, as on iOS.
  open func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let isFirst = lock.withLock {
      defer { isUsed = true }
      return !isUsed
    }
    guard isFirst, let address = request.url else {
      return DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchNotAllowed)) }
    }
    var request = request
    request.timeoutInterval = timeout
    let fetchesImages = shouldFetchSubresources
    let task = URLSession.shared.dataTask(with: request) { [weak self] data, response, error in
      if let error { return completionHandler(nil, self?.refusal(error) ?? LPError(.metadataFetchCancelled)) }
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<400).contains(status) {
        return completionHandler(nil, LPError(.metadataFetchFailed))
      }
      completionHandler(
        Self.metadata(
          of: data ?? Data(), type: response?.mimeType, requested: address, final: response?.url ?? address,
          fetchesImages: fetchesImages), nil)
    }
    lock.withLock { self.task = task }
    task.resume()
  }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: URL) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(.unknown))
        }
      }
    }
  }

  /// Ends the request, whose handler receives `LPError.metadataFetchCancelled`.
  open func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    task?.cancel()
  }

  private func refusal(_ error: any Error) -> LPError {
    if lock.withLock({ isCancelled }) { return LPError(.metadataFetchCancelled) }
    let code: LPError.Code =
      (error as? URLError)?.code == .timedOut ? .metadataFetchTimedOut : .metadataFetchFailed
    return LPError(code, userInfo: [NSUnderlyingErrorKey: error])
  }

  package static func metadata(
    of data: Data, type: String?, requested: URL, final: URL, fetchesImages: Bool
  ) -> LPLinkMetadata {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (requested, final)
    if let type, type.hasPrefix("image/") {
      metadata.title = final.lastPathComponent
      metadata.imageProvider = UIImage(data: data).map { NSItemProvider(object: $0) }
      return metadata
    }
    let html = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    let head = PageHead(html: html, address: final)
    metadata.title = head.title
    metadata.summary = head.summary
    metadata.remoteVideoURL = head.video
    if fetchesImages {
      metadata.imageProvider = head.image.map(imageProvider)
      metadata.iconProvider = head.icon.map(imageProvider)
    }
    return metadata
  }

  /// A provider that loads an image from an address.
  private static func imageProvider(_ address: URL) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.image", visibility: .all) { completion in
      let task = URLSession.shared.dataTask(with: address) { data, _, error in completion(data, error) }
      task.resume()
      return task.progress
    }
    return provider
  }
}
