import Foundation

extension vDSP {
  /// The sums of elements.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [T.Element]
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    vectorA.combined(with: vectorB) { $0 + $1 }
  }

  /// Writes the same to a vector.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, T.Element == U.Element, T.Element == V.Element {
    result.assign(add(vectorA, vectorB))
  }

  /// The differences of elements.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [T
    .Element]
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    vectorA.combined(with: vectorB) { $0 - $1 }
  }

  /// Writes the same to a vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, T.Element == U.Element, T.Element == V.Element {
    result.assign(subtract(vectorA, vectorB))
  }

  /// The products of elements.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [T
    .Element]
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    vectorA.combined(with: vectorB) { $0 * $1 }
  }

  /// Writes the same to a vector.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, T.Element == U.Element, T.Element == V.Element {
    result.assign(multiply(vectorA, vectorB))
  }

  /// The quotients of elements.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [T
    .Element]
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    vectorA.combined(with: vectorB) { $0 / $1 }
  }

  /// Writes the same to a vector.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, T.Element == U.Element, T.Element == V.Element {
    result.assign(divide(vectorA, vectorB))
  }

  /// The elements plus a number.
  public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 + scalar }
  }

  /// Writes the same to a vector.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(add(scalar, vector))
  }

  /// The elements multiplied by a number.
  public static func multiply<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 * scalar }
  }

  /// Writes the same to a vector.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(multiply(scalar, vector))
  }

  /// The elements divided by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 / scalar }
  }

  /// Writes the same to a vector.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: U.Element, result: inout V
  ) where U.Element: BinaryFloatingPoint, U.Element == V.Element {
    result.assign(divide(vector, scalar))
  }

  /// A number divided by the elements.
  public static func divide<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { scalar / $0 }
  }

  /// The products of elements plus those of a third vector.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
    multiplication: (a: T, b: U), _ vector: V
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, T.Element == U.Element, T.Element == V.Element {
    add(multiply(multiplication.a, multiplication.b), vector)
  }

  /// The elements multiplied by a number, plus those of another vector.
  public static func add<T: AccelerateBuffer, V: AccelerateBuffer>(
    multiplication: (a: T, b: T.Element), _ vector: V
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, T.Element == V.Element {
    add(multiply(multiplication.b, multiplication.a), vector)
  }
}
