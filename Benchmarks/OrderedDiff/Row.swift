/// A line of the table, with the required speedup over DifferenceKit for identifiers of unknown type and for UUIDs.
struct Row {
  var label: String
  var workload: Workload
  var opaqueGoal: Double?
  var wordGoal: Double?

  /// The name of the measurement with a kind of identifiers.
  func name(_ kind: String) -> String { "\(label) \(workload.name), \(workload.old.count) \(kind)" }

  static let all = [
    Row(label: "D1", workload: .published(5_000), opaqueGoal: 4, wordGoal: 15),
    Row(label: "D2", workload: .published(100_000), opaqueGoal: 4, wordGoal: 10),
    Row(label: "D3", workload: .published(1_000_000), opaqueGoal: 10, wordGoal: 40),
    Row(label: "D4", workload: .fixed(100_000), wordGoal: 30),
    Row(label: "D4", workload: .fixed(1_000_000), wordGoal: 200),
    Row(label: "D5", workload: .unchanged(100_000), wordGoal: 200),
    Row(label: "D5", workload: .append(100_000), wordGoal: 200),
    Row(label: "D5", workload: .prepend(100_000), wordGoal: 200),
    Row(label: "D6", workload: .reverse(100_000), opaqueGoal: 1.5, wordGoal: 3.5),
    Row(label: "D6", workload: .shuffle(100_000), opaqueGoal: 1.5, wordGoal: 1.8),
    Row(label: "D6", workload: .replace(100_000), opaqueGoal: 1.5, wordGoal: 5),
    Row(label: "D7", workload: .scattered(100_000)),
    Row(label: "D7", workload: .mixed(20, 100_000)),
    Row(label: "D7", workload: .mixed(50, 100_000)),
    Row(label: "D7", workload: .move1(100_000)),
  ]
}
