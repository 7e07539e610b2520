import Foundation

/// The type of the activity of looking at a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing, in a form that can be taken up again: on another device, from a link, or after a restart.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// A name in reverse domain style.
  public let activityType: String

  /// What a person would call it.
  open var title: String?

  /// What is needed to take it up again: values of property lists, URLs and UUIDs.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of ``userInfo`` that are needed.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether ``userInfo`` is out of date. The delegate brings it up to date when it is needed.
  open var needsSave = false

  /// A web page that shows the same.
  open var webpageURL: URL?

  /// The page from which the person came.
  open var referrerURL: URL?

  /// When the activity stops being of interest.
  open var expirationDate: Date?

  /// Words by which a person would look for it.
  open var keywords: Set<String> = []

  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  /// Whether the delegate wants streams; there is no other device to open them.
  open var supportsContinuationStreams = false

  /// By which it can be deleted.
  open var persistentIdentifier: String?

  /// What identifies the content, so that the scene which shows it can be found.
  open var targetContentIdentifier: String?

  open weak var delegate: (any NSUserActivityDelegate)?

  /// Whether ``invalidate()`` was called.
  package private(set) var isInvalid = false

  /// The activity that is current in this process.
  package private(set) static nonisolated(unsafe) weak var current: NSUserActivity?

  public init(activityType: String) {
    self.activityType = activityType
  }

  @available(*, unavailable, message: "Name the activity's type.")
  public override init() { fatalError() }

  /// Adds to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this what the person is doing now.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Self.current = self
  }

  /// The person is doing something else.
  open func resignCurrent() {
    if Self.current === self { Self.current = nil }
  }

  /// The activity cannot be taken up any more.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  @available(*, unavailable, message: "There is no other device to stream to.")
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {}

  /// Asks the delegate to bring ``userInfo`` up to date if it is not.
  package func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }
}

/// Keeps an activity up to date.
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be stored: time to bring its values up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// The activity was taken up elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
