import ObjCRuntime
import XCTest

final class ObjectTests: RuntimeTestCase {
  func testClassesByName() {
    XCTAssertTrue(_classFromString("ObjCRuntimeTests.River") == River.self)
    XCTAssertTrue(_classFromString("ObjCRuntimeTests.Outer.Inner") == Outer.Inner.self)
    XCTAssertTrue(_classFromString("ObjCRuntimeTests.Outer.Middle.Innermost") == Outer.Middle.Innermost.self)
    XCTAssertTrue(_classFromString("_TtC16ObjCRuntimeTests5River") == River.self)
    XCTAssertTrue(_classFromString("_TtCO16ObjCRuntimeTests5Outer5Inner") == Outer.Inner.self)
    XCTAssertTrue(_classFromString("PTLRiver") == River.self)
    XCTAssertTrue(_classFromString("NSFormatter") == nil)
    for name in ["", ".", "A.B", "_TtC", "_TtC9", "_TtC99Module3VC", "a.b.c.d.e.f.g.h.i.j"] {
      XCTAssertTrue(_classFromString(name) == nil, name)
    }
  }

  private class Animal: NSObject {}
  private final class Cat: Animal {}

  /// https://github.com/DenTelezhkin/DTTableViewManager asks classes of cells; lowering writes `_member`.
  func testSuperclasses() {
    XCTAssertTrue(Cat.isSubclass(of: Animal.self))
    XCTAssertTrue(Cat.isSubclass(of: Cat.self))
    XCTAssertFalse(Animal.isSubclass(of: Cat.self))
    XCTAssertTrue(Cat.superclass() == Animal.self)
    XCTAssertTrue(Cat().superclass == Animal.self)
    let cls: AnyClass = Cat.self
    let none: AnyClass? = nil
    XCTAssertTrue(_member(cls).isSubclass(of: Animal.self))
    XCTAssertFalse(_member(cls).isSubclass(of: Boat.self))
    XCTAssertNil(_member(none)?.isSubclass(of: Animal.self))
    XCTAssertTrue(_member(cls).superclass() == Animal.self)
    XCTAssertEqual(_member(cls).description(), Cat.description())
    XCTAssertFalse(_member(cls).instancesRespond(to: Selector("unknown")))
  }

