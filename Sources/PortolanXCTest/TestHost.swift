import Foundation
import XCTest

/// The app in which unit tests run, as `TEST_HOST` of an Xcode project names it. It is launched before the first test.
public enum _TestHost {
  /// The entry point of a program.
  public typealias Main =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

  // Set before `main`, when there is one thread.
  nonisolated(unsafe) private static var main: Main?

  /// Sets the app's entry point. Called before `main` by the targets of unit tests; a process has one app.
  public static func register(_ main: @escaping Main) {
    let arguments = CommandLine.arguments
    guard self.main == nil, !arguments.contains("--list-tests") else { return }
    self.main = main
    if arguments.contains("swift-testing") {
      // The first action of the main run loop; the tests of the main actor follow.
      RunLoop.main.perform { launch() }
    } else {
      XCTestObservationCenter.shared.addTestObserver(Launcher.shared)
    }
  }

  private static func launch() {
    guard let main else { return }
    self.main = nil
    // `UIApplicationMain` then returns after the launch.
    setenv("PORTOLAN_TEST_HOST", "1", 1)
    _ = main(CommandLine.argc, CommandLine.unsafeArgv)
  }

  // Immutable: it stores nothing. A subclass of `NSObject` is not Sendable by itself.
  private final class Launcher: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = Launcher()

    func testBundleWillStart(_ testBundle: Bundle) { _TestHost.launch() }
  }
}
