import Foundation

/// Binary encoding of state values: property list types, URLs, UUIDs and null.
///
/// A value is a type tag followed by its content: numbers as eight bytes, everything else preceded by its
/// length. Decoding invalid bytes returns `nil`.
package enum StateValue {
  private enum Mark: UInt8 {
    case null = 0
    case no, yes, integer, real, string, data, date, url, uuid, list, dictionary
  }

  /// The maximum nesting depth.
  private static let depthLimit = 64

  /// Encodes a value; `nil` if it, or something in it, is not supported.
  package static func encode(_ value: Any) -> Data? {
    var data = Data()
    return append(value, to: &data, depth: 0) ? data : nil
  }

  /// Decodes a value; `nil` if the bytes are invalid.
  package static func decode(_ data: Data) -> Any? {
    data.withUnsafeBytes { bytes in
      var reader = Reader(bytes: bytes)
      guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
      return value
    }
  }

  // MARK: Writing

  private static func append(_ value: Any, to data: inout Data, depth: Int) -> Bool {
    guard depth < depthLimit else { return false }
    switch value {
    case is NSNull: data.append(Mark.null.rawValue)
    case let value as Bool: data.append((value ? Mark.yes : .no).rawValue)
    case let value as Int: append(.integer, UInt64(bitPattern: Int64(value)), to: &data)
    case let value as Double: append(.real, value.bitPattern, to: &data)
    case let value as String: append(.string, Data(value.utf8), to: &data)
    case let value as Data: append(.data, value, to: &data)
    case let value as Date: append(.date, value.timeIntervalSinceReferenceDate.bitPattern, to: &data)
    case let value as URL: append(.url, Data(value.absoluteString.utf8), to: &data)
    case let value as UUID: append(.uuid, Data(value.uuidString.utf8), to: &data)
    case let value as [String: Any]:
      data.append(Mark.dictionary.rawValue)
      append(UInt64(value.count), to: &data)
      for key in value.keys.sorted() {
        append(.string, Data(key.utf8), to: &data)
        guard append(value[key]!, to: &data, depth: depth + 1) else { return false }
      }
    case let value as [Any]:
      data.append(Mark.list.rawValue)
      append(UInt64(value.count), to: &data)
      for element in value { guard append(element, to: &data, depth: depth + 1) else { return false } }
    case let value as any BinaryInteger:
      guard let number = Int64(exactly: value) else { return false }
      append(.integer, UInt64(bitPattern: number), to: &data)
    case let value as any BinaryFloatingPoint: append(.real, Double(value).bitPattern, to: &data)
    case let value as NSNumber: append(.real, value.doubleValue.bitPattern, to: &data)
    default: return false
    }
    return true
  }

  private static func append(_ number: UInt64, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }
  private static func append(_ mark: Mark, _ number: UInt64, to data: inout Data) {
    data.append(mark.rawValue)
    append(number, to: &data)
  }
  private static func append(_ mark: Mark, _ content: Data, to data: inout Data) {
    append(mark, UInt64(content.count), to: &data)
    data.append(content)
  }

  // MARK: Reading

  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func number() -> UInt64? {
      guard bytes.count - position >= 8 else { return nil }
      defer { position += 8 }
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    mutating func content() -> UnsafeRawBufferPointer? {
      guard let count = number().flatMap({ Int(exactly: $0) }), count <= bytes.count - position else {
        return nil
      }
      defer { position += count }
      return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    mutating func text() -> String? { content().flatMap { String(validating: $0, as: UTF8.self) } }

    /// The number of elements, limited to the remaining bytes because each takes at least one.
    mutating func elementCount() -> Int? {
      guard let count = number().flatMap({ Int(exactly: $0) }), count <= bytes.count - position else {
        return nil
      }
      return count
    }

    mutating func value(depth: Int) -> Any? {
      guard depth < depthLimit, position < bytes.count, let mark = Mark(rawValue: bytes[position]) else {
        return nil
      }
      position += 1
      switch mark {
      case .null: return NSNull()
      case .no: return false
      case .yes: return true
      case .integer: return number().map { Int(Int64(bitPattern: $0)) }
      case .real: return number().map { Double(bitPattern: $0) }
      case .string: return text()
      case .data: return content().map { Data($0) }
      case .date: return number().map { Date(timeIntervalSinceReferenceDate: Double(bitPattern: $0)) }
      case .url: return text().flatMap { URL(string: $0) }
      case .uuid: return text().flatMap { UUID(uuidString: $0) }
      case .list:
        guard let count = elementCount() else { return nil }
        var list: [Any] = []
        for _ in 0..<count {
          guard let element = value(depth: depth + 1) else { return nil }
          list.append(element)
        }
        return list
      case .dictionary:
        guard let count = elementCount() else { return nil }
        var dictionary: [String: Any] = [:]
        for _ in 0..<count {
          guard position < bytes.count, bytes[position] == Mark.string.rawValue else { return nil }
          position += 1
          guard let key = text(), let element = value(depth: depth + 1) else { return nil }
          dictionary[key] = element
        }
        return dictionary
      }
    }
  }
}
