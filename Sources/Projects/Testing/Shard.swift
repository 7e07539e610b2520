/// One of several parts of the tests that run on separate machines.
package struct Shard: Hashable, Sendable {
  /// The index of the shard, starting at 1.
  package let index: Int
  package let count: Int

  /// Parses text such as `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns the tests of this shard. The result is the same on every machine that passes the same tests and times.
  package func tests(of all: [TestIdentifier], times: [TestIdentifier: Double]) -> [TestIdentifier] {
    var loads = [Double](repeating: 0, count: count)
    var chosen: Set<TestIdentifier> = []
    for group in TestGroups(all, times: times, parts: count).groups {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
      loads[lightest] += group.seconds
      if lightest == index - 1 { chosen.formUnion(group.tests) }
    }
    return all.filter(chosen.contains)
  }
}

/// Groups of tests that run in the same process: the tests of a suite, or a part of a suite that takes longer than its
/// share.
struct TestGroups {
  struct Group {
    var tests: [TestIdentifier]
    var seconds: Double
  }

  /// The groups, longest first.
  let groups: [Group]

  /// - Parameters:
  ///   - times: The known durations of tests in seconds. Other tests count as the median of these.
  ///   - parts: The number of parts into which the groups will be divided.
  init(_ tests: [TestIdentifier], times: [TestIdentifier: Double], parts: Int) {
    let known = tests.compactMap { times[$0] }.sorted()
    let usual = known.isEmpty ? 1 : max(known[known.count / 2], 0.001)
    func seconds(_ test: TestIdentifier) -> Double { max(times[test] ?? usual, 0.001) }
    let total = tests.reduce(0) { $0 + seconds($1) }
    let share = total / Double(max(parts, 1))
    var suites: [String: [TestIdentifier]] = [:]
    for test in tests { suites["\(test.library) \(test.className)", default: []].append(test) }
    var found: [Group] = []
    for suite in suites.values {
      let sum = suite.reduce(0) { $0 + seconds($1) }
      let pieces = min(suite.count, max(1, Int((sum / share).rounded(.up))))
      var rest = suite[...]
      for piece in 0..<pieces {
        var group = Group(tests: [], seconds: 0)
        let left = rest.reduce(0) { $0 + seconds($1) }
        let aim = left / Double(pieces - piece)
        let kept = pieces - piece - 1
        while rest.count > kept, let test = rest.first {
          let isEnough = group.seconds + seconds(test) / 2 > aim
          if !group.tests.isEmpty, kept > 0, isEnough { break }
          group.tests.append(test)
          group.seconds += seconds(test)
          rest.removeFirst()
        }
        found.append(group)
      }
    }
    groups = found.sorted { a, b in
      a.seconds != b.seconds ? a.seconds > b.seconds : a.tests[0] < b.tests[0]
    }
  }
}
