import CMethodTables
import Foundation
import Synchronization

/// The folders of an app: Documents, Library with Caches and Application Support, and tmp, as on iOS.
///
/// They are in `$XDG_DATA_HOME/Portolan/Containers`, or `~/.local/share/Portolan/Containers`, in a folder named after the
/// app's bundle identifier. Foundation on Linux would use the user's own folders for all apps. `NSHomeDirectory()`,
/// `FileManager`'s folders and `NSTemporaryDirectory()` follow.
package enum AppContainer {
  private static let adopted = Mutex<URL?>(nil)
  private static let home = "CFFIXED_USER_HOME"

  /// The container; nil before an app has one.
  package static var current: URL? { adopted.withLock { $0 } }

  /// The documents folder of the user, which document pickers show.
  package static let userDocuments: URL? =
    (current == nil ? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first : nil)

  /// Uses the container of an app. Without effect if there is one already.
  /// - Parameter identifier: The bundle identifier, or the name of the program.
  package static func adopt(identifier: String) {
    guard current == nil else { return }
    _ = userDocuments
    let folder = location(identifier: identifier, environment: ProcessInfo.processInfo.environment)
    use(folder)
    setenv("TMPDIR", folder.appendingPathComponent("tmp").path, 1)
  }

  /// Uses the container that a test run has prepared. Temporary files stay where they are: the paths of sockets are
  /// limited to 108 bytes.
  static func adoptInherited() {
    guard let path = ProcessInfo.processInfo.environment[home], path.hasPrefix("/") else { return }
    use(URL(fileURLWithPath: path, isDirectory: true))
  }

  /// The container of an app.
  package static func location(identifier: String, environment: [String: String]) -> URL {
    // The specification of base directories requires relative paths to be ignored.
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    return data.appendingPathComponent("Portolan/Containers")
      .appendingPathComponent(identifier.replacingOccurrences(of: "/", with: "-"), isDirectory: true)
  }

  /// Uses a folder as the container; nil for none.
  package static func use(_ folder: URL?) {
    adopted.withLock { $0 = folder }
    guard let folder else {
      unsetenv(home)
      return
    }
    setenv(home, folder.path, 1)
    for name in ["Documents", "Library/Caches", "Library/Application Support", "Library/Preferences", "tmp"] {
      try? FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    _ = replacement
  }

  /// The folder of the container for a directory; nil for directories outside of it.
  fileprivate static func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
    guard let current else { return nil }
    switch directory {
    case .documentDirectory: return current.appendingPathComponent("Documents", isDirectory: true)
    case .cachesDirectory: return current.appendingPathComponent("Library/Caches", isDirectory: true)
    case .applicationSupportDirectory:
      return current.appendingPathComponent("Library/Application Support", isDirectory: true)
    case .libraryDirectory: return current.appendingPathComponent("Library", isDirectory: true)
    default: return nil
    }
  }

  /// Foundation offers no place to choose the folders. `FileManager.urls(for:in:)` is looked up in the class's table of
  /// methods, so the entry there is replaced by an override's.
  private static let replacement: Void = {
    func table(of type: FileManager.Type) -> UnsafeRawPointer {
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    }
    guard
      !ptl_replace_method(
        table(of: FileManager.self), table(of: ContainedFileManager.self), table(of: PlainFileManager.self))
    else { return }
    let message =
      "portolan: FileManager has no urls(for:in:) to replace; folders are the user's, not the app's\n"
    FileHandle.standardError.write(Data(message.utf8))
  }()
}

// Stores nothing. A subclass of a Sendable class has to repeat the conformance.
/// Its override takes the place of `FileManager`'s method. It stores nothing: it runs with objects of that class.
private final class ContainedFileManager: FileManager, @unchecked Sendable {
  override func urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
  ) -> [URL] {
    if domainMask.contains(.userDomainMask), let folder = AppContainer.folder(directory) { return [folder] }
    return super.urls(for: directory, in: domainMask)
  }
}

// Stores nothing. A subclass of a Sendable class has to repeat the conformance.
/// A subclass without overrides.
private final class PlainFileManager: FileManager, @unchecked Sendable {}
