import Foundation
import SystemPermissions
import UIKit

/// An error of the store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}

/// A result that the store has signed, or not.
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A product of the store.
///
/// Without a simulated store, `products(for:)` returns no products, as it does for identifiers that the store does not have. A
/// file of Xcode's with the extension `storekit` simulates one: `SKTestSession`, `TestApp.simulateStore(_:)`, or the environment
/// variable `PORTOLAN_STORE` with the path of the file.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The name of the unit, such as "Month".
      public var localizedDescription: String { name.capitalized }
    }
    public let unit: Unit
    public let value: Int
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

      init(_ mode: StoreFile.PaymentMode) {
        switch mode {
        case .free: self = .freeTrial
        case .payAsYouGo: self = .payAsYouGo
        case .payUpFront: self = .payUpFront
        }
      }
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public enum RenewalState: Int, Hashable, Sendable {
      case subscribed = 1, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }

    /// How a subscription continues.
    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      /// Why the subscription has expired; nil while it has not.
      public let expirationReason: ExpirationReason?
      /// When the next period begins; nil if it does not renew.
      public let renewalDate: Date?
      /// False, because payments do not fail.
      public var isInBillingRetry: Bool { false }
      /// Nil, because payments do not fail.
      public var gracePeriodExpirationDate: Date? { nil }
      /// `noIncreasePending`, because prices do not change.
      public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }

      /// The reason for the end of a subscription.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }

      /// Whether a higher price was agreed to.
      public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
    }

    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    /// The rank in the group, where 1 is the highest.
    public let groupLevel: Int

    public nonisolated(nonsending) var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// Whether the person never subscribed to the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    public nonisolated(nonsending) static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !Store.shared.all.contains { $0.subscriptionGroupID == groupID }
    }

    public nonisolated(nonsending) static func status(for groupID: String) async throws -> [Status] {
      guard let last = Store.shared.all.last(where: { $0.subscriptionGroupID == groupID && !$0.isUpgraded })
      else {
        return []
      }
      let state: RenewalState =
        last.revocationDate != nil
        ? .revoked : (last.expirationDate ?? .distantFuture) > Date() ? .subscribed : .expired
      let renews = state == .subscribed && Store.shared.isRenewing(last.id)
      return [
        Status(
          state: state, transaction: .verified(last),
          renewalInfo: .verified(
            RenewalInfo(
              originalTransactionID: last.originalID, currentProductID: last.productID, willAutoRenew: renews,
              autoRenewPreference: renews ? last.productID : nil,
              expirationReason: state == .expired ? .autoRenewDisabled : nil,
              renewalDate: renews ? last.expirationDate : nil)))
      ]
    }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  public struct PurchaseOption: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case token(UUID)
      case quantity(Int)
      case asksToBuy(Bool)
      case other(String)
    }
    let value: Value
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(value: .token(token))
    }
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(value: .quantity(quantity))
    }
    public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
      PurchaseOption(value: .asksToBuy(simulate))
    }
    /// Has no effect.
    public static func onStorefrontChange(shouldContinuePurchase: Bool) -> PurchaseOption {
      PurchaseOption(value: .other("storefront"))
    }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    .currency(code: Store.shared.catalog?.currencyCode ?? "USD")
  }

  init(_ item: StoreFile.Item, in file: StoreFile) {
    (id, type, displayName, description) = (item.identifier, item.type, item.name, item.details)
    (price, displayPrice, isFamilyShareable) = (item.price, file.format(item.price), item.isFamilyShareable)
    subscription = item.period.map { period in
      let offer = item.introduction.map { offer in
        SubscriptionOffer(
          id: nil, type: .introductory, price: offer.price, displayPrice: file.format(offer.price),
          period: offer.period, periodCount: offer.count, paymentMode: .init(offer.paymentMode))
      }
      return SubscriptionInfo(
        subscriptionGroupID: item.groupIdentifier ?? "", subscriptionPeriod: period, introductoryOffer: offer,
        promotionalOffers: [], groupLevel: item.groupLevel)
    }
  }

  /// Returns the products with the identifiers, without those that the store does not have.
  public nonisolated(nonsending) static func products<Identifiers: Collection<String>>(
    for identifiers: Identifiers
  ) async throws -> [Product] {
    guard let file = Store.shared.catalog else { return [] }
    return file.items.filter { identifiers.contains($0.identifier) }.map { Product($0, in: file) }
  }

  /// Asks the person in an alert of the system, and buys the product. Throws `PurchaseError.productUnavailable` without a store.
  @discardableResult
  public nonisolated(nonsending) func purchase(options: Set<PurchaseOption> = []) async throws
    -> PurchaseResult
  {
    var (quantity, token): (Int, UUID?) = (1, nil)
    for option in options {
      switch option.value {
      case .quantity(let value): quantity = value
      case .token(let value): token = value
      case .asksToBuy, .other: break
      }
    }
    guard quantity > 0 else { throw PurchaseError.invalidQuantity }
    let (count, account) = (quantity, token)
    let outcome = await withCheckedContinuation { continuation in
      onMainThread {
        Store.shared.buy(id, quantity: count, token: account) { continuation.resume(returning: $0) }
      }
    }
    switch outcome {
    case .bought(let transaction): return .success(.verified(transaction))
    case .cancelled: return .userCancelled
    case .pending: return .pending
    case .failed(let error): throw error
    }
  }

  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { Store.shared.entitlement(id).map { .verified($0) } }
  }
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { Store.shared.latest(id).map { .verified($0) } }
  }
}

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  public enum OwnershipType: String, Hashable, Sendable {
    case purchased = "PURCHASED", familyShared = "FAMILY_SHARED"
  }

  /// The reason of a refund.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// A description for the person.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public internal(set) var expirationDate: Date?
  public internal(set) var revocationDate: Date?
  /// Why the store revoked the purchase; nil unless it did. A simulated store gives no reasons.
  public var revocationReason: RevocationReason? { revocationDate == nil ? nil : .other }
  public internal(set) var isUpgraded: Bool
  public let ownershipType: OwnershipType
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let subscriptionGroupID: String?
  /// The price of the product, or of the offer that applied.
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let storefront: Storefront
  public let offer: Offer?
  public let reason: Reason

  public nonisolated(nonsending) func finish() async { Store.shared.finish(id) }

  /// Transactions: those of now, or changes from now on.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      var known: [Transaction]
      var updates: AsyncStream<Element>.Iterator?

      public mutating func next() async -> Element? {
        if !known.isEmpty { return .verified(known.removeFirst()) }
        return await updates?.next()
      }
    }

    enum Kind: Sendable { case all, entitlements, unfinished, updates }
    let kind: Kind

    public func makeAsyncIterator() -> AsyncIterator {
      let store = Store.shared
      switch kind {
      case .all: return AsyncIterator(known: store.all)
      case .entitlements: return AsyncIterator(known: store.entitlements)
      case .unfinished: return AsyncIterator(known: store.unfinished)
      // Updates last as long as the app.
      case .updates: return AsyncIterator(known: [], updates: store.updates().makeAsyncIterator())
      }
    }
  }

  public static var all: Transactions { Transactions(kind: .all) }
  public static var currentEntitlements: Transactions { Transactions(kind: .entitlements) }
  public static var unfinished: Transactions { Transactions(kind: .unfinished) }
  /// Purchases that were made, refunded, renewed or approved outside the app.
  public static var updates: Transactions { Transactions(kind: .updates) }

  public nonisolated(nonsending) static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    Store.shared.entitlement(productID).map { .verified($0) }
  }
  public nonisolated(nonsending) static func latest(for productID: String) async -> VerificationResult<
    Transaction
  >? {
    Store.shared.latest(productID).map { .verified($0) }
  }
}

/// The country of the store.
public struct Storefront: Hashable, Identifiable, Sendable {
  /// Three letters, such as "USA".
  public let countryCode: String
  public var id: String { countryCode }

  /// Changes of the country: none.
  public static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }

  /// Nil without a store.
  public static var current: Storefront? {
    get async { Store.shared.isOpen ? Storefront(countryCode: Store.shared.storefront) : nil }
  }
}
