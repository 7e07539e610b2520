@_exported import CoreData
import SwiftUI

private enum ManagedObjectContextKey: EnvironmentKey {
  // A context without stores, as on iOS.
  static let defaultValue = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context of the views' managed objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// A property wrapper for the results of a fetch request in the context of the environment.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var model = FetchModel<Result>(sectionPath: nil)
  private let configuration: FetchConfiguration<Result>

  /// Creates a request for objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    configuration = FetchConfiguration(request, animation)
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    configuration = FetchConfiguration(fetchRequest, animation)
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    configuration = FetchConfiguration(fetchRequest, transaction.animation)
  }

  /// Creates a request for all objects of the result's entity.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
  where Result: NSManagedObject {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    configuration = FetchConfiguration(request, animation)
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }

  public mutating func update() { model.update(context, configuration) }

  public var wrappedValue: FetchedResults<Result> { FetchedResults(model) }

  /// The order and predicate of the request, as bindings.
  public var projectedValue: Binding<Configuration> {
    let model = model
    return Binding {
      Configuration(
        nsSortDescriptors: model.request?.sortDescriptors ?? [], nsPredicate: model.request?.predicate)
    } set: {
      model.change($0.nsSortDescriptors, $0.nsPredicate)
    }
  }

  /// The order and predicate of a request.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }
}

/// The results of a fetch request.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let model: FetchModel<Result>
  private let objects: [Result]

  init(_ model: FetchModel<Result>) {
    self.model = model
    objects = model.objects
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { model.request?.sortDescriptors ?? [] }
    nonmutating set { model.change(newValue, model.request?.predicate) }
  }

  public var nsPredicate: NSPredicate? {
    get { model.request?.predicate }
    nonmutating set { model.change(model.request?.sortDescriptors ?? [], newValue) }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { model.sortDescriptors }
    nonmutating set {
      model.sortDescriptors = newValue
      model.change(newValue.map { NSSortDescriptor($0) }, model.request?.predicate)
    }
  }
}

/// A property wrapper for the results of a fetch request in sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @StateObject private var model: FetchModel<Result>
  private let configuration: FetchConfiguration<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    configuration = FetchConfiguration(fetchRequest, animation)
    identifier = sectionIdentifier
    _model = StateObject(wrappedValue: FetchModel<Result>(sectionPath: nil))
  }

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  public mutating func update() { model.update(context, configuration) }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(model, identifier)
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { model.sortDescriptors }
    nonmutating set {
      model.sortDescriptors = newValue
      model.change(newValue.map { NSSortDescriptor($0) }, model.request?.predicate)
    }
  }
}

/// The results of a fetch request in sections: runs of objects with the same identifier.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// The objects of a section.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: ArraySlice<Result>

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }

  fileprivate let model: FetchModel<Result>
  private let sections: [Section]

  init(_ model: FetchModel<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    self.model = model
    let objects = model.objects
    var sections: [Section] = []
    var start = 0
    for index in objects.indices {
      let id = objects[index][keyPath: identifier]
      if index + 1 == objects.count || objects[index + 1][keyPath: identifier] != id {
        sections.append(Section(id: id, objects: objects[start...index]))
        start = index + 1
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  public var nsPredicate: NSPredicate? {
    get { model.request?.predicate }
    nonmutating set { model.change(model.request?.sortDescriptors ?? [], newValue) }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { model.request?.sortDescriptors ?? [] }
    nonmutating set { model.change(newValue, model.request?.predicate) }
  }
}

/// The request of a property, as its view declares it.
struct FetchConfiguration<Result: NSFetchRequestResult> {
  let request: NSFetchRequest<Result>
  let animation: Animation?

  init(_ request: NSFetchRequest<Result>, _ animation: Animation?) {
    self.request = request
    self.animation = animation
  }
}

/// Follows the results of a request for a view.
final class FetchModel<Result: NSFetchRequestResult>: ObservableObject, NSFetchedResultsControllerDelegate {
  let objectWillChange = ObservableObjectPublisher()
  private var controller: NSFetchedResultsController<Result>?
  private var animation: Animation?
  /// The request in use; its order and predicate may differ from the declared ones.
  private(set) var request: NSFetchRequest<Result>?
  private var declared: NSPredicate?
  private var isOverridden = false
  var sortDescriptors: [SortDescriptor<Result>] = []
  private(set) var objects: [Result] = []

  init(sectionPath: String?) {}

  /// Runs the request if the context or the declared predicate has changed.
  func update(_ context: NSManagedObjectContext, _ configuration: FetchConfiguration<Result>) {
    animation = configuration.animation
    let wanted = configuration.request
    let isSame =
      controller?.managedObjectContext === context
      && (isOverridden || declared === wanted.predicate || declared?.isEqual(wanted.predicate) == true)
    if isSame { return }
    declared = wanted.predicate
    let request = wanted.copy() as! NSFetchRequest<NSFetchRequestResult>
    let own = NSFetchRequest<Result>()
    own.take(request)
    if own.entityName == nil, let cls = Result.self as? NSManagedObject.Type {
      own.entity = context.persistentStoreCoordinator?.managedObjectModel.entity(of: cls)
    }
    self.request = own
    guard own.entityName != nil, context.persistentStoreCoordinator != nil else { return }
    // A controller needs an order; without one the objects keep that of the store.
    let plain = own.sortDescriptors?.isEmpty == false ? own : own.orderedByIdentity()
    controller = NSFetchedResultsController(
      fetchRequest: plain, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    controller?.delegate = self
    fetch()
  }

  func change(_ descriptors: [NSSortDescriptor], _ predicate: NSPredicate?) {
    guard let controller else { return }
    isOverridden = true
    send {
      request?.sortDescriptors = descriptors
      request?.predicate = predicate
      controller.fetchRequest.predicate = predicate
      if !descriptors.isEmpty { controller.fetchRequest.sortDescriptors = descriptors }
      fetch()
    }
  }

  private func fetch() {
    try? controller?.performFetch()
    objects = controller?.fetchedObjects ?? []
  }

  private func send(_ body: () -> Void) {
    func change() {
      objectWillChange.send()
      body()
    }
    if let animation { withAnimation(animation) { change() } } else { change() }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    send { objects = self.controller?.fetchedObjects ?? [] }
  }
}
