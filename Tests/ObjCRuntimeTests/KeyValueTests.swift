import ObjCRuntime
import XCTest

final class KeyValueTests: RuntimeTestCase {
  func testPropertiesByName() {
    let harbour = River()
    harbour.setValue("Sagres", forKey: "name")
    harbour.setValue(NSNumber(value: 9), forKey: "berths")
    harbour.setValue(5, forKey: "pilot")
    harbour.setValue(1, forKey: "depth")
    harbour.setValue(false, forKey: "open")
    XCTAssertEqual(harbour.name, "Sagres")
    XCTAssertEqual(harbour.berths, 9)
    XCTAssertEqual(harbour.pilot, 5)
    XCTAssertEqual(harbour.depth, .deep)
    XCTAssertFalse(harbour.isOpen)
    XCTAssertEqual(harbour.value(forKey: "name") as? String, "Sagres")
    XCTAssertEqual(harbour.value(forKey: "greeting") as? String, "Welcome to Sagres")
    XCTAssertEqual(harbour.value(forKey: "open") as? Bool, false)
    harbour.setValue(nil, forKey: "pilot")
    XCTAssertNil(harbour.value(forKey: "pilot"))
    XCTAssertEqual(faults, [])
  }

  func testEntriesOfCollectionsAndDefaults() throws {
    let entries = NSMutableDictionary()
    entries.setValue(3, forKey: "berths")
    XCTAssertEqual(entries.value(forKey: "berths") as? Int, 3)
    entries.setValue(nil, forKey: "berths")
    XCTAssertEqual(entries.count, 0)

    let suite = "KeyValueTests.\(UUID().uuidString)"
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    XCTAssertNil(defaults.value(forKey: "harbour"))
    defaults.setValue("Lagos", forKey: "harbour")
    XCTAssertEqual(defaults.value(forKey: "harbour") as? String, "Lagos")
    XCTAssertEqual(defaults.string(forKey: "harbour"), "Lagos")
    defaults.setValue(nil, forKey: "harbour")
    XCTAssertNil(defaults.object(forKey: "harbour"))
    XCTAssertEqual(faults, [])
  }

  func testPaths() {
    let harbour = Harbour()
    harbour.setValue(Harbour(), forKey: "neighbour")
    harbour.setValue("Olhão", forKeyPath: "neighbour.name")
    XCTAssertEqual(harbour.neighbour?.name, "Olhão")
    XCTAssertEqual(harbour.value(forKeyPath: "neighbour.name") as? String, "Olhão")
    XCTAssertNil(harbour.value(forKeyPath: "neighbour.neighbour.name"))
  }

