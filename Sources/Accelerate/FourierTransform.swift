import Foundation

/// Fourier transforms of powers of two, with a table of roots for the largest one.
///
/// Complexity: O(*n* log *n*).
final class FourierTransform<Value: BinaryFloatingPoint> {
  private let count: Int
  /// The roots of unity of the lower half circle, clockwise.
  private let cosines: [Value]
  private let sines: [Value]

  init(count: Int) {
    self.count = max(count, 2)
    let angles = (0..<self.count / 2).map { -2 * Double.pi * Double($0) / Double(max(count, 2)) }
    cosines = angles.map { Value(cos($0)) }
    sines = angles.map { Value(sin($0)) }
  }

  /// Transforms complex numbers in place.
  /// - Parameter count: A power of two that is not greater than that of the table.
  func run(
    _ real: UnsafeMutablePointer<Value>, _ imaginary: UnsafeMutablePointer<Value>, stride: Int, count: Int,
    isInverse: Bool
  ) {
    precondition(count <= self.count, "the setup is for at most \(self.count) elements")
    reverseBits(real, imaginary, stride, count)
    var half = 1
    while half < count {
      let step = self.count / (2 * half)
      for start in Swift.stride(from: 0, to: count, by: 2 * half) {
        for offset in 0..<half {
          let (re, im) = root(offset * step, isInverse)
          let (low, high) = ((start + offset) * stride, (start + offset + half) * stride)
          let (a, b) = (real[high] * re - imaginary[high] * im, real[high] * im + imaginary[high] * re)
          (real[high], imaginary[high]) = (real[low] - a, imaginary[low] - b)
          (real[low], imaginary[low]) = (real[low] + a, imaginary[low] + b)
        }
      }
      half *= 2
    }
  }

  /// Transforms real numbers in place, which alternate between both vectors.
  /// - Parameter count: The number of real numbers.
  func runReal(
    _ real: UnsafeMutablePointer<Value>, _ imaginary: UnsafeMutablePointer<Value>, stride: Int, count: Int,
    isInverse: Bool
  ) {
    let half = count / 2
    guard half > 0 else { return }
    if !isInverse { run(real, imaginary, stride: stride, count: half, isInverse: false) }
    // The transform of pairs mixes those of the numbers with even and odd places. Both directions are doubled.
    let (first, second) = (real[0], imaginary[0])
    let factor: Value = isInverse ? 1 : 2
    (real[0], imaginary[0]) = (factor * (first + second), factor * (first - second))
    for index in 1..<max(half / 2 + 1, 1) where index < half {
      let (low, high) = (index * stride, (half - index) * stride)
      let (evenRe, evenIm) = (real[low] + real[high], imaginary[low] - imaginary[high])
      let (oddRe, oddIm) = (imaginary[low] + imaginary[high], real[high] - real[low])
      let (re, im) = root(index * (self.count / count), isInverse)
      // The inverse rotates the difference by a quarter in the other direction.
      let (a, b) = isInverse ? (-oddRe, -oddIm) : (oddRe, oddIm)
      let (turnedRe, turnedIm) = (a * re - b * im, a * im + b * re)
      (real[low], imaginary[low]) = (evenRe + turnedRe, evenIm + turnedIm)
      (real[high], imaginary[high]) = (evenRe - turnedRe, turnedIm - evenIm)
    }
    if isInverse { run(real, imaginary, stride: stride, count: half, isInverse: true) }
  }

  private func root(_ index: Int, _ isInverse: Bool) -> (Value, Value) {
    (cosines[index], isInverse ? -sines[index] : sines[index])
  }

  private func reverseBits(
    _ real: UnsafeMutablePointer<Value>, _ imaginary: UnsafeMutablePointer<Value>, _ stride: Int, _ count: Int
  ) {
    var reversed = 0
    for index in 1..<max(count, 1) {
      var bit = count >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      guard index < reversed else { continue }
      let (a, b) = (index * stride, reversed * stride)
      (real[a], real[b]) = (real[b], real[a])
      (imaginary[a], imaginary[b]) = (imaginary[b], imaginary[a])
    }
  }
}
