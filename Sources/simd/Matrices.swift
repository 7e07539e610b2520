// Every `@unchecked Sendable`: values of numbers; the standard library does not declare the storage of its generic vectors
// sendable.

/// A matrix of two columns and rows.
public struct Matrix2x2<Element: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix, @unchecked Sendable {
  public typealias Column = SIMD2<Element>
  public typealias Columns = (Column, Column)

  public var columns: Columns

  public init() { columns = (Column(), Column()) }
  public init(columns: Columns) { self.columns = columns }
  public init(_ c0: Column, _ c1: Column) { columns = (c0, c1) }

  public static var order: Int { 2 }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("Column index out of range")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("Column index out of range")
      }
    }
  }

  public static func == (x: Self, y: Self) -> Bool { x.columns == y.columns }
}

/// A matrix of three columns and rows.
public struct Matrix3x3<Element: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix, @unchecked Sendable {
  public typealias Column = SIMD3<Element>
  public typealias Columns = (Column, Column, Column)

  public var columns: Columns

  public init() { columns = (Column(), Column(), Column()) }
  public init(columns: Columns) { self.columns = columns }
  public init(_ c0: Column, _ c1: Column, _ c2: Column) { columns = (c0, c1, c2) }

  public static var order: Int { 3 }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("Column index out of range")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("Column index out of range")
      }
    }
  }

  public static func == (x: Self, y: Self) -> Bool { x.columns == y.columns }
}

/// A matrix of four columns and rows.
public struct Matrix4x4<Element: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix, @unchecked Sendable {
  public typealias Column = SIMD4<Element>
  public typealias Columns = (Column, Column, Column, Column)

  public var columns: Columns

  public init() { columns = (Column(), Column(), Column(), Column()) }
  public init(columns: Columns) { self.columns = columns }
  public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }

  public static var order: Int { 4 }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("Column index out of range")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("Column index out of range")
      }
    }
  }

  public static func == (x: Self, y: Self) -> Bool { x.columns == y.columns }
}

public typealias float2x2 = Matrix2x2<Float>
public typealias simd_float2x2 = Matrix2x2<Float>
public typealias matrix_float2x2 = Matrix2x2<Float>
public typealias double2x2 = Matrix2x2<Double>
public typealias simd_double2x2 = Matrix2x2<Double>
public typealias matrix_double2x2 = Matrix2x2<Double>
public typealias float3x3 = Matrix3x3<Float>
public typealias simd_float3x3 = Matrix3x3<Float>
public typealias matrix_float3x3 = Matrix3x3<Float>
public typealias double3x3 = Matrix3x3<Double>
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias matrix_double3x3 = Matrix3x3<Double>
public typealias float4x4 = Matrix4x4<Float>
public typealias simd_float4x4 = Matrix4x4<Float>
public typealias matrix_float4x4 = Matrix4x4<Float>
public typealias double4x4 = Matrix4x4<Double>
public typealias simd_double4x4 = Matrix4x4<Double>
public typealias matrix_double4x4 = Matrix4x4<Double>

public let matrix_identity_float2x2 = float2x2(1)
public let matrix_identity_double2x2 = double2x2(1)
public let matrix_identity_float3x3 = float3x3(1)
public let matrix_identity_double3x3 = double3x3(1)
public let matrix_identity_float4x4 = float4x4(1)
public let matrix_identity_double4x4 = double4x4(1)
