import Foundation
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
/// The store is empty: `products(for:)` returns no products, as it does for identifiers that the store does not have.
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
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public enum RenewalState: Int, Hashable, Sendable {
      case subscribed = 1, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }

    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod

    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
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
    let name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: token.uuidString)
    }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
      PurchaseOption(name: "\(simulate)")
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
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  /// Returns no products.
  public static func products<Identifiers: Collection<String>>(
    for identifiers: Identifiers
  ) async throws -> [Product] { [] }

  /// Throws `PurchaseError.productUnavailable`.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

/// A purchase. The person has none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public enum OwnershipType: String, Hashable, Sendable {
    case purchased = "PURCHASED", familyShared = "FAMILY_SHARED"
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let ownershipType: OwnershipType
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let subscriptionGroupID: String?

  public func finish() async {}

  /// Transactions, of which there are none.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      let isEndless: Bool

      public mutating func next() async -> Element? {
        // Updates last as long as the app.
        if isEndless { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }
        return nil
      }
    }

    let isEndless: Bool

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
  }

  public static var all: Transactions { Transactions(isEndless: false) }
  public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
  public static var unfinished: Transactions { Transactions(isEndless: false) }
  public static var updates: Transactions { Transactions(isEndless: true) }

  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
