import Foundation
import FoundationNetworking

// Every `@unchecked Sendable`: immutable, or without state; a lock guards the delegate of a loader.

/// Supplies the bytes of an asset whose address has a scheme of the app.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// The loader of an asset. Differs from iOS: no media is loaded, so its delegate gets no request.
public final class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var storedDelegate: (any AVAssetResourceLoaderDelegate)?
  private var storedQueue: DispatchQueue?

  public var delegate: (any AVAssetResourceLoaderDelegate)? { lock.withLock { storedDelegate } }
  public var delegateQueue: DispatchQueue? { lock.withLock { storedQueue } }

  /// - Parameters:
  ///   - delegate: Weak.
  ///   - delegateQueue: The queue for the delegate's methods.
  public func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    lock.withLock { (storedDelegate, storedQueue) = (delegate, delegateQueue) }
  }
}

/// A request for bytes of an asset. The loader makes none.
public final class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  public let request: URLRequest
  public var isFinished: Bool { false }
  public var isCancelled: Bool { false }
  public var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  public var dataRequest: AVAssetResourceLoadingDataRequest? { nil }

  init(request: URLRequest) { self.request = request }

  public func finishLoading() {}
  public func finishLoading(with error: (any Error)?) {}
}

/// The type and length of an asset, which the delegate sets.
public final class AVAssetResourceLoadingContentInformationRequest: NSObject {
  public var contentType: String?
  public var contentLength: Int64 = 0
  public var isByteRangeAccessSupported = false
  override init() { super.init() }
}

/// A range of bytes to supply.
public final class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  public let requestedOffset: Int64
  public let requestedLength: Int
  public let requestsAllDataToEndOfResource: Bool
  public var currentOffset: Int64 { requestedOffset }

  init(offset: Int64, length: Int, toEnd: Bool) {
    (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, toEnd)
  }

  public func respond(with data: Data) {}
}
