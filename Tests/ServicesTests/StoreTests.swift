import PortolanTesting
import StoreKit
import StoreKitTest
import XCTest

/// Tests of purchases in a store that a file simulates.
@MainActor
final class StoreTests: XCTestCase {
  private func file() throws -> URL {
    let text = """
      {"identifier": "1", "version": {"major": 2, "minor": 0}, "settings": {"_locale": "en_US", "_storefront": "USA"},
       "nonRenewingSubscriptions": [],
       "products": [
        {"displayPrice": "0.99", "familyShareable": false, "internalID": "a", "productID": "coins",
         "localizations": [{"description": "A hundred", "displayName": "Coins", "locale": "en_US"}],
         "referenceName": "Coins", "type": "Consumable"},
        {"displayPrice": "4.99", "familyShareable": true, "internalID": "b", "productID": "charts",
         "localizations": [{"description": "All charts", "displayName": "Sea Charts", "locale": "en_US"}],
         "referenceName": "Charts", "type": "NonConsumable"},
        {"type": "NonConsumable"}],
       "subscriptionGroups": [{"id": "g", "name": "Weather", "localizations": [], "subscriptions": [
        {"displayPrice": "2.99", "familyShareable": false, "groupNumber": 1, "internalID": "c", "productID": "monthly",
         "introductoryOffer": {"internalID": "d", "paymentMode": "free", "subscriptionPeriod": "P1W"},
         "localizations": [{"description": "", "displayName": "Weather", "locale": "en_US"}],
         "recurringSubscriptionPeriod": "P1M", "referenceName": "Monthly", "subscriptionGroupID": "g",
         "type": "RecurringSubscription"}]}]}
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Shop-\(UUID().uuidString).storekit")
    try Data(text.utf8).write(to: file)
    return file
  }

  private func product(_ identifier: String) async throws -> Product {
    let products = try await Product.products(for: [identifier])
    return try XCTUnwrap(products.first)
  }

  func testProductsComeFromTheFile() async throws {
    _ = try SKTestSession(contentsOf: file())
    let products = try await Product.products(for: ["charts", "monthly", "absent"])
    XCTAssertEqual(products.map(\.id), ["charts", "monthly"])
    XCTAssertEqual(products[0].displayName, "Sea Charts")
    XCTAssertEqual(products[0].price, Decimal(string: "4.99"))
    XCTAssertEqual(products[0].displayPrice, "$4.99")
    XCTAssertEqual(products[0].type, .nonConsumable)
    XCTAssertTrue(products[0].isFamilyShareable)
    let subscription = try XCTUnwrap(products[1].subscription)
    XCTAssertEqual(subscription.subscriptionPeriod, .monthly)
    XCTAssertEqual(subscription.introductoryOffer?.paymentMode, .freeTrial)
    XCTAssertEqual(subscription.introductoryOffer?.period, .weekly)
    XCTAssertThrowsError(try SKTestSession(contentsOf: URL(fileURLWithPath: "/nowhere.storekit")))
  }

  func testPurchasesAndEntitlements() async throws {
    let session = try SKTestSession(contentsOf: file())
    session.disableDialogs = true
    let charts = try await product("charts")
    guard case .success(let result) = try await charts.purchase() else {
      return XCTFail("the product was not bought")
    }
    let transaction = try result.payloadValue
    XCTAssertEqual(transaction.productID, "charts")
    var unfinished: [String] = []
    for await item in Transaction.unfinished { unfinished.append(try item.payloadValue.productID) }
    XCTAssertEqual(unfinished, ["charts"])
    await transaction.finish()
    for await _ in Transaction.unfinished { XCTFail("the transaction is finished") }
    let coins = try await product("coins")
    _ = try await coins.purchase(options: [.quantity(3)])
    var entitled: [String] = []
    for await item in Transaction.currentEntitlements { entitled.append(try item.payloadValue.productID) }
    XCTAssertEqual(entitled, ["charts"])
    let latest = await Transaction.latest(for: "coins")
    XCTAssertEqual(try latest?.payloadValue.purchasedQuantity, 3)
    try session.refundTransaction(identifier: UInt(transaction.id))
    let refunded = await charts.currentEntitlement
    XCTAssertNil(refunded)
    session.clearTransactions()
    for await _ in Transaction.all { XCTFail("there are no transactions") }
  }

  func testSubscriptionsExpireAndRenew() async throws {
    let session = try SKTestSession(contentsOf: file())
    session.disableDialogs = true
    let monthly = try await product("monthly")
    let info = try XCTUnwrap(monthly.subscription)
    let before = await info.isEligibleForIntroOffer
    XCTAssertTrue(before)
    _ = try await monthly.purchase()
    let after = await info.isEligibleForIntroOffer
    XCTAssertFalse(after)
    var states = try await info.status.map(\.state)
    XCTAssertEqual(states, [.subscribed])
    try session.expireSubscription(productIdentifier: "monthly")
    states = try await info.status.map(\.state)
    XCTAssertEqual(states, [.expired])
    let none = await monthly.currentEntitlement
    XCTAssertNil(none)
    try session.forceRenewalOfSubscription(productIdentifier: "monthly")
    states = try await info.status.map(\.state)
    XCTAssertEqual(states, [.subscribed])
  }

  func testTransactionsHaveThePriceAndTheOfferThatApplied() async throws {
    let session = try SKTestSession(contentsOf: file())
    session.disableDialogs = true
    let monthly = try await product("monthly")
    func buy(_ product: Product) async throws -> Transaction {
      guard case .success(let result) = try await product.purchase() else { throw StoreKitError.unknown }
      return try result.payloadValue
    }
    let trial = try await buy(monthly)
    XCTAssertEqual(trial.offer?.type, .introductory)
    XCTAssertEqual(trial.offer?.paymentMode, .freeTrial)
    XCTAssertEqual(trial.price, 0)
    XCTAssertEqual(trial.reason, .purchase)
    XCTAssertEqual(trial.currency?.identifier, "USD")
    XCTAssertEqual(trial.storefront.countryCode, "USA")
    try session.forceRenewalOfSubscription(productIdentifier: "monthly")
    let latest = await Transaction.latest(for: "monthly")
    let renewed = try XCTUnwrap(latest).payloadValue
    XCTAssertNil(renewed.offer)
    XCTAssertEqual(renewed.price, monthly.price)
    XCTAssertEqual(renewed.reason, .renewal)
    let charts = try await product("charts")
    let bought = try await buy(charts)
    XCTAssertNil(bought.offer)
    XCTAssertEqual(bought.price, charts.price)
  }

  func testPurchasesWaitForAParent() async throws {
    let session = try SKTestSession(contentsOf: file())
    session.disableDialogs = true
    session.askToBuyEnabled = true
    var updates = Transaction.updates.makeAsyncIterator()
    let charts = try await product("charts")
    guard case .pending = try await charts.purchase() else { return XCTFail("the purchase does not wait") }
    let waiting = try XCTUnwrap(session.allTransactions().first)
    XCTAssertTrue(waiting.pendingAskToBuyConfirmation)
    try session.approveAskToBuyTransaction(identifier: waiting.identifier)
    let update = await updates.next()
    XCTAssertEqual(try update?.payloadValue.productID, "charts")
    session.askToBuyEnabled = false
    session.failureError = .paymentNotAllowed
    session.failTransactionsEnabled = true
    do {
      _ = try await charts.purchase()
      XCTFail("the purchase succeeded")
    } catch { XCTAssertEqual((error as? SKError)?.code, .paymentNotAllowed) }
  }

  func testTheOlderQueueAsksThePerson() throws {
    final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
      var products: [SKProduct] = []
      var invalid: [String] = []
      var states: [SKPaymentTransactionState] = []
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        products = response.products
        invalid = response.invalidProductIdentifiers
      }
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
          states.append(transaction.transactionState)
          if transaction.transactionState != .purchasing { queue.finishTransaction(transaction) }
        }
      }
    }
    let app = TestApp()
    app.show(UIViewController())
    XCTAssertFalse(SKPaymentQueue.canMakePayments())
    app.simulateStore(try file())
    XCTAssertTrue(SKPaymentQueue.canMakePayments())
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["charts", "absent"])
    request.delegate = shop
    request.start()
    app.settle()
    XCTAssertEqual(shop.invalid, ["absent"])
    let charts = try XCTUnwrap(shop.products.first)
    XCTAssertEqual(charts.localizedTitle, "Sea Charts")
    XCTAssertEqual(charts.price, NSDecimalNumber(string: "4.99"))
    XCTAssertEqual(charts.priceLocale.identifier, "en_US")
    let queue = SKPaymentQueue.default()
    queue.add(shop)
    defer { queue.remove(shop) }
    queue.add(SKPayment(product: charts))
    app.settle()
    XCTAssertTrue(app.sees("Do you want to buy one Sea Charts for $4.99?"))
    app.tap("Cancel")
    app.settle()
    XCTAssertEqual(shop.states, [.purchasing, .failed])
    queue.add(SKPayment(product: charts))
    app.settle()
    app.tap("Buy")
    app.settle()
    XCTAssertEqual(shop.states, [.purchasing, .failed, .purchasing, .purchased])
    queue.restoreCompletedTransactions()
    app.settle()
    XCTAssertEqual(shop.states.last, .restored)
    XCTAssertTrue(queue.transactions.isEmpty)
  }
}
