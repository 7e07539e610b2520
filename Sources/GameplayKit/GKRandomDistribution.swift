// Every `@unchecked Sendable`: the app draws numbers from a source on one thread at a time, as on iOS.

import Foundation

/// Random numbers between two bounds, every one equally probable.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = min(lowestValue, highestValue)
    self.highestValue = max(lowestValue, highestValue)
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6)
  }
  open class func d20() -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number of the distribution below a bound, or the lowest value.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    return min(nextInt(), upperBound - 1)
  }

  /// The place of the next number between the bounds, from 0 to 1.
  open func nextUniform() -> Float {
    guard highestValue > lowestValue else { return 0 }
    return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  open func nextBool() -> Bool { nextUniform() > 0.5 }
}

/// Random numbers of which those in the middle are more probable, in a bell curve.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public let mean: Float
  public let deviation: Float

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    // The bounds are three deviations from the mean.
    deviation = Float(abs(highestValue - lowestValue)) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  open override func nextInt() -> Int {
    guard deviation > 0 else { return Int(mean.rounded()) }
    // The polar method of Marsaglia, repeated for numbers outside the bounds.
    while true {
      let x = source.nextUniform() * 2 - 1
      let y = source.nextUniform() * 2 - 1
      let square = x * x + y * y
      guard square > 0, square < 1 else { continue }
      let value = (mean + deviation * x * (-2 * log(square) / square).squareRoot()).rounded()
      if (Float(lowestValue)...Float(highestValue)).contains(value) { return Int(value) }
    }
  }
}

/// Random numbers that do not repeat until every number was returned once.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var remaining: [Int] = []

  open override func nextInt() -> Int {
    if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
    return remaining.remove(at: source.nextInt(upperBound: remaining.count))
  }
}
