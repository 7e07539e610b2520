extension Product.SubscriptionPeriod {
  /// The period after a price, such as "month" or "3 months".
  var name: String { value == 1 ? unit.name : "\(value) \(unit.name)s" }
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
  func price(withPeriod: Bool) -> String {
    guard withPeriod, let period = subscription?.subscriptionPeriod else { return displayPrice }
    return "\(displayPrice)/\(period.name)"
  }

  /// The price with the free trial before it, such as "1 month free, then $4.99/month".
  func price(withTrial: Bool) -> String {
    let price = price(withPeriod: true)
    guard withTrial, let offer = freeTrial else { return price }
    return
      "\(offer.period.value) \(offer.period.unit.name)\(offer.period.value == 1 ? "" : "s") free, then \(price)"
  }

  /// The offer of a free trial.
  var freeTrial: SubscriptionOffer? {
    subscription?.introductoryOffer.flatMap { $0.paymentMode == .freeTrial ? $0 : nil }
  }
}
