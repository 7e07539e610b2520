@_exported import Foundation
import SystemPermissions
import UIKit

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = SKError
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked, privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier
    case invalidSignature, missingOfferParams, invalidOfferPrice, overlayCancelled
    case overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { SKErrorDomain }
  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  public static var invalidSignature: Code { .invalidSignature }
  public static var missingOfferParams: Code { .missingOfferParams }
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  public static var overlayCancelled: Code { .overlayCancelled }
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  public static var overlayTimeout: Code { .overlayTimeout }
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
}

/// A duration of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
  open private(set) var numberOfUnits: Int
  open private(set) var unit: SKProduct.PeriodUnit

  /// Creates an empty duration, for subclasses in tests.
  public override init() { (numberOfUnits, unit) = (0, .day) }

  init(numberOfUnits: Int, unit: SKProduct.PeriodUnit) {
    self.numberOfUnits = numberOfUnits
    self.unit = unit
  }
}

open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public enum `Type`: UInt, Sendable { case introductory, subscription }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod {
    SKProductSubscriptionPeriod(numberOfUnits: 0, unit: .day)
  }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
}

// Immutable: it stores nothing. Unchecked because apps subclass it in their tests.
/// A product of the store. Apps create products in their tests, too.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  open var localizedDescription: String { "" }
  open var localizedTitle: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var discounts: [SKProductDiscount] { [] }

  public override init() { super.init() }
}

// Immutable.
/// A product of a simulated store.
private final class StoreProduct: SKProduct, @unchecked Sendable {
  private let item: StoreFile.Item
  private let locale: Locale

  init(_ item: StoreFile.Item, _ locale: Locale) { (self.item, self.locale) = (item, locale) }

  override var localizedDescription: String { item.details }
  override var localizedTitle: String { item.name }
  override var price: NSDecimalNumber { NSDecimalNumber(decimal: item.price) }
  override var priceLocale: Locale { locale }
  override var productIdentifier: String { item.identifier }
  override var isFamilyShareable: Bool { item.isFamilyShareable }
  override var subscriptionGroupIdentifier: String? { item.groupIdentifier }
  override var subscriptionPeriod: SKProductSubscriptionPeriod? {
    item.period.map { SKProductSubscriptionPeriod(numberOfUnits: $0.value, unit: $0.unit.older) }
  }
}

extension Product.SubscriptionPeriod.Unit {
  fileprivate var older: SKProduct.PeriodUnit {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

// Used on the main thread, where it also answers.
/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  private var isCancelled = false

  public override init() { super.init() }

  open func start() {
    DispatchQueue.main.async { [self] in
      guard !isCancelled else { return }
      respond()
      delegate?.requestDidFinish(self)
    }
  }

  open func cancel() { isCancelled = true }

  func respond() {}
}

open class SKProductsResponse: NSObject {
  open private(set) var products: [SKProduct]
  open private(set) var invalidProductIdentifiers: [String]

  /// Creates an empty response, for subclasses in tests.
  public override init() { (products, invalidProductIdentifiers) = ([], []) }

  init(products: [SKProduct], invalidProductIdentifiers: [String]) {
    self.products = products
    self.invalidProductIdentifiers = invalidProductIdentifiers
  }
}

// The identifiers are immutable; used on the main thread, as its superclass.
/// Requests products by their identifiers. Without a simulated store all identifiers are invalid.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func respond() {
    let file = Store.shared.catalog
    let items = file?.items.filter { identifiers.contains($0.identifier) } ?? []
    let products = items.map { StoreProduct($0, file?.locale ?? .current) }
    let invalid = identifiers.subtracting(items.map(\.identifier)).sorted()
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(
      self, didReceive: SKProductsResponse(products: products, invalidProductIdentifiers: invalid))
  }
}

// The properties are immutable; used on the main thread, as its superclass.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?

  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }

  open override func start() {
    DispatchQueue.main.async { self.delegate?.request(self, didFailWithError: SKError(.unknown)) }
  }
}

// Immutable; the app changes a mutable payment before it shares it.
open class SKPayment: NSObject, @unchecked Sendable {
  open fileprivate(set) var productIdentifier: String
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
  open fileprivate(set) var paymentDiscount: SKPaymentDiscount?

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  /// Creates a payment for no product, which tests create.
  public override init() { productIdentifier = "" }
  init(identifier: String) { productIdentifier = identifier }
}

// The app changes a payment before it shares it, as on iOS.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// Kept with the payment; no store checks it.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
  public override init(product: SKProduct) { super.init(product: product) }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

