import ObjCRuntime
import XCTest

final class SelectorTests: RuntimeTestCase {
  func testSelectorsOfOneNameAreEqual() {
    let made = Selector("ta" + "p:")
    XCTAssertEqual(made, "tap:")
    XCTAssertEqual(made.hashValue, NSSelectorFromString("tap:").hashValue)
    XCTAssertNotEqual(made, Selector("tap"))
    XCTAssertEqual(NSStringFromSelector(_sel("tableView:didSelect:")), "tableView:didSelect:")
    XCTAssertEqual("\(made)", "tap:")
    XCTAssertEqual(Selector("").description, "")
  }

  func testManyNamesStayApart() {
    let names = (0..<5000).map { "name\($0):" }
    let selectors = names.map { Selector($0) }
    XCTAssertEqual(Set(selectors).count, names.count)
    XCTAssertEqual(selectors.map(\.description), names)
    XCTAssertEqual(names.map { Selector($0) }, selectors)
  }

  func testSelectorsFromManyThreads() {
    let found = (0..<8).map { _ in UnsafeMutablePointer<[Selector]>.allocate(capacity: 1) }
    nonisolated(unsafe) let lists = found
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      lists[index].initialize(to: (0..<500).map { Selector("thread\($0)") })
    }
    XCTAssertEqual(Set(found.map(\.pointee)).count, 1)
  }

  func testPerformCallsWithUpToTwoArguments() {
    let harbour = Harbour()
    harbour.perform("dock")
    harbour.perform(Selector("greet:"), with: "Nina")
    harbour.perform("weigh::", with: harbour, with: 7)
    harbour.perform("weigh::", with: harbour, with: nil)
    XCTAssertEqual(harbour.calls, ["dock", "greet Nina", "weigh Lagos 7", "weigh Lagos -1"])
    XCTAssertEqual(harbour.perform("greeting")?.takeUnretainedValue() as? String, "Welcome to Lagos")
    let object = _member(harbour as AnyObject)
    XCTAssertEqual(object.perform("greeting").takeUnretainedValue() as? String, "Welcome to Lagos")
    XCTAssertTrue(object.isKind(of: ObjCBase.self))
    XCTAssertFalse(object.isKind(of: NSString.self))
    XCTAssertTrue(object.isEqual(harbour))
    XCTAssertNil(harbour.perform("dock"))
  }

  func testTheClassItselfAnswersByName() {
    XCTAssertEqual(Harbour.perform("count")?.takeUnretainedValue() as? Int, 1)
    XCTAssertEqual(River.perform("count")?.takeUnretainedValue() as? Int, 2)
    XCTAssertTrue(Creek.responds(to: "count"))
    XCTAssertFalse(Harbour.responds(to: "dock"), "a method of the instances")
    XCTAssertFalse(Harbour().responds(to: "count"))
    Harbour.perform("dock")
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(
      faults[0].hasPrefix(
        "NSInvalidArgumentException: +[ObjCRuntimeTests.Harbour dock]: unrecognized selector sent to class 0x"
      ),
      faults[0])
  }

  func testSubclassOverridesAndInherits() {
    let river = River()
    river.perform("dock")
    river.perform("ebb")
    XCTAssertEqual(river.calls, ["moor", "ebb"])
    let creek = Creek()
    creek.perform("dock")
    XCTAssertEqual(creek.calls, ["dock"])
    XCTAssertFalse(creek.responds(to: "ebb"))
    XCTAssertTrue(river.responds(to: "ebb"))
    XCTAssertTrue(River.instancesRespond(to: "ebb"))
    XCTAssertFalse(Harbour.instancesRespond(to: "ebb"))
  }

  func testUnknownSelectorIsAFaultAndDoesNothing() {
    let creek = Creek()
    creek.perform("sail:", with: 1)
    XCTAssertEqual(
      faults,
      [
        "NSInvalidArgumentException: -[ObjCRuntimeTests.Creek sail:]: unrecognized selector sent to instance "
          + address(creek)
      ])
    XCTAssertEqual(creek.calls, [])
  }

  func testSenderOfAnotherClassIsHandedOver() {
    let harbour = Harbour()
    harbour.perform("ignoring:", with: Buoy())
    harbour.perform("ignoring:", with: nil)
    XCTAssertEqual(harbour.calls, ["ignoring", "ignoring"])
  }

  func testSendReachesObjectsThatAreNoNSObject() {
    let buoy = Buoy()
    XCTAssertTrue(SelectorRuntime.responds(buoy, to: "ring"))
    SelectorRuntime.send("ring", to: buoy, sender: self, event: nil)
    XCTAssertEqual(buoy.rung, 1)
    XCTAssertTrue(SelectorRuntime.callIfPossible("sink", on: buoy) == nil)
  }

  func testAccessorsAreSelectorsToo() {
    let harbour = Harbour()
    harbour.perform("setName:", with: "Faro")
    XCTAssertEqual(harbour.name, "Faro")
    XCTAssertEqual(harbour.perform("name")?.takeUnretainedValue() as? String, "Faro")
    XCTAssertTrue(harbour.responds(to: "setBerths:"))
    XCTAssertFalse(harbour.responds(to: "setTwice:"))
  }

  /// Serves the run loop until an object has received a number of calls, for at most a minute. Delayed calls use
  /// Foundation's timers, which have no virtual time without an app.
  private func run(until count: Int, _ harbour: Harbour) {
    let end = Date(timeIntervalSinceNow: 60)
    while harbour.calls.count < count, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005))
    }
  }

  func testPerformAfterDelayAndCancel() {
    let harbour = Harbour()
    harbour.perform("greet:", with: "late", afterDelay: 0.02)
    harbour.perform("dock", with: nil, afterDelay: 0)
    harbour.perform("greet:", with: "never", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: harbour, selector: "greet:", object: "never")
    run(until: 2, harbour)
    XCTAssertEqual(harbour.calls, ["dock", "greet late"])
    harbour.perform("dock", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: harbour)
    harbour.perform("greet:", with: "last", afterDelay: 0)
    run(until: 3, harbour)
    XCTAssertEqual(harbour.calls, ["dock", "greet late", "greet last"])
  }

  func testTimersCallTheirTarget() {
    let harbour = Harbour()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: harbour, selector: "ticked:", userInfo: "bell", repeats: true)
    run(until: 2, harbour)
    timer.invalidate()
    XCTAssertEqual(harbour.calls.prefix(2), ["tick bell", "tick bell"])
    let own = Timer(timeInterval: 1, target: harbour, selector: "dock", userInfo: nil, repeats: false)
    own.fire()
    XCTAssertEqual(harbour.calls.last, "dock")
  }

  func testNotificationsReachObserversWhileTheyLive() {
    let center = NotificationCenter()
    let fog = Notification.Name("fog")
    let harbour = Harbour()
    center.addObserver(harbour, selector: "notified:", name: fog, object: nil)
    center.addObserver(harbour, selector: "dock", name: nil, object: harbour)
    center.post(name: fog, object: nil)
    center.post(name: Notification.Name("tide"), object: harbour)
    XCTAssertEqual(harbour.calls, ["fog", "dock"])
    center.removeObserver(harbour, name: fog, object: nil)
    center.post(name: fog, object: nil)
    XCTAssertEqual(harbour.calls, ["fog", "dock"])
    center.removeObserver(harbour)
    center.post(name: fog, object: harbour)
    XCTAssertEqual(harbour.calls, ["fog", "dock"])

    var other: Harbour? = Harbour()
    weak let gone = other
    center.addObserver(other!, selector: "notified:", name: fog, object: nil)
    other = nil
    XCTAssertNil(gone)
    center.post(name: fog, object: nil)
  }

  func testTokensOfBlocksAreStillRemoved() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Notification.Name("fog"), object: nil, queue: nil) { _ in
      count += 1
    }
    center.post(name: Notification.Name("fog"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("fog"), object: nil)
    XCTAssertEqual(count, 1)
  }

  func testKinds() {
    let river: any NSObjectProtocol = River()
    XCTAssertTrue(river.isKind(of: Harbour.self))
    XCTAssertFalse(river.isMember(of: Harbour.self))
    XCTAssertTrue(river.isMember(of: River.self))
    XCTAssertTrue(river.responds(to: "dock"))
  }
}
