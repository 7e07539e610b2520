import Foundation
import SeededRandom
import SQLite3
import XCTest

@testable import StateStore

/// Tests that committed values are preserved, and that errors in the file are reported.
final class StateStoreTests: XCTestCase {
  private var folder: URL!
  private var messages: [String] = []

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("StateStore-\(UUID().uuidString)")
    messages = []
  }
  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func open() -> StateStore { StateStore(folder: folder) { [self] in messages.append($0) } }
  private var file: URL { folder.appendingPathComponent(StateStore.fileName) }

  private func fill() {
    let store = open()
    store.write([
      .put(scope: "a", name: "x", value: Data([1, 2, 3])), .put(scope: "a", name: "y", value: Data()),
      .put(scope: "b", name: "x", value: Data(repeating: 7, count: 20_000)),
    ])
    store.close()
  }

  func testValuesComeBack() {
    fill()
    let store = open()
    XCTAssertEqual(store.value(scope: "a", name: "x"), Data([1, 2, 3]))
    XCTAssertEqual(store.value(scope: "a", name: "y"), Data())
    XCTAssertEqual(store.values(scope: "b").mapValues(\.count), ["x": 20_000])
    XCTAssertNil(store.value(scope: "a", name: "z"))
    XCTAssertEqual(messages, [])
  }

  func testRemovingTakesOneOrAllOfAScope() {
    fill()
    let store = open()
    store.write([.remove(scope: "a", name: "x"), .removeScope("b")])
    XCTAssertEqual(Set(store.values(scope: "a").keys), ["y"])
    XCTAssertEqual(store.values(scope: "b"), [:])
  }

  func testACommitIsThereThoughTheLogWasNeverCopied() throws {
    let store = open()
    store.write([.put(scope: "a", name: "x", value: Data([9]))])
    // The files after a kill.
    let copy = folder.appendingPathComponent("copy")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "copy" {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(name), to: copy.appendingPathComponent(name))
    }
    XCTAssertEqual(StateStore(folder: copy) { _ in }.value(scope: "a", name: "x"), Data([9]))
  }

  func testSecondInstanceStartsWithoutStateAndLogsIt() {
    let first = open()
    first.write([.put(scope: "a", name: "x", value: Data([1]))])
    let second = open()
    XCTAssertNil(second.file)
    XCTAssertNil(second.value(scope: "a", name: "x"))
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].contains("in use by another instance"), messages[0])
    XCTAssertEqual(first.value(scope: "a", name: "x"), Data([1]))
  }

  func testANewerStoreIsSetAsideUnharmed() throws {
    fill()
    try execute("PRAGMA user_version = \(StateStore.version + 1)")
    let store = open()
    XCTAssertEqual(store.values(scope: "a"), [:])
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].contains("newer version"), messages[0])
    XCTAssertTrue(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("state.newer.sqlite").path))
    store.write([.put(scope: "a", name: "x", value: Data([4]))])
    store.close()
    XCTAssertEqual(open().value(scope: "a", name: "x"), Data([4]))
  }

  func testAnotherProgramsDatabaseIsSetAside() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try execute("CREATE TABLE songs (title TEXT)")
    XCTAssertEqual(open().values(scope: "a"), [:])
    XCTAssertTrue(messages.first?.contains("is no saved state") == true, "\(messages)")
  }

  func testAStoreWithoutItsTableIsSetAside() throws {
    fill()
    try execute("DROP TABLE entry")
    XCTAssertEqual(open().values(scope: "a"), [:])
    XCTAssertTrue(messages.first?.contains("is damaged") == true, "\(messages)")
  }

  func testAFolderThatCannotBeMadeKeepsValuesInMemory() throws {
    try Data().write(to: folder)
    let store = open()
    store.write([.put(scope: "a", name: "x", value: Data([1]))])
    XCTAssertEqual(store.value(scope: "a", name: "x"), Data([1]))
    XCTAssertNil(store.file)
    XCTAssertEqual(messages.count, 1)
  }

  func testAValueWithOtherBytesIsLeftOut() throws {
    fill()
    try execute("UPDATE entry SET value = x'0102FF' WHERE scope = 'a' AND name = 'x'")
    let store = open()
    XCTAssertNil(store.value(scope: "a", name: "x"))
    XCTAssertEqual(store.value(scope: "a", name: "y"), Data())
    XCTAssertEqual(messages, ["The saved value “x” is damaged and is left out."])
  }

  /// With arbitrary damage, the store opens, returns only values that were written, and accepts new ones.
  func testDamagedAndTruncatedFilesNeverTrap() throws {
    fill()
    let whole = try Data(contentsOf: file)
    var random = SeededNumbers(seed: 8)
    for round in 0..<300 {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
      var bytes = whole
      switch round % 4 {
      case 0: bytes = bytes.prefix(Int(random.next() % UInt64(whole.count)))
      case 1: for _ in 0..<(1 + random.next() % 64) { damage(&bytes, &random, whole.count) }
      case 2: for _ in 0..<4 { damage(&bytes, &random, 100) }
      default:
        bytes = Data((0..<Int(random.next() % 5000)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      }
      try bytes.write(to: file)
      if round % 5 == 0 {
        try Data((0..<4000).map { _ in UInt8(truncatingIfNeeded: random.next()) })
          .write(to: URL(fileURLWithPath: file.path + "-wal"))
      }
      let store = open()
      if let value = store.value(scope: "a", name: "x") { XCTAssertEqual(value, Data([1, 2, 3])) }
      for value in store.values(scope: "b").values {
        XCTAssertEqual(value, Data(repeating: 7, count: 20_000))
      }
      if store.write([.put(scope: "c", name: "n", value: Data([5]))]) {
        XCTAssertEqual(store.value(scope: "c", name: "n"), Data([5]))
      } else {
        XCTAssertFalse(messages.isEmpty)
      }
      store.close()
    }
    XCTAssertTrue(messages.contains { $0.contains("is damaged") })
  }

  private func damage(_ bytes: inout Data, _ random: inout SeededNumbers, _ limit: Int) {
    bytes[Int(random.next() % UInt64(limit))] = UInt8(truncatingIfNeeded: random.next())
  }

  private func execute(_ sql: String) throws {
    let database = try Database(path: file.path)
    try database.run(sql)
  }
}
