import Combine
import SwiftUI

/// The results of a fetch in a view's context.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @StateObject private var model = QueryModel<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let animation: Animation?

  private init(descriptor: FetchDescriptor<Element>, _ animation: Animation?) where Result == [Element] {
    self.descriptor = descriptor
    self.animation = animation
  }

  public mutating func update() { model.update(context, descriptor, animation) }

  public var wrappedValue: Result { model.results as! Result }
  public var modelContext: ModelContext { context }
  /// The error of the last fetch.
  public var fetchError: (any Error)? { model.error }
}

extension Query where Result == [Element] {
  public init() { self.init(descriptor: FetchDescriptor(), nil) }
  public init(animation: Animation) { self.init(descriptor: FetchDescriptor(), animation) }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor: descriptor, animation)
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, transaction?.animation)
  }
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = []) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: sort), nil)
  }
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: sort), animation)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}

/// The results of a query, fetched again after changes.
private final class QueryModel<Element: PersistentModel>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var results: [Element] = []
  private(set) var error: (any Error)?
  private weak var context: ModelContext?
  private var subscription: AnyCancellable?
  private var isStale = true
  /// Whether the context has no such models.
  private var isMissing = false

  func update(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    if self.context !== context {
      self.context = context
      isStale = true
      subscription = context.changes.sink { [weak self] in self?.invalidate(animation) }
    }
    // A predicate can capture other values each time; its results can differ without a change of objects.
    guard isStale || descriptor.predicate != nil else { return }
    isStale = false
    guard context.entity(of: Element.self) != nil else {
      if !isMissing { NSLog("Set a .modelContext in view's environment to use Query<\(Element.self)>") }
      isMissing = true
      (results, error) = ([], nil)
      return
    }
    do {
      results = try context.fetch(descriptor)
      error = nil
    } catch {
      (results, self.error) = ([], error)
    }
  }

  private func invalidate(_ animation: Animation?) {
    guard !isStale else { return }
    func change() {
      isStale = true
      objectWillChange.send()
    }
    if let animation { withAnimation(animation) { change() } } else { change() }
  }
}
