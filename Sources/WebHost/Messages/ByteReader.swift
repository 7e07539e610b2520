import CoreGraphics

/// Reads a message from a page. Every read checks the remaining length, because pages are not trusted.
struct ByteReader {
  enum Failure: Error { case truncated, notUTF8, notFinite, unknown }

  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func readByte() throws -> UInt8 {
    guard let first = bytes.popFirst() else { throw Failure.truncated }
    return first
  }

  mutating func readUInt32() throws -> UInt32 {
    guard bytes.count >= 4 else { throw Failure.truncated }
    var value: UInt32 = 0
    for (index, byte) in bytes.prefix(4).enumerated() { value |= UInt32(byte) << (8 * index) }
    bytes.removeFirst(4)
    return value
  }

  /// The largest number of points that a page may send. Velocities and scales that are computed from it stay finite.
  private static let limit: CGFloat = 1_000_000

  /// A finite number.
  mutating func readNumber() throws -> CGFloat {
    let value = Float(bitPattern: try readUInt32())
    guard value.isFinite else { throw Failure.notFinite }
    return min(max(CGFloat(value), -Self.limit), Self.limit)
  }

  mutating func readPoint() throws -> CGPoint { CGPoint(x: try readNumber(), y: try readNumber()) }

  mutating func readBytes() throws -> [UInt8] {
    let count = Int(try readUInt32())
    guard count <= bytes.count else { throw Failure.truncated }
    defer { bytes.removeFirst(count) }
    return Array(bytes.prefix(count))
  }

  mutating func readText() throws -> String {
    let count = Int(try readUInt32())
    guard count <= bytes.count else { throw Failure.truncated }
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self) else { throw Failure.notUTF8 }
    bytes.removeFirst(count)
    return text
  }
}
