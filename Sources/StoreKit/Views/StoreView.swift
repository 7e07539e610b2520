import SwiftUI

/// Products of the store in a list.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  @Environment(\.productViewStyle) private var style
  @State private var loaded: Product.CollectionTaskState = .loading
  private let identifiers: [Product.ID]
  private let given: [Product]?
  private let icon: @MainActor (Product) -> Icon
  private let placeholder: PlaceholderIcon

  private init(
    _ identifiers: [Product.ID], _ products: [Product]? = nil,
    _ icon: @escaping @MainActor (Product) -> Icon, _ placeholder: PlaceholderIcon
  ) {
    (self.identifiers, given) = (identifiers, products)
    (self.icon, self.placeholder) = (icon, placeholder)
  }

  public var body: some View {
    content
      .overlay(alignment: .topTrailing) { StoreCancelButton() }
      .storeProductsTask(for: identifiers) { if given == nil { loaded = $0 } }
  }

  @ViewBuilder
  private var content: some View {
    let products = given ?? loaded.products
    if !products.isEmpty {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(products) { product in
            ProductView(product) { icon(product) }
              .padding()
              .frame(maxWidth: .infinity)
              .background(
                Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
          }
          StoreAuxiliaryButtons().padding(.vertical)
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
    } else if case .loading = loaded, given == nil {
      ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ContentUnavailableView(
        "Store Unavailable", systemImage: "exclamationmark.triangle.fill",
        description: Text("No In-App Purchases are available in the current storefront."))
    }
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// - Parameter prefersPromotionalIcon: Whether icons of the store are shown; simulated stores have none.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(Array(ids), nil, { _ in EmptyView() }, EmptyView())
  }
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(products.map(\.id), Array(products), { _ in EmptyView() }, EmptyView())
  }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(Array(ids), nil, icon, AutomaticProductPlaceholderIcon()) }
  public init(
    ids: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) { self.init(Array(ids), nil, { icon($0, .unavailable) }, AutomaticProductPlaceholderIcon()) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(products.map(\.id), Array(products), icon, EmptyView()) }
}

extension StoreView {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(Array(ids), nil, icon, placeholderIcon()) }
}
