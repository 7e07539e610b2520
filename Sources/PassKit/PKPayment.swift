// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads.

import UIKit

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let amex = Self("AmEx"), visa = Self("Visa"), masterCard = Self("MasterCard")
  public static let discover = Self("Discover"), JCB = Self("JCB"), maestro = Self("Maestro")
  public static let chinaUnionPay = Self("ChinaUnionPay"), interac = Self("Interac")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let capability3DS = Self(rawValue: 1), threeDSecure = Self(rawValue: 1)
  public static let capabilityEMV = Self(rawValue: 2), capabilityCredit = Self(rawValue: 4)
  public static let credit = Self(rawValue: 4), capabilityDebit = Self(rawValue: 8), debit = Self(rawValue: 8)
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = Self(rawValue: "post"), emailAddress = Self(rawValue: "email")
  public static let phoneNumber = Self(rawValue: "phone"), name = Self(rawValue: "name")
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}

open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
}

/// A request for a payment.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var applicationData: Data?
  public override init() { super.init() }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
  open var paymentData: Data { Data() }
  open var transactionIdentifier: String { "" }
}

/// A payment. None is created.
open class PKPayment: NSObject, @unchecked Sendable {
  open var token: PKPaymentToken { PKPaymentToken() }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
  }
}

@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

/// The screen of a payment. It cannot be created: the device cannot make payments.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

/// The sheet of a payment. Presenting it fails: the device cannot make payments.
@preconcurrency @MainActor
open class PKPaymentAuthorizationController: NSObject {
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  /// Answers false, in a later turn.
  open func present(completion: ((Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(false) }
  }
  open func dismiss(completion: (() -> Void)? = nil) { DispatchQueue.main.async { completion?() } }
}

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent,
    support, contribute, tip
}
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// The button “Buy with Apple Pay”. Hidden and disabled: the device cannot make payments.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: .zero)
    isHidden = true
    isEnabled = false
  }
  public required init?(coder: NSCoder) { nil }
}
