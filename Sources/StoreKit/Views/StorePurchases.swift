import SwiftUI

/// The app's part in purchases that views of the store make.
struct StorePurchaseHandlers {
  var options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
  var start: (@MainActor (Product) async -> Void)?
  var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  nonisolated init() {}

  /// Buys a product. Without a completion handler, the transaction is an element of `Transaction.updates`.
  func buy(_ product: Product) async {
    await start?(product)
    let options = await options?(product) ?? []
    let result: Result<Product.PurchaseResult, any Error>
    do {
      result = .success(try await product.purchase(options: options))
    } catch {
      result = .failure(error)
    }
    if let completion { return await completion(product, result) }
    if case .success(.success(.verified(let transaction))) = result { Store.shared.announce(transaction) }
  }
}

private struct StorePurchaseHandlersKey: EnvironmentKey {
  static var defaultValue: StorePurchaseHandlers { StorePurchaseHandlers() }
}

extension EnvironmentValues {
  var storePurchaseHandlers: StorePurchaseHandlers {
    get { self[StorePurchaseHandlersKey.self] }
    set { self[StorePurchaseHandlersKey.self] = newValue }
  }
}

extension View {
  /// Sets the options of purchases that views of the store make.
  @preconcurrency
  nonisolated public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { transformEnvironment(\.storePurchaseHandlers) { $0.options = options } }

  /// Adds an action to perform before a view of the store makes a purchase.
  @preconcurrency
  nonisolated public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?)
    -> some View
  {
    transformEnvironment(\.storePurchaseHandlers) { $0.start = action }
  }

  /// Adds an action to perform when a purchase of a view of the store ends.
  @preconcurrency
  nonisolated public func onInAppPurchaseCompletion(
    perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { transformEnvironment(\.storePurchaseHandlers) { $0.completion = action } }
}

/// Buys a product, from `@Environment(\.purchase)`.
@preconcurrency @MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Buys a product, as `Product.purchase(options:)` does.
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

private struct PurchaseActionKey: EnvironmentKey { static let defaultValue = PurchaseAction() }

extension EnvironmentValues {
  /// Buys a product.
  public var purchase: PurchaseAction { self[PurchaseActionKey.self] }
}
