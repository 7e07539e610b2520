import AutomationProtocol
import Foundation

/// The launchable apps by bundle identifier.
///
/// `portolan test` lists them in the environment variable `PORTOLAN_UI_APPS` as JSON: `{"target":
/// "com.example.App", "apps": {"com.example.App": "/path/to/App.app/App"}}`. In a package, the target
/// `AppUITests` launches the executable `App` built next to the tests, following the names of Xcode's
/// templates.
struct AppTargets: Sendable {
  private struct File: Decodable {
    var target: String?
    /// The app of each test target, by module name.
    var targets: [String: String]?
    var apps: [String: String]
  }

  static let shared = AppTargets(environment: ProcessInfo.processInfo.environment)

  private let file: File?

  init(environment: [String: String]) {
    file = environment[TestEnvironment.apps].flatMap {
      try? JSONDecoder().decode(File.self, from: Data($0.utf8))
    }
  }

  /// The bundle identifier of the app that `XCUIApplication()` refers to in a test module.
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

  /// The apps with their names on the home screen.
  var names: [(identifier: String, name: String)] {
    let own = target(ofTestModule: TestSession.shared.testModule).flatMap { name in
      executable(name).map { [name: $0.path] }
    }
    return (file?.apps ?? own ?? [:]).sorted { $0.key < $1.key }.map { identifier, path in
      (identifier, Self.displayName(of: URL(fileURLWithPath: path)))
    }
  }

  private static func displayName(of program: URL) -> String {
    let list = program.deletingLastPathComponent().appendingPathComponent("Info.plist")
    let keys =
      (try? Data(contentsOf: list))
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    return keys["CFBundleDisplayName"] as? String ?? keys["CFBundleName"] as? String
      ?? program.lastPathComponent
  }

  /// The executable of an app.
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
