import SwiftUI

extension View {
  /// Loads a product while the view is visible, and reports the progress.
  @preconcurrency
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      do {
        let found = try await Product.products(for: [id]).first
        await action(found.map { .success($0) } ?? .unavailable)
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Loads products while the view is visible, and reports the progress.
  @preconcurrency
  nonisolated public func storeProductsTask<Identifiers: Collection<Product.ID> & Equatable & Sendable>(
    for ids: Identifiers, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) {
      await action(.loading)
      do {
        let found = try await Product.products(in: ids)
        let known = Set(found.map(\.id))
        await action(.success(found, unavailable: ids.filter { !known.contains($0) }))
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Reports the status of the subscriptions of a group while the view is visible, and each change of it.
  @preconcurrency
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    entitlementTask(groupID, priority, action) { try await Product.SubscriptionInfo.status(for: groupID) }
  }

  /// Reports the purchase that entitles to a product while the view is visible, and each change of it.
  @preconcurrency
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    entitlementTask(productID, priority, action) { await Transaction.currentEntitlement(for: productID) }
  }

  nonisolated private func entitlementTask<Value>(
    _ id: String, _ priority: TaskPriority,
    _ action: @escaping @MainActor (EntitlementTaskState<Value>) async -> Void,
    _ load: @escaping @MainActor () async throws -> Value
  ) -> some View {
    task(id: id, priority: priority) {
      let changes = Store.shared.changes()
      await action(.loading)
      await Self.report(action, load)
      for await _ in changes { await Self.report(action, load) }
    }
  }

  nonisolated private static func report<Value>(
    _ action: @MainActor (EntitlementTaskState<Value>) async -> Void,
    _ load: @MainActor () async throws -> Value
  ) async {
    do {
      await action(.success(try await load()))
    } catch {
      await action(.failure(error))
    }
  }
}

extension Product {
  /// Returns the products in the order of the identifiers.
  nonisolated(nonsending) static func products<Identifiers: Collection<Product.ID>>(
    in identifiers: Identifiers
  ) async throws -> [Product] {
    let found = try await products(for: identifiers)
    let known = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return identifiers.compactMap { known[$0] }
  }
}
