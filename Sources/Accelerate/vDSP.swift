import Foundation

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32

public let FFT_FORWARD: Int32 = 1
public let FFT_INVERSE: Int32 = -1
public let FFT_RADIX2: Int32 = 0
public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1
public let kFFTRadix2 = 0
public let kFFTRadix3 = 1
public let kFFTRadix5 = 2
public let vDSP_HALF_WINDOW: Int32 = 1
public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HANN_NORM: Int32 = 2

/// A complex number.
public struct DSPComplex {
  public var real: Float
  public var imag: Float

  public init() { self.init(real: 0, imag: 0) }

  public init(real: Float, imag: Float) {
    self.real = real
    self.imag = imag
  }
}

/// A complex number of double precision.
public struct DSPDoubleComplex {
  public var real: Double
  public var imag: Double

  public init() { self.init(real: 0, imag: 0) }

  public init(real: Double, imag: Double) {
    self.real = real
    self.imag = imag
  }
}

/// Complex numbers whose parts are in two vectors.
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>

  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    self.realp = realp
    self.imagp = imagp
  }
}

/// Complex numbers of double precision whose parts are in two vectors.
public struct DSPDoubleSplitComplex {
  public var realp: UnsafeMutablePointer<Double>
  public var imagp: UnsafeMutablePointer<Double>

  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    self.realp = realp
    self.imagp = imagp
  }
}

// MARK: Vectors

/// Sets each element to the value of a function of its place.
func generate<Value>(
  _ c: UnsafeMutablePointer<Value>, _ strideOfC: Int, _ count: vDSP_Length, _ body: (Int) -> Value
) {
  for index in 0..<Int(count) { c[index * strideOfC] = body(index) }
}

/// Sets each element to the value of a function of another vector's element.
func transform<Input, Value>(
  _ a: UnsafePointer<Input>, _ strideOfA: Int, _ c: UnsafeMutablePointer<Value>, _ strideOfC: Int,
  _ count: vDSP_Length, _ body: (Input) -> Value
) {
  for index in 0..<Int(count) { c[index * strideOfC] = body(a[index * strideOfA]) }
}

/// Sets each element to the value of a function of two other vectors' elements.
func combine<Input, Value>(
  _ a: UnsafePointer<Input>, _ strideOfA: Int, _ b: UnsafePointer<Input>, _ strideOfB: Int,
  _ c: UnsafeMutablePointer<Value>, _ strideOfC: Int, _ count: vDSP_Length, _ body: (Input, Input) -> Value
) {
  for index in 0..<Int(count) { c[index * strideOfC] = body(a[index * strideOfA], b[index * strideOfB]) }
}

func copy<Value>(
  _ a: UnsafePointer<Value>, _ strideOfA: Int, _ c: UnsafeMutablePointer<Value>, _ strideOfC: Int,
  _ count: vDSP_Length
) {
  transform(a, strideOfA, c, strideOfC, count) { $0 }
}

/// Sets the elements of a window to a function of the angle, which goes once around. A half window has its first half only.
func fillWindow<Value: BinaryFloatingPoint>(
  _ c: UnsafeMutablePointer<Value>, _ count: vDSP_Length, _ flags: Int32, _ body: (Value) -> Value
) {
  let length = flags & vDSP_HALF_WINDOW != 0 ? (count + 1) / 2 : count
  generate(c, 1, length) { body(2 * .pi * Value($0) / Value(count)) }
}

/// The values that a vector is reduced to.
struct Reduction<Value: BinaryFloatingPoint> {
  private let base: UnsafePointer<Value>
  private let stride: Int
  private let count: Int

  init(_ base: UnsafePointer<Value>, _ stride: Int, _ count: vDSP_Length) {
    self.base = base
    self.stride = stride
    self.count = Int(count)
  }

  var sum: Value { sum { $0 } }
  var sumOfSquares: Value { sum { $0 * $0 } }
  var sumOfMagnitudes: Value { sum { abs($0) } }
  var mean: Value { sum / Value(count) }
  var meanSquare: Value { sumOfSquares / Value(count) }
  var meanMagnitude: Value { sumOfMagnitudes / Value(count) }
  var rootMeanSquare: Value { meanSquare.squareRoot() }

  /// The first of the greatest elements; negative infinity if there is none.
  var greatest: (value: Value, index: Int) { first(-Value.infinity, >) { $0 } }
  var smallest: (value: Value, index: Int) { first(Value.infinity, <) { $0 } }
  var greatestMagnitude: (value: Value, index: Int) { first(0, >) { abs($0) } }
  var smallestMagnitude: (value: Value, index: Int) { first(Value.infinity, <) { abs($0) } }

  private func sum(_ value: (Value) -> Value) -> Value {
    var sum: Value = 0
    for index in 0..<count { sum += value(base[index * stride]) }
    return sum
  }

  private func first(
    _ initial: Value, _ isBetter: (Value, Value) -> Bool, _ value: (Value) -> Value
  ) -> (value: Value, index: Int) {
    var best = (value: initial, index: 0)
    for index in 0..<count {
      let candidate = value(base[index * stride])
      if isBetter(candidate, best.value) { best = (candidate, index) }
    }
    return best
  }
}
