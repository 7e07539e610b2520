import Foundation

/// The interpolation of an ``OSLogMessage``.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text: String

  public init(literalCapacity: Int, interpolationCount: Int) {
    text = ""
    text.reserveCapacity(literalCapacity + interpolationCount * 16)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  private mutating func append(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment, privacy: OSLogPrivacy
  ) {
    text += align.applied(to: privacy.applied(to: value))
  }

  // MARK: Text and objects

  /// Appends a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(argumentString(), align: align, privacy: privacy)
  }

  /// Appends the description of a value.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(value().description, align: align, privacy: privacy)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(_typeName(value(), qualified: false), align: align, privacy: privacy)
  }

  /// Appends the description of an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(argumentObject().description, align: .none, privacy: privacy)
  }

  /// Appends the description of an object, or `nil`.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(argumentObject()?.description ?? "nil", align: .none, privacy: privacy)
  }

  /// Appends the description of an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(String(describing: error()), align: .none, privacy: privacy)
  }

  /// Appends the description of an error, or `nil`.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(error().map { String(describing: $0) } ?? "nil", align: .none, privacy: privacy)
  }

  // MARK: Truth

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(for: boolean()), align: .none, privacy: privacy)
  }

  // MARK: Integers

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(for: number()), align: align, privacy: privacy)
  }

  /// Appends a 32-bit integer in a special format, such as an error number, a size or an address.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(for: number()), align: .none, privacy: privacy)
  }

  /// Appends an integer in a special format, such as a size, a rate or a Boolean value.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(for: number()), align: .none, privacy: privacy)
  }

  // MARK: Floating point

  /// Appends a floating-point number with six digits after the point, unless `format` is given.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(for: number()), align: align, privacy: privacy)
  }

  /// Appends a floating-point number with six digits after the point, unless `format` is given.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(for: Double(number())), align: align, privacy: privacy)
  }

  // MARK: Pointers

  /// Appends a memory address.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure () -> UnsafeRawPointer?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(
      pointer().map { "0x" + String(UInt(bitPattern: $0), radix: 16) } ?? "0x0", align: .none,
      privacy: privacy)
  }

  /// Appends the bytes of a memory region in hexadecimal.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure () -> UnsafeRawBufferPointer, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(pointer().map { OSLogIntegerFormatting.twoDigits($0) }.joined(), align: .none, privacy: privacy)
  }
}
