/// The kind of a history request's result.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A request for the history of stores, or for its deletion.
///
/// Stores have a history if they are opened with the option `NSPersistentHistoryTrackingKey`.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The part of the history that a request concerns.
  enum Range {
    case all
    case date(Date)
    case token(NSPersistentHistoryToken)
  }

  private(set) var range = Range.all
  private(set) var isDeletion = false
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// A request for transactions or changes whose predicate, order and limit are applied to the results.
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
  open var token: NSPersistentHistoryToken? {
    if case .token(let token) = range { token } else { nil }
  }

  public required override init() { super.init() }

  private class func fetch(after range: Range) -> Self {
    let request = Self()
    request.range = range
    return request
  }

  private class func delete(before range: Range) -> Self {
    let request = fetch(after: range)
    request.isDeletion = true
    request.resultType = .statusOnly
    return request
  }

  open class func fetchHistory(after date: Date) -> Self { fetch(after: .date(date)) }

  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
    fetch(after: token.map(Range.token) ?? .all)
  }

  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    fetch(after: (transaction?.token).map(Range.token) ?? .all)
  }

  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>) -> Self {
    let request = Self()
    request.fetchRequest = fetchRequest
    return request
  }

  open class func deleteHistory(before date: Date) -> Self { delete(before: .date(date)) }

  /// Creates a request that deletes the transactions before the one of a token; all of them without a token.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
    delete(before: token.map(Range.token) ?? .all)
  }

  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    delete(before: (transaction?.token).map(Range.token) ?? .all)
  }
}

/// The result of a history request.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// A `Bool`, a number, identifiers, transactions or changes.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSPersistentHistoryResultType.statusOnly
}

extension NSPersistentHistoryChangeRequest {
  /// Runs the request in the stores of a coordinator.
  func run(in coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentHistoryResult {
    let stores = (affectedStores ?? coordinator.persistentStores).filter { $0.database.history != nil }
    let result = NSPersistentHistoryResult()
    result.resultType = resultType
    if isDeletion {
      let count = try stores.reduce(0) { sum, store in
        try coordinator.locked { try sum + (store.database.history?.delete(before: range) ?? 0) }
      }
      result.result = resultType == .count ? count : true
      return result
    }
    let found = try stores.flatMap { store in
      try coordinator.locked { try store.database.history?.transactions(after: range) ?? [] }
    }
    let transactions = filtered(found)
    let changes = transactions.flatMap { $0.changes ?? [] }
    switch resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = changes.map(\.changedObjectID)
    case .count: result.result = transactions.count
    case .changesOnly:
      for change in changes { change.owner = change.container }
      for transaction in transactions { transaction.changes = nil }
      result.result = changes
    case .transactionsAndChanges: result.result = transactions
    case .transactionsOnly:
      for transaction in transactions { transaction.changes = nil }
      result.result = transactions
    }
    return result
  }

  private func filtered(_ all: [NSPersistentHistoryTransaction]) -> [NSPersistentHistoryTransaction] {
    guard let fetchRequest else { return all }
    if fetchRequest.entity === HistoryEntities.change {
      for transaction in all {
        transaction.changes = transaction.changes?.filter {
          fetchRequest.predicate?.evaluate(with: $0) ?? true
        }
      }
      return all.filter { $0.changes?.isEmpty == false }
    }
    var found = all.filter { fetchRequest.predicate?.evaluate(with: $0) ?? true }
    if let descriptors = fetchRequest.sortDescriptors, !descriptors.isEmpty {
      found = ManagedOrder(descriptors).sorted(found)
    }
    found = Array(found.dropFirst(fetchRequest.fetchOffset))
    return fetchRequest.fetchLimit > 0 ? Array(found.prefix(fetchRequest.fetchLimit)) : found
  }
}

extension NSPersistentStoreCoordinator {
  /// The end of the histories of stores; nil if none has a history.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    let stores = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
    var numbers: [String: Int64] = [:]
    for store in stores {
      let number = locked { try? store.database.history?.lastNumber() }
      if let number { numbers[store.identifier] = number }
    }
    return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
  }
}
