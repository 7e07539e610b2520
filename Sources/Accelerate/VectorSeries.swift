import Foundation

extension vDSP {
  /// Numbers that begin with one and grow by another.
  public static func ramp<Number: BinaryFloatingPoint>(
    withInitialValue initialValue: Number, increment: Number, count: Int
  ) -> [Number] {
    (0..<count).map { initialValue + Number($0) * increment }
  }

  /// Numbers from one end of a range to the other, in equal steps.
  public static func ramp<Number: BinaryFloatingPoint>(in range: ClosedRange<Number>, count: Int) -> [Number]
  {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Number(count - 1) : 0
    return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
  }

  /// A window. A half window has the first half and zeros.
  public static func window<Number: BinaryFloatingPoint>(
    ofType: Number.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [Number] {
    var window = [Double](repeating: 0, count: count)
    let half = isHalfWindow ? vDSP_HALF_WINDOW : 0
    switch sequence {
    case .hanningNormalized: vDSP_hann_windowD(&window, vDSP_Length(count), vDSP_HANN_NORM | half)
    case .hanningDenormalized: vDSP_hann_windowD(&window, vDSP_Length(count), vDSP_HANN_DENORM | half)
    case .hamming: vDSP_hamm_windowD(&window, vDSP_Length(count), half)
    case .blackman: vDSP_blkman_windowD(&window, vDSP_Length(count), half)
    }
    return window.map { Number($0) }
  }

  /// The sums of products with a kernel at each place where it fits.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U)
    -> [T.Element]
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    downsample(vector, decimationFactor: 1, filter: kernel)
  }

  /// The sums of products with a filter at places that are a factor apart.
  public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, decimationFactor: Int, filter: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    vector.withUnsafeBufferPointer { values in
      filter.withUnsafeBufferPointer { filter in
        stride(from: 0, to: values.count - filter.count + 1, by: decimationFactor).map { place in
          filter.indices.reduce(0) { $0 + values[place + $1] * filter[$1] }
        }
      }
    }
  }
}
