import CObjCRuntime
import Foundation

/// A method of a class.
public typealias Method = OpaquePointer
/// The implementation of a method.
///
/// Differs from iOS: it can be set for other methods, but calling it as a C function stops the program with a message.
public typealias IMP = OpaquePointer

// MARK: Classes

/// Returns the method of a class or its superclasses for a selector.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { MethodSlots.find(name, from: $0)?.pointer }
}

/// The class method with a name, inherited ones included.
///
/// Differs from iOS: replacing its implementation raises an exception, because calls from Swift would not follow.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { MethodSlots.classMethod(name, of: $0)?.pointer }
}

/// Returns the implementation that instances of a class use for a selector.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls.flatMap { MethodSlots.find(name, from: $0)?.implementation.address }
}

/// Adds a method to a class. Returns false without any effect if the class itself declares one for the selector.
///
/// Differs from iOS: an override of an inherited method within UIKit counts as inherited.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls, MethodSlots.own(name, of: cls) == nil else { return false }
  MethodSlots.add(implementation(imp), name, to: cls)
  return true
}

/// Replaces the implementation of a method, or adds the method. Returns the previous implementation.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  guard let slot = MethodSlots.own(name, of: cls) else {
    MethodSlots.add(implementation(imp), name, to: cls)
    return nil
  }
  let old = slot.implementation.address
  MethodSlots.set(implementation(imp), for: slot)
  return old
}

/// Returns the methods that the class itself declares. The caller frees the list.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  outCount?.pointee = 0
  guard let cls else { return nil }
  let methods = MethodSlots.selectors(of: cls).compactMap { MethodSlots.own($0, of: cls)?.pointer }
  guard !methods.isEmpty, let memory = malloc(methods.count * MemoryLayout<Method>.stride) else { return nil }
  let list = memory.bindMemory(to: Method.self, capacity: methods.count)
  list.initialize(from: methods, count: methods.count)
  outCount?.pointee = UInt32(methods.count)
  return list
}

/// Returns whether instances of a class respond to a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { SelectorRuntime.instances(of: $0, respondTo: sel) } ?? false
}

/// Returns the name of a class, with its module except for classes of the frameworks. The string is never freed.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  RuntimeText.pointer(cls.map(ClassNames.name) ?? "nil")
}

/// Returns the size of a class's instances in bytes; zero without a class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // The size follows kind, superclass, flags and address point in the metadata of a class.
  cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}

/// Returns the superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns the class with a name; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
  ClassNames.cls(named: String(cString: name))
}

/// Returns the class with a name; nil if there is none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  ClassNames.cls(named: String(cString: name))
}

/// An instance variable of a class.
public typealias Ivar = OpaquePointer

/// Returns nil: stored properties of Swift are no instance variables.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  outCount?.pointee = 0
  return nil
}

/// Returns nil: stored properties of Swift are no instance variables.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }

/// Returns nil, because there is no instance variable.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Compares texts of C, of which one may be absent, as a name of the runtime is. Darwin's header accepts optionals.
@_disfavoredOverload
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
  guard let first, let second else { return first == second ? 0 : first == nil ? -1 : 1 }
  return Foundation.strcmp(first, second)
}

// MARK: Objects

/// Returns the class of an object; for a class, the class itself.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  return obj as? AnyClass ?? type(of: obj as AnyObject)
}

/// Returns the name of an object's class. The string is never freed.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// Sets the class of an object, and returns the previous one; nil without an object.
///
/// The instances of both classes must have the same size, as those of a class that only overrides methods.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let obj, let old = object_getClass(obj), !(obj is AnyClass) else { return nil }
  precondition(
    class_getInstanceSize(old) == class_getInstanceSize(cls),
    "Instances of \(ClassNames.name(of: cls)) do not have the size of those of \(ClassNames.name(of: old))")
  // An object begins with the address of its class's metadata.
  Unmanaged.passUnretained(obj as AnyObject).toOpaque()
    .storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  return old
}

// MARK: New classes

/// Returns nil, as for a name that is in use: classes cannot be made at run time.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
  nil
}

/// Has no effect, because no class is made at run time.
public func objc_registerClassPair(_ cls: AnyClass) {}

/// Has no effect, because no class is made at run time.
public func objc_disposeClassPair(_ cls: AnyClass) {}

// MARK: Methods

/// Returns the selector of a method.
public func method_getName(_ m: Method) -> Selector {
  MethodSlot.at(m).selector
}

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP {
  MethodSlot.at(m).implementation.address
}

/// Sets the implementation of a method and returns the previous one.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let slot = MethodSlot.at(m)
  let old: IMP = slot.implementation.address
  MethodSlots.set(implementation(imp), for: slot)
  return old
}

/// Exchanges the implementations of two methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let first = MethodSlot.at(m1)
  let second = MethodSlot.at(m2)
  let (old, new) = (first.implementation, second.implementation)
  MethodSlots.set(new, for: first)
  MethodSlots.set(old, for: second)
}

/// Returns the number of arguments of a method, including the object and the selector.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(MethodSlot.at(m).selector.argumentCount + 2)
}

/// Returns the types of a method's arguments in Objective-C's notation.
///
/// Differs from iOS: all arguments are described as objects, because their Swift types are unknown at run time.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
  RuntimeText.pointer("@@:" + String(repeating: "@", count: MethodSlot.at(m).selector.argumentCount))
}

// MARK: Implementations

/// Creates an implementation that calls a closure with the object and up to two arguments.
///
/// The closure receives the object as `AnyObject`, `NSObject` or `Any`, and arguments as `Any?`, `AnyObject?`, `Bool`,
/// `Int` or `CGFloat`. A closure with other types stops the program with a message.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  guard let body = BlockBody.body(of: block) else {
    RuntimeFault.fatal(
      "NSInvalidArgumentException", "a block of the type \(type(of: block)) cannot implement a method")
  }
  let made = MethodImplementation(body)
  made.block = block
  return made.address
}

/// Returns the closure from which an implementation was created.
public func imp_getBlock(_ anImp: IMP) -> Any? {
  MethodImplementations.at(anImp)?.block
}

/// Releases the closure from which an implementation was created. Returns whether there was one.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool {
  guard let implementation = MethodImplementations.at(anImp), implementation.block != nil else {
    return false
  }
  implementation.removeBlock()
  return true
}

private func implementation(_ imp: IMP) -> MethodImplementation {
  guard let found = MethodImplementations.at(imp) else {
    RuntimeFault.fatal("NSInvalidArgumentException", "\(imp) is no implementation of a method")
  }
  return found
}

// MARK: Selectors

/// Returns the selector with a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: str))
}

/// Returns the name of a selector. The string is never freed.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
  RuntimeText.pointer(sel.description)
}

/// C strings that are never freed, because C code may keep them.
private enum RuntimeText {
  // Guarded by the lock of `MethodSlots`.
  nonisolated(unsafe) private static var texts: [String: UnsafePointer<CChar>] = [:]

  static func pointer(_ text: String) -> UnsafePointer<CChar> {
    MethodSlots.lock.lock()
    defer { MethodSlots.lock.unlock() }
    if let known = texts[text] { return known }
    let copy = UnsafePointer(strdup(text)!)
    texts[text] = copy
    return copy
  }
}
