import Foundation

/// Running the tests of a project.
extension ProjectBuild {
  /// The apps launched by UI tests, in the format of `XCUIAutomation`'s environment variable; `nil` if there
  /// are no UI tests.
  package func interfaceTestApplications() throws -> String? {
    var apps: [String: String] = [:]
    var targets: [String: String] = [:]
    switch kind {
    case .xcode(let project, _):
      let tests = project.targets.filter { $0.kind == .interfaceTests }
      guard !tests.isEmpty else { return nil }
      func identifier(_ app: XcodeTarget) -> String {
        if case .string(let text)? = app.information["CFBundleIdentifier"] { text } else { app.module }
      }
      let programs = project.targets.filter { $0.kind == .application }
      for app in programs { apps[identifier(app)] = try application(app.module).path }
      for target in tests {
        let tested = programs.first { $0.name == target.testedApplication } ?? programs.first
        if let tested { targets[target.module] = identifier(tested) }
      }
    case .package(let folder):
      let usesInterface = swiftFiles(in: folder.appendingPathComponent("Tests")).contains {
        Self.usesInterfaceTesting($0.path)
      }
      guard usesInterface else { return nil }
      for app in try programs() { apps[app] = try application(app).path }
      for test in try testTargets() {
        let name = ["UITests", "UITest"].first { test.hasSuffix($0) }.map { String(test.dropLast($0.count)) }
        targets[test] = name.flatMap { apps[$0] == nil ? nil : $0 } ?? apps.keys.sorted().first
      }
    }
    guard !apps.isEmpty else { return nil }
    let object: [String: Any] = ["apps": apps, "targets": targets]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
  }

  /// The names of a package's test targets, determined by the conventional folders.
  private func testTargets() throws -> [String] {
    let folder = packageFolder.appendingPathComponent("Tests")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Returns whether a source contains UI tests.
  private static func usesInterfaceTesting(_ path: String) -> Bool {
    FileManager.default.contents(atPath: path)?.range(of: Data("XCUIApplication".utf8)) != nil
  }

  /// Returns the run of the built tests.
  package func testRun() throws -> TestRun {
    try layOutTestResources()
    let folder = products.resolvingSymlinksInPath()
    let found = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey]
    ).filter { $0.pathExtension == "xctest" }
    // The newest program is current; others are left over from earlier names of the package.
    func modified(_ file: URL) -> Date {
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        ?? .distantPast
    }
    guard let program = found.max(by: { modified($0) < modified($1) }) else {
      throw ProjectError("the build contains no tests")
    }
    let environment = ProcessInfo.processInfo.environment
    var run = TestRun(
      bundle: TestBundle(
        executable: program.path,
        environment: sdk?.testEnvironment(
          environment, launchesApplications: try interfaceTestApplications() != nil) ?? environment))
    let originals = originals
    run.originalPath = { originals[$0] ?? $0 }
    let own = Set(originals.values)
    let home = root.standardizedFileURL.path + "/"
    run.isOwn = { own.contains($0) || ($0.hasPrefix(home) && !$0.dropFirst(home.count).contains(".build/")) }
    if case .xcode(let project, _) = kind {
      for target in project.targets { run.modules[target.name] = target.module }
    }
    return run
  }

  /// The folder that is searched for test plans and schemes.
  package var root: URL {
    switch kind {
    case .package(let folder): folder
    case .xcode(let project, _): project.root
    }
  }

  /// The folder for temporary files of a test run.
  package var testScratch: URL { scratch.appendingPathComponent("tests") }

  /// The modules of the apps in which unit tests run.
  private var testHosts: Set<String> {
    guard case .xcode(let project, _) = kind else { return [] }
    return Set(project.targets.compactMap { project.host(of: $0)?.module })
  }

  /// Copies the resources of apps next to the tests, where an app's main bundle has them.
  private func layOutTestResources() throws {
    let manager = FileManager.default
    let folder = products.resolvingSymlinksInPath()
    // The tests' main bundle is that of the last app.
    let hosts = testHosts
    let applications = try programs()
    if applications.isEmpty { try describeTestTool(in: folder) }
    for app in applications.sorted(by: { !hosts.contains($0) && hosts.contains($1) }) {
      let bundles = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      for bundle in bundles where bundle.lastPathComponent.hasSuffix("_\(app).resources") {
        for item in try manager.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil) {
          try link(item, into: folder)
        }
      }
      // SwiftPM has added its own property list with the usual name to the resources.
      let own = folder.appendingPathComponent("Portolan-Info.plist")
      if let list = informationList(of: app) ?? (manager.fileExists(atPath: own.path) ? own : nil) {
        try link(list, into: folder, as: "Info.plist")
      }
    }
  }

  /// Gives tests without an app the main bundle that they have on iOS: that of Xcode's test tool, by which libraries recognize them.
  private func describeTestTool(in folder: URL) throws {
    let place = folder.appendingPathComponent("Info.plist")
    guard !FileManager.default.fileExists(atPath: place.path) else { return }
    let list = ["CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleName": "xctest"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: place)
  }
}
