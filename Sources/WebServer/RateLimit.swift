import Foundation

/// A limit for the rate of something, on average and at once.
struct RateLimit {
  /// The allowed amount in a second.
  let average: Double
  /// The allowed amount at once.
  let burst: Double
  private var allowance: Double
  private var last = Date()

  init(average: Double, burst: Double) {
    self.average = average
    self.burst = burst
    allowance = burst
  }

  /// Returns whether an amount is allowed now, and subtracts it.
  mutating func take(_ amount: Double) -> Bool {
    let now = Date()
    allowance = min(burst, allowance + max(0, now.timeIntervalSince(last)) * average)
    last = now
    guard allowance >= amount else { return false }
    allowance -= amount
    return true
  }
}
