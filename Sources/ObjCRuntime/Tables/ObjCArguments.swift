/// The arguments of a dynamic method call.
public struct _ObjCArguments {
  var first: Any?
  var second: Any?
  var rest: [Any?]
  /// The selector, for error messages.
  let selector: Selector

  package init(_ selector: Selector, _ first: Any? = nil, _ second: Any? = nil, rest: [Any?] = []) {
    self.selector = selector
    self.first = first
    self.second = second
    self.rest = rest
  }

  package subscript(index: Int) -> Any? {
    switch index {
    case 0: first
    case 1: second
    default: index - 2 < rest.count ? rest[index - 2] : nil
    }
  }

  /// The argument converted to the parameter's type.
  ///
  /// An object of another class is passed unchecked, as in Objective-C: a method that does not use its sender
  /// works with any. A value of another type is converted like in key-value coding.
  public subscript<T>(_ index: Int, _ type: T.Type) -> T {
    let value = self[index]
    if let value, let value = value as? T { return value }
    return Conversion.argument(value, to: type, of: selector)
  }

  public subscript<T: AnyObject>(_ index: Int, _ type: T.Type) -> T {
    if let value = self[index], let object = reference(in: value) as? T { return object }
    return Conversion.argument(self[index], to: type, of: selector)
  }

  /// The argument converted to the inferred type.
  public func at<T>(_ index: Int) -> T { self[index, T.self] }

  public subscript<T>(_ index: Int, _ type: T?.Type) -> T? {
    guard let value = self[index] else { return nil }
    if let value = value as? T { return value }
    return Conversion.argument(value, to: T.self, of: selector)
  }
}

/// The object in an existential, if it holds one. Much faster than a cast, which checks every kind of value.
@inline(__always)
private func reference(in value: Any) -> AnyObject? {
  let metadata = unsafeBitCast(type(of: value), to: UnsafePointer<UInt>.self)
  let kindOfClasses: UInt = 0
  guard metadata.pointee == kindOfClasses else { return nil }
  return withUnsafeBytes(of: value) { $0.load(as: AnyObject.self) }
}
