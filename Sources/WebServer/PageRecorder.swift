import Foundation

/// Records the messages of an app for a page, as a page that replays them without a server.
final class PageRecorder {
  private let folder: URL
  private var messages: [(time: Double, bytes: [UInt8])] = []
  private var start: Date?
  private var size = 0
  /// The maximum size of a recording, in bytes.
  private static let maximumSize = 64 << 20

  /// Creates the folder.
  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Adds the size of the page, which the recording is shown with.
  private var pageSize: (width: Float, height: Float)?

  /// Reads the size of the page from its messages.
  func sent(_ message: UnsafeRawBufferPointer) {
    guard message.count >= 9, message[0] == 1 || message[0] == 2 else { return }
    func number(_ start: Int) -> Float {
      Float(bitPattern: UInt32(littleEndian: message.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
    }
    if pageSize == nil { pageSize = (number(1), number(5)) }
  }

  /// Records a message of the app. The types are those of WebHost's `AppMessage`: only pictures, titles and addresses are
  /// shown again.
  func received(_ message: UnsafeRawBufferPointer) {
    guard let type = message.first, [1, 2, 3, 8].contains(type), size + message.count < Self.maximumSize
    else { return }
    let now = Date()
    let start = self.start ?? now
    self.start = start
    size += message.count
    messages.append((now.timeIntervalSince(start), Array(message)))
  }

  /// Writes the page, its script and the recording. The page opens from a file too.
  func save() throws {
    let entries = messages.map {
      "[\(($0.time * 1000).rounded() / 1000),\"\(Data($0.bytes).base64EncodedString())\"]"
    }
    let size = pageSize ?? (393, 852)
    let recording =
      "window.portolanRecording = {\"width\": \(size.width), \"height\": \(size.height), \"messages\": [\n"
      + entries.joined(separator: ",\n") + "\n]};\n"
    let scripts = [
      ("recording", Data(recording.utf8)), ("scrolling", Data(PackageResources.scrolling_js)),
      ("presses", Data(PackageResources.presses_js)),
      ("drags", Data(PackageResources.drags_js)),
      ("accessibility", Data(PackageResources.accessibility_js)),
      ("client", Data(PackageResources.client_js)),
      ("player", Data(PackageResources.player_js)),
    ]
    let page = String(decoding: PackageResources.index_html, as: UTF8.self)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard line.hasPrefix("<script ") else { return [String(line)] }
      // The page's scripts are its last lines.
      return line.contains("client.js") ? scripts.map { "<script src=\"\($0.0).js\"></script>" } : []
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("index.html"))
    for (name, contents) in scripts {
      try contents.write(to: folder.appendingPathComponent(name + ".js"))
    }
  }
}
