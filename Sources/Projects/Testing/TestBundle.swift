import Foundation

/// The program that holds the tests of a package.
package struct TestBundle: Sendable {
  package let executable: String

  package init(executable: String) { self.executable = executable }

  /// Every test, XCTest's first.
  package func tests() throws -> [TestIdentifier] {
    let lists: [(TestIdentifier.Library, [String])] = [
      (.xctest, ["--list-tests"]),
      (.swiftTesting, ["--testing-library", "swift-testing", "--list-tests"]),
    ]
    var found: [TestIdentifier] = []
    for (library, arguments) in lists {
      let process = try ChildProcess(
        executable, arguments: arguments, environment: ProcessInfo.processInfo.environment)
      var lines: [String] = []
      let ending = process.lines {
        nil
      } each: {
        lines.append($0)
      }
      guard ChildProcess.signalName(of: ending.status) == nil else {
        throw ProjectError("the tests cannot be listed: \(lines.suffix(5).joined(separator: " "))")
      }
      // XCTest prints a heading; apps may print, too.
      found += lines.filter { !$0.contains(" ") || library == .swiftTesting }
        .compactMap { TestIdentifier($0, library: library) }
        .filter { library == .xctest || $0.name.contains("(") }
    }
    return found
  }
}