// The queue changes it on the main thread, where observers read it.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open private(set) var payment: SKPayment
  open internal(set) var error: (any Error)?
  open internal(set) var transactionState: SKPaymentTransactionState
  open internal(set) var transactionDate: Date?
  open internal(set) var transactionIdentifier: String?
  open internal(set) var original: SKPaymentTransaction?

  /// Creates a transaction without a product, for subclasses in tests.
  public override init() {
    payment = SKPayment(identifier: "")
    transactionState = .purchasing
  }

  init(payment: SKPayment, _ state: SKPaymentTransactionState) {
    self.payment = payment
    transactionState = state
  }

  func become(
    _ state: SKPaymentTransactionState, _ transaction: Transaction? = nil, error: (any Error)? = nil
  ) {
    transactionState = state
    self.error = error
    transactionDate = transaction?.purchaseDate ?? Date()
    transactionIdentifier = transaction.map { "\($0.id)" }
  }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { true }
}

/// The queue of payments.
///
/// Without a simulated store (see `Product`) as on a device whose restrictions forbid purchases: `canMakePayments()` is false,
/// payments fail with `SKError.paymentNotAllowed`, and there are no purchases to restore.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let instance = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { instance }
  open class func canMakePayments() -> Bool { Store.shared.isOpen }

  private let lock = NSLock()
  private var added: [any SKPaymentTransactionObserver] = []
  private var waiting: [SKPaymentTransaction] = []

  open var transactions: [SKPaymentTransaction] {
    // Purchases of another store are forgotten.
    _ = Store.shared.isOpen
    return lock.withLock { waiting }
  }
  open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { added } }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { if !added.contains(where: { $0 === observer }) { added.append(observer) } }
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { added.removeAll { $0 === observer } }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment: payment, .purchasing)
    lock.withLock { waiting.append(transaction) }
    guard Store.shared.isOpen else {
      transaction.become(
        .failed,
        error: SKError(
          .paymentNotAllowed,
          userInfo: [NSLocalizedDescriptionKey: "This device is not able or allowed to make payments"]))
      return DispatchQueue.main.async { self.update(transaction) }
    }
    laterOnMainThread { [self] in
      update(transaction)
      Store.shared.buy(payment.productIdentifier, quantity: payment.quantity, token: nil) { [self] outcome in
        switch outcome {
        case .bought(let bought): transaction.become(.purchased, bought)
        case .cancelled: transaction.become(.failed, error: SKError(.paymentCancelled))
        case .pending: transaction.become(.deferred)
        case .failed(let error):
          transaction.become(.failed, error: error is Product.PurchaseError ? SKError(.unknown) : error)
        }
        update(transaction)
      }
    }
  }

  private func update(_ transaction: SKPaymentTransaction) {
    for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  /// Adds a purchase that was made outside the app, or completes one that waited for approval.
  func receive(_ bought: Transaction) {
    guard bought.revocationDate == nil else { return }
    let waits = transactions.first {
      $0.transactionState == .deferred && $0.payment.productIdentifier == bought.productID
    }
    let transaction =
      waits ?? SKPaymentTransaction(payment: SKPayment(identifier: bought.productID), .purchasing)
    transaction.become(.purchased, bought)
    if waits == nil { lock.withLock { waiting.append(transaction) } }
    update(transaction)
  }

  /// Removes the transaction with an identifier, or all, without telling observers.
  func forget(_ identifier: String? = nil) {
    lock.withLock { waiting.removeAll { identifier == nil || $0.transactionIdentifier == identifier } }
  }

  /// The country of the store; nil without a store.
  open var storefront: SKStorefront? { Store.shared.isOpen ? SKStorefront(Store.shared.storefront) : nil }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { waiting.removeAll { $0 === transaction } }
    if let identifier = transaction.transactionIdentifier.flatMap(UInt64.init) {
      Store.shared.finish(identifier)
    }
    DispatchQueue.main.async {
      for observer in self.transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      let restored = Store.shared.entitlements.map { bought in
        let transaction = SKPaymentTransaction(payment: SKPayment(identifier: bought.productID), .restored)
        let original = SKPaymentTransaction(payment: transaction.payment, .purchased)
        original.become(.purchased, bought)
        transaction.become(.restored, bought)
        transaction.original = original
        return transaction
      }
      lock.withLock { waiting += restored }
      for observer in transactionObservers {
        if !restored.isEmpty { observer.paymentQueue(self, updatedTransactions: restored) }
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  open func presentCodeRedemptionSheet() {}
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The country of the store.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// Three letters, such as "USA".
  public let countryCode: String
  open var identifier: String { countryCode }

  init(_ countryCode: String) { self.countryCode = countryCode }
}
