import Foundation

// Methods of iOS whose results are pointers that can be nil, or objects. Foundation on Linux has them for values of Swift.

extension Scanner {
  /// Scans a decimal number.
  @_disfavoredOverload @discardableResult
  public func scanDecimal(_ value: UnsafeMutablePointer<Decimal>?) -> Bool {
    // Foundation on Linux finds zero where there is no number.
    let start = currentIndex
    let scanned: Decimal? = scanDecimal()
    let hasDigits = string[start..<currentIndex].contains(where: \.isNumber)
    return keep(hasDigits && scanned != nil, scanned ?? 0, in: value)
  }

  /// Scans an integer, which is the closest one that can be represented.
  @_disfavoredOverload @discardableResult
  public func scanInt(_ value: UnsafeMutablePointer<Int>?) -> Bool {
    let scanned = scanInt()
    return keep(scanned != nil, scanned ?? 0, in: value)
  }

  /// Scans an integer, which is the closest one that can be represented.
  @_disfavoredOverload @discardableResult
  public func scanInt64(_ value: UnsafeMutablePointer<Int64>?) -> Bool {
    let scanned = scanInt64()
    return keep(scanned != nil, scanned ?? 0, in: value)
  }

  /// Scans a floating-point number.
  @_disfavoredOverload @discardableResult
  public func scanFloat(_ value: UnsafeMutablePointer<Float>?) -> Bool {
    let scanned = scanFloat()
    return keep(scanned != nil, scanned ?? 0, in: value)
  }

  /// Scans a floating-point number.
  @_disfavoredOverload @discardableResult
  public func scanDouble(_ value: UnsafeMutablePointer<Double>?) -> Bool {
    let scanned = scanDouble()
    return keep(scanned != nil, scanned ?? 0, in: value)
  }

  /// Scans a hexadecimal number, with or without a prefix.
  @_disfavoredOverload @discardableResult
  public func scanHexInt64(_ value: UnsafeMutablePointer<UInt64>?) -> Bool {
    let scanned = scanUInt64(representation: .hexadecimal)
    return keep(scanned != nil, scanned ?? 0, in: value)
  }

  /// Scans a string.
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    keep(scanString(string), in: result)
  }

  /// Scans characters of a set.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    keep(scanCharacters(from: set), in: result)
  }

  /// Scans up to a string.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    keep(scanUpToString(string), in: result)
  }

  /// Scans up to characters of a set.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    keep(scanUpToCharacters(from: set), in: result)
  }

  private func keep<Value>(_ isFound: Bool, _ value: Value, in result: UnsafeMutablePointer<Value>?) -> Bool {
    if isFound { result?.pointee = value }
    return isFound
  }

  private func keep(_ text: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = text as NSString
    return true
  }
}
