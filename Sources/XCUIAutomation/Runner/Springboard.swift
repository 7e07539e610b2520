import AutomationProtocol
import Foundation

// Used on the main thread, on which XCTest runs tests.
/// The system's interface: alerts and banners above the frontmost app, or the home screen.
final class Springboard: @unchecked Sendable {
  static let identifier = "com.apple.springboard"
  static let shared = Springboard()

  private var screen = HomeScreen(apps: [])
  /// The apps of the project that were deleted and not launched since.
  private var deleted: Set<String> = []

  /// Whether no app is in front.
  var isHomeInFront: Bool {
    let session = TestSession.shared
    guard let front = session.frontIdentifier, !session.isInBackground(front) else { return true }
    return session.process(front)?.isRunning != true && !SystemApps.shared.isRunning(front)
  }

  /// Returns a snapshot: the home screen, or the system's interface that the process of the frontmost app draws.
  func snapshot() throws -> ElementSnapshot {
    if !isHomeInFront, let process = TestSession.shared.frontProcess,
      case .snapshot(let root) = try process.ask(.systemSnapshot)
    {
      return root
    }
    update()
    return screen.snapshot
  }

  /// Answers a request as the home screen; `nil` for one that the frontmost app answers.
  func answer(_ request: AutomationRequest) -> AutomationReply? {
    guard isHomeInFront else { return nil }
    update()
    switch request {
    case .snapshot, .systemSnapshot: return .snapshot(screen.snapshot)
    case .hitPoint(let id, _): return .point(screen.hitPoint(of: id))
    case .touch(let paths):
      for path in paths { perform(screen.touch(path)) }
      return .done
    case .wait(let seconds):
      usleep(UInt32(min(max(seconds, 0), 1) * 1_000_000))
      return .done
    default: return nil
    }
  }

  private func perform(_ effect: HomeScreen.Effect?) {
    switch effect {
    case .open(let app):
      // XCTest runs tests, and with them actions, on the main thread.
      MainActor.assumeIsolated { XCUIApplication(bundleIdentifier: app.identifier).activate() }
    case .delete(let app):
      TestSession.shared.process(app.identifier)?.terminate()
      TestSession.shared.setProcess(nil, for: app.identifier)
      LaunchEnvironment(of: app.identifier, keepsState: true).deleteData()
      deleted.insert(app.identifier)
    case nil: break
    }
  }

  /// Shows the icon of an app that was deleted, as Xcode installs an app before it launches it.
  func install(_ identifier: String) {
    deleted.remove(identifier)
    screen.reset()
  }

  /// Installs all apps, for the next test.
  func reset() {
    deleted = []
    screen.reset()
  }

  private func update() {
    let own = AppTargets.shared.names.filter { !deleted.contains($0.identifier) }
    screen.apps =
      own.map { HomeScreen.App(identifier: $0.identifier, name: $0.name) }
      + SystemApps.names.map { HomeScreen.App(identifier: $0.identifier, name: $0.name) }
  }
}
