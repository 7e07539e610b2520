import Foundation

/// Runs tests in one or more processes and collects their results.
package struct TestRun: Sendable {
  /// The reason why a run has no tests.
  package enum Emptiness: Error, Sendable { case noTests, noneChosen }

  package var bundle: TestBundle
  package var plan: TestPlan?
  /// The names of targets whose tests run one after another, as their schemes and test plans state.
  package var serialTargets: Set<String> = []
  /// The module names of targets whose names differ from their modules'.
  package var modules: [String: String] = [:]
  /// Regular expressions, one of which has to match `Module.Suite/name`; empty for all tests.
  package var filters: [String] = []
  package var skips: [String] = []
  package var shard: Shard?
  /// The duration of each test in an earlier run, in seconds.
  package var times: [TestIdentifier: Double] = [:]
  /// The number of concurrent processes.
  package var jobs = 1
  /// The maximum number of times that a failing test is repeated.
  package var retries: Int?
  /// The folder for steps and pictures; nil if no report was requested.
  package var folder: URL?
  package var originalPath: @Sendable (String) -> String = { $0 }
  /// Whether a source is the user's, for backtraces.
  package var isOwn: @Sendable (String) -> Bool = { _ in true }

  package init(bundle: TestBundle) { self.bundle = bundle }

  // MARK: Choosing

  /// Returns the tests to run, for each configuration of the plan.
  package func chosen() throws -> [(configuration: TestConfiguration, tests: [TestIdentifier])] {
    var tests = try bundle.tests()
    guard !tests.isEmpty else { throw Emptiness.noTests }
    if let plan {
      let targets = Dictionary(plan.targets.map { (modules[$0.name] ?? $0.name, $0) }) { first, _ in first }
      tests = tests.filter { targets[$0.module]?.includes($0) ?? false }
    }
    tests = tests.filter { test in
      func matches(_ pattern: String) -> Bool {
        test.text.range(of: pattern, options: .regularExpression) != nil
      }
      return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
    }
    guard !tests.isEmpty else { throw Emptiness.noneChosen }
    if let shard { tests = shard.tests(of: tests, times: times) }
    return (plan?.configurations ?? [TestConfiguration()]).map { configuration in
      (configuration, configuration.isRandomOrder ? tests.shuffled() : tests)
    }
  }

  // MARK: Running

  /// Tests of one module and library for one process.
  private struct Batch {
    var configuration: TestConfiguration
    var tests: [TestIdentifier]
  }

  // The lock guards the variables while the workers run.
  /// Distributes batches to the workers and collects their results.
  private final class Work: @unchecked Sendable {
    private let lock = NSLock()
    private var batches: ArraySlice<Batch>
    private(set) var records: [TestRecord] = []
    private(set) var error: (any Error)?

    init(_ batches: [Batch]) { self.batches = batches[...] }

    func next() -> Batch? { lock.withLock { error == nil ? batches.popFirst() : nil } }
    func add(_ found: [TestRecord]) { lock.withLock { records += found } }
    func fail(_ reason: any Error) { lock.withLock { error = error ?? reason } }
    func synchronized(_ body: () -> Void) { lock.withLock(body) }
  }

  /// Runs the tests.
  ///
  /// - Parameter output: Called with lines as they are printed; lines of concurrent processes are delivered when a
  ///   process ends.
  package func run(output: @escaping @Sendable (String) -> Void) throws -> TestReport {
    var batches: [Batch] = []
    let chosen = try chosen()
    for (configuration, tests) in chosen {
      for group in Self.modules(tests) {
        guard jobs > 1, group[0].library == .xctest else {
          batches.append(Batch(configuration: configuration, tests: group))
          continue
        }
        // Uses more batches than processes, so that all processes end at about the same time.
        batches += TestGroups(group, times: times, parts: jobs * 2).groups.map {
          Batch(configuration: configuration, tests: $0.tests)
        }
      }
    }
    let work = Work(batches)
    let workers = min(jobs, max(batches.count, 1))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let batch = work.next() {
        do {
          work.add(try run(batch, work, buffers: workers > 1, output))
        } catch {
          work.fail(error)
        }
      }
    }
    if let error = work.error { throw error }
    var order: [TestIdentifier: Int] = [:]
    for test in chosen.first?.tests ?? [] { order[test] = order.count }
    return TestReport(
      records: work.records.sorted { a, b in
        (a.configuration, order[a.test] ?? 0) < (b.configuration, order[b.test] ?? 0)
      })
  }

  /// Groups consecutive tests of one module and library.
  private static func modules(_ tests: [TestIdentifier]) -> [[TestIdentifier]] {
    var groups: [[TestIdentifier]] = []
    var places: [String: Int] = [:]
    for test in tests {
      let key = "\(test.library) \(test.module)"
      if let place = places[key] {
        groups[place].append(test)
      } else {
        places[key] = groups.count
        groups.append([test])
      }
    }
    return groups
  }

  private func run(
    _ batch: Batch, _ work: Work, buffers: Bool, _ output: @Sendable (String) -> Void
  ) throws -> [TestRecord] {
    let process = TestProcess(
      bundle: bundle, configuration: batch.configuration, folder: folder,
      isSerial: serialTargets.contains { (modules[$0] ?? $0) == batch.tests.first?.module },
      originalPath: originalPath, isOwn: isOwn)
    var lines: [String] = []
    func show(_ line: String) {
      if buffers { lines.append(line) } else { output(line) }
    }
    defer { work.synchronized { for line in lines { output(line) } } }
    var records = try process.run(batch.tests, each: show)
    for _ in 0..<(retries ?? batch.configuration.retries ?? 0) {
      let failed = records.indices.filter { records[$0].outcome == .failed }
      if failed.isEmpty { break }
      for index in failed {
        // Repeats the test alone, so that state left by other tests cannot make it fail again.
        guard var again = try process.run([records[index].test], each: show).first else { continue }
        again.attempts = records[index].attempts + 1
        records[index] = again
      }
    }
    return records
  }
}
