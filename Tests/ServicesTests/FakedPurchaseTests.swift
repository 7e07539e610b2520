import StoreKit
import XCTest

/// Subclasses that stand for objects of the store in tests of shops, since the store alone makes them.
final class FakedPurchaseTests: XCTestCase {
  private final class Purchase: SKPaymentTransaction, @unchecked Sendable {
    override var transactionState: SKPaymentTransactionState { .purchased }
    override var payment: SKPayment { SKPayment(product: Coins()) }
    override var transactionIdentifier: String? { "7" }
  }

  private final class Coins: SKProduct, @unchecked Sendable {
    override var productIdentifier: String { "coins" }
  }

  private final class Answer: SKProductsResponse {
    override var products: [SKProduct] { [Coins()] }
  }

  private final class Month: SKProductSubscriptionPeriod {
    override var numberOfUnits: Int { 1 }
    override var unit: SKProduct.PeriodUnit { .month }
  }

  func testPurchasesAreFaked() {
    let purchase: SKPaymentTransaction = Purchase()
    XCTAssertEqual(purchase.transactionState, .purchased)
    XCTAssertEqual(purchase.payment.productIdentifier, "coins")
    XCTAssertEqual(purchase.transactionIdentifier, "7")
    XCTAssertEqual(Answer().products.map(\.productIdentifier), ["coins"])
    XCTAssertEqual(Answer().invalidProductIdentifiers, [])
    XCTAssertEqual(Month().unit, .month)
  }
}
