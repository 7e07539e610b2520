import Combine
import SeededRandom
import XCTest

/// Compares random operator chains, with random demand, with the same operations on arrays.
final class DemandModelTests: XCTestCase {
  private typealias Stream = AnyPublisher<Int, Broken>

  private static func source(_ random: inout SeededNumbers) -> (Stream, [Int], String) {
    let values = (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0...5, using: &random)
    }
    return (values.publisher.setFailureType(to: Broken.self).eraseToAnyPublisher(), values, "\(values)")
  }

  private static func grow(
    _ input: (Stream, [Int], String), _ random: inout SeededNumbers
  ) -> (Stream, [Int], String) {
    let (stream, values, name) = input
    let n = Int.random(in: 0...4, using: &random)
    func result<P: Publisher>(_ publisher: P, _ model: [Int], _ step: String) -> (Stream, [Int], String)
    where P.Output == Int, P.Failure == Broken {
      (publisher.eraseToAnyPublisher(), model, name + "." + step)
    }
    switch Int.random(in: 0..<26, using: &random) {
    case 0: return result(stream.map { $0 + 1 }, values.map { $0 + 1 }, "map")
    case 1: return result(stream.filter { $0 % 2 == 0 }, values.filter { $0 % 2 == 0 }, "filter")
    case 2:
      return result(
        stream.compactMap { $0 > n ? $0 : nil }, values.compactMap { $0 > n ? $0 : nil }, "compactMap\(n)")
    case 3: return result(stream.prefix(n), Array(values.prefix(n)), "prefix\(n)")
    case 4: return result(stream.dropFirst(n), Array(values.dropFirst(n)), "dropFirst\(n)")
    case 5:
      return result(stream.prefix { $0 < n }, Array(values.prefix { $0 < n }), "prefixWhile\(n)")
    case 6: return result(stream.drop { $0 < n }, Array(values.drop { $0 < n }), "dropWhile\(n)")
    case 7:
      return result(
        stream.removeDuplicates(),
        values.reduce(into: []) { if $0.last != $1 { $0.append($1) } }, "removeDuplicates")
    case 8:
      var sum = 0
      return result(
        stream.scan(0, +),
        values.map {
          sum += $0
          return sum
        }, "scan")
    case 9: return result(stream.reduce(0, +), [values.reduce(0, +)], "reduce")
    case 10: return result(stream.append([n, n]), values + [n, n], "append\(n)")
    case 11: return result(stream.prepend([n]), [n] + values, "prepend\(n)")
    // `replaceEmpty` is no case, because it passes all values on without regard to demand, as in Combine.
    case 12: return result(stream.max(by: <), values.max().map { [$0] } ?? [], "max")
    case 13: return result(stream.first(), Array(values.prefix(1)), "first")
    case 14: return result(stream.last(), Array(values.suffix(1)), "last")
    case 15:
      return result(
        stream.output(in: 1..<(n + 1)),
        values.count > 1 ? Array(values[1..<min(n + 1, values.count)].prefix(n)) : [],
        "output1..<\(n + 1)")
    case 16:
      return result(
        stream.collect(n + 1).map(\.count),
        stride(from: 0, to: values.count, by: n + 1).map { min(n + 1, values.count - $0) }, "collect\(n + 1)")
    case 17:
      return result(
        stream.flatMap(maxPublishers: .max(1)) { Array(repeating: $0, count: n).publisher },
        values.flatMap { Array(repeating: $0, count: n) }, "flatMap\(n)")
    case 18:
      let (other, otherValues, otherName) = source(&random)
      return result(
        stream.zip(other).map { $0 * 10 + $1 }, zip(values, otherValues).map { $0 * 10 + $1 },
        "zip\(otherName)")
    case 19:
      return result(
        stream.buffer(size: 100, prefetch: n % 2 == 0 ? .keepFull : .byRequest, whenFull: .dropNewest),
        values,
        "buffer\(n)")
    case 20: return result(stream.receive(on: ImmediateScheduler.shared), values, "receiveOn")
    case 21:
      return result(
        stream.tryMap { if $0 == n { throw Broken() } else { $0 } }.catch { _ in [7, 8].publisher }
          .setFailureType(to: Broken.self),
        Array(values.prefix { $0 != n }) + (values.contains(n) ? [7, 8] : []), "tryMap\(n).catch")
    case 22: return result(stream.handleEvents(), values, "handleEvents")
    case 23:
      return result(
        stream.tryScan(n) { max($0, $1) }.mapError { $0 as! Broken },
        values.indices.map { max(n, values[...$0].max()!) }, "tryScan\(n)")
    case 24: return result(stream.merge(with: Empty<Int, Broken>()), values, "merge")
    default: return result(stream.count(), [values.count], "count")
    }
  }

  func testChainsAgreeWithArraysForAnyDemand() {
    var random = SeededNumbers(seed: 42)
    for round in 0..<20_000 {
      var chain = Self.source(&random)
      for _ in 0..<Int.random(in: 0...5, using: &random) { chain = Self.grow(chain, &random) }
      let (stream, expected, name) = chain
      let asksAll = Bool.random(using: &random)
      let answers = !asksAll && Bool.random(using: &random)
      let probe = Probe<Int, Broken>(asksAll ? .unlimited : .none) {
        $0 % 3 == 0 && answers ? .max(1) : .none
      }
      stream.subscribe(probe)
      if !asksAll {
        while probe.completion == nil, probe.asked <= expected.count + 1 {
          probe.request(Int.random(in: 1...3, using: &random))
          let early = Array(expected.prefix(probe.values.count))
          guard probe.values == early else { return XCTFail("round \(round): \(name) sent \(probe.values)") }
        }
      }
      guard probe.values == expected, probe.isFinished, probe.violations == 0 else {
        return XCTFail(
          "round \(round): \(name) sent \(probe.values), not \(expected); finished \(probe.isFinished); "
            + "\(probe.violations) violations")
      }
    }
  }

  func testNoValuesAfterCancellation() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<3_000 {
      var chain = Self.source(&random)
      for _ in 0..<Int.random(in: 0...5, using: &random) { chain = Self.grow(chain, &random) }
      let (stream, _, name) = chain
      let probe = Probe<Int, Broken>()
      stream.subscribe(probe)
      if probe.completion != nil { continue }
      probe.request(1)
      let (values, completions) = (probe.values, probe.completions)
      probe.cancel()
      probe.request(.unlimited)
      guard probe.values == values, probe.completions == completions else {
        return XCTFail("\(name) sent \(probe.values) after \(values)")
      }
    }
  }
}
