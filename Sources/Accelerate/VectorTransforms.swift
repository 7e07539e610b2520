import Foundation

extension vDSP {
  /// Writes squares of absolute values.
  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPSplitComplex, result: inout V
  )
  where V.Element == Float {
    withUnsafePointer(to: splitComplex) { vector in
      result.withUnsafeMutableBufferPointer {
        vDSP_zvmags(vector, 1, $0.baseAddress!, 1, vDSP_Length($0.count))
      }
    }
  }

  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) where V.Element == Double {
    withUnsafePointer(to: splitComplex) { vector in
      result.withUnsafeMutableBufferPointer {
        vDSP_zvmagsD(vector, 1, $0.baseAddress!, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Writes absolute values.
  public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPSplitComplex, result: inout V)
  where V.Element == Float {
    withUnsafePointer(to: vector) { vector in
      result.withUnsafeMutableBufferPointer {
        vDSP_zvabs(vector, 1, $0.baseAddress!, 1, vDSP_Length($0.count))
      }
    }
  }

  /// Writes complex numbers from pairs.
  public static func convert(
    interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplexVector: inout DSPSplitComplex
  ) {
    vDSP_ctoz(
      interleavedComplexVector, 2, &splitComplexVector, 1, vDSP_Length(interleavedComplexVector.count))
  }

  /// Writes pairs from complex numbers.
  public static func convert(
    splitComplexVector: DSPSplitComplex,
    toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]
  ) {
    let count = vDSP_Length(interleavedComplexVector.count)
    withUnsafePointer(to: splitComplexVector) { vDSP_ztoc($0, 1, &interleavedComplexVector, 2, count) }
  }
}

/// Complex numbers whose parts are in two vectors of a precision.
public protocol vDSP_FourierTransformable {
  /// Transforms real numbers in place.
  static func transform(
    _ setup: OpaquePointer, _ vector: inout Self, _ log2n: vDSP_Length, _ direction: FFTDirection)
  static func copy(_ input: Self, to output: inout Self, count: Int)
  static func makeSetup(_ log2n: vDSP_Length) -> OpaquePointer?
  static func destroy(_ setup: OpaquePointer)
}

extension DSPSplitComplex: vDSP_FourierTransformable {
  public static func transform(
    _ setup: OpaquePointer, _ vector: inout DSPSplitComplex, _ log2n: vDSP_Length, _ direction: FFTDirection
  ) { vDSP_fft_zrip(setup, &vector, 1, log2n, direction) }

  public static func copy(_ input: DSPSplitComplex, to output: inout DSPSplitComplex, count: Int) {
    output.realp.update(from: input.realp, count: count)
    output.imagp.update(from: input.imagp, count: count)
  }

  public static func makeSetup(_ log2n: vDSP_Length) -> OpaquePointer? {
    vDSP_create_fftsetup(log2n, FFT_RADIX2)
  }
  public static func destroy(_ setup: OpaquePointer) { vDSP_destroy_fftsetup(setup) }
}

extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
  public static func transform(
    _ setup: OpaquePointer, _ vector: inout DSPDoubleSplitComplex, _ log2n: vDSP_Length,
    _ direction: FFTDirection
  ) { vDSP_fft_zripD(setup, &vector, 1, log2n, direction) }

  public static func copy(_ input: DSPDoubleSplitComplex, to output: inout DSPDoubleSplitComplex, count: Int)
  {
    output.realp.update(from: input.realp, count: count)
    output.imagp.update(from: input.imagp, count: count)
  }

  public static func makeSetup(_ log2n: vDSP_Length) -> OpaquePointer? {
    vDSP_create_fftsetupD(log2n, FFT_RADIX2)
  }
  public static func destroy(_ setup: OpaquePointer) { vDSP_destroy_fftsetupD(setup) }
}

extension vDSP {
  public enum Radix { case radix2, radix3, radix5 }

  /// Fourier transforms of real numbers, of a power of two of them.
  public class FFT<Complex: vDSP_FourierTransformable> {
    private let setup: OpaquePointer
    private let log2n: vDSP_Length

    /// - Parameters:
    ///   - log2n: The logarithm of the number of real numbers.
    ///   - radix: ``vDSP/Radix/radix2``; `nil` results from others.
    ///   - ofType: `DSPSplitComplex.self` or `DSPDoubleSplitComplex.self`.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: Complex.Type) {
      guard radix == .radix2, let setup = Complex.makeSetup(log2n) else { return nil }
      self.setup = setup
      self.log2n = log2n
    }

    deinit { Complex.destroy(setup) }

    public func forward(input: Complex, output: inout Complex) { run(input, &output, FFT_FORWARD) }
    public func inverse(input: Complex, output: inout Complex) { run(input, &output, FFT_INVERSE) }

    private func run(_ input: Complex, _ output: inout Complex, _ direction: FFTDirection) {
      Complex.copy(input, to: &output, count: 1 << Int(log2n) / 2)
      Complex.transform(setup, &output, log2n, direction)
    }
  }
}
