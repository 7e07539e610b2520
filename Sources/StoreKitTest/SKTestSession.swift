@_exported import Foundation
@_exported import StoreKit
import SystemPermissions

public let SKTestErrorDomain = "SKTestErrorDomain"

/// An error of a test's store.
public enum SKTestError: Error, Sendable { case fileNotFound, productUnavailable, transactionNotFound }

// The app uses a session on one thread at a time; the store has a lock.
/// A purchase in a test.
open class SKTestTransaction: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  public let identifier: UInt
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let cancelDate: Date?
  public let pendingAskToBuyConfirmation: Bool

  init(_ transaction: Transaction, isPending: Bool) {
    (productIdentifier, identifier) = (transaction.productID, UInt(transaction.id))
    (purchaseDate, expirationDate) = (transaction.purchaseDate, transaction.expirationDate)
    (cancelDate, pendingAskToBuyConfirmation) = (transaction.revocationDate, isPending)
  }
}

// The store, which has a lock, keeps the settings.
/// A store of a test, with the products of a file with the extension `storekit`.
open class SKTestSession: NSObject, @unchecked Sendable {
  /// Opens the store of a file in the bundles of the process, by its name without the extension.
  public convenience init(configurationFileNamed filename: String) throws {
    let bundles = [Bundle.main] + Bundle.allBundles
    let file = bundles.lazy.compactMap { $0.url(forResource: filename, withExtension: "storekit") }.first
    guard let file else { throw SKTestError.fileNotFound }
    try self.init(contentsOf: file)
  }

  /// Opens the store of a file.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw SKTestError.fileNotFound }
    SimulatedStore.file = url
    guard Store.shared.isOpen else { throw SKTestError.fileNotFound }
  }

  /// Whether purchases succeed without an alert.
  open var disableDialogs: Bool {
    get { !Store.shared.settings.showsDialogs }
    set { Store.shared.settings.showsDialogs = !newValue }
  }

  /// Whether purchases wait for the approval of a parent.
  open var askToBuyEnabled: Bool {
    get { Store.shared.settings.asksToBuy }
    set { Store.shared.settings.asksToBuy = newValue }
  }

  open var failTransactionsEnabled: Bool {
    get { Store.shared.settings.failure != nil }
    set { Store.shared.settings.failure = newValue ? .error(SKError(failureError)) : nil }
  }

  /// The code of the error of purchases that fail.
  open var failureError = SKError.Code.unknown

  /// Three letters, such as "USA".
  open var storefront: String {
    get { Store.shared.settings.storefront ?? "USA" }
    set { Store.shared.settings.storefront = newValue }
  }

  /// Has no effect: subscriptions end at their time, or by `expireSubscription(productIdentifier:)`.
  open var timeRate = TimeRate.realTime

  public enum TimeRate: Int, Sendable {
    case realTime, monthlyRenewalEveryThirtySeconds, monthlyRenewalEveryHour, monthlyRenewalEveryFiveMinutes
    case oneSecondIsOneDay
  }

  open func resetToDefaultState() { Store.shared.reset() }
  open func clearTransactions() { Store.shared.clearPurchases() }

  open func allTransactions() -> [SKTestTransaction] {
    Store.shared.all.map { SKTestTransaction($0, isPending: false) }
      + Store.shared.pending.map { SKTestTransaction($0, isPending: true) }
  }

  /// Buys a product as outside the app.
  open func buyProduct(productIdentifier: String) throws { try Store.shared.buyOutside(productIdentifier) }

  @discardableResult
  open func buyProduct(identifier: String) async throws -> Transaction {
    try Store.shared.buyOutside(identifier)
    guard let bought = Store.shared.all.last else { throw SKTestError.productUnavailable }
    return bought
  }

  open func refundTransaction(identifier: UInt) throws {
    guard Store.shared.refund(UInt64(identifier)) else { throw SKTestError.transactionNotFound }
  }

  open func approveAskToBuyTransaction(identifier: UInt) throws {
    guard Store.shared.approve(UInt64(identifier), true) else { throw SKTestError.transactionNotFound }
  }

  open func declineAskToBuyTransaction(identifier: UInt) throws {
    guard Store.shared.approve(UInt64(identifier), false) else { throw SKTestError.transactionNotFound }
  }

  open func forceRenewalOfSubscription(productIdentifier: String) throws {
    guard Store.shared.renew(productIdentifier) else { throw SKTestError.productUnavailable }
  }

  open func expireSubscription(productIdentifier: String) throws {
    guard Store.shared.expire(productIdentifier) else { throw SKTestError.productUnavailable }
  }
}
