import Foundation

/// A value transferred between the test runner and the app under test.
package protocol Transferable {
  func write(to writer: inout MessageWriter)
  init(from reader: inout MessageReader) throws
}

/// Encodes values: integers and floating-point numbers in little-endian order, strings and data preceded by
/// their length.
package struct MessageWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write<Number: FixedWidthInteger>(_ value: Number) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ value: Double) { write(value.bitPattern) }

  package mutating func write(_ value: Bool) { write(UInt8(value ? 1 : 0)) }

  package mutating func write(_ value: String) {
    write(UInt32(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  package mutating func write(_ value: String?) {
    write(value != nil)
    if let value { write(value) }
  }

  package mutating func write(_ value: Data) {
    write(UInt32(value.count))
    bytes.append(contentsOf: value)
  }

  package mutating func write(_ value: CGPoint) {
    write(Double(value.x))
    write(Double(value.y))
  }

  package mutating func write(_ value: CGRect) {
    write(value.origin)
    write(Double(value.size.width))
    write(Double(value.size.height))
  }

  package mutating func write<Element: Transferable>(_ values: [Element]) {
    write(UInt32(values.count))
    for value in values { value.write(to: &self) }
  }

  package mutating func write(_ values: [String]) {
    write(UInt32(values.count))
    for value in values { write(value) }
  }
}

/// Decodes values in the order in which `MessageWriter` encoded them. Invalid messages throw and never trap.
package struct MessageReader {
  package struct Malformed: Error {
    package init() {}
  }

  /// The maximum nesting depth of elements.
  private static let maximumDepth = 512

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func read<Number: FixedWidthInteger>() throws -> Number {
    let size = MemoryLayout<Number>.size
    guard bytes.count - position >= size else { throw Malformed() }
    let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Number.self) }
    position += size
    return Number(littleEndian: value)
  }

  package mutating func read() throws -> Double { Double(bitPattern: try read()) }

  package mutating func read() throws -> Bool { try read() as UInt8 != 0 }

  private mutating func readBytes() throws -> ArraySlice<UInt8> {
    let count = Int(try read() as UInt32)
    guard bytes.count - position >= count else { throw Malformed() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  package mutating func read() throws -> String { String(decoding: try readBytes(), as: UTF8.self) }

  package mutating func read() throws -> String? { try read() as Bool ? try read() as String : nil }

  package mutating func read() throws -> Data { Data(try readBytes()) }

  package mutating func read() throws -> CGPoint {
    let x: Double = try read()
    return CGPoint(x: x, y: try read() as Double)
  }

  package mutating func read() throws -> CGRect {
    let origin: CGPoint = try read()
    let width: Double = try read()
    return CGRect(origin: origin, size: CGSize(width: width, height: try read() as Double))
  }

  package mutating func read<Element: Transferable>() throws -> [Element] {
    let count = Int(try read() as UInt32)
    guard count <= bytes.count - position else { throw Malformed() }
    var values: [Element] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Element(from: &self)) }
    return values
  }

  package mutating func read() throws -> [String] {
    let count = Int(try read() as UInt32)
    guard count <= bytes.count - position else { throw Malformed() }
    var values: [String] = []
    for _ in 0..<count { values.append(try read()) }
    return values
  }

  /// Decodes a recursive value, up to the maximum depth.
  package mutating func nested<Result>(_ body: (inout MessageReader) throws -> Result) throws -> Result {
    guard depth < Self.maximumDepth else { throw Malformed() }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Throws if data remains.
  package func finish() throws {
    guard position == bytes.count else { throw Malformed() }
  }
}
