import CObjCRuntime
import Foundation

/// A method of a class.
public typealias Method = OpaquePointer
/// The implementation of a method.
///
/// Differs from iOS: it can be given to other methods, but not be called as a C function; doing so stops the program with a
/// message.
public typealias IMP = OpaquePointer

// MARK: Classes

/// The method of this name that instances of the class have, inherited ones included.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { MethodSlots.find(name, from: $0)?.pointer }
}

/// What instances of the class do when they are sent a message.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls.flatMap { MethodSlots.find(name, from: $0)?.implementation.address }
}

/// Gives the class a method. Returns false, and does nothing, if the class itself has one of this name.
///
/// Differs from iOS: a method that the class inherits from UIKit and overrides there itself counts as inherited.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls, MethodSlots.own(name, of: cls) == nil else { return false }
  MethodSlots.add(implementation(imp), name, to: cls)
  return true
}

/// Replaces what a method of the class does, or gives the class the method. Returns what it did before.
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

/// The methods that the class itself has. The caller frees the list.
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

/// Whether instances of the class have a method of this name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { SelectorRuntime.instances(of: $0, respondTo: sel) } ?? false
}

/// The name of a class, with its module where it is not a framework's. The text lives as long as the process.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  RuntimeText.pointer(cls.map(ClassNames.name) ?? "nil")
}

/// The class above a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// The class of a name; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
  ClassNames.cls(named: String(cString: name))
}

/// The class of a name; nil if there is none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  ClassNames.cls(named: String(cString: name))
}

// MARK: Objects

/// The class of an object; of a class, the class itself.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  return obj as? AnyClass ?? type(of: obj as AnyObject)
}

/// The name of an object's class. The text lives as long as the process.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// Swift's objects keep the class that they were made of.
@available(
  *, unavailable, message: "the class of an object cannot be changed without the Objective-C runtime"
)
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }

// MARK: Methods

/// The name of a method.
public func method_getName(_ m: Method) -> Selector {
  MethodSlot.at(m).selector
}

/// What a method does.
public func method_getImplementation(_ m: Method) -> IMP {
  MethodSlot.at(m).implementation.address
}

/// Replaces what a method does. Returns what it did before.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let slot = MethodSlot.at(m)
  let old: IMP = slot.implementation.address
  MethodSlots.set(implementation(imp), for: slot)
  return old
}

/// Exchanges what two methods do.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let first = MethodSlot.at(m1)
  let second = MethodSlot.at(m2)
  let (old, new) = (first.implementation, second.implementation)
  MethodSlots.set(new, for: first)
  MethodSlots.set(old, for: second)
}

/// How many arguments a method takes, with the object and the selector.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(MethodSlot.at(m).selector.argumentCount + 2)
}

/// The types of a method's arguments in Objective-C's notation.
///
/// Differs from iOS: all are given as objects; what the method takes in Swift is not known here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
  RuntimeText.pointer("@@:" + String(repeating: "@", count: MethodSlot.at(m).selector.argumentCount))
}

// MARK: Implementations

/// An implementation that calls a closure with the object and up to two arguments.
///
/// The closure takes the object as `AnyObject`, `NSObject` or `Any`, and arguments as `Any?`, `AnyObject?`, `Bool`, `Int` or
/// `CGFloat`. Another closure stops the program with a message.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  guard let body = BlockBody.body(of: block) else {
    RuntimeFault.fatal(
      "NSInvalidArgumentException", "a block of the type \(type(of: block)) cannot implement a method")
  }
  let made = MethodImplementation(body)
  made.block = block
  return made.address
}

/// The closure that an implementation was made of.
public func imp_getBlock(_ anImp: IMP) -> Any? {
  MethodImplementations.at(anImp)?.block
}

private func implementation(_ imp: IMP) -> MethodImplementation {
  guard let found = MethodImplementations.at(imp) else {
    RuntimeFault.fatal("NSInvalidArgumentException", "\(imp) is no implementation of a method")
  }
  return found
}

// MARK: Selectors

/// The selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: str))
}

/// The name of a selector. The text lives as long as the process.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
  RuntimeText.pointer(sel.description)
}

/// Texts that C code may keep.
private enum RuntimeText {
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
