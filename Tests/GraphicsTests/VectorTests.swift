import Accelerate
import SeededRandom
import XCTest

/// Arithmetic with vectors (developer.apple.com/documentation/accelerate/vdsp).
final class VectorTests: XCTestCase {
  private let first: [Float] = [1, -2, 3, -4]
  private let second: [Float] = [2, 4, 6, 8]

  /// The result of a function that writes four elements.
  private func result(_ body: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
    var result = [Float](repeating: .nan, count: 4)
    body(&result)
    return result
  }

  func testOperandsOfDifferencesAndQuotientsAreReversed() {
    XCTAssertEqual(result { vDSP_vsub(first, 1, second, 1, $0, 1, 4) }, [1, 6, 3, 12])
    XCTAssertEqual(result { vDSP_vdiv(first, 1, second, 1, $0, 1, 4) }, [2, -2, 2, -2])
    XCTAssertEqual(vDSP.subtract(second, first), [1, 6, 3, 12])
    XCTAssertEqual(vDSP.divide(second, first), [2, -2, 2, -2])
  }

  func testStridesSkipElements() {
    var sums = [Float](repeating: 0, count: 4)
    vDSP_vadd(first, 2, second, 1, &sums, 2, 2)
    XCTAssertEqual(sums, [3, 0, 7, 0])
    var (greatest, place): (Float, vDSP_Length) = (0, 0)
    vDSP_maxvi(first, 2, &greatest, &place, 2)
    XCTAssertEqual(greatest, 3)
    XCTAssertEqual(place, 2)
  }

  func testElementsAreTransformed() {
    var (factor, low, high): (Float, Float, Float) = (2, -2.5, 2)
    XCTAssertEqual(result { vDSP_vsmul(first, 1, &factor, $0, 1, 4) }, [2, -4, 6, -8])
    XCTAssertEqual(result { vDSP_vclip(first, 1, &low, &high, $0, 1, 4) }, [1, -2, 2, -2.5])
    XCTAssertEqual(result { vDSP_vthres(first, 1, &high, $0, 1, 4) }, [0, 0, 3, 0])
    XCTAssertEqual(result { vDSP_vsma(first, 1, &factor, second, 1, $0, 1, 4) }, [4, 0, 12, 0])
    XCTAssertEqual(result { vDSP_vgen(&low, &high, $0, 1, 4) }, [-2.5, -1, 0.5, 2])
    XCTAssertEqual(vDSP.absolute(first), [1, 2, 3, 4])
    XCTAssertEqual(vDSP.clip(first, to: -2.5...2), [1, -2, 2, -2.5])
    XCTAssertEqual(vDSP.add(multiplication: (first, 2), second), [4, 0, 12, 0])
    XCTAssertEqual(vDSP.ramp(in: -2.5...2.0, count: 4), [-2.5, -1, 0.5, 2])
    XCTAssertEqual(vDSP.threshold(first, to: 2, with: .signedConstant(5)), [-5, -5, 5, -5])
    var decibels = [Float](repeating: 0, count: 4)
    factor = 1
    vDSP_vdbcon([1, 10, 100, 0.1], 1, &factor, &decibels, 1, 4, 1)
    for (value, expected) in zip(decibels, [0, 20, 40, -20] as [Float]) {
      XCTAssertEqual(value, expected, accuracy: 1e-4)
    }
  }

  func testVectorsAreReduced() {
    var value: Float = 0
    vDSP_rmsqv(first, 1, &value, 4)
    XCTAssertEqual(value, Float(7.5).squareRoot())
    vDSP_dotpr(first, 1, second, 1, &value, 4)
    XCTAssertEqual(value, -20)
    XCTAssertEqual(vDSP.mean(first), -0.5)
    XCTAssertEqual(vDSP.maximumMagnitude(first), 4)
    XCTAssertEqual(vDSP.indexOfMinimum(first).0, 3)
    XCTAssertEqual(vDSP.sum([Double]()), 0)
    var (mean, deviation): (Float, Float) = (0, 0)
    let normalized = result { vDSP_normalize(second, 1, $0, 1, &mean, &deviation, 4) }
    XCTAssertEqual(mean, 5)
    XCTAssertEqual(deviation, Float(5).squareRoot())
    XCTAssertEqual(normalized[0], -3 / Float(5).squareRoot())
  }

  func testFiltersMatricesAndWindows() {
    // A filter with a negative stride is a convolution.
    var filtered = [Float](repeating: 0, count: 3)
    vDSP_conv(second, 1, [1, 10], 1, &filtered, 1, 3, 2)
    XCTAssertEqual(filtered, [42, 64, 86])
    let kernel: [Float] = [1, 10]
    kernel.withUnsafeBufferPointer { vDSP_conv(second, 1, $0.baseAddress! + 1, -1, &filtered, 1, 3, 2) }
    XCTAssertEqual(filtered, [24, 46, 68])
    XCTAssertEqual(vDSP.convolve(second, withKernel: kernel), [42, 64, 86])

    var product = [Float](repeating: 0, count: 4)
    vDSP_mmul([1, 2, 3, 4, 5, 6], 1, [1, 2, 3, 4, 5, 6], 1, &product, 1, 2, 2, 3)
    XCTAssertEqual(product, [22, 28, 49, 64])
    var turned = [Float](repeating: 0, count: 6)
    vDSP_mtrans([1, 2, 3, 4, 5, 6], 1, &turned, 1, 3, 2)
    XCTAssertEqual(turned, [1, 4, 2, 5, 3, 6])

    let window = vDSP.window(
      ofType: Float.self, usingSequence: .hanningDenormalized, count: 4, isHalfWindow: false)
    for (value, expected) in zip(window, [0, 0.5, 1, 0.5] as [Float]) {
      XCTAssertEqual(value, expected, accuracy: 1e-6)
    }
  }

