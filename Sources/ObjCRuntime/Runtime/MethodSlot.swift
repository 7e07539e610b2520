import CObjCRuntime
import Foundation

/// A method of one class and its current implementation: the target of `Method`.
final class MethodSlot {
  let owner: AnyClass
  let selector: Selector
  /// The implementation declared in the source; nil for a method that was added.
  let declared: MethodImplementation?
  var implementation: MethodImplementation

  init(owner: AnyClass, selector: Selector, declared: MethodImplementation?, current: MethodImplementation) {
    self.owner = owner
    self.selector = selector
    self.declared = declared
    implementation = current
  }

  var isReplaced: Bool { implementation !== declared }

  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  static func at(_ pointer: OpaquePointer) -> MethodSlot {
    Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// An implementation of a method: the target of `IMP`.
final class MethodImplementation {
  typealias Body = (AnyObject, _ObjCArguments) -> Any?

  private(set) var body: Body
  /// The block from which the implementation was created.
  var block: Any?
  private(set) var address: OpaquePointer!

  init(_ body: @escaping Body) {
    self.body = body
    address = MethodImplementations.enter(self)
  }

  /// Releases the block. The implementation must not be called anymore.
  func removeBlock() {
    block = nil
    body = { _, _ in nil }
  }
}

/// The implementations by address. The code at an address stops the program with a message, because an implementation
/// cannot be called as a C function without the types of its arguments.
enum MethodImplementations {
  // Guarded by the lock of `MethodSlots`.
  nonisolated(unsafe) private static var all: [OpaquePointer: MethodImplementation] = [:]

  static func enter(_ implementation: MethodImplementation) -> OpaquePointer {
    MethodSlots.lock.lock()
    defer { MethodSlots.lock.unlock() }
    let address = OpaquePointer(ptl_implementation_address(all.count))!
    all[address] = implementation
    return address
  }

  static func at(_ address: OpaquePointer) -> MethodImplementation? {
    MethodSlots.lock.lock()
    defer { MethodSlots.lock.unlock() }
    return all[address]
  }
}

/// The methods that were requested from the runtime.
enum MethodSlots {
  static let lock = NSRecursiveLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var slots: [ObjectIdentifier: [Selector: MethodSlot]] = [:]
  nonisolated(unsafe) private static var classSlots: [ObjectIdentifier: [Selector: MethodSlot]] = [:]
  nonisolated(unsafe) private static var replacedSelectors: Set<Selector> = []

  /// Returns the method of a class or of its nearest superclass that has one.
  static func find(_ selector: Selector, from cls: AnyClass) -> MethodSlot? {
    lock.lock()
    defer { lock.unlock() }
    var current: AnyClass? = cls
    while let next = current {
      if let slot = own(selector, of: next) { return slot }
      current = _getSuperclass(next)
    }
    return nil
  }

  /// Returns the method that the class itself declares.
  static func own(_ selector: Selector, of cls: AnyClass) -> MethodSlot? {
    lock.lock()
    defer { lock.unlock() }
    if let slot = slots[ObjectIdentifier(cls)]?[selector] { return slot }
    guard let body = ClassRegistry.ownTable(of: cls).implementation(of: selector) else { return nil }
    let implementation = MethodImplementation(body)
    let slot = MethodSlot(
      owner: cls, selector: selector, declared: implementation, current: implementation)
    slots[ObjectIdentifier(cls), default: [:]][selector] = slot
    return slot
  }

  /// The class method with a name.
  static func classMethod(_ selector: Selector, of cls: AnyClass) -> MethodSlot? {
    lock.lock()
    defer { lock.unlock() }
    if let slot = classSlots[ObjectIdentifier(cls)]?[selector] { return slot }
    guard let method = ClassRegistry.table(of: cls).classMethods[selector] else { return nil }
    let call = unsafeBitCast(method, to: ((AnyClass, _ObjCArguments) -> Any?).self)
    let implementation = MethodImplementation { object, arguments in
      call(object as? AnyClass ?? type(of: object), arguments)
    }
    let slot = MethodSlot(owner: cls, selector: selector, declared: implementation, current: implementation)
    classSlots[ObjectIdentifier(cls), default: [:]][selector] = slot
    return slot
  }

  /// Adds a method to a class that does not declare it.
  static func add(_ implementation: MethodImplementation, _ selector: Selector, to cls: AnyClass) {
    lock.lock()
    defer { lock.unlock() }
    slots[ObjectIdentifier(cls), default: [:]][selector] = MethodSlot(
      owner: cls, selector: selector, declared: nil, current: implementation)
    noteReplacement(selector, of: cls, implementation)
  }

  static func set(_ implementation: MethodImplementation, for slot: MethodSlot) {
    lock.lock()
    defer { lock.unlock() }
    if classSlots[ObjectIdentifier(slot.owner)]?[slot.selector] === slot {
      return RuntimeFault.raise(
        "NSInvalidArgumentException", "+[\(slot.owner) \(slot.selector)]: class methods cannot be replaced")
    }
    slot.implementation = implementation
    noteReplacement(slot.selector, of: slot.owner, implementation)
  }

  private static func noteReplacement(
    _ selector: Selector, of cls: AnyClass, _ implementation: MethodImplementation
  ) {
    replacedSelectors.insert(selector)
    ptl_replaced_method_count += 1
    // Methods that are redirected in Swift code also redirect calls by selector.
    if ClassRegistry.ownTable(of: cls).redirected[selector] == nil {
      ClassRegistry.replace(selector, of: cls, implementation.body)
    }
  }

  /// Returns the replacement of a class's declared method for an object.
  static func replacement(_ selector: Selector, of cls: AnyClass, for object: AnyObject) -> MethodSlot? {
    lock.lock()
    defer { lock.unlock() }
    guard replacedSelectors.contains(selector) else { return nil }
    var current: AnyClass? = type(of: object)
    while let next = current {
      if let slot = slots[ObjectIdentifier(next)]?[selector] { return slot.isReplaced ? slot : nil }
      if next == cls { return nil }
      current = _getSuperclass(next)
    }
    return nil
  }

  /// Returns the selectors of the methods that the class itself declares.
  static func selectors(of cls: AnyClass) -> [Selector] {
    lock.lock()
    defer { lock.unlock() }
    let declared = ClassRegistry.ownTable(of: cls)
    let names = Set(declared.methods.keys).union(declared.redirected.keys)
      .union(slots[ObjectIdentifier(cls)]?.keys.map { $0 } ?? [])
    return names.sorted { $0.description < $1.description }
  }
}

/// The functions that lowering calls from methods whose implementation may be exchanged.
public enum _ObjCDispatch {
  /// Returns whether the method's implementation for the object is a replacement.
  public static func isReplaced(_ cls: AnyClass, _ object: AnyObject, _ name: StaticString) -> Bool {
    guard ptl_replaced_method_count != 0 else { return false }
    return MethodSlots.replacement(Selector(name), of: cls, for: object) != nil
  }

  /// Calls the replacement of a method without a result, and returns whether there is one.
  package static func redirects(
    _ cls: AnyClass, _ object: AnyObject, _ name: StaticString, _ first: @autoclosure () -> Any? = nil,
    _ second: @autoclosure () -> Any? = nil
  ) -> Bool {
    guard ptl_replaced_method_count != 0 else { return false }
    let selector = Selector(name)
    guard let slot = MethodSlots.replacement(selector, of: cls, for: object) else { return false }
    _ = slot.implementation.body(object, _ObjCArguments(selector, first(), second()))
    return true
  }

  /// Calls the replacement of a method and returns its result.
  public static func call<Result>(
    _ cls: AnyClass, _ object: AnyObject, _ name: StaticString, _ arguments: Any?...
  ) -> Result {
    let selector = Selector(name)
    let values = _ObjCArguments(
      selector, arguments.isEmpty ? nil : arguments[0], arguments.count > 1 ? arguments[1] : nil,
      rest: arguments.count > 2 ? Array(arguments[2...]) : [])
    guard let slot = MethodSlots.replacement(selector, of: cls, for: object) else {
      RuntimeFault.fatal("NSInternalInconsistencyException", "\(selector) is not replaced")
    }
    let result = slot.implementation.body(object, values)
    if Result.self == Void.self { return () as! Result }
    return Conversion.argument(result, to: Result.self, of: selector)
  }
}
