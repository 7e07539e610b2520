import Foundation

extension vDSP {
  /// The sum.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.sum }
  }

  /// The sum of squares.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.sumOfSquares }
  }

  /// The sum of absolute values.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.sumOfMagnitudes }
  }

  /// The mean.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.mean }
  }

  /// The mean of squares.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.meanSquare }
  }

  /// The mean of absolute values.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.meanMagnitude }
  }

  /// The root of the mean of squares.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.rootMeanSquare }
  }

  /// The greatest element.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.greatest.value }
  }

  /// The smallest element.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.smallest.value }
  }

  /// The greatest absolute value.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    reduce(vector) { $0.greatestMagnitude.value }
  }

  /// The place and the value of the greatest element.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    let found = reduce(vector) { $0.greatest }
    return (UInt(found.index), found.value)
  }

  /// The place and the value of the smallest element.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    let found = reduce(vector) { $0.smallest }
    return (UInt(found.index), found.value)
  }

  /// The place and the value of the greatest absolute value.
  public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    let found = reduce(vector) { $0.greatestMagnitude }
    return (UInt(found.index), found.value)
  }

  private static func reduce<U: AccelerateBuffer, Value>(_ vector: U, _ body: (Reduction<U.Element>) -> Value)
    -> Value
  where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        // An empty vector has no memory, and nothing of it is read.
        return withUnsafePointer(to: 0) { body(Reduction($0, 1, 0)) }
      }
      return body(Reduction(base, 1, vDSP_Length(buffer.count)))
    }
  }

  /// The sum of the products of elements.
  public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> T.Element
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    sum(multiply(vectorA, vectorB))
  }

  /// The sum of the squares of differences.
  public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(_ pointA: T, _ pointB: U)
    -> T.Element
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    sumOfSquares(subtract(pointA, pointB))
  }
}
