import Foundation
import ObjCRuntime

/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// Returns the property of a class or its superclasses with a name.
///
/// Differs from iOS: a method without arguments counts as a property.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  let selector = Selector(String(cString: name))
  guard let cls, SelectorRuntime.instances(of: cls, respondTo: selector) else { return nil }
  // The address of a selector's name is unique and never freed.
  return OpaquePointer(sel_getName(selector))
}

/// Returns the name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  UnsafePointer(property)
}

/// Returns the attributes of a property in Objective-C's notation. The string is never freed.
///
/// Differs from iOS: all properties are described as strong objects, because their declarations are unknown at run time.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
  sel_getName(Selector("T@,&,N"))
}
