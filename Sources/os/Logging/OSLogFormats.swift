import Foundation

/// The format of integers.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let explicitPositiveSign: Bool
  let includePrefix: Bool
  let uppercase: Bool
  let minDigits: Int

  public static let decimal = decimal(explicitPositiveSign: false, minDigits: 1)
  public static let hex = hex(explicitPositiveSign: false)
  public static let octal = octal(explicitPositiveSign: false)

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, explicitPositiveSign: explicitPositiveSign, includePrefix: false, uppercase: false,
      minDigits: minDigits())
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase, minDigits: minDigits())
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
      uppercase: uppercase, minDigits: minDigits())
  }

  static func twoDigits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  func text<T: FixedWidthInteger>(for value: T) -> String {
    var digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    if digits.count < minDigits { digits = String(repeating: "0", count: minDigits - digits.count) + digits }
    if includePrefix { digits = (radix == 16 ? (uppercase ? "0X" : "0x") : "0o") + digits }
    let isNegative = T.isSigned && value < 0
    return isNegative ? "-" + digits : explicitPositiveSign ? "+" + digits : digits
  }
}

/// The format of floating-point numbers.
public struct OSLogFloatFormatting: Sendable {
  let conversion: String
  let explicitPositiveSign: Bool
  let precision: Int?

  public static let fixed = fixed()
  public static let hex = hex()
  public static let exponential = exponential()
  public static let hybrid = hybrid()

  /// Decimal notation.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("f", explicitPositiveSign, uppercase, nil)
  }

  /// Decimal notation with `precision` digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("f", explicitPositiveSign, uppercase, precision())
  }

  /// Hexadecimal notation.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("a", explicitPositiveSign, uppercase, nil)
  }

  /// Exponential notation.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("e", explicitPositiveSign, uppercase, nil)
  }

  /// Exponential notation with `precision` digits after the point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("e", explicitPositiveSign, uppercase, precision())
  }

  /// The shorter of ``fixed`` and ``exponential``.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("g", explicitPositiveSign, uppercase, nil)
  }

  /// The shorter of ``fixed`` and ``exponential``, with `precision` significant digits.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("g", explicitPositiveSign, uppercase, precision())
  }

  private static func make(
    _ conversion: String, _ sign: Bool, _ uppercase: Bool, _ precision: Int?
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? conversion.uppercased() : conversion, explicitPositiveSign: sign,
      precision: precision)
  }

  func text(for value: Double) -> String {
    let precision = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(explicitPositiveSign ? "+" : "")\(precision)\(conversion)", value)
  }
}

/// The format of Boolean values.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer

  func text(for value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}

/// Special formats of `Int32` values.
public enum OSLogInt32ExtendedFormat: Sendable {
  case truth, answer
  /// An IPv4 address in network byte order.
  case ipv4Address
  /// A time in seconds since 1970.
  case secondsSinceEpoch
  /// An `errno` value.
  case darwinErrno
  /// A file mode, formatted like `ls -l`.
  case darwinMode
  /// A signal number.
  case darwinSignal
  /// A bit rate, with decimal or binary prefixes.
  case bitrate, bitrateIEC
  /// A number of bytes, with decimal or binary prefixes.
  case byteCount, byteCountIEC

  func text(for value: Int32) -> String {
    switch self {
    case .truth: return OSLogBoolFormat.truth.text(for: value != 0)
    case .answer: return OSLogBoolFormat.answer.text(for: value != 0)
    case .ipv4Address:
      let word = UInt32(bitPattern: value)
      return (0..<4).map { String((word >> (8 * $0)) & 0xff) }.joined(separator: ".")
    case .secondsSinceEpoch:
      return Date(timeIntervalSince1970: Double(value)).formatted(.iso8601)
    case .darwinErrno: return "[\(value): \(String(cString: strerror(value)))]"
    case .darwinMode: return Self.mode(UInt32(bitPattern: value))
    case .darwinSignal: return "[sig\(value): \(strsignal(value).map { String(cString: $0) } ?? "unknown")]"
    case .bitrate: return Quantity.text(Int(value), step: 1000, unit: "bps")
    case .bitrateIEC: return Quantity.text(Int(value), step: 1024, unit: "bps")
    case .byteCount: return Quantity.text(Int(value), step: 1000, unit: "B")
    case .byteCountIEC: return Quantity.text(Int(value), step: 1024, unit: "B")
    }
  }

  private static func mode(_ mode: UInt32) -> String {
    let kinds: [UInt32: Character] = [
      0o040000: "d", 0o120000: "l", 0o020000: "c", 0o060000: "b", 0o010000: "p", 0o140000: "s",
    ]
    var text = String(kinds[mode & 0o170000] ?? "-")
    for (bit, letter) in zip((0..<9).reversed(), "rwxrwxrwx") {
      text.append(mode & (1 << UInt32(bit)) != 0 ? letter : "-")
    }
    return text
  }
}

/// Special formats of `Int` values.
public enum OSLogIntExtendedFormat: Sendable {
  case truth, answer
  /// A time in seconds since 1970.
  case secondsSinceEpoch
  /// A bit rate, with decimal or binary prefixes.
  case bitrate, bitrateIEC
  /// A number of bytes, with decimal or binary prefixes.
  case byteCount, byteCountIEC

  func text(for value: Int) -> String {
    switch self {
    case .truth: OSLogBoolFormat.truth.text(for: value != 0)
    case .answer: OSLogBoolFormat.answer.text(for: value != 0)
    case .secondsSinceEpoch: Date(timeIntervalSince1970: Double(value)).formatted(.iso8601)
    case .bitrate: Quantity.text(value, step: 1000, unit: "bps")
    case .bitrateIEC: Quantity.text(value, step: 1024, unit: "bps")
    case .byteCount: Quantity.text(value, step: 1000, unit: "B")
    case .byteCountIEC: Quantity.text(value, step: 1024, unit: "B")
    }
  }
}

private enum Quantity {
  static func text(_ value: Int, step: Double, unit: String) -> String {
    var amount = Double(value)
    var prefix = ""
    for next in ["k", "M", "G", "T", "P", "E"] where abs(amount) >= step {
      amount /= step
      prefix = step == 1024 ? next.uppercased() + "i" : next
    }
    let number = prefix.isEmpty ? String(value) : String(format: "%.2f", amount)
    return "\(number) \(prefix)\(unit)"
  }
}
