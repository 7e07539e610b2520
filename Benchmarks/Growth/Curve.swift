import BenchmarkSupport
import Foundation

/// The processor time of an operation for growing sizes.
@MainActor
struct Curve {
  struct Point {
    var size: Int
    var seconds: Double
  }

  let name: String
  /// The counted things, for example `rows`.
  let unit: String
  private(set) var points: [Point] = []

  /// Measures an operation for each size.
  /// - Parameter prepare: Returns the operation for a size. Its own time does not count.
  init(_ name: String, _ unit: String, _ sizes: [Int], _ prepare: (Int) -> () -> Void) {
    self.name = name
    self.unit = unit
    for size in sizes {
      let operation = prepare(size)
      operation()
      points.append(Point(size: size, seconds: Self.median(operation)))
    }
  }

  /// The slope of the logarithms over the last two decades, by least squares: 0 is constant, 1 linear, 2 quadratic.
  var exponent: Double {
    guard let last = points.last else { return 0 }
    let tail = points.filter { $0.size * 100 >= last.size }
    let x = tail.map { log(Double($0.size)) }
    let y = tail.map { log($0.seconds) }
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let squares = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    return squares > 0 ? products / squares : 0
  }

  /// The median of runs, each of at least a millisecond, during at most a second.
  private static func median(_ operation: () -> Void) -> Double {
    var samples: [Double] = []
    let begin = Measure.processorSeconds
    while samples.count < 3 || (samples.count < 15 && Measure.processorSeconds - begin < 1) {
      let start = Measure.processorSeconds
      var count = 0
      repeat {
        operation()
        count += 1
      } while Measure.processorSeconds - start < 1e-3
      samples.append((Measure.processorSeconds - start) / Double(count))
    }
    return samples.sorted()[samples.count / 2]
  }
}
