import Foundation

/// Arithmetic with vectors of `Float` or `Double`. Vectors of one call have equal lengths.
public enum vDSP {
  /// The forms of windows.
  public enum WindowSequence { case hanningNormalized, hanningDenormalized, hamming, blackman }

  /// The replacement of values below a threshold.
  public enum ThresholdRule<T: BinaryFloatingPoint> {
    /// Smaller values become the threshold.
    case clampToThreshold
    /// Smaller values become zero.
    case zeroFill
    /// Smaller values become the negative constant, others the constant.
    case signedConstant(T)
  }
}
