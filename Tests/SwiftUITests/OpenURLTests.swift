import PortolanXCTest
import SwiftUI
import UIKit

/// Actions that open addresses.
@MainActor
final class OpenURLTests: XCTestCase {
  private let address = URL(string: "https://example.org")!

  func testTheCompletionTellsWhetherTheAddressWasAccepted() {
    var answers: [Bool] = []
    OpenURLAction { _ in .handled }(address) { answers.append($0) }
    OpenURLAction { _ in .discarded }(address) { answers.append($0) }
    XCTAssertEqual(answers, [true, false])
  }

  func testEnvironmentsOfSendableValuesAreSendable() {
    func isSendable<T: Sendable>(_ value: T) -> Bool { true }
    XCTAssertTrue(isSendable(Environment(\.layoutDirection)))
  }
}
