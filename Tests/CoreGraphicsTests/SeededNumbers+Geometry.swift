import CoreGraphics
import SeededRandom

extension SeededNumbers {
  mutating func value(in range: ClosedRange<CGFloat> = -10...10) -> CGFloat {
    CGFloat(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &self))
  }

  mutating func point() -> CGPoint { CGPoint(x: value(), y: value()) }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(value(), value(), value(), value(), value(), value())
  }
}
