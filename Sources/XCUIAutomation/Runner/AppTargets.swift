import Foundation

/// The apps that tests can launch, by their bundle identifiers.
///
/// `portolan test` names them in the environment's `PORTOLAN_UI_APPS`, as JSON: `{"target": "com.example.App", "apps":
/// {"com.example.App": "/path/to/App.app/App"}}`. In a package, the target `AppUITests` launches the program `App` that was
/// built beside the tests, as Xcode's templates name them.
struct AppTargets: Sendable {
  private struct File: Decodable {
    var target: String?
    /// The app of each target of tests, by the name of the target's module.
    var targets: [String: String]?
    var apps: [String: String]
  }

  static let shared = AppTargets(environment: ProcessInfo.processInfo.environment)

  private let file: File?

  init(environment: [String: String]) {
    file = environment["PORTOLAN_UI_APPS"].flatMap {
      try? JSONDecoder().decode(File.self, from: Data($0.utf8))
    }
  }

  /// The identifier of the app that `XCUIApplication()` means in a module of tests.
  func target(ofTestModule module: String?) -> String? {
    if let file {
      return module.flatMap { file.targets?[$0] } ?? file.target ?? file.apps.keys.sorted().first
    }
    guard let module else { return nil }
    for suffix in ["UITests", "UITest"] where module.hasSuffix(suffix) && module.count > suffix.count {
      return String(module.dropLast(suffix.count))
    }
    return nil
  }

  /// The program of an app.
  func executable(_ identifier: String) -> URL? {
    if identifier.isEmpty { return nil }
    if let path = file?.apps[identifier] { return URL(fileURLWithPath: path) }
    guard file == nil else { return nil }
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let candidate = folder.appendingPathComponent(identifier)
    return FileManager.default.isExecutableFile(atPath: candidate.path) ? candidate : nil
  }
}
