import Foundation

/// A color transformation: four rows of five numbers, the contributions of red, green, blue, alpha and a
/// constant to each component.
///
/// Components range from 0 to 1 in sRGB and are not premultiplied, as in SVG's `feColorMatrix`.
package struct ColorMatrix: Hashable, Sendable {
  package var values: [Double]

  package static let identity = ColorMatrix(values: [
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ])

  /// The matrix that applies `first` and then this one.
  package func applied(after first: ColorMatrix) -> ColorMatrix {
    var result = [Double](repeating: 0, count: 20)
    for row in 0..<4 {
      for column in 0..<5 {
        var sum = column == 4 ? values[row * 5 + 4] : 0
        for k in 0..<4 { sum += values[row * 5 + k] * first.values[k * 5 + column] }
        result[row * 5 + column] = sum
      }
    }
    return ColorMatrix(values: result)
  }

  /// The luminance coefficients of sRGB.
  private static let weights = [0.213, 0.715, 0.072]

  private init(values: [Double]) { self.values = values }

  /// - Parameter red: The contributions of the three colors and the constant to red; the other parameters are
  ///   analogous.
  private init(red: [Double], green: [Double], blue: [Double]) {
    func row(_ row: [Double]) -> [Double] { [row[0], row[1], row[2], 0, row[3]] }
    values = row(red) + row(green) + row(blue) + [0, 0, 0, 1, 0]
  }

  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
  }
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let shift = 0.5 - 0.5 * amount
    return ColorMatrix(
      red: [amount, 0, 0, shift], green: [0, amount, 0, shift], blue: [0, 0, amount, shift])
  }
  /// 0 is gray, 1 leaves colors unchanged.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    func row(_ own: Int) -> [Double] {
      (0..<3).map { weights[$0] * (1 - amount) + ($0 == own ? amount : 0) } + [0]
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }
  /// Rotates the hue by an angle in radians.
  package static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix(
      red: [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
      green: [
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0,
      ],
      blue: [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0])
  }
  package static let inversion = ColorMatrix(red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])

  package static func multiplication(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> ColorMatrix {
    var matrix = ColorMatrix(red: [red, 0, 0, 0], green: [0, green, 0, 0], blue: [0, 0, blue, 0])
    matrix.values[18] = alpha
    return matrix
  }
  /// Black with the color's luminance as its alpha.
  package static let luminanceToAlpha = ColorMatrix(
    values: [Double](repeating: 0, count: 15) + weights + [0, 0])
}
