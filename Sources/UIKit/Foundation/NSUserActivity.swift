public typealias NSUserActivityPersistentIdentifier = String

/// What a person is doing, in a form that another scene, or a later launch, can go on from.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open var title: String?
  /// Property-list values.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  open var expirationDate: Date = .distantFuture
  /// Asks the delegate for the present state before the activity is read.
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open weak var delegate: (any NSUserActivityDelegate)?

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  private static weak var current: NSUserActivity?
  private var isInvalid = false

  /// Makes this the activity that the person is at.
  open func becomeCurrent() { if !isInvalid { Self.current = self } }
  open func resignCurrent() { if Self.current === self { Self.current = nil } }
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }
}

/// Keeps an activity up to date.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
