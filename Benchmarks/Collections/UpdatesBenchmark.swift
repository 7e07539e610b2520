import BenchmarkSupport
import CollectionChecks
import Foundation
import UIKit

/// Random batch updates, each compared with plain arrays: index paths, selection, visible cells, positions,
/// and that nothing jumps.
@MainActor
struct UpdatesBenchmark {
  /// - Returns: Whether all comparisons succeeded.
  func run(_ count: Int) -> Bool {
    let seeds: [UInt64] = [11, 12, 13, 14]
    var isRight = true
    for seed in seeds {
      isRight = check(seed, count / seeds.count * 9 / 10, animated: false) && isRight
      isRight = check(seed + 100, count / seeds.count / 10, animated: true) && isRight
    }
    return isRight
  }

  private func check(_ seed: UInt64, _ count: Int, animated: Bool) -> Bool {
    let start = Measure.processorSeconds
    let wrong = UpdateCheck(seed: seed).run(count, animated: animated)
    let time = String(format: "%.1f", Measure.processorSeconds - start)
    let kind = animated ? "animated, interrupted" : "at once"
    print(
      "\(count) random updates \(kind), seed \(seed): \(wrong.isEmpty ? "all agree" : "WRONG"), \(time) s")
    for line in wrong { print("  \(line)") }
    return wrong.isEmpty
  }
}