  func testIntegersThatDoNotFitAreLimited() {
    var integers = [Int16](repeating: 0, count: 4)
    vDSP_vfix16([1.9, -1.9, 1e9, -1e9], 1, &integers, 1, 4)
    XCTAssertEqual(integers, [1, -1, .max, .min])
    XCTAssertEqual(
      vDSP.floatingPointToInteger([1.6, -1.6], integerType: Int8.self, rounding: .towardNearestInteger),
      [2, -2])
  }

  func testFunctionsApplyToElements() {
    var roots = [Float](repeating: 0, count: 3)
    vvsqrtf(&roots, [1, 4, 9], [3])
    XCTAssertEqual(roots, [1, 2, 3])
    XCTAssertEqual(vForce.floor([1.5, -1.5]), [1, -2])
    XCTAssertEqual(vForce.pow(bases: [2, 3], exponents: [3, 2]), [8, 9])
  }

  // MARK: Fourier transforms

  /// The transform by its definition.
  private func definition(_ values: [(Double, Double)], isInverse: Bool) -> [(Double, Double)] {
    values.indices.map { frequency in
      var sum = (0.0, 0.0)
      for (place, value) in values.enumerated() {
        let angle = (isInverse ? 2 : -2) * Double.pi * Double(frequency * place) / Double(values.count)
        sum.0 += value.0 * cos(angle) - value.1 * sin(angle)
        sum.1 += value.0 * sin(angle) + value.1 * cos(angle)
      }
      return sum
    }
  }

  func testTransformsOfComplexNumbersFollowTheDefinition() throws {
    var random = SeededNumbers(seed: 41)
    let setup = try XCTUnwrap(vDSP_create_fftsetupD(6, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetupD(setup) }
    for log2n in 0...6 as ClosedRange<vDSP_Length> {
      for isInverse in [false, true] {
        let values = (0..<1 << Int(log2n)).map { _ in
          (Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random))
        }
        var (real, imaginary) = (values.map(\.0), values.map(\.1))
        real.withUnsafeMutableBufferPointer { real in
          imaginary.withUnsafeMutableBufferPointer { imaginary in
            var vector = DSPDoubleSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
            vDSP_fft_zipD(setup, &vector, 1, log2n, isInverse ? FFT_INVERSE : FFT_FORWARD)
          }
        }
        for (index, expected) in definition(values, isInverse: isInverse).enumerated() {
          XCTAssertEqual(real[index], expected.0, accuracy: 1e-12)
          XCTAssertEqual(imaginary[index], expected.1, accuracy: 1e-12)
        }
      }
    }
  }

  func testTransformsOfRealNumbersArePackedAndDoubled() throws {
    var random = SeededNumbers(seed: 42)
    for log2n in 1...7 as ClosedRange<vDSP_Length> {
      let count = 1 << Int(log2n)
      let values = (0..<count).map { _ in Float.random(in: -1...1, using: &random) }
      var real = stride(from: 0, to: count, by: 2).map { values[$0] }
      var imaginary = stride(from: 1, to: count, by: 2).map { values[$0] }
      let transform = try XCTUnwrap(vDSP.FFT(log2n: log2n, radix: .radix2, ofType: DSPSplitComplex.self))
      let expected = definition(values.map { (Double($0), 0) }, isInverse: false)
      real.withUnsafeMutableBufferPointer { real in
        imaginary.withUnsafeMutableBufferPointer { imaginary in
          var vector = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
          transform.forward(input: vector, output: &vector)
          XCTAssertEqual(Double(real[0]), 2 * expected[0].0, accuracy: 1e-4)
          XCTAssertEqual(Double(imaginary[0]), 2 * expected[count / 2].0, accuracy: 1e-4)
          for index in 1..<max(count / 2, 1) {
            XCTAssertEqual(Double(real[index]), 2 * expected[index].0, accuracy: 1e-4)
            XCTAssertEqual(Double(imaginary[index]), 2 * expected[index].1, accuracy: 1e-4)
          }
          transform.inverse(input: vector, output: &vector)
        }
      }
      for index in 0..<count / 2 {
        XCTAssertEqual(real[index] / Float(2 * count), values[2 * index], accuracy: 1e-5)
        XCTAssertEqual(imaginary[index] / Float(2 * count), values[2 * index + 1], accuracy: 1e-5)
      }
    }
    XCTAssertNil(vDSP.FFT(log2n: 4, radix: .radix3, ofType: DSPSplitComplex.self))
  }
}
