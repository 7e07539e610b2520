import SwiftUI

/// The parts of a product view.
@preconcurrency @MainActor
public struct ProductViewStyleConfiguration {
  /// The icon of the product, or its placeholder.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The icon of the product, or its placeholder.
  public let icon: Icon
  /// Whether the person owns the product.
  public let hasCurrentEntitlement: Bool
  /// The progress of loading the product.
  public let state: Product.TaskState
  let buy: @MainActor (Product) -> Void

  /// The product, once it is loaded.
  public var product: Product? { state.product }
  /// Buys the product; no effect before it is loaded.
  public func purchase() { if let product { buy(product) } }
}

/// A style of product views.
@preconcurrency @MainActor
public protocol ProductViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProductViewStyleConfiguration
}

/// The regular style.
public struct AutomaticProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RegularProductViewStyle().makeBody(configuration: configuration)
  }
}

/// Icon, texts and price in a row.
public struct CompactProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      ProductIcon(configuration, maximum: 50)
      ProductTexts(configuration, title: .subheadline.weight(.semibold), description: .caption, .leading)
      Spacer(minLength: 8)
      PriceButton(configuration).buttonStyle(.bordered)
    }
  }
}

/// The icon beside texts and price.
public struct RegularProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) {
      ProductIcon(configuration, maximum: 100)
      VStack(alignment: .leading, spacing: 10) {
        ProductTexts(configuration, title: .headline, description: .subheadline, .leading)
        PriceButton(configuration).buttonStyle(.bordered)
      }
      Spacer(minLength: 0)
    }
  }
}

/// The icon above texts and price.
public struct LargeProductViewStyle: ProductViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      ProductIcon(configuration, maximum: 200)
      ProductTexts(configuration, title: .title2.bold(), description: .body, .center)
        .multilineTextAlignment(.center)
      PriceButton(configuration).buttonStyle(.borderedProminent).controlSize(.large)
    }
    .frame(maxWidth: .infinity)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: AutomaticProductViewStyle { .init() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: CompactProductViewStyle { .init() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: RegularProductViewStyle { .init() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: LargeProductViewStyle { .init() }
}

private struct ProductIcon: View {
  @Environment(\.hasProductIconBorder) private var hasBorder
  let icon: ProductViewStyleConfiguration.Icon
  let maximum: CGFloat
  init(_ configuration: ProductViewStyleConfiguration, maximum: CGFloat) {
    (icon, self.maximum) = (configuration.icon, maximum)
  }

  var body: some View {
    icon.frame(maxWidth: maximum, maxHeight: maximum)
      .overlay { if hasBorder { RoundedRectangle(cornerRadius: maximum * 0.22).stroke(.quaternary) } }
  }
}

private struct ProductTexts: View {
  @Environment(\.productDescriptionVisibility) private var visibility
  let state: Product.TaskState
  let title: Font
  let descriptionFont: Font
  let alignment: HorizontalAlignment

  init(
    _ configuration: ProductViewStyleConfiguration, title: Font, description: Font,
    _ alignment: HorizontalAlignment
  ) {
    state = configuration.state
    (self.title, descriptionFont, self.alignment) = (title, description, alignment)
  }

  var body: some View {
    VStack(alignment: alignment, spacing: 2) {
      switch state {
      case .success(let product):
        texts(product.displayName, product.description)
      case .loading:
        texts("Product Name", "Description of the product").redacted(reason: .placeholder)
      case .unavailable, .failure:
        texts("Product Unavailable", "")
      }
    }
  }

  @ViewBuilder
  private func texts(_ name: String, _ description: String) -> some View {
    Text(name).font(title)
    if visibility != .hidden, !description.isEmpty {
      Text(description).font(descriptionFont).foregroundStyle(Color.secondary)
    }
  }
}

/// The price, which buys the product.
struct PriceButton: View {
  let configuration: ProductViewStyleConfiguration
  init(_ configuration: ProductViewStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    Button(action: configuration.purchase) {
      if configuration.hasCurrentEntitlement {
        Image(systemName: "checkmark").accessibilityLabel("Purchased")
      } else {
        Text(configuration.product?.priceWithPeriod ?? "$0.00")
      }
    }
    .fontWeight(.semibold)
    .buttonBorderShape(.capsule)
    .disabled(configuration.product == nil || configuration.hasCurrentEntitlement)
    .opacity(isHidden ? 0 : 1)
    .redacted(reason: isLoading ? .placeholder : [])
  }

  private var isLoading: Bool { if case .loading = configuration.state { true } else { false } }
  private var isHidden: Bool { configuration.product == nil && !isLoading }
}

/// A style, type-erased.
struct ProductViewStyleBox {
  let makeBody: @MainActor (ProductViewStyleConfiguration) -> AnyView
  init<Style: ProductViewStyle>(_ style: Style) {
    makeBody = { configuration in
      AnyView(StyleHost(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
  }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: ProductViewStyleBox? { nil }
}
private struct ProductDescriptionKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private struct ProductIconBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var productViewStyle: ProductViewStyleBox? {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
  var productDescriptionVisibility: Visibility {
    get { self[ProductDescriptionKey.self] }
    set { self[ProductDescriptionKey.self] = newValue }
  }
  var hasProductIconBorder: Bool {
    get { self[ProductIconBorderKey.self] }
    set { self[ProductIconBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of product views.
  nonisolated public func productViewStyle<Style: ProductViewStyle>(_ style: Style) -> some View {
    styled(style, \.productViewStyle) { style, _ in ProductViewStyleBox(style) }
  }
  /// Shows or hides the descriptions in product views.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View {
    environment(\.productDescriptionVisibility, visibility)
  }
  /// Draws a border around the icons of product views.
  nonisolated public func productIconBorder() -> some View { environment(\.hasProductIconBorder, true) }
}
