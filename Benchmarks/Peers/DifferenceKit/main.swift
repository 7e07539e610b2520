import DifferenceKit
import Foundation

// Measures DifferenceKit with the changes and identifiers of `OrderedDiffBenchmark`. Prints a line for each
// measurement: the peer, the name, processor time and its unit.

extension UUID: @retroactive Differentiable {}
extension OpaqueIdentifier: Differentiable {}

func report<Element: Differentiable>(_ row: Row, _ kind: String, _ identifiers: [Element]) {
  let old = row.workload.old.map { identifiers[$0] }
  let new = row.workload.new.map { identifiers[$0] }
  let time = Measure.median { _ = StagedChangeset(source: old, target: new) }
  print("DifferenceKit", row.name(kind), time, "ms", separator: "\t")
}

for row in Row.all {
  report(row, "opaque", Identifiers.opaque)
  report(row, "UUID", Identifiers.uuids)
}
