import FoundationExtensions
import SeededRandom
import XCTest

final class CollectionsTests: XCTestCase {
  private final class Key: Hashable, CustomStringConvertible {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (lhs: Key, rhs: Key) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    var description: String { name }
  }

  func testFastEnumeration() {
    func objects(_ collection: Any) -> [Int]? {
      guard let collection = collection as? any NSFastEnumeration else { return nil }
      return IteratorSequence(NSFastEnumerationIterator(collection)).compactMap { $0 as? Int }
    }
    XCTAssertEqual(objects(NSArray(array: [2, 1])), [2, 1])
    XCTAssertEqual(objects(NSOrderedSet(array: [2, 1])), [2, 1])
    XCTAssertEqual(objects(NSSet(array: [3])), [3])
    XCTAssertEqual(objects(NSDictionary(dictionary: [4: "a"])), [4], "the keys")
    XCTAssertEqual(objects(NSArray(array: [2, 1]).reverseObjectEnumerator()), [1, 2])
    XCTAssertNil(objects(NSObject()))
  }

  func testMoveAndRemoveAtOffsets() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    XCTAssertEqual(String(letters), "acebdf")
    letters.move(fromOffsets: [4], toOffset: 0)
    XCTAssertEqual(String(letters), "dacebf")
    letters.move(fromOffsets: [0, 5], toOffset: 6)
    XCTAssertEqual(String(letters), "acebdf")
    letters.move(fromOffsets: [], toOffset: 2)
    letters.remove(atOffsets: [0, 5])
    XCTAssertEqual(String(letters), "cebd")
  }

  func testMovesAgreeWithRemovingAndInserting() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...8, using: &random)
      var array = Array(0..<count)
      let source = IndexSet((0..<count).filter { _ in Bool.random(using: &random) })
      let destination = Int.random(in: 0...count, using: &random)
      var expected = array.enumerated().filter { !source.contains($0.offset) }.map(\.element)
      expected.insert(
        contentsOf: source.map { array[$0] }, at: destination - source.filter { $0 < destination }.count)
      array.move(fromOffsets: source, toOffset: destination)
      XCTAssertEqual(array, expected)
    }
  }

  func testWeakTableRemovesDeallocatedObjects() {
    let table = NSHashTable<Key>.weakObjects()
    let kept = Key("kept")
    table.add(kept)
    for index in 0..<1_000 { table.add(Key("\(index)")) }
    XCTAssertEqual(table.allObjects, [kept])
    XCTAssertTrue(table.contains(kept))
    XCTAssertLessThan(table.count, 100)
    table.remove(kept)
    XCTAssertEqual(table.allObjects, [])
  }

  func testTableComparesAsItsOptionsSay() {
    let byValue = NSHashTable<Key>()
    byValue.add(Key("a"))
    XCTAssertTrue(byValue.contains(Key("a")))
    byValue.add(Key("a"))
    XCTAssertEqual(byValue.count, 1)
    let byIdentity = NSHashTable<Key>(options: [.objectPointerPersonality])
    let key = Key("a")
    byIdentity.add(key)
    XCTAssertFalse(byIdentity.contains(Key("a")))
    XCTAssertTrue(byIdentity.contains(key))
  }

  func testMapTableRetainsAsSpecified() {
    let weakValues = NSMapTable<Key, NSObject>.strongToWeakObjects()
    let weakKeys = NSMapTable<Key, NSObject>.weakToStrongObjects()
    let key = Key("a")
    var value: NSObject? = NSObject()
    weak let released = value
    weakValues.setObject(value, forKey: key)
    XCTAssertTrue(weakValues.object(forKey: Key("a")) === value)
    value = nil
    XCTAssertNil(released)
    XCTAssertNil(weakValues.object(forKey: key))
    weakKeys.setObject(NSObject(), forKey: Key("gone"))
    weakKeys.setObject(NSObject(), forKey: key)
    XCTAssertNil(weakKeys.object(forKey: Key("gone")))
    XCTAssertNotNil(weakKeys.object(forKey: key))
    weakKeys.removeObject(forKey: key)
    XCTAssertNil(weakKeys.object(forKey: key))
  }

  func testPointerArray() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    var gone: NSObject? = NSObject()
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    array.addPointer(Unmanaged.passUnretained(gone!).toOpaque())
    gone = nil
    XCTAssertEqual(array.count, 2)
    XCTAssertNil(array.pointer(at: 1))
    array.compact()
    XCTAssertEqual(array.count, 1)
  }
}
