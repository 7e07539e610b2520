extension Product.SubscriptionInfo.Status {
  /// The status of the subscription of each group, when purchases change.
  public static var updates: AsyncStream<Product.SubscriptionInfo.Status> {
    let changes = Store.shared.changes()
    return AsyncStream { continuation in
      let task = Task {
        for await _ in changes {
          for group in Set(Store.shared.all.compactMap(\.subscriptionGroupID)).sorted() {
            for status in (try? await Product.SubscriptionInfo.status(for: group)) ?? [] {
              continuation.yield(status)
            }
          }
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension Product.SubscriptionPeriod.Unit {
  /// Formats the name of a unit.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.name }
  }

  /// Returns the formatted unit.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }
}

extension Product {
  /// The style of the units of periods, such as "month".
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
}
