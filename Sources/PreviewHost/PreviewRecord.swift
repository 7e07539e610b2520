import Foundation

/// The file in which a drawing process reports its progress, a line for each event.
final class PreviewRecord: Sendable {
  private let lock = NSLock()
  private let file: FileHandle?

  init(_ path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = FileHandle(forWritingAtPath: path)
  }

  func write(_ event: PreviewEvent) {
    guard var line = try? JSONEncoder().encode(event) else { return }
    line.append(0x0A)
    lock.lock()
    defer { lock.unlock() }
    file?.write(line)
  }
}
