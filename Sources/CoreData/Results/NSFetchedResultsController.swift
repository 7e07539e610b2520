import UIKit

/// The kind of a change of a fetched object or section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The results of a fetch request, in sections, for tables and collections.
///
/// The controller follows the changes of its context, and reports them to its delegate.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  private let core: FetchedResults

  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  /// Creates a controller of the objects of a fetch request.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request, with at least one sort descriptor.
  ///   - context: The context that the request is executed in.
  ///   - sectionNameKeyPath: The key path of the sections' names. The first sort descriptor must order the objects by
  ///     it.
  ///   - name: The name of the cache. No effect: sections are counted at each fetch.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    precondition(
      fetchRequest.sortDescriptors?.isEmpty == false,
      "NSInvalidArgumentException: An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
    )
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    core = FetchedResults(context, sectionNameKeyPath)
    super.init()
    core.report = { [weak self] changes in self?.report(changes) }
  }

  /// Creates a controller without objects, for tests. Its request cannot be performed.
  public override init() {
    fetchRequest = NSFetchRequest()
    managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    sectionNameKeyPath = nil
    cacheName = nil
    core = FetchedResults(managedObjectContext, nil)
    super.init()
  }

  /// Caches are not needed here; fetches read only identifiers.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// Runs the request.
  open func performFetch() throws {
    try core.fetch(fetchRequest)
    let snapshot = delegate == nil ? nil : core.snapshot()
    if let snapshot, let delegate {
      delegate.controller(asPlain, didChangeContentWith: snapshot)
    }
  }

  open var fetchedObjects: [ResultType]? { core.isFetched ? core.objects as NSArray as? [ResultType] : nil }
  open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }

  /// The object at a position. A position without object is a programming error and traps.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.section < core.sections.count,
      indexPath.item < core.sections[indexPath.section].numberOfObjects
    else {
      fatalError(
        "NSInvalidArgumentException: no object at index \(indexPath.item) in section at index \(indexPath.section)"
      )
    }
    let section = core.sections[indexPath.section]
    return core.objects[section.range.lowerBound + indexPath.item] as NSObject as! ResultType
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as NSObject as? NSManagedObject).flatMap(core.indexPath)
  }

  // MARK: Sections

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in core.sections {
      if let title = sectionIndexTitle(forSectionName: section.name), titles.last != title {
        titles.append(title)
      }
    }
    return titles
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? 0
  }

  // MARK: Delegate

  /// The controller as delegates receive it. The stored properties do not depend on the type of the results.
  private var asPlain: NSFetchedResultsController<NSFetchRequestResult> {
    Unmanaged<NSFetchedResultsController<NSFetchRequestResult>>.fromOpaque(
      Unmanaged.passUnretained(self).toOpaque()
    ).takeUnretainedValue()
  }

  private func report(_ changes: FetchedChanges) {
    guard let delegate else { return }
    delegate.controllerWillChangeContent(asPlain)
    for change in changes.sections {
      delegate.controller(asPlain, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in changes.objects {
      delegate.controller(
        asPlain, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    delegate.controller(asPlain, didChangeContentWith: core.snapshot(changes))
    if changes.sections.isEmpty {
      delegate.controller(asPlain, didChangeContentWith: changes.difference)
    }
    delegate.controllerDidChangeContent(asPlain)
  }
}

/// Methods that receive the changes of a fetched results controller.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// The sections and objects of fetched results, by name and identifier. Convert it with `as` to a snapshot of strings
/// and identifiers.
public typealias NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshot<
  String, NSManagedObjectID
>

/// A controller of any results.
private protocol AnyFetchedResultsController: AnyObject {}

extension NSFetchedResultsController: AnyFetchedResultsController, _ObjCGenericClass {
  public static func _includes(_ object: AnyObject) -> Bool { object is any AnyFetchedResultsController }
}
