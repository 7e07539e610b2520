import Foundation

/// The products of a file with the extension `storekit`, which Xcode edits.
struct StoreFile: Sendable {
  struct Item: Sendable {
    var identifier: String
    var type: Product.ProductType
    var name: String
    var details: String
    var price: Decimal
    var isFamilyShareable: Bool
    var groupIdentifier: String?
    var groupLevel = 1
    var period: Product.SubscriptionPeriod?
    var introduction: Introduction?
  }

  /// How an introductory offer is paid. Raw values are those of store files.
  enum PaymentMode: String {
    case free, payAsYouGo, payUpFront
  }

  struct Introduction: Sendable {
    var paymentMode: PaymentMode
    var price: Decimal
    var period: Product.SubscriptionPeriod
    var count: Int
  }

  private(set) var items: [Item] = []
  private(set) var locale = Locale(identifier: "en_US")
  private(set) var storefront = "USA"

  /// Reads a file; nil if it is no such file. Products without an identifier are left out.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    let settings = root["settings"] as? [String: Any] ?? [:]
    if let name = settings["_locale"] as? String { locale = Locale(identifier: name) }
    if let code = settings["_storefront"] as? String { storefront = code }
    for key in ["products", "nonRenewingSubscriptions"] { add(root[key], group: nil) }
    for group in root["subscriptionGroups"] as? [[String: Any]] ?? [] {
      add(group["subscriptions"], group: group["id"] as? String)
    }
  }

  private mutating func add(_ list: Any?, group: String?) {
    for entry in list as? [[String: Any]] ?? [] {
      guard let identifier = entry["productID"] as? String, !identifier.isEmpty,
        let type = Self.type(entry["type"] as? String)
      else { continue }
      let texts = entry["localizations"] as? [[String: Any]] ?? []
      let text = texts.first { $0["locale"] as? String == locale.identifier } ?? texts.first ?? [:]
      items.append(
        Item(
          identifier: identifier, type: type,
          name: text["displayName"] as? String ?? entry["referenceName"] as? String ?? identifier,
          details: text["description"] as? String ?? "", price: Self.price(entry["displayPrice"]),
          isFamilyShareable: entry["familyShareable"] as? Bool ?? false,
          groupIdentifier: entry["subscriptionGroupID"] as? String ?? group,
          groupLevel: entry["groupNumber"] as? Int ?? 1,
          period: (entry["recurringSubscriptionPeriod"] as? String).flatMap(Self.period),
          introduction: (entry["introductoryOffer"] as? [String: Any]).flatMap(Self.introduction)))
    }
  }

  private static func type(_ name: String?) -> Product.ProductType? {
    switch name {
    case "Consumable": .consumable
    case "NonConsumable": .nonConsumable
    case "NonRenewingSubscription": .nonRenewable
    case "RecurringSubscription": .autoRenewable
    default: nil
    }
  }

  private static func price(_ value: Any?) -> Decimal {
    (value as? String).flatMap { Decimal(string: $0) } ?? (value as? NSNumber)?.decimalValue ?? 0
  }

  /// Reads a duration such as `P1M`.
  private static func period(_ text: String) -> Product.SubscriptionPeriod? {
    guard text.hasPrefix("P"), let unit = text.last, let value = Int(text.dropFirst().dropLast()), value > 0
    else {
      return nil
    }
    switch unit {
    case "D": return Product.SubscriptionPeriod(unit: .day, value: value)
    case "W": return Product.SubscriptionPeriod(unit: .week, value: value)
    case "M": return Product.SubscriptionPeriod(unit: .month, value: value)
    case "Y": return Product.SubscriptionPeriod(unit: .year, value: value)
    default: return nil
    }
  }

  private static func introduction(_ offer: [String: Any]) -> Introduction? {
    guard let mode = offer["paymentMode"] as? String,
      let period = (offer["subscriptionPeriod"] as? String).flatMap(period)
    else { return nil }
    return Introduction(
      paymentMode: PaymentMode(rawValue: mode) ?? .payAsYouGo, price: price(offer["displayPrice"]),
      period: period, count: offer["numberOfPeriods"] as? Int ?? 1)
  }

  var currencyCode: String { locale.currency?.identifier ?? "USD" }

  func format(_ price: Decimal) -> String { price.formatted(.currency(code: currencyCode).locale(locale)) }
}
