import Foundation

/// The executable that contains a package's tests.
package struct TestBundle: Sendable {
  package let executable: String
  /// The environment of its processes.
  package let environment: [String: String]

  package init(
    executable: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.executable = executable
    self.environment = environment
  }

  /// Returns all tests, those of XCTest first.
  package func tests() throws -> [TestIdentifier] {
    let lists: [(TestIdentifier.Library, [String])] = [
      (.xctest, ["--list-tests"]),
      (.swiftTesting, ["--testing-library", "swift-testing", "--list-tests"]),
    ]
    var found: [TestIdentifier] = []
    for (library, arguments) in lists {
      let process = try ChildProcess(
        executable, arguments: arguments, environment: environment)
      var lines: [String] = []
      let ending = process.lines {
        nil
      } each: {
        lines.append($0)
      }
      guard ChildProcess.signalName(of: ending.status) == nil else {
        throw ProjectError("cannot list the tests: \(lines.suffix(5).joined(separator: " "))")
      }
      // The status of a program that the dynamic linker cannot start.
      if ChildProcess.exitCode(of: ending.status) == 127 {
        throw ProjectError("the tests cannot be started: \(lines.suffix(5).joined(separator: " "))")
      }
      // Skips XCTest's heading and any output of the app.
      found += lines.filter { !$0.contains(" ") || library == .swiftTesting }
        .compactMap { TestIdentifier($0, library: library) }
        .filter { library == .xctest || $0.name.contains("(") }
    }
    return found
  }
}
