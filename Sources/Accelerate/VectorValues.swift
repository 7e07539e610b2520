import Foundation

extension vDSP {
  /// Absolute values.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { abs($0) }
  }

  /// Writes the same to a vector.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(absolute(vector))
  }

  /// Negative values.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { -$0 }
  }

  /// Writes the same to a vector.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(negative(vector))
  }

  /// Negative absolute values.
  public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { -abs($0) }
  }

  /// Writes the same to a vector.
  public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  )
  where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(negativeAbsolute(vector))
  }

  /// Squares.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 * $0 }
  }

  /// Writes the same to a vector.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(square(vector))
  }

  /// Squares with the sign of the element.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 * abs($0) }
  }

  /// Writes the same to a vector.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  )
  where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(signedSquare(vector))
  }

  /// The parts behind the decimal point.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 - $0.rounded(.towardZero) }
  }

  /// Writes the same to a vector.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(trunc(vector))
  }

  /// The elements, limited to a range.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  /// Writes the same to a vector.
  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>, result: inout V
  ) where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(clip(vector, to: bounds))
  }

  /// The elements, with those below a limit replaced by a rule.
  public static func threshold<U: AccelerateBuffer>(
    _ vector: U, to lowerBound: U.Element, with rule: ThresholdRule<U.Element>
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    switch rule {
    case .clampToThreshold: vector.mapped { max($0, lowerBound) }
    case .zeroFill: vector.mapped { $0 >= lowerBound ? $0 : 0 }
    case .signedConstant(let constant): vector.mapped { $0 >= lowerBound ? constant : -constant }
    }
  }

  /// Reverses the elements in place.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) {
    vector.withUnsafeMutableBufferPointer { $0.reverse() }
  }

  /// Sets all elements.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element)
  where V.Element: BinaryFloatingPoint {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  /// Sets all elements to zero.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
  where V.Element: BinaryFloatingPoint {
    fill(&vector, with: 0)
  }

  /// Sorts the elements in place.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element: BinaryFloatingPoint {
    vector.withUnsafeMutableBufferPointer { buffer in
      switch sortOrder {
      case .ascending: buffer.sort(by: <)
      case .descending: buffer.sort(by: >)
      }
    }
  }

  /// The order of sorted elements.
  public enum SortOrder: Int32, CaseIterable {
    case ascending = 1
    case descending = -1
  }

  /// 20 times the decimal logarithms of the ratios to a reference.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: U.Element)
    -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    amplitude.mapped { U.Element(20 * log10(Double($0 / zeroReference))) }
  }

  /// Ten times the decimal logarithms of the ratios to a reference.
  public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: U.Element) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    power.mapped { U.Element(10 * log10(Double($0 / zeroReference))) }
  }

  /// Numbers from integers.
  public static func integerToFloatingPoint<U: AccelerateBuffer, Number: BinaryFloatingPoint>(
    _ vector: U, floatingPointType: Number.Type
  ) -> [Number] where U.Element: BinaryInteger {
    vector.mapped { Number($0) }
  }

  /// Integers from numbers that fit.
  public static func floatingPointToInteger<U: AccelerateBuffer, Number: FixedWidthInteger>(
    _ vector: U, integerType: Number.Type, rounding: RoundingMode
  ) -> [Number] where U.Element: BinaryFloatingPoint {
    vector.mapped { Number($0.rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)) }
  }

  public enum RoundingMode { case towardZero, towardNearestInteger }

  /// Doubles from floats.
  public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
    source.mapped { Double($0) }
  }

  /// Floats from doubles.
  public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
    source.mapped { Float($0) }
  }
}
