// Measures the constraint solver, compared with kiwisolver (a C++ implementation of Cassowary) on the same
// systems if available in Python:
//
//   swift run -c release SolverBenchmark [--python <interpreter with kiwisolver>]

import BenchmarkSupport
import ConstraintSolver
import Foundation

struct Timing {
  /// Seconds to solve the whole system initially, and to change the edited value and solve again.
  var solve: Double
  var edit: Double
  /// The sum of errors by strength, in descending order, to check that both solutions agree.
  var errors: [Double]
}

func seconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure(body).components
  return Double(time.seconds) + Double(time.attoseconds) * 1e-18
}

func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

let priorities: [Priority] = [250, 500, 750, 1000]

func measure(_ problem: Problem) -> Timing {
  let rows = problem.rows.map { row in
    (
      terms: row.terms.map { (Int32($0.variable), $0.coefficient) },
      relation: Relation(rawValue: Int8(row.relation))!, row.constant, priorities[row.strength]
    )
  }
  func load() -> (SimplexSolver, [Variable]) {
    let solver = SimplexSolver()
    let variables = (0..<problem.variableCount).map { _ in solver.makeVariable() }
    withUnsafeTemporaryAllocation(of: Term.self, capacity: 8) { terms in
      for row in rows {
        for (index, term) in row.terms.enumerated() {
          terms[index] = Term(variables[Int(term.0)], term.1)
        }
        _ = solver.add(
          UnsafeBufferPointer(rebasing: terms[..<row.terms.count]), row.relation, row.2, priority: row.3)
      }
    }
    solver.solve()
    return (solver, variables)
  }
  let solve = median(
    (0..<15).map { _ in
      // Deallocated after the measurement.
      var solver: SimplexSolver?
      let time = seconds { solver = load().0 }
      withExtendedLifetime(solver) {}
      return time
    })

  let (solver, variables) = load()
  let edited = variables[problem.edited]
  solver.addEdit(edited, priority: 999)
  solver.suggest(problem.values.1, for: edited)
  solver.solve()
  var edits: [Double] = []
  for _ in 0..<40 {
    // Twenty at a time, because a single edit is shorter than reading the clock.
    let time = seconds {
      for index in 0..<20 {
        solver.suggest(index % 2 == 0 ? problem.values.0 : problem.values.1, for: edited)
        solver.solve()
      }
    }
    edits.append(time / 20)
  }
  let values = variables.map(solver.value(of:))
  return Timing(solve: solve, edit: median(edits), errors: errors(problem, values))
}

func errors(_ problem: Problem, _ values: [Double]) -> [Double] {
  var sums = [0.0, 0.0, 0.0, 0.0]
  for row in problem.rows {
    let excess = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } - row.constant
    sums[3 - row.strength] += row.relation == 0 ? abs(excess) : max(0, -Double(row.relation) * excess)
  }
  return sums
}

/// Runs kiwisolver on the problem; `nil` if it is not available.
func measurePeer(_ problem: Problem, python: String, script: String) -> Timing? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [python, script]
  let input = Pipe()
  let output = Pipe()
  process.standardInput = input
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  try? input.fileHandleForWriting.write(contentsOf: Data(problem.text.utf8))
  try? input.fileHandleForWriting.close()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let fields = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
  guard process.terminationStatus == 0, fields.count == 2 + problem.variableCount else { return nil }
  return Timing(solve: fields[0], edit: fields[1], errors: errors(problem, Array(fields[2...])))
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func micro(_ seconds: Double) -> String { String(format: "%10.2f", seconds * 1e6) }

let arguments = CommandLine.arguments
let python = arguments.firstIndex(of: "--python").map { arguments[$0 + 1] } ?? "python3"
let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("kiwi.py")
  .path

let hasPeer = measurePeer(.chain(length: 2, editing: .start), python: python, script: script) != nil
if !hasPeer {
  print("kiwisolver is not to be had from \(python) (pip install kiwisolver): its columns are left out.")
}
print("medians in microseconds; ratio = kiwisolver / ours")
print(
  padded("problem", 30),
  "    solve       kiwi  ratio        edit       kiwi  ratio  errors at required/strong/medium/weak")
for problem in Problem.all {
  let ours = measure(problem)
  let peer = hasPeer ? measurePeer(problem, python: python, script: script) : nil
  // kiwisolver fails on some problems.
  let none = hasPeer ? "     fails      -" : "         -      -"
  var line = padded(problem.name, 30) + " " + micro(ours.solve)
  line += peer.map { " \(micro($0.solve)) \(String(format: "%6.1f", $0.solve / ours.solve))" } ?? none
  line += "  " + micro(ours.edit)
  line += peer.map { " \(micro($0.edit)) \(String(format: "%6.1f", $0.edit / ours.edit))" } ?? none
  line += "  " + ours.errors.map { String(format: "%.1f", $0) }.joined(separator: "/")
  if let peer { line += "  kiwi " + peer.errors.map { String(format: "%.1f", $0) }.joined(separator: "/") }
  print(line)
  for (what, time, theirs) in [("solve", ours.solve, peer?.solve), ("edit", ours.edit, peer?.edit)] {
    let name = "\(problem.name), \(what)"
    Measure.note(name, time * 1e6, "µs", goal: "none")
    if let theirs { Measure.compare(name, with: "kiwisolver", theirs * 1e6) }
  }
}
