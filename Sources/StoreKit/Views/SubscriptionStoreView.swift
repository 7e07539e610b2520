import SwiftUI

extension Product {
  /// Relations of the subscriptions of a group to the person's own.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subscriptions of a higher level.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Subscriptions of the same level.
    public static let crossgrade = SubscriptionRelationship(rawValue: 2)
    /// Subscriptions of a lower level.
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    /// The person's subscription.
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .crossgrade, .downgrade, .current]
  }
}

/// The name of the app above the subscriptions.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  public var body: some View {
    Text(Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? ProcessInfo.processInfo.processName)
      .font(.largeTitle.bold())
      .multilineTextAlignment(.center)
      .padding(.vertical, 60)
  }
}

/// The subscriptions of a group, with the app's own content above.
public struct SubscriptionStoreView<Content: View>: View {
  private enum Source: Equatable {
    case group(String, Product.SubscriptionRelationship)
    case identifiers([Product.ID])
    case products([Product])
  }

  @Environment(\.storePurchaseHandlers) private var handlers
  @Environment(\.subscriptionControl) private var settings
  @State private var loaded: [Product]?
  @State private var owned: Set<Product.ID> = []
  private let source: Source
  private let marketing: Content

  private init(_ source: Source, _ marketing: Content) { (self.source, self.marketing) = (source, marketing) }

  public var body: some View {
    content
      .overlay(alignment: .topTrailing) { StoreCancelButton() }
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { backgrounds in
        if let view = backgrounds[.subscriptionStoreFullHeight] ?? backgrounds[.subscriptionStore] {
          view.ignoresSafeArea()
        }
      }
      .task(id: source) { await load() }
  }

  @ViewBuilder
  private var content: some View {
    if let loaded, loaded.isEmpty {
      ContentUnavailableView(
        "Subscription Unavailable", systemImage: "exclamationmark.triangle.fill",
        description: Text("The subscription is unavailable in the current storefront."))
    } else {
      ScrollView {
        marketing
          .frame(maxWidth: .infinity)
          .backgroundPreferenceValue(ContainerBackgroundKey.self) {
            $0[.subscriptionStoreHeader]?.ignoresSafeArea()
          }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { control }
    }
  }

  private var control: some View {
    VStack(spacing: 12) {
      if let loaded {
        let configuration = SubscriptionStoreControlStyleConfiguration(options: loaded.map(option))
        if let makeBody = settings.makeBody {
          makeBody(configuration)
        } else {
          AutomaticSubscriptionStoreControlStyle().makeBody(configuration: configuration)
        }
      } else {
        ProgressView().padding()
      }
      StoreAuxiliaryButtons()
    }
    .frame(maxWidth: 500)
    .padding()
    .frame(maxWidth: .infinity)
    .background { if let style = settings.background { Rectangle().fill(style).ignoresSafeArea() } }
  }

  private func option(_ product: Product) -> SubscriptionStoreControlStyleConfiguration.Option {
    let icon = product.subscription.flatMap { info in settings.icon.map { $0(product, info) } }
    return .init(subscription: product, isActive: owned.contains(product.id), icon: icon) { [handlers] in
      Task { await handlers.buy(product) }
    }
  }

  private func load() async {
    let changes = Store.shared.changes()
    await reload()
    for await _ in changes { await reload() }
  }

  private func reload() async {
    owned = Set(Store.shared.entitlements.map(\.productID))
    switch source {
    case .products(let products): loaded = products
    case .identifiers(let identifiers): loaded = (try? await Product.products(in: identifiers)) ?? []
    case .group(let group, let relationships): loaded = Product.subscriptions(of: group, relationships, owned)
    }
  }
}

extension Product {
  /// Returns the subscriptions of a group in the order of its levels: from the lowest, as the store shows them.
  static func subscriptions(
    of group: String, _ relationships: SubscriptionRelationship, _ owned: Set<Product.ID>
  ) -> [Product] {
    guard let file = Store.shared.catalog else { return [] }
    let all = file.items.filter { $0.groupIdentifier == group }.map { Product($0, in: file) }
    guard let current = all.first(where: { owned.contains($0.id) })?.subscription?.groupLevel else {
      return all
    }
    return all.filter { product in
      let level = product.subscription?.groupLevel ?? current
      if owned.contains(product.id) { return relationships.contains(.current) }
      if level < current { return relationships.contains(.upgrade) }
      return relationships.contains(level > current ? .downgrade : .crossgrade)
    }
  }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(.group(groupID, visibleRelationships), AutomaticSubscriptionStoreMarketingContent())
  }
  public init(productIDs: some Collection<Product.ID>) {
    self.init(.identifiers(Array(productIDs)), AutomaticSubscriptionStoreMarketingContent())
  }
  public init(subscriptions: some Collection<Product>) {
    self.init(.products(Array(subscriptions)), AutomaticSubscriptionStoreMarketingContent())
  }
}

extension SubscriptionStoreView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(.group(groupID, visibleRelationships), marketingContent()) }
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(.identifiers(Array(productIDs)), marketingContent()) }
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(.products(Array(subscriptions)), marketingContent()) }
}

extension ContainerBackgroundPlacement {
  /// The whole subscription store.
  public static let subscriptionStore = ContainerBackgroundPlacement(collected: "subscriptionStore")
  /// The whole subscription store, behind its control.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    collected: "subscriptionStoreFullHeight")
  /// The content above the subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    collected: "subscriptionStoreHeader")
}
