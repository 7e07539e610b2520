import AutomationProtocol
import CXCUIAutomation
import Foundation

/// The program, arguments, and environment with which an app is launched.
struct AppLaunch: Hashable, Sendable {
  /// The reason why an app could not be launched.
  struct Failure: Error {
    let reason: String
  }

  let executable: URL
  let arguments: [String]
  let environment: [String: String]

  /// Starts the program.
  /// - Parameters:
  ///   - descriptors: The descriptors that it inherits, the connection as descriptor 3.
  ///   - isPrewarmed: Whether the process waits for launches at `UIApplicationMain(_:_:_:_:)`.
  /// - Returns: The identifier of the process.
  func spawn(_ descriptors: LaunchDescriptors, isPrewarmed: Bool = false) throws -> pid_t {
    var environment = environment
    environment[AutomationEnvironment.socket] = "3"
    if isPrewarmed {
      environment[AutomationEnvironment.isPrewarmed] = "1"
      // Symbols are resolved once, instead of again by each launched app.
      if environment["LD_BIND_NOW"] == nil {
        environment["LD_BIND_NOW"] = "1"
        environment[AutomationEnvironment.bindsNow] = "1"
      }
    }
    let argumentList = ([executable.path] + arguments).map { strdup($0) } + [nil]
    let environmentList = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argumentList + environmentList { free(pointer) } }
    let process = ptl_spawn(
      executable.path, argumentList, environmentList, descriptors.connection, descriptors.errors)
    guard process > 0 else {
      throw Failure(reason: "\(executable.path): \(String(cString: strerror(-process)))")
    }
    return process
  }
}
