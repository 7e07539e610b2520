import SQLite3

/// The functions and collations that translated predicates and sort descriptors use.
enum SQLFunctions {
  static func register(in handle: OpaquePointer) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    sqlite3_create_function_v2(handle, "PTL_FOLD", 2, flags, nil, fold, nil, nil, nil)
    sqlite3_create_function_v2(handle, "PTL_FIND", 3, flags, nil, find, nil, nil, nil)
    sqlite3_create_function_v2(handle, "PTL_MATCH", 4, flags, nil, match, nil, nil, nil)
    for name in [
      "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:", "localizedStandardCompare:",
      "localizedCompare:", "compare:",
    ] {
      let box = Unmanaged.passRetained(OrderBox(TextOrder(Selector(name))))
      sqlite3_create_collation_v2(
        handle, name, SQLITE_UTF8, box.toOpaque(),
        { context, firstCount, first, secondCount, second in
          let order = Unmanaged<OrderBox>.fromOpaque(context!).takeUnretainedValue().order
          let result = order.compare(
            UnsafeRawBufferPointer(start: first, count: Int(firstCount)),
            UnsafeRawBufferPointer(start: second, count: Int(secondCount)))
          return Int32(result.rawValue)
        }, { Unmanaged<OrderBox>.fromOpaque($0!).release() })
    }
  }

  private final class OrderBox {
    let order: TextOrder

    init(_ order: TextOrder) { self.order = order }
  }

  private typealias Function =
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  private static func bytes(_ value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
    guard let text = sqlite3_value_text(value) else { return nil }
    return UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
  }

  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  /// Text without case (1), marks (2) or both (3).
  private static let fold: Function = { context, _, arguments in
    guard let bytes = bytes(arguments?[0]) else { return sqlite3_result_null(context) }
    let mask = sqlite3_value_int(arguments?[1])
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    if isPlain, mask & 1 == 0 { return sqlite3_result_value(context, arguments?[0]) }
    if isPlain {
      let folded = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      folded.withUnsafeBytes {
        sqlite3_result_text(
          context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), transient)
      }
      return
    }
    var options: String.CompareOptions = []
    if mask & 1 != 0 { options.insert(.caseInsensitive) }
    if mask & 2 != 0 { options.insert(.diacriticInsensitive) }
    let folded = String(decoding: bytes, as: UTF8.self).folding(options: options, locale: nil)
    sqlite3_result_text(context, folded, Int32(folded.utf8.count), transient)
  }

  /// Whether text contains (0), begins with (1) or ends with (2) another.
  private static let find: Function = { context, _, arguments in
    guard let text = bytes(arguments?[0]), let part = bytes(arguments?[1]) else {
      return sqlite3_result_null(context)
    }
    let found: Bool =
      switch sqlite3_value_int(arguments?[2]) {
      case 1: text.starts(with: part)
      case 2: text.suffix(part.count).elementsEqual(part)
      default: contains(text, part)
      }
    sqlite3_result_int(context, found ? 1 : 0)
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool
  {
    guard let first = part.first else { return true }
    guard let base = text.baseAddress, text.count >= part.count else { return false }
    var start = 0
    while start <= text.count - part.count {
      guard let found = memchr(base + start, Int32(first), text.count - part.count - start + 1) else {
        return false
      }
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(base + place, part.baseAddress!, part.count) == 0 { return true }
      start = place + 1
    }
    return false
  }

  /// Whether text matches wildcards or a regular expression.
  private static let match: Function = { context, _, arguments in
    guard let text = bytes(arguments?[0]), let pattern = bytes(arguments?[1]), let kind = bytes(arguments?[2])
    else { return sqlite3_result_null(context) }
    var options: String.CompareOptions = []
    let mask = sqlite3_value_int(arguments?[3])
    if mask & 1 != 0 { options.insert(.caseInsensitive) }
    if mask & 2 != 0 { options.insert(.diacriticInsensitive) }
    let op: PredicateNode.Operator = String(decoding: kind, as: UTF8.self) == "like" ? .like : .matches
    let holds = PredicateComparison.holds(
      String(decoding: text, as: UTF8.self), op, String(decoding: pattern, as: UTF8.self), options)
    sqlite3_result_int(context, holds ? 1 : 0)
  }
}
