import Foundation

/// Elements in contiguous memory that functions read.
public protocol AccelerateBuffer {
  associatedtype Element

  var count: Int { get }

  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result
}

/// Elements in contiguous memory that functions write.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result
}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try body(self)
  }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(self))
  }

  public func withUnsafeMutableBufferPointer<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    var buffer = self
    return try body(&buffer)
  }
}

extension AccelerateBuffer {
  /// The values of a function of the elements.
  func mapped<Value>(_ body: (Element) -> Value) -> [Value] { withUnsafeBufferPointer { $0.map(body) } }

  /// The values of a function of the elements and those of another vector of the same length.
  func combined<Other: AccelerateBuffer, Value>(
    with other: Other, _ body: (Element, Other.Element) -> Value
  ) -> [Value] {
    precondition(count == other.count, "vectors of \(count) and \(other.count) elements")
    return withUnsafeBufferPointer { first in
      other.withUnsafeBufferPointer { second in first.indices.map { body(first[$0], second[$0]) } }
    }
  }
}

extension AccelerateMutableBuffer {
  /// Replaces all elements.
  mutating func assign(_ values: [Element]) {
    precondition(count == values.count, "\(values.count) results for a vector of \(count) elements")
    withUnsafeMutableBufferPointer { buffer in
      for index in values.indices { buffer[index] = values[index] }
    }
  }
}
