import AutomationProtocol
import Foundation

/// The environment of an app under test, with its own home folder that is kept across launches of a test run.
struct LaunchEnvironment {
  private let home: URL
  /// Whether scenes are restored, as after the app was in the background.
  private let keepsState: Bool
  private let location: DeviceLocation?

  init(of identifier: String, keepsState: Bool, location: DeviceLocation? = nil) {
    let name = identifier.isEmpty ? "App" : identifier
    home = TestSession.shared.container.appendingPathComponent(name)
    self.keepsState = keepsState
    self.location = location
  }

  /// The arguments for language and region that tests of a test plan's configuration pass to their apps.
  static func languages(besides arguments: [String]) -> [String] {
    let own = CommandLine.arguments
    return ["-AppleLanguages", "-AppleLocale"].flatMap { name -> [String] in
      guard !arguments.contains(name), let index = own.firstIndex(of: name), index + 1 < own.count else {
        return []
      }
      return [name, own[index + 1]]
    }
  }

  /// Deletes the home folder, as deleting the app from a device does.
  func deleteData() { try? FileManager.default.removeItem(at: home) }

  private var settings: URL { home.appendingPathComponent("Settings") }

  /// Deletes the stored answers to requests for a resource and for notifications.
  func resetPermission(for resource: XCUIProtectedResource) {
    try? FileManager.default.removeItem(at: settings.appendingPathComponent("permissions.json"))
    let file = settings.appendingPathComponent("resource-permissions.json")
    guard let permission = resource.permission, let data = try? Data(contentsOf: file),
      var answers = try? JSONDecoder().decode([String: String].self, from: data)
    else { return }
    answers[permission.rawValue] = nil
    try? JSONEncoder().encode(answers).write(to: file, options: .atomic)
  }

  /// The preloaded libraries of an app: those of the runner without the library of test drivers.
  private static func preloaded(_ runner: String?) -> String? {
    let libraries =
      runner?.split(separator: ":").filter { $0.split(separator: "/").last != "libPortolanTesting.so" } ?? []
    return libraries.isEmpty ? nil : libraries.joined(separator: ":")
  }

  func merged(with added: [String: String]) -> [String: String] {
    let state = home.appendingPathComponent("State")
    if !keepsState { try? FileManager.default.removeItem(at: state) }
    for folder in [home, state] {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var environment = ProcessInfo.processInfo.environment
    // The app must not inherit variables of the test runner.
    let own = [
      TestEnvironment.apps, TestEnvironment.report, TestEnvironment.restarts, TestEnvironment.appData,
      AutomationEnvironment.recording,
      "XCTestConfigurationFilePath",
      // The runner itself has no window; apps have a simulated device or, with --window, one.
      "PORTOLAN_HOST",
      // The app in which unit tests of the same process run.
      "PORTOLAN_TEST_HOST",
    ]
    for key in own {
      environment[key] = nil
    }
    environment["LD_PRELOAD"] = Self.preloaded(environment["LD_PRELOAD"])
    environment["HOME"] = home.path
    environment["CFFIXED_USER_HOME"] = home.path
    environment["XDG_STATE_HOME"] = state.path
    environment["XDG_DATA_HOME"] = home.appendingPathComponent("Data").path
    environment["XDG_CONFIG_HOME"] = settings.path
    environment[AutomationEnvironment.location] = location?.text
    if environment["SWIFT_BACKTRACE"] == nil {
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,color=no,interactive=no,images=none,threads=crashed,limit=40,top=2"
    }
    return environment.merging(added) { _, new in new }
  }
}
