/// An activity that can be performed on shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public enum Category: Int, Sendable {
    case action, share
  }

  /// The identifier of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    /// Opens URLs with the default application of the desktop.
    package static let open = ActivityType("org.portolan.activity.Open")
  }

  weak var owner: UIActivityViewController?

  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can be performed on these items. The base class returns false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items, before the activity is shown or performed.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A screen to show instead of `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity; must call `activityDidFinish(_:)` at its end.
  open func perform() { activityDidFinish(true) }

  /// Notifies that the activity has finished, successfully or not.
  open func activityDidFinish(_ completed: Bool) { owner?.finish(self, completed) }
}

/// Copies the items to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemString.copy.text }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
      board.image = image
    } else if let url = items.lazy.compactMap({ $0 as? URL }).first {
      board.url = url
    } else {
      board.string = items.compactMap { $0 as? String }.joined(separator: "\n")
    }
    activityDidFinish(true)
  }
}

/// Opens a URL with the default application of the desktop.
final class OpenActivity: UIActivity {
  private var url: URL?

  override var activityType: ActivityType? { .open }
  override var activityTitle: String? { SystemString.open.text }
  override var activityImage: UIImage? { UIImage(systemName: "safari") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is URL }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    url = activityItems.lazy.compactMap { $0 as? URL }.first
  }

  override func perform() {
    guard let url else { return activityDidFinish(false) }
    UIApplication.shared.open(url, options: [:]) { isOpened in self.activityDidFinish(isOpened) }
  }
}
