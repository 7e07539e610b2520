/// The arguments of a call by selector.
public struct _ObjCArguments {
  var first: Any?
  var second: Any?
  var rest: [Any?]
  /// The selector that was asked for, for messages.
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

  /// The argument as the type that the method takes.
  ///
  /// An object of another class is handed over as it is, as Objective-C does: a method that does not look at its
  /// sender works whoever sends. A value of another type is converted as key-value coding converts it.
  public subscript<T>(_ index: Int, _ type: T.Type) -> T {
    let value = self[index]
    if let value, let value = value as? T { return value }
    return Conversion.argument(value, to: type, of: selector)
  }

  public subscript<T: AnyObject>(_ index: Int, _ type: T.Type) -> T {
    if let value = self[index], let object = reference(in: value) as? T { return object }
    return Conversion.argument(self[index], to: type, of: selector)
  }

  /// The argument as the type that the call infers.
  public func at<T>(_ index: Int) -> T { self[index, T.self] }

  public subscript<T>(_ index: Int, _ type: T?.Type) -> T? {
    guard let value = self[index] else { return nil }
    if let value = value as? T { return value }
    return Conversion.argument(value, to: T.self, of: selector)
  }
}

/// The object in a value, if there is one. Much faster than a cast, which has to consider every kind of value.
@inline(__always)
private func reference(in value: Any) -> AnyObject? {
  let metadata = unsafeBitCast(type(of: value), to: UnsafePointer<UInt>.self)
  let kindOfClasses: UInt = 0
  guard metadata.pointee == kindOfClasses else { return nil }
  return withUnsafeBytes(of: value) { $0.load(as: AnyObject.self) }
}
