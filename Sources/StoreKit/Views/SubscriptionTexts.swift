extension Product.SubscriptionPeriod {
  /// The period after a price, such as "month" or "3 months".
  var name: String { value == 1 ? unit.name : length }

  /// The length of the period, such as "1 month" or "3 months".
  var length: String { "\(value) \(unit.name)\(value == 1 ? "" : "s")" }
}

extension Product.SubscriptionPeriod.Unit {
  var name: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }
}

extension Product {
  /// The price; of a subscription with its period, such as "$4.99/month".
  var priceWithPeriod: String {
    guard let period = subscription?.subscriptionPeriod else { return displayPrice }
    return "\(displayPrice)/\(period.name)"
  }

  /// The price with the free trial before it, such as "1 month free, then $4.99/month".
  var priceWithTrial: String {
    guard let offer = freeTrial else { return priceWithPeriod }
    return "\(offer.period.length) free, then \(priceWithPeriod)"
  }

  /// The offer of a free trial.
  var freeTrial: SubscriptionOffer? {
    subscription?.introductoryOffer.flatMap { $0.paymentMode == .freeTrial ? $0 : nil }
  }
}
