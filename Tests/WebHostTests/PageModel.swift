import Foundation

/// A page without a browser: applies updates to elements, as the script of the page does.
struct PageModel {
  final class Element {
    var kind: UInt8 = 0
    var children: [UInt32] = []
    var parent: UInt32?
    var values: [String: String] = [:]
  }

  enum Failure: Error {
    case unknownOperation(UInt8), unknownElement(UInt32), unknownResource(UInt64), truncated
  }

  private(set) var elements: [UInt32: Element] = [0: Element()]
  private(set) var resources: [UInt64: Int] = [:]

  mutating func apply(_ bytes: [UInt8]) throws {
    var reader = Reader(bytes: bytes[...])
    while !reader.bytes.isEmpty {
      let operation = try reader.byte()
      if operation == 10 {
        let digest = try reader.fixed(8)
        _ = try reader.byte()
        let count = Int(try reader.compact())
        try reader.skip(count)
        resources[digest, default: 0] += 1
        continue
      }
      if operation == 13 {
        for _ in 0..<(try reader.compact()) {
          let digest = try reader.fixed(8)
          guard resources.removeValue(forKey: digest) != nil else { throw Failure.unknownResource(digest) }
        }
        continue
      }
      let id = try reader.compact()
      if operation == 1 {
        let element = Element()
        element.kind = try reader.byte()
        elements[id] = element
        continue
      }
      let element = try element(id)
      switch operation {
      case 2:
        if let parent = element.parent.flatMap({ elements[$0] }) { parent.children.removeAll { $0 == id } }
        elements[id] = nil
      case 3: try place(id, in: try reader.compact(), before: try reader.compact())
      case 4: element.values["matrix"] = "1 0 0 1 " + (try reader.numbers(2))
      case 5: element.values["matrix"] = try reader.numbers(6)
      case 6: element.values["opacity"] = try reader.fraction()
      case 7: element.values["rect"] = try reader.numbers(4)
      case 8: element.values["style"] = try reader.text()
      case 9: element.values["content"] = String(try reader.fixed(8))
      default: throw Failure.unknownOperation(operation)
      }
    }
  }

  private func element(_ id: UInt32) throws -> Element {
    guard let element = elements[id] else { throw Failure.unknownElement(id) }
    return element
  }

  private mutating func place(_ id: UInt32, in parent: UInt32, before sibling: UInt32) throws {
    let element = try element(id)
    if let old = element.parent.flatMap({ elements[$0] }) { old.children.removeAll { $0 == id } }
    let new = try self.element(parent)
    guard let index = sibling == 0 ? new.children.count : new.children.firstIndex(of: sibling) else {
      throw Failure.unknownElement(sibling)
    }
    new.children.insert(id, at: index)
    element.parent = parent
  }

  /// The drawings and images that elements show and that the page does not have.
  var missingResources: [UInt64] {
    elements.values.compactMap { $0.values["content"].flatMap { UInt64($0) } }
      .filter { $0 != 0 && resources[$0] == nil }
  }

  /// The tree as text, without the numbers of elements. Values that are the initial ones are left out.
  var text: String { lines(0, 0).joined(separator: "\n") }

  private func lines(_ id: UInt32, _ depth: Int) -> [String] {
    guard let element = elements[id] else { return ["missing \(id)"] }
    let initial = [
      "matrix": "1 0 0 1 0.0 0.0", "opacity": "1.0", "rect": "0.0 0.0 0.0 0.0", "style": "", "content": "0",
    ]
    let values = element.values.filter { initial[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }
    return [String(repeating: "  ", count: depth) + "\(element.kind) " + values.joined(separator: " ")]
      + element.children.flatMap { lines($0, depth + 1) }
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func byte() throws -> UInt8 {
      guard let byte = bytes.popFirst() else { throw Failure.truncated }
      return byte
    }

    mutating func fixed(_ count: Int) throws -> UInt64 {
      try (0..<count).reduce(0) { $0 | UInt64(try byte()) << (8 * UInt64($1)) }
    }

    mutating func compact() throws -> UInt32 {
      var (value, shift): (UInt32, UInt32) = (0, 0)
      while true {
        let byte = try byte()
        value |= UInt32(byte & 127) << shift
        if byte < 128 { return value }
        shift += 7
      }
    }

    mutating func numbers(_ count: Int) throws -> String {
      try (0..<count).map { _ in "\(Float(bitPattern: UInt32(try fixed(4))))" }.joined(separator: " ")
        .replacingOccurrences(of: "1.0 0.0 0.0 1.0 ", with: "1 0 0 1 ")
    }

    mutating func fraction() throws -> String { "\(Double(try fixed(2)) / 65535)" }

    mutating func skip(_ count: Int) throws {
      guard bytes.count >= count else { throw Failure.truncated }
      bytes.removeFirst(count)
    }

    mutating func text() throws -> String {
      let count = Int(try compact())
      guard bytes.count >= count else { throw Failure.truncated }
      defer { bytes.removeFirst(count) }
      return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }
}
