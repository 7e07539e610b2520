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
}

/// A duration of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
  public let numberOfUnits: Int
  public let unit: SKProduct.PeriodUnit

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
/// A product of the store. The store has none; apps create products in their tests.
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
  public let products: [SKProduct]
  public let invalidProductIdentifiers: [String]

  init(products: [SKProduct], invalidProductIdentifiers: [String]) {
    self.products = products
    self.invalidProductIdentifiers = invalidProductIdentifiers
  }
}

// The identifiers are immutable; used on the main thread, as its superclass.
/// Requests products by their identifiers. The store has none of them: all identifiers are invalid.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func respond() {
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(
      self, didReceive: SKProductsResponse(products: [], invalidProductIdentifiers: identifiers.sorted()))
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
  public fileprivate(set) var productIdentifier: String
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

// The app changes a payment before it shares it, as on iOS.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
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

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  public let error: (any Error)?
  public let transactionState: SKPaymentTransactionState
  public let transactionDate: Date?
  open var transactionIdentifier: String? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(payment: SKPayment, error: any Error) {
    self.payment = payment
    self.error = error
    transactionState = .failed
    transactionDate = Date()
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
/// As on a device whose restrictions forbid purchases: `canMakePayments()` is false, payments fail with
/// `SKError.paymentNotAllowed`, and there are no purchases to restore.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let instance = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { instance }
  open class func canMakePayments() -> Bool { false }

  private let lock = NSLock()
  private var added: [any SKPaymentTransactionObserver] = []
  private var waiting: [SKPaymentTransaction] = []

  open var transactions: [SKPaymentTransaction] { lock.withLock { waiting } }
  open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { added } }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { if !added.contains(where: { $0 === observer }) { added.append(observer) } }
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { added.removeAll { $0 === observer } }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(
      payment: payment,
      error: SKError(
        .paymentNotAllowed,
        userInfo: [NSLocalizedDescriptionKey: "This device is not able or allowed to make payments"]))
    lock.withLock { waiting.append(transaction) }
    DispatchQueue.main.async {
      for observer in self.transactionObservers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { waiting.removeAll { $0 === transaction } }
    DispatchQueue.main.async {
      for observer in self.transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  open func restoreCompletedTransactions() {
    DispatchQueue.main.async {
      for observer in self.transactionObservers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  open func presentCodeRedemptionSheet() {}
}
