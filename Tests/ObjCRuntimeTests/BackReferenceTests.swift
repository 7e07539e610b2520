import ObjCRuntime
import XCTest

/// Tests of back references to owners, during their lifetime and deallocation.
final class BackReferenceTests: XCTestCase {
  private class Base {
    var content: Content?
    var onBaseDeinit: (() -> Void)?
    deinit { onBaseDeinit?() }
  }
  private final class Derived: Base {
    var onDeinit: (() -> Void)?
    deinit { onDeinit?() }
  }
  private final class Content {}
  private final class Part {
    @BackReference var owner: Base?
    @OwnerReference var keeper: Base
    init(_ keeper: Base) { _keeper = OwnerReference(wrappedValue: keeper) }
  }

  func testAReferenceDoesNotKeepTheObject() {
    var object: Base? = Base()
    object?.content = Content()
    weak let content = object?.content
    let reference = BackReference(wrappedValue: object)
    XCTAssertTrue(reference.wrappedValue === object)
    object = nil
    XCTAssertNil(reference.wrappedValue)
    XCTAssertTrue(reference.isSet)
    XCTAssertNil(content, "what the object referred to is released")
  }

  func testDeinitializersReadNil() {
    var object: Derived? = Derived()
    let other = Derived()
    let part = Part(other)
    part.owner = object
    part.keeper = object!
    var seen: [Bool] = []
    object?.onDeinit = {
      seen.append(part.owner == nil)
      seen.append(part.$keeper == nil)
      // The owner is accessible to code that its own deinitializer calls.
      seen.append(part.keeper is Derived)
    }
    object?.onBaseDeinit = { seen.append(part.owner == nil) }
    object = nil
    XCTAssertEqual(seen, [true, true, true, true])
    XCTAssertNil(part.owner)
  }

  func testAReferenceThatIsMadeInADeinitializerIsNil() {
    var object: Derived? = Derived()
    var made = BackReference<Derived>()
    object?.onDeinit = { [unowned(unsafe) object] in made.wrappedValue = object }
    object = nil
    XCTAssertNil(made.wrappedValue)
  }

  func testReferencesAreCopiedAndChanged() {
    var objects = (0..<20).map { _ in Base() }
    var references = objects.map { BackReference(wrappedValue: $0) }
    let copies = references
    for index in references.indices { references[index].wrappedValue = objects[19 - index] }
    XCTAssertTrue(zip(references, objects.reversed()).allSatisfy { $0.wrappedValue === $1 })
    XCTAssertTrue(zip(copies, objects).allSatisfy { $0.wrappedValue === $1 })
    objects.removeLast(10)
    XCTAssertEqual(copies.map { $0.wrappedValue != nil }, (0..<20).map { $0 < 10 })
    XCTAssertEqual(references.map { $0.wrappedValue != nil }, (0..<20).map { $0 >= 10 })
    for index in references.indices { references[index].wrappedValue = nil }
    XCTAssertFalse(references.contains { $0.isSet })
  }

  private struct Holder {
    var number: Double
    @BackReference var object: Base?

    init(_ number: Double, _ object: Base?) {
      self.number = number
      self.object = object
    }
  }

  /// Optionals that generic code of the standard library makes are the same in other code.
  func testOptionalsAndLoopsOfStructuresWithReferences() {
    let object = Base()
    var count = 0
    for holder in [Holder(1, object), Holder(2, nil)] {
      count += 1
      guard count <= 2 else { return XCTFail("the loop does not end") }
      XCTAssertTrue(holder.object === (holder.number == 1 ? object : nil))
    }
    for reference in [BackReference(wrappedValue: object), BackReference()] {
      count += 1
      guard count <= 4 else { return XCTFail("the loop does not end") }
      XCTAssertEqual(reference.isSet, count == 3)
    }
    let numbers: [Double?] = [nil, 3]
    let holders = numbers.map { $0.map { Holder($0, object) } }
    XCTAssertNil(holders[0])
    XCTAssertEqual(holders[1]?.number, 3)
  }

  /// Weak references move the reference counts of an object to a side table.
  func testReferencesToObjectsWithWeakReferences() {
    var object: Base? = Base()
    let earlier = BackReference(wrappedValue: object)
    weak let weakObject = object
    let later = BackReference(wrappedValue: object)
    XCTAssertTrue(earlier.wrappedValue === weakObject)
    XCTAssertTrue(later.wrappedValue === weakObject)
    object = nil
    XCTAssertNil(earlier.wrappedValue)
    XCTAssertNil(later.wrappedValue)
  }

  func testReadingFromManyThreadsDuringDeallocation() {
    for _ in 0..<200 {
      nonisolated(unsafe) var object: Base? = Base()
      let reference = BackReference(wrappedValue: object)
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        if index == 3 { object = nil } else { _ = reference.wrappedValue?.content }
      }
      XCTAssertNil(reference.wrappedValue)
    }
  }
}
