import SwiftUI

extension View {
  /// Presents the person's subscriptions.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { SubscriptionManager(group: nil) }
  }
  /// Presents the person's subscriptions of a group.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    sheet(isPresented: isPresented) { SubscriptionManager(group: subscriptionGroupID) }
  }

  /// Asks for a refund. Simulated stores grant it; without one it fails.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    alert("Request a Refund", isPresented: isPresented) {
      Button("Cancel", role: .cancel) { onDismiss?(.success(.userCancelled)) }
      Button("Request Refund") {
        onDismiss?(Store.shared.refund(transactionID) ? .success(.success) : .failure(.failed))
      }
    }
  }

  /// Asks for the code of an offer. No store has offers with codes: the request fails.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    alert("Redeem Code", isPresented: isPresented) {
      Button("OK") { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }
    } message: {
      Text("Codes cannot be redeemed in the current storefront.")
    }
  }
}

extension Transaction {
  /// The result of a request for a refund.
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  /// The error of a request for a refund.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

/// A subscription of the person.
private struct ManagedSubscription: Identifiable {
  let transaction: Transaction
  let name: String
  let price: String
  let isRenewing: Bool
  var id: UInt64 { transaction.id }

  @MainActor
  init(_ transaction: Transaction) {
    self.transaction = transaction
    let item = Store.shared.item(transaction.productID)
    name = item?.name ?? transaction.productID
    price = item.flatMap { Store.shared.catalog?.format($0.price) } ?? ""
    isRenewing = Store.shared.isRenewing(transaction.id)
  }

  /// When the subscription renews or ends.
  var term: String? {
    transaction.expirationDate.map {
      "\(isRenewing ? "Renews" : "Expires") \($0.formatted(date: .long, time: .omitted))"
    }
  }
}

/// The subscriptions of a simulated store, with a button that cancels the renewal.
private struct SubscriptionManager: View {
  @Environment(\.dismiss) private var dismiss
  @State private var subscriptions: [ManagedSubscription] = []
  let group: String?

  var body: some View {
    NavigationStack {
      List {
        ForEach(subscriptions) { subscription in
          Section {
            LabeledContent(subscription.name, value: subscription.price)
            if subscription.isRenewing {
              Button("Cancel Subscription", role: .destructive) {
                Store.shared.cancelRenewal(subscription.id)
                load()
              }
            }
          } footer: {
            if let term = subscription.term { Text(term) }
          }
        }
      }
      .overlay {
        if subscriptions.isEmpty {
          ContentUnavailableView("No Subscriptions", systemImage: "creditcard")
        }
      }
      .navigationTitle("Subscriptions")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") { dismiss() } }
    }
    .onAppear { load() }
  }

  private func load() {
    subscriptions = Store.shared.entitlements.filter {
      $0.productType == .autoRenewable && (group == nil || $0.subscriptionGroupID == group)
    }.map { ManagedSubscription($0) }
  }
}
