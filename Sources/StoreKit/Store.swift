import Foundation
import SystemPermissions

/// A way in which purchases fail, which a test sets.
package enum PurchaseFailure: Sendable {
  case error(any Error)
}

// The lock guards the state.
/// The store that a file simulates: its products, and the person's purchases while the app runs.
package final class Store: @unchecked Sendable {
  package static let shared = Store()

  /// A purchase.
  struct Purchase: Sendable {
    var transaction: Transaction
    var isFinished = false
    /// Whether it waits for the approval of a parent.
    var isPending = false
    var isAutoRenewing = true
  }

  private let lock = NSRecursiveLock()
  private var file: StoreFile?
  private var readFile: URL?
  private var purchases: [Purchase] = []
  private var nextIdentifier: UInt64 = 0
  private var listeners: [Int: AsyncStream<VerificationResult<Transaction>>.Continuation] = [:]
  private var nextListener = 0
  private var changeObservers: [Int: AsyncStream<Void>.Continuation] = [:]

  /// Settings of `SKTestSession`.
  package struct Settings: Sendable {
    package var showsDialogs = true
    package var asksToBuy = false
    package var failure: PurchaseFailure?
    package var storefront: String?
  }
  private var current = Settings()

  package var settings: Settings {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  /// The products; nil if no store is simulated.
  var catalog: StoreFile? {
    lock.withLock {
      let wanted = SimulatedStore.file
      guard wanted != readFile else { return file }
      readFile = wanted
      file = wanted.flatMap { try? Data(contentsOf: $0) }.flatMap(StoreFile.init)
      reset()
      return file
    }
  }

  package var isOpen: Bool { catalog != nil }
  var storefront: String { settings.storefront ?? catalog?.storefront ?? "USA" }

  /// Forgets all purchases and settings.
  package func reset() {
    lock.withLock {
      purchases = []
      current = Settings()
    }
    SKPaymentQueue.default().forget()
  }

  package func clearPurchases() {
    lock.withLock { purchases = [] }
    didChange()
  }

  func item(_ identifier: String) -> StoreFile.Item? { catalog?.items.first { $0.identifier == identifier } }

  // MARK: Buying

  /// How a purchase ended.
  enum Outcome: Sendable {
    case bought(Transaction)
    case cancelled, pending
    case failed(any Error)
  }

  /// Asks the person and buys a product.
  @MainActor
  func buy(_ identifier: String, quantity: Int, token: UUID?, _ body: @escaping @MainActor (Outcome) -> Void)
  {
    guard let item = item(identifier) else {
      return body(.failed(Product.PurchaseError.productUnavailable))
    }
    let settings = settings
    if case .error(let error)? = settings.failure { return body(.failed(error)) }
    let complete: @MainActor () -> Void = { [self] in
      if settings.asksToBuy {
        record(item, quantity: quantity, token: token, isPending: true)
        body(.pending)
      } else {
        body(.bought(record(item, quantity: quantity, token: token, isPending: false)))
      }
    }
    guard settings.showsDialogs, let catalog else { return complete() }
    SystemAlertQueue.show(
      title: "Confirm Your In-App Purchase",
      message: "Do you want to buy one \(item.name) for \(catalog.format(item.price))?",
      choices: [
        SystemAlertQueue.Choice(title: "Cancel") { body(.cancelled) },
        SystemAlertQueue.Choice(title: "Buy", action: complete),
      ])
  }

  @discardableResult
  private func record(_ item: StoreFile.Item, quantity: Int, token: UUID?, isPending: Bool) -> Transaction {
    lock.withLock {
      // An owned product is not bought again, and a subscription replaces another of its group.
      if item.type == .nonConsumable, let owned = entitlement(item.identifier) { return owned }
      nextIdentifier += 1
      let date = Date()
      let original = purchases.first {
        $0.transaction.productID == item.identifier && item.type == .autoRenewable
      }
      // Introductory offers are for people who never subscribed to the group.
      let isNew = !purchases.contains { $0.transaction.subscriptionGroupID == item.groupIdentifier }
      let introduction = item.type == .autoRenewable && isNew ? item.introduction : nil
      let transaction = Transaction(
        id: nextIdentifier, originalID: original?.transaction.originalID ?? nextIdentifier,
        productID: item.identifier, productType: item.type, purchaseDate: date,
        originalPurchaseDate: original?.transaction.originalPurchaseDate ?? date,
        expirationDate: item.type == .autoRenewable ? item.period?.date(after: date) : nil,
        revocationDate: nil,
        isUpgraded: false, ownershipType: .purchased, purchasedQuantity: quantity, appAccountToken: token,
        subscriptionGroupID: item.groupIdentifier, price: introduction?.price ?? item.price,
        currency: catalog.map { Locale.Currency($0.currencyCode) },
        storefront: Storefront(countryCode: storefront),
        offer: introduction.map(Transaction.Offer.init), reason: original == nil ? .purchase : .renewal)
      if !isPending, let group = item.groupIdentifier { endOthers(inGroup: group) }
      purchases.append(Purchase(transaction: transaction, isPending: isPending))
      didChange()
      return transaction
    }
  }

  private func endOthers(inGroup group: String) {
    for index in purchases.indices where purchases[index].transaction.subscriptionGroupID == group {
      purchases[index].isAutoRenewing = false
      purchases[index].transaction.isUpgraded = true
    }
  }

  /// Buys a product without asking, as outside the app.
  package func buyOutside(_ identifier: String) throws {
    guard let item = item(identifier) else { throw Product.PurchaseError.productUnavailable }
    announce(record(item, quantity: 1, token: nil, isPending: false))
  }

  func finish(_ identifier: UInt64) {
    change(identifier) { $0.isFinished = true }
    SKPaymentQueue.default().forget("\(identifier)")
  }

  private func change(_ identifier: UInt64, _ body: (inout Purchase) -> Void) {
    lock.withLock {
      guard let index = purchases.firstIndex(where: { $0.transaction.id == identifier }) else { return }
      body(&purchases[index])
    }
    didChange()
  }

  /// Ends the renewal of a subscription, which stays valid until it expires.
  func cancelRenewal(_ identifier: UInt64) { change(identifier) { $0.isAutoRenewing = false } }

  // MARK: Changes outside the app

  package func refund(_ identifier: UInt64) -> Bool {
    var found: Transaction?
    change(identifier) {
      $0.transaction.revocationDate = Date()
      found = $0.transaction
    }
    if let found { announce(found) }
    return found != nil
  }

  package func approve(_ identifier: UInt64, _ isApproved: Bool) -> Bool {
    lock.withLock {
      guard let index = purchases.firstIndex(where: { $0.transaction.id == identifier && $0.isPending })
      else {
        return false
      }
      guard isApproved else {
        purchases.remove(at: index)
        return true
      }
      purchases[index].isPending = false
      didChange()
      announce(purchases[index].transaction)
      return true
    }
  }

  package func renew(_ product: String) -> Bool {
    guard let item = item(product), item.type == .autoRenewable, latest(product) != nil else { return false }
    announce(record(item, quantity: 1, token: nil, isPending: false))
    return true
  }

  package func expire(_ product: String) -> Bool {
    lock.withLock {
      let found = purchases.indices.filter { purchases[$0].transaction.productID == product }
      for index in found {
        purchases[index].isAutoRenewing = false
        purchases[index].transaction.expirationDate = Date(timeIntervalSinceNow: -1)
      }
      didChange()
      return !found.isEmpty
    }
  }

  /// Reports a purchase to `Transaction.updates` and to the payment queue.
  func announce(_ transaction: Transaction) {
    let all = lock.withLock { Array(listeners.values) }
    for listener in all { listener.yield(.verified(transaction)) }
    StoreUpdates.announce(transaction)
  }

  /// Purchases that change outside the app, from now on.
  func updates() -> AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { listen(\.listeners, $0) }
  }

  /// Changes of purchases from now on, in the app and outside.
  func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { listen(\.changeObservers, $0) }
  }

  /// Adds a stream to those of its kind until it ends.
  private func listen<Element>(
    _ streams: ReferenceWritableKeyPath<Store, [Int: AsyncStream<Element>.Continuation]> & Sendable,
    _ continuation: AsyncStream<Element>.Continuation
  ) {
    let number = lock.withLock {
      nextListener += 1
      self[keyPath: streams][nextListener] = continuation
      return nextListener
    }
    continuation.onTermination = { [self] _ in lock.withLock { self[keyPath: streams][number] = nil } }
  }

  private func didChange() {
    for observer in lock.withLock({ Array(changeObservers.values) }) { observer.yield() }
  }

  // MARK: Questions

  package var all: [Transaction] {
    _ = catalog
    return lock.withLock { purchases.filter { !$0.isPending }.map(\.transaction) }
  }

  package var pending: [Transaction] { lock.withLock { purchases.filter(\.isPending).map(\.transaction) } }

  var unfinished: [Transaction] {
    lock.withLock { purchases.filter { !$0.isPending && !$0.isFinished }.map(\.transaction) }
  }

  func latest(_ product: String) -> Transaction? { all.last { $0.productID == product } }

  /// The purchase that entitles to a product now. Consumables entitle to nothing.
  func entitlement(_ product: String) -> Transaction? {
    guard let last = latest(product), last.productType != .consumable, last.revocationDate == nil,
      !last.isUpgraded
    else { return nil }
    if let end = last.expirationDate, end <= Date() { return nil }
    return last
  }

  var entitlements: [Transaction] {
    var seen: Set<String> = []
    return all.reversed().compactMap { seen.insert($0.productID).inserted ? entitlement($0.productID) : nil }
      .reversed()
  }

  func isRenewing(_ identifier: UInt64) -> Bool {
    lock.withLock { purchases.first { $0.transaction.id == identifier }?.isAutoRenewing ?? false }
  }
}

extension Product.SubscriptionPeriod {
  func date(after date: Date) -> Date {
    var components = DateComponents()
    switch unit {
    case .day: components.day = value
    case .week: components.day = value * 7
    case .month: components.month = value
    case .year: components.year = value
    }
    return Calendar(identifier: .gregorian).date(byAdding: components, to: date) ?? date
  }
}

/// Tells the payment queue of purchases outside the app.
enum StoreUpdates {
  static func announce(_ transaction: Transaction) {
    DispatchQueue.main.async { SKPaymentQueue.default().receive(transaction) }
  }
}
