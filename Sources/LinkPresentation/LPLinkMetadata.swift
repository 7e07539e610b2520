// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; a lock
// guards the state of a request. Errors are immutable.

@_exported import Foundation
import FoundationExtensions

/// The title, the image and other facts about a page.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// The address that was requested.
  open var originalURL: URL?
  /// The address of the page, after redirections.
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
  /// The description of the page, shown by no view of iOS.
  package var summary: String?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    copy.summary = summary
    return copy
  }
}

public let LPErrorDomain = "LPErrorDomain"

public struct LPError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LPError
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    case metadataFetchNotAllowed
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { LPErrorDomain }
  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
