import UIKit

/// The objects of a keyed archive in a binary property list, whose references Foundation does not expose on Linux.
struct PropertyArchive {
  private indirect enum Value {
    case number(Double), text(String), reference(Int), list([Int]), dictionary([(Int, Int)]), other
  }

  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 1
  private var objects: [Int] = []
  private var root = 0

  init?(_ data: Data) {
    bytes = Array(data)
    guard bytes.count > 40, bytes.starts(with: Array("bplist00".utf8)) else { return nil }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = integer(trailer + 8, 8), let top = integer(trailer + 16, 8),
      let table = integer(trailer + 24, 8), count < bytes.count, table + count * offsetSize <= trailer
    else { return nil }
    offsets = (0..<count).compactMap { integer(table + $0 * offsetSize, offsetSize) }
    guard let list = member("$objects", of: top), case .list(let objects) = value(list),
      let names = member("$top", of: top), let reference = member("root", of: names),
      case .reference(let root) = value(reference), objects.indices.contains(root)
    else { return nil }
    self.objects = objects
    self.root = objects[root]
  }

  // MARK: Members of the root

  /// The class that was chosen in the editor.
  var customClass: String? {
    guard let info = resolved(member("_info", of: root)),
      case .list(let keys)? = member("NS.keys", of: info).map(value),
      case .list(let values)? = member("NS.objects", of: info).map(value)
    else { return nil }
    for (key, item) in zip(keys, values) {
      guard let key = resolved(key), case .text("_PB_previewSKNodeCustomClassName") = value(key),
        let item = resolved(item), case .text(let name) = value(item), !name.isEmpty
      else { continue }
      return name
    }
    return nil
  }

  var hasChildren: Bool {
    guard let children = resolved(member("_children", of: root)),
      case .list(let list)? = member("NS.objects", of: children).map(value)
    else { return false }
    return !list.isEmpty
  }

  func number(_ name: String) -> Double? {
    guard let found = resolved(member(name, of: root)), case .number(let number) = value(found) else {
      return nil
    }
    return number
  }

  func point(_ name: String) -> CGPoint? {
    numbers(name, "NS.pointval").flatMap { $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : nil }
  }
  func size(_ name: String) -> CGSize? {
    numbers(name, "NS.sizeval").flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil }
  }
  func rectangle(_ name: String) -> CGRect? {
    numbers(name, "NS.rectval").flatMap {
      $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil
    }
  }

  /// The numbers of a geometric value, which is archived as a text such as `{1, 2}`.
  private func numbers(_ name: String, _ kind: String) -> [Double]? {
    guard let found = resolved(member(name, of: root)), let text = resolved(member(kind, of: found)),
      case .text(let digits) = value(text)
    else { return nil }
    return digits.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }

  // MARK: Reading

  private func integer(_ at: Int, _ size: Int) -> Int? {
    guard at >= 0, size > 0, at + size <= bytes.count else { return nil }
    return bytes[at..<at + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } > UInt64(Int.max)
      ? nil : bytes[at..<at + size].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The object that a reference points to.
  private func resolved(_ object: Int?) -> Int? {
    guard let object, case .reference(let index) = value(object) else { return object }
    return objects.indices.contains(index) ? objects[index] : nil
  }

  private func member(_ name: String, of object: Int) -> Int? {
    guard case .dictionary(let pairs) = value(object) else { return nil }
    return pairs.first { if case .text(name) = value($0.0) { true } else { false } }?.1
  }

  private func value(_ object: Int) -> Value {
    guard offsets.indices.contains(object), offsets[object] < bytes.count else { return .other }
    var at = offsets[object]
    let kind = bytes[at] >> 4
    var count = Int(bytes[at] & 15)
    at += 1
    if kind >= 4, kind != 8, count == 15, at < bytes.count {
      let size = 1 << Int(bytes[at] & 15)
      count = integer(at + 1, size) ?? 0
      at += 1 + size
    }
    switch kind {
    case 0: return .number(count == 9 ? 1 : 0)
    case 1: return integer(at, 1 << count).map { .number(Double($0)) } ?? .other
    case 2:
      guard let bits = integer(at, 1 << count) else { return .other }
      return .number(
        count == 2 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: UInt64(bits)))
    case 5 where at + count <= bytes.count:
      return .text(String(decoding: bytes[at..<at + count], as: UTF8.self))
    case 6 where at + count * 2 <= bytes.count:
      let units = (0..<count).map { UInt16(bytes[at + $0 * 2]) << 8 | UInt16(bytes[at + $0 * 2 + 1]) }
      return .text(String(decoding: units, as: UTF16.self))
    case 8: return integer(at, count + 1).map { .reference($0) } ?? .other
    case 10 where at + count * referenceSize <= bytes.count:
      return .list((0..<count).compactMap { integer(at + $0 * referenceSize, referenceSize) })
    case 13 where at + count * 2 * referenceSize <= bytes.count:
      let all = (0..<count * 2).compactMap { integer(at + $0 * referenceSize, referenceSize) }
      return .dictionary((0..<count).map { (all[$0], all[$0 + count]) })
    default: return .other
    }
  }
}
