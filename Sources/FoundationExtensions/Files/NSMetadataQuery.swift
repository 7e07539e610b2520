import Foundation

/// A file that a metadata query found.
open class NSMetadataItem: NSObject {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// An item for a file.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    values = [
      NSMetadataItemURLKey: url, NSMetadataItemFSNameKey: url.lastPathComponent,
      NSMetadataItemPathKey: url.path,
    ]
  }

  open func value(forAttribute key: String) -> Any? { values[key] }
  open func values(forAttributes keys: [String]) -> [String: Any]? {
    Dictionary(uniqueKeysWithValues: keys.compactMap { key in values[key].map { (key, $0) } })
  }
  open var attributes: [String] { values.keys.sorted() }
}

public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

extension NSNotification.Name {
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}

// Used on the queue that starts it, as on iOS.
/// A search among the files of the app's containers in iCloud.
///
/// As on a device without an account, a search finds nothing and finishes in the next turn of the main queue.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var searchScopes: [Any] = []
  open var valueListAttributes: [String] = []
  open var notificationBatchingInterval: TimeInterval = 1
  open var operationQueue: OperationQueue?
  public private(set) var isStarted = false
  public private(set) var isGathering = false
  open var isStopped: Bool { !isStarted }

  public override init() { super.init() }

  /// Starts the search. Posts that it started at once, and that it finished later.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    isGathering = true
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    (operationQueue ?? .main).addOperation { [weak self] in self?.finish() }
    return true
  }

  private func finish() {
    guard isGathering else { return }
    isGathering = false
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
  }

  open func stop() {
    isStarted = false
    isGathering = false
  }

  open func disableUpdates() {}
  open func enableUpdates() {}
  open var results: [Any] { [] }
  open var resultCount: Int { 0 }
  open func result(at index: Int) -> Any {
    preconditionFailure("index \(index) beyond bounds of an empty search")
  }
  open func index(ofResult result: Any) -> Int { NSNotFound }
  open func value(ofAttribute attrName: String, forResultAt index: Int) -> Any? { nil }
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
