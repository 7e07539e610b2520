import BenchmarkSupport

/// CPU times of many individual steps.
struct Samples {
  private var milliseconds: [Double] = []

  mutating func measure(_ body: () -> Void) {
    let start = Measure.processorSeconds
    body()
    milliseconds.append((Measure.processorSeconds - start) * 1000)
  }

  func percentile(_ part: Double) -> Double {
    let sorted = milliseconds.sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }
}
