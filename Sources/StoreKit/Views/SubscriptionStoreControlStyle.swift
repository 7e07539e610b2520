import SwiftUI

/// The parts of the control that chooses and buys a subscription.
@preconcurrency @MainActor
public struct SubscriptionStoreControlStyleConfiguration {
  /// A subscription to choose.
  public struct Option: Identifiable {
    public let subscription: Product
    /// Whether the person has subscribed to it.
    public let isActive: Bool
    let icon: AnyView?
    let buy: @MainActor () -> Void
    public nonisolated var id: Product.ID { subscription.id }
    /// Buys the subscription.
    @MainActor public func subscribe() { buy() }
  }
  public let options: [Option]
}

/// A style of the control that chooses and buys a subscription.
@preconcurrency @MainActor
public protocol SubscriptionStoreControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
}

/// A picker for several subscriptions, a button for a single one.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.options.count > 1 {
      SubscriptionPicker(options: configuration.options, isProminent: false)
    } else {
      SubscriptionButtons(options: configuration.options)
    }
  }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionButtons(options: configuration.options)
  }
}

/// A list to choose from, with one button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(options: configuration.options, isProminent: false)
  }
}

/// A list to choose from that emphasizes the selection, with one button.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(options: configuration.options, isProminent: true)
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { .init() }
}

/// The settings of the control of a subscription store.
struct SubscriptionControlSettings {
  var makeBody: (@MainActor (SubscriptionStoreControlStyleConfiguration) -> AnyView)?
  var buttonLabel = SubscriptionStoreButtonLabel.automatic
  var icon: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)?
  var background: AnyShapeStyle?
  var itemBackground: AnyShapeStyle?
  nonisolated init() {}
}

private struct SubscriptionControlSettingsKey: EnvironmentKey {
  static var defaultValue: SubscriptionControlSettings { SubscriptionControlSettings() }
}

extension EnvironmentValues {
  var subscriptionControl: SubscriptionControlSettings {
    get { self[SubscriptionControlSettingsKey.self] }
    set { self[SubscriptionControlSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control that chooses and buys a subscription.
  nonisolated public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(_ style: Style)
    -> some View
  {
    transformEnvironment(\.subscriptionControl) { settings in
      settings.makeBody = {
        AnyView(StyleHost(style: style, configuration: $0) { $0.makeBody(configuration: $1) })
      }
    }
  }
  /// Sets the text of the buttons that subscribe.
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    transformEnvironment(\.subscriptionControl) { $0.buttonLabel = label }
  }
  /// Sets the icons of subscriptions.
  nonisolated public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View {
    transformEnvironment(\.subscriptionControl) { $0.icon = { AnyView(icon($0, $1)) } }
  }
  /// Sets the background of the control.
  nonisolated public func subscriptionStoreControlBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.subscriptionControl) { $0.background = AnyShapeStyle(style) }
  }
  /// Sets the background of the subscriptions in a list.
  nonisolated public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.subscriptionControl) { $0.itemBackground = AnyShapeStyle(style) }
  }
}

// MARK: Standard controls

/// A button that subscribes.
private struct SubscribeButton: View {
  @Environment(\.subscriptionControl) private var settings
  let option: SubscriptionStoreControlStyleConfiguration.Option
  let naming: SubscriptionStoreButtonLabel.Content

  var body: some View {
    Button(action: option.subscribe) {
      VStack(spacing: 2) {
        Text(title).fontWeight(.semibold)
        if let subtitle { Text(subtitle).font(.caption) }
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(option.isActive)
  }

  private var product: Product { option.subscription }
  private var content: SubscriptionStoreButtonLabel.Content {
    settings.buttonLabel.content == .automatic ? naming : settings.buttonLabel.content
  }
  private var title: String {
    switch content {
    case .displayName: product.displayName
    case .price: product.priceWithPeriod
    case .action, .automatic: product.freeTrial == nil ? "Subscribe" : "Try It Free"
    }
  }
  private var subtitle: String? {
    guard settings.buttonLabel.isMultiline else { return nil }
    return content == .price ? product.displayName : product.priceWithTrial
  }
}

/// The terms below a button.
private struct RenewalCaption: View {
  let product: Product
  var body: some View {
    Text("Plan auto-renews for \(product.priceWithPeriod) until cancelled.")
      .font(.caption)
      .foregroundStyle(Color.secondary)
      .multilineTextAlignment(.center)
  }
}

private struct SubscriptionButtons: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  var body: some View {
    VStack(spacing: 10) {
      if options.count == 1 { RenewalCaption(product: options[0].subscription) }
      ForEach(options) {
        SubscribeButton(option: $0, naming: options.count > 1 ? .displayName : .action)
      }
    }
  }
}

private struct SubscriptionPicker: View {
  @Environment(\.subscriptionControl) private var settings
  @State private var chosen: Product.ID?
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  let isProminent: Bool

  private var selection: SubscriptionStoreControlStyleConfiguration.Option? {
    options.first { $0.id == chosen } ?? options.first { !$0.isActive } ?? options.first
  }

  var body: some View {
    VStack(spacing: 12) {
      ForEach(options) { row($0) }
      if let selection {
        RenewalCaption(product: selection.subscription).padding(.top, 4)
        SubscribeButton(option: selection, naming: .action)
      }
    }
  }

  private func row(_ option: SubscriptionStoreControlStyleConfiguration.Option) -> some View {
    let product = option.subscription
    let isSelected = option.id == selection?.id
    let shape = RoundedRectangle(cornerRadius: 14)
    return Button {
      chosen = option.id
    } label: {
      HStack(spacing: 12) {
        if let icon = option.icon { icon.font(.title2).frame(minWidth: 32) }
        VStack(alignment: .leading, spacing: 3) {
          Text(product.displayName).font(.headline)
          Text(product.priceWithTrial).font(.subheadline)
          if !product.description.isEmpty {
            Text(product.description).font(.footnote).foregroundStyle(Color.secondary)
          }
        }
        .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      }
      .padding(14)
      .background(settings.itemBackground ?? AnyShapeStyle(Color(.secondarySystemBackground)), in: shape)
      .overlay { if isProminent, isSelected { shape.strokeBorder(.tint, lineWidth: 2) } }
      .contentShape(shape)
    }
    .buttonStyle(.plain)
    .disabled(option.isActive)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
