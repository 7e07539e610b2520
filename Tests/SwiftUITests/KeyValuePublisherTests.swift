import Combine
import PortolanXCTest
import UIKit

/// `publisher(for:)` of objects whose properties can be observed.
@MainActor
final class KeyValuePublisherTests: XCTestCase {
  func testAPublisherBeginsWithThePresentValue() {
    let controller = UIViewController()
    controller.title = "Genoa"
    var titles: [String?] = []
    let cancellable = controller.publisher(for: \.title).sink { titles.append($0) }
    controller.title = "Venice"
    XCTAssertEqual(titles, ["Genoa", "Venice"])
    cancellable.cancel()
    controller.title = "Ancona"
    XCTAssertEqual(titles, ["Genoa", "Venice"])
  }

  func testWithoutTheInitialOptionOnlyChangesAreSent() {
    let controller = UIViewController()
    var titles: [String?] = []
    let cancellable = controller.publisher(for: \.title, options: .new).sink { titles.append($0) }
    XCTAssertEqual(titles, [])
    controller.title = "Bari"
    XCTAssertEqual(titles, ["Bari"])
    cancellable.cancel()
  }

  func testTheInitialValueWaitsForDemand() {
    let controller = UIViewController()
    controller.title = "Pula"
    let subscriber = LateSubscriber<String?>()
    controller.publisher(for: \.title).subscribe(subscriber)
    controller.title = "Split"
    XCTAssertEqual(subscriber.values, [])
    subscriber.subscription?.request(.max(1))
    XCTAssertEqual(subscriber.values, ["Pula"])
    controller.title = "Zadar"
    XCTAssertEqual(subscriber.values, ["Pula"])
    subscriber.subscription?.request(.unlimited)
    controller.title = "Rovinj"
    XCTAssertEqual(subscriber.values, ["Pula", "Rovinj"])
  }

  func testPublishersOfOnePropertyAreEqual() {
    let controller = UIViewController()
    XCTAssertEqual(controller.publisher(for: \.title), controller.publisher(for: \.title))
    XCTAssertNotEqual(controller.publisher(for: \.title), UIViewController().publisher(for: \.title))
    var changes = 0
    let cancellable = controller.publisher(for: \.title, options: []).didChange().sink { changes += 1 }
    controller.title = "Kotor"
    XCTAssertEqual(changes, 1)
    cancellable.cancel()
  }
}

/// A subscriber that asks for values when told to.
private final class LateSubscriber<Input>: Subscriber {
  typealias Failure = Never
  var values: [Input] = []
  var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) {}
}
