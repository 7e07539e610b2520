import BenchmarkSupport
import Foundation
import OrderedDiff

/// The times of DifferenceKit in milliseconds by the name of the measurement, from the file of `run.sh`.
let peer: [String: Double] = {
  let path = ProcessInfo.processInfo.environment["DIFFERENCE_KIT_FIGURES"] ?? ""
  let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
  return lines.reduce(into: [:]) { figures, line in
    let fields = line.split(separator: "\t")
    if fields.count == 4 { figures[String(fields[1])] = Double(fields[2]) }
  }
}()

func pad(_ text: String, _ width: Int) -> String {
  text.count >= width ? text : String(repeating: " ", count: width - text.count) + text
}

/// The minimal number of moves.
func leastMoves(_ workload: Workload) -> Int {
  let places = Dictionary(uniqueKeysWithValues: workload.new.enumerated().map { ($1, $0) })
  let common = workload.old.compactMap { places[$0] }
  var tails: [Int] = []
  for place in common {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if tails[middle] < place { low = middle + 1 } else { high = middle }
    }
    if low == tails.count { tails.append(place) } else { tails[low] = place }
  }
  return common.count - tails.count
}

var misses = 0
print("Processor time in milliseconds, median. DK: the speedup over DifferenceKit, if PEERS contains it.")
print("stdlib: difference(from:) on the same integers, run here where it ends within seconds.")
print(
  [
    "     ", "change", "count", "opaque", "UUID", "Int", "stdlib", "DK/opaque", "DK/UUID",
    "moves/least",
  ]
  .enumerated().map { pad($1, $0 == 0 ? 4 : 11) }.joined())
for row in Row.all {
  let workload = row.workload
  let opaqueOld = workload.old.map { Identifiers.opaque[$0] }
  let opaqueNew = workload.new.map { Identifiers.opaque[$0] }
  let uuidOld = workload.old.map { Identifiers.uuids[$0] }
  let uuidNew = workload.new.map { Identifiers.uuids[$0] }
  let difference = OrderedDifference(from: workload.old, to: workload.new)
  precondition(difference.applied(to: workload.old, inserting: workload.new) == workload.new)
  precondition(OrderedDifference(from: uuidOld, to: uuidNew) == difference)
  precondition(OrderedDifference(from: opaqueOld, to: opaqueNew) == difference)
  let opaque = Measure.median { _ = OrderedDifference(from: opaqueOld, to: opaqueNew) }
  let uuid = Measure.median { _ = OrderedDifference(from: uuidOld, to: uuidNew) }
  let int = Measure.median { _ = OrderedDifference(from: workload.old, to: workload.new) }
  // The time of Myers' algorithm is quadratic in the number of changes.
  let changes = difference.deletes.count + difference.inserts.count + 2 * difference.moves.count
  let standard =
    changes <= 4_500 ? Measure.median(rounds: 3) { _ = workload.new.difference(from: workload.old) } : nil
  let least = leastMoves(workload)
  let ratio = difference.moves.count == least ? 1 : Double(difference.moves.count) / Double(max(1, least))
  var cells = [
    row.label, workload.name, "\(workload.old.count)", Measure.text(opaque), Measure.text(uuid),
    Measure.text(int),
    standard.map { Measure.text($0) } ?? "-",
  ]
  for (kind, time, goal) in [("opaque", opaque, row.opaqueGoal), ("UUID", uuid, row.wordGoal)] {
    let name = row.name(kind)
    let other = peer[name]
    BenchmarkSupport.Measure.note(
      name, time, "ms",
      goal: other.flatMap { other in goal.map { String(format: "at most %.4g", other / $0) } } ?? "none")
    guard let other else {
      cells.append("-")
      continue
    }
    let isMissed = other / time < goal ?? 0
    if isMissed { misses += 1 }
    cells.append(String(format: "%.1f", other / time) + (isMissed ? " <\(goal ?? 0)" : ""))
  }
  if ratio > 1 { misses += 1 }
  cells.append(String(format: "%.2f", ratio))
  print(cells.enumerated().map { pad($1, $0 == 0 ? 4 : 11) }.joined())
}

print("\nPeak memory beyond the collections, bytes an element of the old one:")
for workload in [
  Workload.published(1_000_000), .fixed(1_000_000), .shuffle(1_000_000), .reverse(1_000_000),
  .replace(1_000_000),
] {
  let old = workload.old.map { Identifiers.uuids[$0] }
  let new = workload.new.map { Identifiers.uuids[$0] }
  var result = OrderedDifference()
  let bytes = Heap.peak { result = OrderedDifference(from: old, to: new) }
  let each = Double(bytes) / Double(old.count)
  if each > 32 { misses += 1 }
  print(
    pad(workload.name, 12) + pad(String(format: "%.1f", each), 8) + (each > 32 ? " <32" : "")
      + "  (\(result.count) changes)")
}

let scan = {
  let old = Array(0..<100_000)
  let new = Array(0..<100_000)
  return Measure.median {
    precondition(
      old.withUnsafeBytes { a in
        new.withUnsafeBytes { b in memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
      })
  }
}()
print("\nComparing 100,000 equal integers as memory: \(Measure.text(scan)) ms")
print(misses == 0 ? "Every goal is met." : "\(misses) goals are missed.")
