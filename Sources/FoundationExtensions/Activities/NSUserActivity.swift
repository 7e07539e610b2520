import Foundation

/// The activity type for browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

// The app sets the properties on the main thread, where activities are also delivered.
/// A representation of the app's state at a moment in time, which can be continued on another device, from a
/// link or after a relaunch.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The activity type, in reverse-DNS style.
  public let activityType: String

  /// The user-visible title of the activity.
  open var title: String?

  /// The state needed to continue the activity: property list values, URLs and UUIDs.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of ``userInfo`` that are required to continue the activity.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether ``userInfo`` needs to be updated. The delegate updates it before the activity is saved.
  open var needsSave = false

  /// A web page that shows the same content.
  open var webpageURL: URL?

  /// The page that led to this activity.
  open var referrerURL: URL?

  /// The date after which the activity is no longer eligible for search or handoff.
  open var expirationDate: Date?

  /// Search keywords for the activity.
  open var keywords: Set<String> = []

  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  /// Whether the activity can be continued with streams. No other device exists to open them.
  open var supportsContinuationStreams = false

  /// The identifier used to delete the activity.
  open var persistentIdentifier: String?

  /// The identifier of the content, used to find the scene that shows it.
  open var targetContentIdentifier: String?

  open weak var delegate: (any NSUserActivityDelegate)?

  /// Whether ``invalidate()`` was called.
  package private(set) var isInvalid = false

  // Written on the main thread, by `becomeCurrent()` and `resignCurrent()`.
  /// The current activity of this process.
  package private(set) static nonisolated(unsafe) weak var current: NSUserActivity?

  public init(activityType: String) {
    self.activityType = activityType
  }

  @available(*, unavailable, message: "Name the activity's type.")
  public override init() { fatalError() }

  /// Merges entries into ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the current activity.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Self.current = self
  }

  /// Stops being the current activity.
  open func resignCurrent() {
    if Self.current === self { Self.current = nil }
  }

  /// Invalidates the activity, so that it can no longer be continued.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  @available(*, unavailable, message: "There is no other device to stream to.")
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {}

  /// Asks the delegate to update ``userInfo`` if ``needsSave`` is set.
  package func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }
}

/// Methods that update an activity before it is saved.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before the activity is saved, so that the delegate can update ``NSUserActivity/userInfo``.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Called after the activity was continued elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
