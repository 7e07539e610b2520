import SwiftUI

/// The progress of loading a product's icon from the store. Simulated stores have no icons.
public enum ProductIconPhase {
  case loading
  case unavailable
  case failure(any Error)
  case success(Image)

  /// The icon, once it is loaded.
  public var promotionalIcon: Image? {
    if case .success(let image) = self { image } else { nil }
  }
}

/// The placeholder of an icon while its product loads.
public struct AutomaticProductPlaceholderIcon: View {
  public var body: some View {
    RoundedRectangle(cornerRadius: 12).fill(.quaternary).aspectRatio(1, contentMode: .fit)
  }
}

/// A product of the store with its price, which buys it.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  @Environment(\.productViewStyle) private var style
  @Environment(\.storePurchaseHandlers) private var handlers
  @State private var loaded: Product.TaskState = .loading
  @State private var isOwned = false
  private let id: Product.ID
  private let given: Product?
  private let fixed: ProductViewStyleConfiguration?
  private let icon: @MainActor () -> Icon
  private let placeholder: PlaceholderIcon

  private init(
    id: Product.ID, product: Product? = nil, configuration: ProductViewStyleConfiguration? = nil,
    icon: @escaping @MainActor () -> Icon, placeholder: PlaceholderIcon
  ) {
    self.id = id
    (given, fixed) = (product, configuration)
    (self.icon, self.placeholder) = (icon, placeholder)
  }

  private var state: Product.TaskState { given.map { .success($0) } ?? loaded }

  private var configuration: ProductViewStyleConfiguration {
    if let fixed { return fixed }
    return ProductViewStyleConfiguration(
      icon: .init(content: state.product == nil ? AnyView(placeholder) : AnyView(icon())),
      hasCurrentEntitlement: isOwned, state: state
    ) { [handlers] product in Task { await handlers.buy(product) } }
  }

  public var body: some View {
    let content = (style ?? ProductViewStyleBox(.automatic)).makeBody(configuration)
    if fixed != nil {
      content
    } else {
      content
        .storeProductTask(for: id) { if given == nil { loaded = $0 } }
        .currentEntitlementTask(for: id) { isOwned = ($0.value ?? nil) != nil }
    }
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// - Parameter prefersPromotionalIcon: Whether the icon of the store is shown; simulated stores have none.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(id: id, icon: { EmptyView() }, placeholder: EmptyView())
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(id: product.id, product: product, icon: { EmptyView() }, placeholder: EmptyView())
  }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
  ) { self.init(id: id, icon: icon, placeholder: AutomaticProductPlaceholderIcon()) }
  public init(id: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
    self.init(id: id, icon: { icon(.unavailable) }, placeholder: AutomaticProductPlaceholderIcon())
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
  ) { self.init(id: product.id, product: product, icon: icon, placeholder: EmptyView()) }
  public init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
    self.init(id: product.id, product: product, icon: { icon(.unavailable) }, placeholder: EmptyView())
  }
}

extension ProductView {
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(id: id, icon: icon, placeholder: placeholderIcon()) }
  public init(
    id: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(id: id, icon: { icon(.unavailable) }, placeholder: placeholderIcon()) }
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Creates a view in a custom style, such as a standard style with additions.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(
      id: configuration.product?.id ?? "", configuration: configuration, icon: { configuration.icon },
      placeholder: EmptyView())
  }
}
