import CoreGraphics

/// Collects a message. Numbers are little-endian; strings are preceded by their length in UTF-8.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: UInt8) { bytes.append(value) }

  mutating func write(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ value: Float) { write(value.bitPattern) }

  mutating func write(_ value: CGFloat) { write(Float(value)) }

  /// A number from 0 to 1 in two bytes.
  mutating func write(fraction value: CGFloat) {
    let scaled = UInt16((min(max(value, 0), 1) * 65535).rounded())
    withUnsafeBytes(of: scaled.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Seven bits in each byte, the lowest first.
  mutating func write(compact value: UInt32) {
    var rest = value
    while rest > 127 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 {
      write(compact: UInt32($0.count))
      bytes.append(contentsOf: $0)
    }
  }

  mutating func write(_ rect: CGRect) {
    for value in [rect.minX, rect.minY, rect.width, rect.height] { write(value) }
  }

  mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }
}