  func testKeysOfCollectionsAndOperators() {
    let harbours = (1...3).map { number in
      let harbour = Harbour()
      harbour.berths = number
      harbour.name = number == 3 ? "Sagres" : "Lagos"
      return harbour
    }
    let array = harbours as NSArray
    XCTAssertEqual(array.value(forKey: "berths") as? [Int], [1, 2, 3])
    XCTAssertEqual(array.value(forKeyPath: "@count") as? Int, 3)
    XCTAssertEqual(array.value(forKeyPath: "@sum.berths") as? Double, 6)
    XCTAssertEqual(array.value(forKeyPath: "@avg.berths") as? Double, 2)
    XCTAssertEqual(array.value(forKeyPath: "@max.berths") as? Int, 3)
    XCTAssertEqual(array.value(forKeyPath: "@min.name") as? String, "Lagos")
    XCTAssertEqual(
      array.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String], ["Lagos", "Sagres"])
    let dictionary: NSDictionary = ["name": "Lagos", "ships": ["a", "b"]]
    XCTAssertEqual(dictionary.value(forKey: "name") as? String, "Lagos")
    XCTAssertNil(dictionary.value(forKey: "berths"))
    XCTAssertEqual(faults, [])
  }

  /// Conformance.md M25.
  func testUnknownKeyIsAFault() {
    let harbour = Harbour()
    harbour.setValue(1, forKey: "foo")
    XCTAssertNil(harbour.value(forKey: "bar"))
    XCTAssertEqual(
      faults,
      [
        "NSUnknownKeyException: [<ObjCRuntimeTests.Harbour \(address(harbour))> setValue:forUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key foo.",
        "NSUnknownKeyException: [<ObjCRuntimeTests.Harbour \(address(harbour))> valueForUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key bar.",
      ])
  }

  func testNilAndOtherTypesAreFaultsAndChangeNothing() {
    let harbour = Harbour()
    harbour.setValue(nil, forKey: "berths")
    harbour.setValue("many", forKey: "berths")
    XCTAssertEqual(harbour.berths, 3)
    XCTAssertEqual(faults.count, 2)
    XCTAssertTrue(
      faults[0].hasSuffix("setNilValueForKey]: could not set nil as the value for the key berths."))
  }

  func testTypesOfKeys() {
    XCTAssertTrue(KeyValueCoding.type(of: "pilot", in: Harbour()) == NSNumber.self)
    XCTAssertTrue(KeyValueCoding.type(of: "berths", in: Harbour()) == Int.self)
    XCTAssertNil(KeyValueCoding.type(of: "foo", in: Harbour()))
    XCTAssertTrue(KeyValueCoding.canSet("open", of: Harbour()))
    XCTAssertFalse(KeyValueCoding.canSet("twice", of: Harbour()))
  }

  func testObservationReportsOldAndNewValues() {
    let harbour = Harbour()
    // Objects of other tests may be observed, too.
    let others = KeyValueObserving.observerCount
    var told: [String] = []
    let observation = harbour.observe(\.watched, options: [.old, .new, .initial]) { object, change in
      XCTAssertTrue(object === harbour)
      told.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    harbour.watched = 5
    harbour.watched = 6
    observation.invalidate()
    harbour.watched = 7
    XCTAssertEqual(told, ["-1 0", "0 5", "5 6"])
    XCTAssertEqual(KeyValueObserving.observerCount, others)
  }

  func testObservationThroughASubclassAndItsEnd() {
    let river = River()
    var told = 0
    var observation: NSKeyValueObservation? = river.observe(\.watched) { _, change in
      XCTAssertNil(change.newValue)
      told += 1
    }
    river.watched = 1
    XCTAssertNotNil(observation)
    observation = nil
    river.watched = 2
    XCTAssertEqual(told, 1)
  }

  func testPriorAndDependentKeys() {
    let harbour = Harbour()
    var told: [String] = []
    let prior = harbour.observe(\.watched, options: [.prior, .new]) { _, change in
      told.append("\(change.isPrior) \(change.newValue.map(String.init) ?? "none")")
    }
    let dependent = harbour.observe(\.twice, options: [.old, .new]) { _, change in
      told.append("twice \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    harbour.watched = 4
    XCTAssertEqual(told, ["true none", "false 4", "twice 0 8"])
    prior.invalidate()
    dependent.invalidate()
  }

  func testPathOfSeveralSteps() {
    let harbour = Harbour()
    harbour.neighbour = Harbour()
    var told: [Int?] = []
    let observation = harbour.observe(\.neighbour?.watched, options: .new) { _, change in
      told.append(change.newValue ?? nil)
    }
    harbour.neighbour?.watched = 3
    let next = Harbour()
    next.watched = 8
    harbour.willChangeValue(forKey: "neighbour")
    harbour.neighbour = next
    harbour.didChangeValue(forKey: "neighbour")
    next.watched = 9
    XCTAssertEqual(told, [3, 8, 9])
    observation.invalidate()
  }

  func testObservingByName() {
    let harbour = Harbour()
    let watcher = Harbour()
    harbour.addObserver(watcher, forKeyPath: "watched", options: [.old, .new], context: nil)
    harbour.watched = 2
    harbour.removeObserver(watcher, forKeyPath: "watched")
    harbour.watched = 3
    XCTAssertEqual(watcher.observed, ["watched 0 2"])
    harbour.removeObserver(watcher, forKeyPath: "watched")
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(faults[0].hasPrefix("NSRangeException: Cannot remove an observer"))
  }

  func testNestedChangesOfTheSameProperty() {
    let harbour = Harbour()
    var told: [String] = []
    let observation = harbour.observe(\.watched, options: [.old, .new]) { object, change in
      told.append("\(change.oldValue!) \(change.newValue!)")
      if object.watched < 3 { object.watched += 1 }
    }
    harbour.watched = 1
    XCTAssertEqual(told, ["0 1", "1 2", "2 3"])
    observation.invalidate()
  }

  func testProgressIsObservedWithoutFoundationNotifications() {
    let progress = Progress(totalUnitCount: 4)
    var seen: [Double] = []
    let observation = progress.observe(\.fractionCompleted, options: [.old, .new]) { progress, change in
      XCTAssertEqual(change.newValue, progress.fractionCompleted)
      seen.append(change.newValue! - change.oldValue!)
    }
    func turn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    turn()
    XCTAssertEqual(seen, [])
    progress.completedUnitCount = 1
    turn()
    turn()
    XCTAssertEqual(seen, [0.25])
    progress.completedUnitCount = 3
    turn()
    XCTAssertEqual(seen, [0.25, 0.5])
    observation.invalidate()
    progress.completedUnitCount = 4
    turn()
    XCTAssertEqual(seen, [0.25, 0.5])
  }

}
