/// A square matrix, stored by columns.
public protocol SquareMatrix: Equatable, Sendable {
  associatedtype Column: SIMD where Column.Scalar: FloatingPoint
  /// The matrix of zeros.
  init()
  /// The column at an index.
  subscript(column: Int) -> Column { get set }
  /// The number of rows and columns.
  static var order: Int { get }
}

extension SquareMatrix {
  public typealias Scalar = Column.Scalar

  /// A matrix with a value on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  /// A matrix with the components of a vector on its diagonal.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.order { self[index][index] = diagonal[index] }
  }
  /// A matrix from as many columns as it has.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.order, "Requires array of \(Self.order) vectors")
    self.init()
    for index in 0..<Self.order { self[index] = columns[index] }
  }
  /// A matrix from as many rows as it has.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The element in a column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Scalar { eliminated().determinant }
  /// The inverse; its elements are not finite if there is none.
  public var inverse: Self { eliminated().inverse }

  /// Eliminates the elements beside the diagonal, with the largest pivot of each column.
  private func eliminated() -> (determinant: Scalar, inverse: Self) {
    // Rows are easier to exchange, and the inverse of the transpose is the transpose of the inverse.
    var left = transpose
    var right = Self(1)
    var determinant: Scalar = 1
    for index in 0..<Self.order {
      let pivot = (index..<Self.order).max { left[$0][index].magnitude < left[$1][index].magnitude }!
      if pivot != index {
        (left[index], left[pivot]) = (left[pivot], left[index])
        (right[index], right[pivot]) = (right[pivot], right[index])
        determinant = -determinant
      }
      let scale = left[index][index]
      determinant *= scale
      left[index] /= scale
      right[index] /= scale
      for row in 0..<Self.order where row != index {
        let factor = left[row][index]
        left[row] -= left[index] * factor
        right[row] -= right[index] * factor
      }
    }
    return (determinant, right.transpose)
  }

  public static prefix func - (x: Self) -> Self { x.mapColumns { 0 - $0 } }
  public static func + (x: Self, y: Self) -> Self { x.mapColumns(y) { $0 + $1 } }
  public static func - (x: Self, y: Self) -> Self { x.mapColumns(y) { $0 - $1 } }
  public static func * (x: Scalar, y: Self) -> Self { y.mapColumns { x * $0 } }
  public static func * (x: Self, y: Scalar) -> Self { y * x }
  /// The product with a column vector.
  public static func * (x: Self, y: Column) -> Column {
    var sum = Column()
    for index in 0..<order { sum += x[index] * y[index] }
    return sum
  }
  /// The product of a row vector with the matrix.
  public static func * (x: Column, y: Self) -> Column {
    var result = Column()
    for index in 0..<order { result[index] = (x * y[index]).sum() }
    return result
  }
  public static func * (x: Self, y: Self) -> Self { y.mapColumns { x * $0 } }
  public static func += (x: inout Self, y: Self) { x = x + y }
  public static func -= (x: inout Self, y: Self) { x = x - y }
  public static func *= (x: inout Self, y: Self) { x = x * y }
  public static func *= (x: inout Self, y: Scalar) { x = x * y }

  private func mapColumns(_ transform: (Column) -> Column) -> Self {
    var result = Self()
    for index in 0..<Self.order { result[index] = transform(self[index]) }
    return result
  }
  private func mapColumns(_ other: Self, _ combine: (Column, Column) -> Column) -> Self {
    var result = Self()
    for index in 0..<Self.order { result[index] = combine(self[index], other[index]) }
    return result
  }
}

public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_mul<M: SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func simd_mul<M: SquareMatrix>(_ x: M.Scalar, _ y: M) -> M { x * y }
public func simd_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
public func simd_sub<M: SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
