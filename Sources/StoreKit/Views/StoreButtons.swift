import SwiftUI

/// A button of the views of the store.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// Closes the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// Restores purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// Redeems a code of an offer.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Signs in to the app's own account.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// Shows terms of service and privacy policy.
  public static let policies = StoreButtonKind(name: "policies")
}

/// A policy of a subscription.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  let title: String
  public static let termsOfService = SubscriptionStorePolicyKind(title: "Terms of Service")
  public static let privacyPolicy = SubscriptionStorePolicyKind(title: "Privacy Policy")
}

/// The settings of the buttons of the views of the store.
struct StoreButtonSettings {
  var visibility: [StoreButtonKind: Visibility] = [:]
  var policies: [SubscriptionStorePolicyKind: AnyView] = [:]
  var policyLinks: [SubscriptionStorePolicyKind: URL] = [:]
  var policyStyle: AnyShapeStyle?
  var signIn: (@MainActor () -> Void)?
  nonisolated init() {}

  func shows(_ kind: StoreButtonKind, automatic: Bool = false) -> Bool {
    switch visibility[kind] ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: automatic
    }
  }
}

private struct StoreButtonSettingsKey: EnvironmentKey {
  static var defaultValue: StoreButtonSettings { StoreButtonSettings() }
}

extension EnvironmentValues {
  var storeButtons: StoreButtonSettings {
    get { self[StoreButtonSettingsKey.self] }
    set { self[StoreButtonSettingsKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides buttons of the views of the store.
  nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...)
    -> some View
  {
    transformEnvironment(\.storeButtons) {
      for kind in buttonKinds { $0.visibility[kind] = visibility }
    }
  }
  /// Sets the page of a policy.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { transformEnvironment(\.storeButtons) { $0.policyLinks[button] = url } }
  /// Sets the view of a policy.
  nonisolated public func subscriptionStorePolicyDestination<Content: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
  ) -> some View {
    let content = AnyView(destination())
    return transformEnvironment(\.storeButtons) { $0.policies[button] = content }
  }
  /// Sets the style of the buttons of policies.
  nonisolated public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.storeButtons) { $0.policyStyle = AnyShapeStyle(style) }
  }
  nonisolated public func subscriptionStorePolicyForegroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { subscriptionStorePolicyForegroundStyle(primary) }
  /// Adds a button that signs in to the app's own account.
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    transformEnvironment(\.storeButtons) { $0.signIn = action }
  }
}

/// Closes the view, in the corner.
struct StoreCancelButton: View {
  @Environment(\.storeButtons) private var buttons
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if buttons.shows(.cancellation, automatic: isPresented) {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill")
          .font(.title2)
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(Color.secondary)
      }
      .accessibilityLabel("Close")
      .padding()
    }
  }
}

/// The buttons below the products.
struct StoreAuxiliaryButtons: View {
  @Environment(\.storeButtons) private var buttons
  @State private var shown: SubscriptionStorePolicyKind?
  @State private var isRedeeming = false
  private let policies: [SubscriptionStorePolicyKind] = [.termsOfService, .privacyPolicy]

  var body: some View {
    VStack(spacing: 10) {
      if buttons.shows(.restorePurchases) {
        Button("Restore Purchases") { Task { try? await AppStore.sync() } }
      }
      if buttons.shows(.redeemCode) { Button("Redeem Code") { isRedeeming = true } }
      if let signIn = buttons.signIn, buttons.shows(.signIn, automatic: true) {
        Button("Sign In", action: signIn)
      }
      let known = policies.filter { buttons.policies[$0] != nil || buttons.policyLinks[$0] != nil }
      if !known.isEmpty, buttons.shows(.policies, automatic: true) {
        HStack(spacing: 16) { ForEach(known, id: \.self) { policy($0) } }
          .font(.footnote)
          .foregroundStyle(buttons.policyStyle ?? AnyShapeStyle(.tint))
      }
    }
    .font(.subheadline)
    .sheet(item: $shown) { buttons.policies[$0] }
    .offerCodeRedemption(isPresented: $isRedeeming)
  }

  @ViewBuilder
  private func policy(_ kind: SubscriptionStorePolicyKind) -> some View {
    if buttons.policies[kind] != nil {
      Button(kind.title) { shown = kind }
    } else if let url = buttons.policyLinks[kind] {
      Link(kind.title, destination: url)
    }
  }
}

extension SubscriptionStorePolicyKind: Identifiable {
  public var id: Self { self }
}
