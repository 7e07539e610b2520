import PortolanTesting
import StoreKit
import StoreKitTest
import SwiftUI
import XCTest

/// Tests of the views that show products of a store that a file simulates.
@MainActor
final class StoreViewTests: XCTestCase {
  private var app: TestApp!

  /// Starts an app, and then opens its store, because each app begins without one.
  private func openStore() throws -> SKTestSession {
    app = TestApp()
    func subscription(_ id: String, _ name: String, _ price: String, _ level: Int) -> String {
      """
      {"displayPrice": "\(price)", "groupNumber": \(level), "productID": "\(id)",
       "introductoryOffer": {"internalID": "o", "paymentMode": "free", "subscriptionPeriod": "P1W"},
       "localizations": [{"description": "About \(name)", "displayName": "\(name)", "locale": "en_US"}],
       "recurringSubscriptionPeriod": "P1M", "subscriptionGroupID": "g", "type": "RecurringSubscription"}
      """
    }
    let text = """
      {"settings": {"_locale": "en_US", "_storefront": "USA"}, "products": [
        {"displayPrice": "0.99", "productID": "coins", "type": "Consumable",
         "localizations": [{"description": "A hundred", "displayName": "Coins", "locale": "en_US"}]},
        {"displayPrice": "4.99", "productID": "charts", "type": "NonConsumable",
         "localizations": [{"description": "All charts", "displayName": "Sea Charts", "locale": "en_US"}]}],
       "subscriptionGroups": [{"id": "g", "subscriptions": [
        \(subscription("crew", "Crew", "2.99", 2)), \(subscription("captain", "Captain", "5.99", 1))]}]}
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Shop-\(UUID().uuidString).storekit")
    try Data(text.utf8).write(to: file)
    let session = try SKTestSession(contentsOf: file)
    session.disableDialogs = true
    return session
  }

  private func show<V: View>(_ view: V) -> TestApp {
    app.show(UIHostingController(rootView: view))
    app.settle()
    return app
  }

  func testAProductIsBoughtByItsPrice() throws {
    let session = try openStore()
    var log: [String] = []
    let app = show(
      VStack {
        ProductView(id: "charts") { Image(systemName: "map") }
        ProductView(id: "coins").productViewStyle(.compact).productDescription(.hidden)
        ProductView(id: "absent").productViewStyle(.large)
      }
      .onInAppPurchaseStart { log.append("start \($0.id)") }
      .onInAppPurchaseCompletion { product, result in
        if case .success(.success(let transaction)) = result {
          log.append("bought \(product.id) \(transaction.unsafePayloadValue.purchasedQuantity)")
        }
      }
      .inAppPurchaseOptions { $0.id == "coins" ? [.quantity(3)] : [] })
    for text in ["Sea Charts", "All charts", "Coins", "$0.99", "Product Unavailable"] {
      XCTAssertTrue(app.sees(text), text)
    }
    XCTAssertFalse(app.sees("A hundred"))
    app.tap("$4.99")
    app.settle()
    app.tap("$0.99")
    app.settle()
    XCTAssertEqual(log, ["start charts", "bought charts 1", "start coins", "bought coins 3"])
    XCTAssertFalse(app.sees("$4.99"), "an owned product has no price")
    XCTAssertTrue(app.sees("Purchased"))
    XCTAssertTrue(app.sees("$0.99"), "a consumable product is bought again")
    session.clearTransactions()
    app.settle()
    XCTAssertTrue(app.sees("$4.99"))
  }

  func testPurchasesWithoutAnActionAreUpdates() throws {
    struct Screen: View {
      @State private var bought = "nothing"
      var body: some View {
        VStack {
          ProductView(id: "coins")
          Text("Bought \(bought)")
        }
        .task {
          for await update in Transaction.updates { bought = update.unsafePayloadValue.productID }
        }
      }
    }
    _ = try openStore()
    let app = show(Screen())
    app.tap("$0.99")
    app.settle()
    XCTAssertTrue(app.sees("Bought coins"))
  }

  func testAStyleOfTheAppReadsTheProduct() throws {
    struct Line: ProductViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        switch configuration.state {
        case .success(let product): Button("Buy \(product.displayName)") { configuration.purchase() }
        default: Text("None")
        }
        if configuration.hasCurrentEntitlement { Text("Mine") }
      }
    }
    _ = try openStore()
    let app = show(ProductView(id: "charts").productViewStyle(Line()))
    XCTAssertFalse(app.sees("Mine"))
    app.tap("Buy Sea Charts")
    app.settle()
    XCTAssertTrue(app.sees("Mine"))
  }

  func testAStoreListsItsProducts() throws {
    _ = try openStore()
    let app = show(
      StoreView(ids: ["coins", "absent", "charts"]) { product in Text("Icon of \(product.id)") }
        .storeButton(.visible, for: .restorePurchases))
    for text in ["Coins", "Icon of charts", "$4.99", "Restore Purchases"] {
      XCTAssertTrue(app.sees(text), text)
    }
    XCTAssertTrue(show(StoreView(ids: ["absent"])).sees("Store Unavailable"))
  }

  private struct Shop: View {
    var visible = Product.SubscriptionRelationship.all
    var body: some View {
      SubscriptionStoreView(groupID: "g", visibleRelationships: visible) {
        Text("Sail With Us")
          .containerBackground(for: .subscriptionStoreFullHeight) { Color.green }
      }
      .subscriptionStoreControlIcon { _, info in Text("Level \(info.groupLevel)") }
      .storeButton(.visible, for: .redeemCode)
    }
  }

  func testASubscriptionIsChosenAndBought() throws {
    let session = try openStore()
    let app = show(Shop())
    for text in ["Sail With Us", "Crew", "Captain", "Level 1", "About Crew", "Redeem Code"] {
      XCTAssertTrue(app.sees(text), text)
    }
    XCTAssertTrue(app.sees("1 week free, then $5.99/month"))
    XCTAssertTrue(app.sees("Plan auto-renews for $2.99/month until cancelled."), "the first is selected")
    app.tap("Captain")
    app.settle()
    XCTAssertTrue(app.sees("Plan auto-renews for $5.99/month until cancelled."))
    app.tap("Try It Free")
    app.settle()
    XCTAssertEqual(session.allTransactions().map(\.productIdentifier), ["captain"])
    XCTAssertFalse(show(Shop(visible: .upgrade)).sees("Crew"), "nothing is above the captain")
    let below = show(Shop(visible: .downgrade))
    XCTAssertTrue(below.sees("Plan auto-renews for $2.99/month until cancelled."), "a button for one")
  }

  func testTheBackgroundOfAStoreFillsIt() throws {
    _ = try openStore()
    let app = show(Shop())
    let image = try XCTUnwrap(app.snapshot(scale: 1, includesStatusBar: false))
    let data = try XCTUnwrap(image.dataProvider?.data as Data?)
    for row in [2, image.height - 3] {
      let index = row * image.bytesPerRow + 8
      XCTAssertEqual(data[index + 1], 199, "the green of the system at \(row)")
      XCTAssertLessThan(data[index + 2], 100)
    }
  }

  func testButtonsNameSubscriptions() throws {
    _ = try openStore()
    let view = SubscriptionStoreView(productIDs: ["captain", "crew"]).subscriptionStoreControlStyle(.buttons)
    XCTAssertTrue(show(view).sees("Captain"))
    let multiline = show(view.subscriptionStoreButtonLabel(.multiline.price))
    XCTAssertTrue(multiline.sees("$5.99/month"))
    XCTAssertTrue(multiline.sees("Crew"))
    XCTAssertTrue(show(SubscriptionStoreView(groupID: "other")).sees("Subscription Unavailable"))
  }

  func testTheStatusIsReportedAtEachChange() throws {
    struct Screen: View {
      @State private var states: [String] = []
      var body: some View {
        Text(states.joined(separator: " "))
          .subscriptionStatusTask(for: "g") { state in
            let counted = state.map { statuses in statuses.map { $0.state == .subscribed ? "on" : "off" } }
            switch counted {
            case .loading: states.append("loading")
            case .failure: states.append("failure")
            case .success(let all): states.append("[\(all.joined())]")
            }
          }
      }
    }
    let session = try openStore()
    let app = show(Screen())
    XCTAssertTrue(app.sees("loading []"))
    try session.buyProduct(productIdentifier: "crew")
    app.settle()
    XCTAssertTrue(app.sees("loading [] [on]"))
    try session.expireSubscription(productIdentifier: "crew")
    app.settle()
    XCTAssertTrue(app.sees("loading [] [on] [off]"))
  }

  func testSubscriptionsAreManaged() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Manage") { isShown = true }
          .manageSubscriptionsSheet(isPresented: $isShown, subscriptionGroupID: "g")
      }
    }
    let session = try openStore()
    let app = show(Screen())
    app.tap("Manage")
    app.settle()
    XCTAssertTrue(app.sees("No Subscriptions"))
    app.tap("Done")
    app.settle()
    try session.buyProduct(productIdentifier: "crew")
    app.tap("Manage")
    app.settle()
    XCTAssertTrue(app.sees("Crew"))
    app.tap("Cancel Subscription")
    app.settle()
    XCTAssertFalse(app.sees("Cancel Subscription"))
    XCTAssertTrue(app.sees("Crew"), "valid until it expires")
  }
}
