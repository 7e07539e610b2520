import Foundation

/// The tests to run and their configurations: Xcode's `.xctestplan`, or the test action of a scheme.
package struct TestPlan: Sendable {
  /// The tests of one target.
  package struct Target: Sendable {
    package var name: String
    /// The selected tests, as `Class`, `Class/method()`, or names of Swift Testing; nil for all.
    package var selected: [String]?
    package var skipped: [String] = []
    /// Whether tests of Swift Testing may run at the same time in one process.
    package var isParallelizable = true

    package init(
      name: String, selected: [String]? = nil, skipped: [String] = [], isParallelizable: Bool = true
    ) {
      self.name = name
      self.selected = selected
      self.skipped = skipped
      self.isParallelizable = isParallelizable
    }

    /// Returns whether the plan includes a test of the target.
    package func includes(_ test: TestIdentifier) -> Bool {
      guard selected?.contains(where: { Self.names($0, test) }) ?? true else { return false }
      return !skipped.contains { Self.names($0, test) }
    }

    /// Returns whether a name in a plan identifies the test or a suite around it. The parentheses of XCTest's methods
    /// are optional.
    private static func names(_ name: String, _ test: TestIdentifier) -> Bool {
      let full = test.suite.isEmpty ? test.name : "\(test.suite)/\(test.name)"
      let plain = name.hasSuffix("()") && test.library == .xctest ? String(name.dropLast(2)) : name
      return full == plain || full.hasPrefix(plain + "/")
    }
  }

  package var name: String
  package var configurations: [TestConfiguration]
  package var targets: [Target]

  package init(name: String, configurations: [TestConfiguration], targets: [Target]) {
    self.name = name
    self.configurations = configurations
    self.targets = targets
  }

  // MARK: Reading

  /// Reads an `.xctestplan` file.
  package init(contentsOf file: URL) throws {
    guard let data = FileManager.default.contents(atPath: file.path),
      let plan = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw ProjectError("\(file.path) cannot be read as a test plan") }
    name = file.deletingPathExtension().lastPathComponent
    let defaults = plan["defaultOptions"] as? [String: Any] ?? [:]
    let listed = (plan["configurations"] as? [[String: Any]] ?? []).filter { $0["enabled"] as? Bool != false }
    configurations = listed.map { entry in
      let options = entry["options"] as? [String: Any] ?? [:]
      var configuration = Self.configuration(defaults.merging(options) { $1 })
      if listed.count > 1 { configuration.name = entry["name"] as? String ?? "" }
      return configuration
    }
    if configurations.isEmpty { configurations = [Self.configuration(defaults)] }
    targets = (plan["testTargets"] as? [[String: Any]] ?? []).compactMap { entry in
      guard entry["enabled"] as? Bool != false, let target = entry["target"] as? [String: Any],
        let name = target["name"] as? String
      else { return nil }
      return Target(
        name: name, selected: Self.names(entry["selectedTests"]),
        skipped: Self.names(entry["skippedTests"]) ?? [],
        isParallelizable: entry["parallelizable"] as? Bool ?? true)
    }
  }

  /// The default maximum duration of a test, in seconds, if a plan enables limits without a value. Source: Xcode's test
  /// plan editor.
  private static let usualAllowance = 600.0

  private static func configuration(_ options: [String: Any]) -> TestConfiguration {
    var configuration = TestConfiguration()
    func enabled(_ key: String) -> [[String: Any]] {
      (options[key] as? [[String: Any]] ?? []).filter { $0["enabled"] as? Bool != false }
    }
    configuration.arguments = enabled("commandLineArgumentEntries").flatMap {
      words($0["argument"] as? String ?? "")
    }
    for entry in enabled("environmentVariableEntries") {
      if let key = entry["key"] as? String {
        configuration.environment[key] = entry["value"] as? String ?? ""
      }
    }
    configuration.language = options["language"] as? String
    configuration.region = options["region"] as? String
    configuration.isRandomOrder = options["testExecutionOrdering"] as? String == "random"
    if options["testTimeoutsEnabled"] as? Bool == true {
      let usual = (options["defaultTestExecutionTimeAllowance"] as? NSNumber)?.doubleValue ?? usualAllowance
      let most = (options["maximumTestExecutionTimeAllowance"] as? NSNumber)?.doubleValue
      configuration.timeAllowance = min(usual, most ?? usual)
      configuration.maximumTimeAllowance = most
    }
    if options["testRepetitionMode"] as? String == "retryOnFailure" {
      configuration.retries = ((options["maximumTestRepetitions"] as? NSNumber)?.intValue ?? 3) - 1
    }
    return configuration
  }

  /// Splits an argument at spaces as a shell does, keeping quoted text together.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case "\\" where quote != "'": isEscaped = true
      case "\"" where quote != "'", "'" where quote != "\"":
        quote = quote == nil ? character : nil
        word = word ?? ""
      case " " where quote == nil, "\t" where quote == nil, "\n" where quote == nil:
        if let found = word { words.append(found) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// Returns the names of tests from a list, or from the tree of suites that later versions of Xcode write.
  private static func names(_ value: Any?) -> [String]? {
    if let list = value as? [String] { return list }
    guard let tree = value as? [String: Any] else { return nil }
    var found: [String] = []
    func collect(_ suite: [String: Any], _ prefix: String) {
      let functions =
        (suite["testFunctions"] as? [String] ?? []) + (suite["xctestMethods"] as? [String] ?? [])
      found += functions.map { prefix + $0 }
      let inner =
        (suite["suites"] as? [[String: Any]] ?? []) + (suite["xctestClasses"] as? [[String: Any]] ?? [])
      for suite in inner {
        let name = prefix + (suite["name"] as? String ?? "")
        let isWhole = ["testFunctions", "xctestMethods", "suites", "xctestClasses"].allSatisfy {
          (suite[$0] as? [Any])?.isEmpty ?? true
        }
        if isWhole { found.append(name) } else { collect(suite, name + "/") }
      }
    }
    collect(tree, "")
    return found
  }

  // MARK: Finding

  /// Returns the test plan with a name in a folder.
  package static func find(_ name: String, in folder: URL) throws -> URL {
    if name.hasSuffix(".xctestplan"), FileManager.default.fileExists(atPath: name) {
      return URL(fileURLWithPath: name)
    }
    let wanted = name.hasSuffix(".xctestplan") ? (name as NSString).lastPathComponent : name + ".xctestplan"
    let all = plans(in: folder)
    if let found = all.first(where: { $0.lastPathComponent == wanted }) { return found }
    let known = all.map { $0.deletingPathExtension().lastPathComponent }.joined(separator: ", ")
    throw ProjectError(
      "no test plan is named \(name); " + (known.isEmpty ? "the project has none" : "available: \(known)"))
  }

  private static func plans(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "xctestplan" }
      .sorted { $0.path < $1.path }
  }
}
