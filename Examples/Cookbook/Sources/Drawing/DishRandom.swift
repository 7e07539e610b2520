import CoreGraphics
import Foundation

/// A seeded random number generator, so that a dish always looks the same.
struct DishRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ name: String) {
    state = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(next() >> 11) / CGFloat(1 << 53)
  }

  /// A uniformly distributed point in a disc.
  mutating func point(in radius: CGFloat) -> CGPoint {
    let distance = radius * number(0, 1).squareRoot()
    let angle = number(0, 2 * .pi)
    return CGPoint(x: distance * cos(angle), y: distance * sin(angle))
  }
}
