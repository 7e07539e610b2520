import Combine
import XCTest

final class ObservableObjectTests: XCTestCase {
  private class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var plain = 0
  }

  private final class Submodel: Model {
    @Published var extra = [1]
  }

  private final class Manual: ObservableObject {
    var value = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var value = 0
  }

  private final class Foundational: NSObject, ObservableObject {
    @Published var value = 0
  }

  func testObjectWillChangePrecedesPropertyAndChange() {
    let model = Model()
    var events: [String] = []
    var tokens: Set<AnyCancellable> = []
    model.objectWillChange.sink { events.append("will change from \(model.count)") }.store(in: &tokens)
    model.$count.sink { events.append("value \($0), still \(model.count)") }.store(in: &tokens)
    model.count = 5
    XCTAssertEqual(events, ["value 0, still 0", "will change from 0", "value 5, still 0"])
    XCTAssertEqual(model.count, 5)
  }

  func testOnlyPublishedPropertiesNotify() {
    let model = Submodel()
    var changes = 0
    let token = model.objectWillChange.sink { changes += 1 }
    XCTAssertTrue(model.objectWillChange === model.objectWillChange)
    model.count += 1
    model.name = "b"
    model.extra.append(2)
    model.plain = 3
    XCTAssertEqual(changes, 3)
    XCTAssertEqual(model.extra, [1, 2])
    token.cancel()
    model.count += 1
    XCTAssertEqual(changes, 3)
  }

  func testAPublisherThatWasThereBeforeStaysConnected() {
    let model = Model()
    var names: [String] = []
    var changes = 0
    var tokens: Set<AnyCancellable> = []
    model.$name.sink { names.append($0) }.store(in: &tokens)
    model.objectWillChange.sink { changes += 1 }.store(in: &tokens)
    model.name = "b"
    XCTAssertEqual(names, ["a", "b"])
    XCTAssertEqual(changes, 1)
  }

  func testObjectsWithoutPublishedPropertiesKeepOnePublisher() {
    var changes = 0
    var tokens: Set<AnyCancellable> = []
    let manual = Manual()
    manual.objectWillChange.sink { changes += 1 }.store(in: &tokens)
    manual.value = 1
    XCTAssertEqual(changes, 1)
    for _ in 0..<1_000 {
      let other = Manual()
      other.objectWillChange.sink { changes += 100 }.store(in: &tokens)
    }
    manual.value = 2
    XCTAssertEqual(changes, 2)
  }

  func testAnOwnPublisherIsNotTouched() {
    let own = Own()
    var sent: [Int] = []
    let token = own.objectWillChange.sink { sent.append($0) }
    own.value = 1
    own.objectWillChange.send(7)
    XCTAssertEqual(sent, [7])
    token.cancel()
  }

  func testSubclassesOfNSObjectTell() {
    let object = Foundational()
    var changes = 0
    let token = object.objectWillChange.sink { changes += 1 }
    object.value = 3
    XCTAssertEqual(changes, 1)
    token.cancel()
  }

  func testAssignmentToAPublishedPropertyLivesAsLongAsTheObject() {
    let spring = Spring<Int, Never>()
    var model: Model? = Model()
    weak let released = model
    var changes = 0
    let token = model!.objectWillChange.sink { changes += 1 }
    spring.map { $0 * 2 }.assign(to: &model!.$count)
    spring.send(4)
    XCTAssertEqual(model?.count, 8)
    XCTAssertEqual(changes, 1)
    model = nil
    XCTAssertNil(released)
    token.cancel()
    XCTAssertEqual(spring.cancellations, 1)
  }

  func testAssignOnKeepsItsObjectUntilCanceled() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let released = model
    let token = subject.assign(to: \.plain, on: model!)
    subject.send(3)
    XCTAssertEqual(model?.plain, 3)
    model = nil
    XCTAssertNotNil(released)
    token.cancel()
    XCTAssertNil(released)
  }

  func testObjectsAndTheirPublishersAreReleased() {
    weak var released: Model?
    do {
      let model = Model()
      released = model
      let token = model.objectWillChange.combineLatest(model.$count).sink { [weak model] _ in
        model?.plain += 1
      }
      model.count = 1
      token.cancel()
    }
    XCTAssertNil(released)
  }
}
