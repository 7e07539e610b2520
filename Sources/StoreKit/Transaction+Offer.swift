import Foundation

extension Transaction {
  /// The kind of an offer of a subscription.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The offer that applied to a purchase. A simulated store has introductory offers only.
  public struct Offer: Hashable, Sendable {
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
    }

    /// Nil for introductory offers, which have no identifier.
    public let id: String?
    public let type: OfferType
    public let paymentMode: PaymentMode?

    init(_ introduction: StoreFile.Introduction) {
      id = nil
      type = .introductory
      switch introduction.paymentMode {
      case .free: paymentMode = .freeTrial
      case .payAsYouGo: paymentMode = .payAsYouGo
      case .payUpFront: paymentMode = .payUpFront
      }
    }
  }

  /// Whether the person or the store began a purchase.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "Use currency.")
  public var currencyCode: String? { currency?.identifier }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use storefront.")
  public var storefrontCountryCode: String { storefront.countryCode }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use offer.")
  public var offerType: OfferType? { offer?.type }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use offer.")
  public var offerID: String? { offer?.id }
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use offer.")
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
}
