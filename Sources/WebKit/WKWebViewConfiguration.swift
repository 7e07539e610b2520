import ObjCRuntime
import UIKit

/// The configuration of a web view, which the view copies.
@preconcurrency @MainActor
open class WKWebViewConfiguration: ObjCBase, NSCopying {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  /// No effect: each view has a process of its own.
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  /// No effect: there is no AirPlay.
  open var allowsAirPlayForMediaPlayback = true
  /// No effect: there is no picture in picture.
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// A text at the end of the user agent.
  open var applicationNameForUserAgent: String? = "Mobile/15E148"
  /// No effect: pages are shown as they arrive.
  open var suppressesIncrementalRendering = false
  /// No effect: data in texts does not become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// No effect: text of pages cannot be selected by touch.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// No effect: fingers do not zoom pages.
  open var ignoresViewportScaleLimits = false
  /// No effect: all domains can be visited.
  open var limitsNavigationsToAppBoundDomains = false
  /// No effect: there is no list of known hosts.
  open var upgradeKnownHostsToHTTPS = true
  private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  /// Settings by name that are not declared, as apps set them with key-value coding.
  private(set) var undeclared: [String: Any] = [:]
  /// The page that opens the view as a new window.
  weak var opener: RenderedPage?

  public nonisolated override init() { super.init() }

  open nonisolated override func setValue(_ value: Any?, forUndefinedKey key: String) {
    // Apps configure web views on the main thread, on which the value stays.
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated { undeclared[key] = value }
  }

  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
  {
    let scheme = urlScheme.lowercased()
    if WKWebView.handlesURLScheme(scheme) {
      return UIKitFault.raise(
        .invalidArgument, "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
    }
    if urlSchemeHandler != nil, schemeHandlers[scheme] != nil {
      return UIKitFault.raise(
        .invalidArgument, "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
    }
    schemeHandlers[scheme] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Copied by views, which belong to the main actor.
    MainActor.assumeIsolated {
      let copy = WKWebViewConfiguration()
      copy.preferences = preferences
      copy.defaultWebpagePreferences = defaultWebpagePreferences
      copy.userContentController = userContentController
      copy.processPool = processPool
      copy.websiteDataStore = websiteDataStore
      copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
      copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
      copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
      copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
      copy.applicationNameForUserAgent = applicationNameForUserAgent
      copy.suppressesIncrementalRendering = suppressesIncrementalRendering
      copy.dataDetectorTypes = dataDetectorTypes
      copy.selectionGranularity = selectionGranularity
      copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
      copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
      copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
      copy.schemeHandlers = schemeHandlers
      copy.opener = opener
      copy.undeclared = undeclared
      return copy
    }
  }
}

/// Kinds of media that need a tap to play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of data in texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

/// The configuration of a snapshot of a web view.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in the view's coordinates. The default is the null rectangle, which means the bounds.
  open var rect = CGRect.null
  /// The width of the image in points; nil for the width of the rectangle.
  open var snapshotWidth: NSNumber?
  /// Whether the snapshot waits for pending changes of the page.
  open var afterScreenUpdates = true

  public nonisolated override init() { super.init() }
}

/// Settings of all pages.
@preconcurrency @MainActor
open class WKPreferences: ObjCBase {
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0 { didSet { changed?() } }
  open var javaScriptEnabled = true { didSet { changed?() } }
  open var javaScriptCanOpenWindowsAutomatically = false { didSet { changed?() } }
  /// No effect: there is no list of fraudulent sites.
  open var isFraudulentWebsiteWarningEnabled = true
  /// No effect: text of pages cannot be selected by touch.
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var shouldPrintBackgrounds = false
  /// No effect: the engine has its own quirks.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Called after a change of a setting with an effect on the engine.
  var changed: (() -> Void)?
  /// Settings by name that are not declared, as apps set them with key-value coding.
  var undeclared: [String: Any] = [:]

  public nonisolated override init() { super.init() }

  open nonisolated override func setValue(_ value: Any?, forUndefinedKey key: String) {
    // Apps configure web views on the main thread.
    MainActor.assumeIsolated {
      undeclared[key] = value
      changed?()
    }
  }
}

/// Settings of a navigation.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  /// Whether sites see the user agent of a computer. Read when the view is created.
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
  /// No effect: there is no lockdown mode.
  open var isLockdownModeEnabled = false

  public nonisolated override init() { super.init() }
}

/// The processes of web views. Each view has its own in any case.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public nonisolated override init() { super.init() }
}
