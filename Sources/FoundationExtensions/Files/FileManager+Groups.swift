import Foundation

extension FileManager {
  /// The folder that the apps of a group share, which is created when it is asked for.
  ///
  /// Differs from iOS: the folder is inside the app's container, and every identifier has one.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty else { return nil }
    let container =
      AppContainer.current
      ?? AppContainer.location(
        identifier: ProcessInfo.processInfo.processName, environment: ProcessInfo.processInfo.environment)
    let folder = container.appendingPathComponent("Shared/AppGroup")
      .appendingPathComponent(groupIdentifier.replacingOccurrences(of: "/", with: "-"), isDirectory: true)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
}
