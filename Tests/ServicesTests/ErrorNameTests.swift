import CoreLocation
import EventKit
import Foundation
import StoreKit
import XCTest

/// The short names of codes, as in `catch SKError.paymentInvalid`.
final class ErrorNameTests: XCTestCase {
  private func name(of error: any Error) -> String {
    do { throw error } catch SKError.paymentInvalid { return "payment" } catch CLError.network {
      return "network"
    } catch EKError.noCalendar { return "calendar" } catch { return "other" }
  }

  func testCodesAreMatchedByTheirShortNames() {
    XCTAssertEqual(name(of: SKError(.paymentInvalid)), "payment")
    XCTAssertEqual(name(of: CLError(.network)), "network")
    XCTAssertEqual(name(of: EKError(.noCalendar)), "calendar")
    XCTAssertEqual(name(of: SKError(.unknown)), "other")
  }

  func testDiscountsStayWithTheirPayment() {
    let discount = SKPaymentDiscount(
      identifier: "offer", keyIdentifier: "key", nonce: UUID(), signature: "s", timestamp: 1)
    XCTAssertEqual(discount.identifier, "offer")
    XCTAssertEqual(discount.timestamp, 1)
  }
}
