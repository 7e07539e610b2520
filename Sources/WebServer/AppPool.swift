import Foundation

/// The processes of the app: one for each session, or one for all.
final class AppPool {
  private let options: ServerOptions
  /// The process that all sessions share.
  private weak var shared: AppProcess?

  private var isSharing: Bool

  init(_ options: ServerOptions) {
    self.options = options
    isSharing = options.isShared
  }

  /// Starts a process for each further session, because the app shows one scene only.
  func stopSharing() {
    guard isSharing else { return }
    isSharing = false
    FileHandle.standardError.write(
      Data("portolan: the app does not support multiple scenes, so that each page gets a process\n".utf8))
  }

  /// The folder for the saved state of a session's process.
  func state(of key: String) -> URL {
    options.state.appendingPathComponent(isSharing ? "shared" : key)
  }

  /// Whether a session has never been saved, so that it can start with the state of a link.
  func isNew(_ key: String) -> Bool {
    !FileManager.default.fileExists(atPath: options.state.appendingPathComponent(key).path)
  }

  /// Returns the process for a session, started if necessary; `nil` while the one before saves its state.
  func process(for key: String, languages: String) throws -> AppProcess? {
    let own = options.state.appendingPathComponent(key)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    if isSharing, let shared, shared.isRunning { return shared }
    let state = state(of: key)
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    guard let lock = StateLock.take(state) else { return nil }
    defer { lock.release() }
    let process = try AppProcess(
      program: options.program, arguments: options.programArguments, state: state, lock: lock,
      languages: languages, memory: options.memory)
    if isSharing { shared = process }
    return process
  }
}
