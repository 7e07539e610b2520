import CoreGraphics

/// The same numbers on every machine (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func value(in range: ClosedRange<CGFloat> = -10...10) -> CGFloat {
    CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &self))
  }

  mutating func point() -> CGPoint { CGPoint(x: value(), y: value()) }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(value(), value(), value(), value(), value(), value())
  }
}