  /// The information of keyboard notifications is read this way in sources of the time of Swift 3.
  func testPropertiesOfNumbersAndCollectionsAreOptional() {
    let number: AnyObject = NSNumber(value: 2.5)
    let duration = _member(number).doubleValue!
    XCTAssertEqual(duration, 2.5)
    XCTAssertEqual(_member(NSNumber(value: 7)).integerValue!, 7)
    XCTAssertTrue(_member(NSNumber(value: true)).boolValue)
    XCTAssertEqual(_member(NSArray(array: [1, 2])).count!, 2)
    XCTAssertNil(_member(number).count)
    let rect = NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(_member(rect).cgRectValue!, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Closures pass through the pointers of C functions, as blocks do on iOS.
  func testClosuresBehindPointers() {
    var sum = 0
    let body: (Int) -> Void = { sum += $0 }
    let pointer = _bitCast(body, to: UnsafeMutableRawPointer.self)
    let optional: UnsafeMutableRawPointer? = pointer
    _bitCast(pointer, to: ((Int) -> Void).self)(2)
    _bitCast(optional, to: ((Int) -> Void).self)(3)
    XCTAssertEqual(sum, 5)
    XCTAssertEqual(_bitCast(1.5, to: UInt64.self), 1.5.bitPattern)
  }

  func testClassesAreIdentical() {
    let cls: AnyClass? = Cat.self
    XCTAssertTrue(cls === Cat.self)
    XCTAssertTrue(cls !== Animal.self)
  }

  private class Boat {
    let length = 7
    func sound() -> String { "horn" }
  }
  private final class LoudBoat: Boat {
    override func sound() -> String { "siren \(length)" }
  }

  func testTheClassOfAnObjectIsChanged() {
    let boat = Boat()
    XCTAssertTrue(object_setClass(boat, LoudBoat.self) == Boat.self)
    XCTAssertTrue(object_getClass(boat) == LoudBoat.self)
    XCTAssertEqual(boat.sound(), "siren 7")
    XCTAssertTrue(boat is LoudBoat)
    XCTAssertTrue(object_setClass(boat, Boat.self) == LoudBoat.self)
    XCTAssertEqual(boat.sound(), "horn")
    XCTAssertNil(object_setClass(nil, Boat.self))
  }

  func testNoClassIsMade() {
    XCTAssertNil(objc_allocateClassPair(Boat.self, "Ship", 0))
    var count: UInt32 = 9
    XCTAssertNil(class_copyIvarList(Boat.self, &count))
    XCTAssertEqual(count, 0)
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<Int>.allocate(capacity: 1))

  func testAssociatedObjects() {
    let plain = NSObject()
    let base = Harbour()
    for object in [plain, base] {
      XCTAssertNil(objc_getAssociatedObject(object, Self.key))
      objc_setAssociatedObject(object, Self.key, 5, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      XCTAssertEqual(objc_getAssociatedObject(object, Self.key) as? Int, 5)
      objc_setAssociatedObject(object, Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      XCTAssertNil(objc_getAssociatedObject(object, Self.key))
    }
  }

  func testAssociatedObjectIsReleasedWithOwner() {
    var owner: Harbour? = Harbour()
    weak let value = { () -> NSObject in
      let value = NSObject()
      objc_setAssociatedObject(owner!, Self.key, value, .OBJC_ASSOCIATION_RETAIN)
      return value
    }()
    XCTAssertNotNil(value)
    owner = nil
    XCTAssertNil(value)
  }

  func testAssignedObjectIsNotKept() {
    let owner = NSObject()
    objc_setAssociatedObject(owner, Self.key, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
    XCTAssertNil(objc_getAssociatedObject(owner, Self.key))
  }

  func testAddressesThatAreUsedAgainStartEmpty() {
    for index in 0..<1000 {
      let object = NSObject()
      XCTAssertNil(objc_getAssociatedObject(object, Self.key))
      objc_setAssociatedObject(object, Self.key, index, .OBJC_ASSOCIATION_RETAIN)
      XCTAssertEqual(objc_getAssociatedObject(object, Self.key) as? Int, index)
    }
  }

  func testLocksOfObjects() {
    let object = NSObject()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 {
        objc_sync_enter(object)
        objc_sync_enter(object)
        count += 1
        objc_sync_exit(object)
        objc_sync_exit(object)
      }
    }
    XCTAssertEqual(count, 1600)
    XCTAssertEqual(objc_sync_exit(object), -1)
  }

  func testExceptions() {
    NSException(name: .invalidArgumentException, reason: "No such harbour").raise()
    XCTAssertEqual(faults, ["NSInvalidArgumentException: No such harbour"])
  }

  func testBlocksOfImplementationsAreReleased() {
    weak var kept: Cat?
    let implementation: IMP
    do {
      let cat = Cat()
      kept = cat
      implementation = imp_implementationWithBlock({ (_: AnyObject) in _ = cat } as (AnyObject) -> Void)
    }
    XCTAssertNotNil(kept)
    XCTAssertTrue(imp_removeBlock(implementation))
    XCTAssertNil(kept)
    XCTAssertNil(imp_getBlock(implementation))
    XCTAssertFalse(imp_removeBlock(implementation))
  }

  /// Weak references and comparisons by identity need the same object each time.
  func testClassesAreTheSameObjectsEachTime() {
    weak var kept: AnyObject?
    do { kept = _classObject(Cat.self) }
    XCTAssertTrue(kept === _classObject(Cat.self))
    XCTAssertFalse(kept === _classObject(Animal.self))
    XCTAssertTrue("\(_classObject(Cat.self))".hasSuffix("Cat"))
  }
}
