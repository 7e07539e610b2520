import CommandLineTool
import Foundation
import PreviewHost

/// The pictures of a program's previews.
///
/// Several processes draw at the same time. If a preview ends its process, another process draws the remaining ones.
struct PreviewDrawing {
  private(set) var pictures: [PreviewPicture] = []
  private(set) var failures: [(preview: PreviewIdentity, reason: String)] = []
  let folder: URL

  /// The time without progress after which a preview counts as one that never ends, in seconds.
  private static let stallTimeout = 30.0

  init(program: URL, folder: URL, matrix: PreviewMatrix, scale: Double) throws {
    self.folder = folder
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "png" {
      try manager.removeItem(at: file)
    }
    let scratch = manager.temporaryDirectory.appendingPathComponent("portolan-previews-\(getpid())")
    try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: scratch) }
    let shares = max(1, ProcessInfo.processInfo.activeProcessorCount)
    for variants in matrix.byLanguage {
      var requests = (0..<shares).map { share in
        PreviewRequest(
          folder: folder.path, record: scratch.appendingPathComponent("\(share).json").path,
          variants: variants, scale: scale, share: share, shares: shares)
      }
      while !requests.isEmpty {
        let running = try requests.map { try Drawing(program, $0, scratch) }
        requests = running.compactMap { finish($0) }
      }
    }
    pictures.sort {
      ($0.preview.module, $0.preview.file, $0.preview.line) < (
        $1.preview.module, $1.preview.file, $1.preview.line
      )
    }
  }

  /// Waits for a process and collects its pictures.
  /// - Returns: The request for the previews that follow one that ended the process.
  private mutating func finish(_ drawing: Drawing) -> PreviewRequest? {
    let reason = drawing.wait(stallTimeout: Self.stallTimeout)
    var request = drawing.request
    // The last declaration that began is the one that ended the process. Those before may lack files.
    var current: (index: Int, preview: PreviewIdentity)?
    var written: [PreviewPicture] = []
    for line in drawing.record.split(separator: "\n") {
      switch try? JSONDecoder().decode(PreviewEvent.self, from: Data(line.utf8)) {
      case .began(let index, let preview): current = (index, preview)
      case .drew(let picture):
        written.append(picture)
      case .failed(let preview, let reason): failures.append((preview, reason))
      case .ended(let index):
        request.skipped.insert(index)
        pictures += written
        request.taken.formUnion(written.map(\.picture))
        written = []
      case nil: break
      }
    }
    guard let reason else { return nil }
    guard let current else {
      let unknown = PreviewIdentity(module: "", file: "the program of previews", line: 0, name: "")
      failures.append((unknown, reason))
      return nil
    }
    failures.append((current.preview, reason))
    request.skipped.insert(current.index)
    return request
  }

  /// A process that draws.
  private final class Drawing {
    let request: PreviewRequest
    private let process = Process()
    private let errors: URL

    init(_ program: URL, _ request: PreviewRequest, _ scratch: URL) throws {
      self.request = request
      errors = scratch.appendingPathComponent("\(request.share).errors")
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      process.executableURL = program
      process.standardError = FileHandle(forWritingAtPath: errors.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      let state = scratch.appendingPathComponent("state-\(request.share)").path
      process.environment = ProcessInfo.processInfo.environment.merging([
        PreviewRequest.environment: String(decoding: try JSONEncoder().encode(request), as: UTF8.self),
        "XDG_STATE_HOME": state, "XDG_DATA_HOME": state, "SWIFT_BACKTRACE": "enable=no",
        "XCODE_RUNNING_FOR_PREVIEWS": "1",
      ]) { $1 }
      try process.run()
    }

    var record: String { (try? String(contentsOfFile: request.record, encoding: .utf8)) ?? "" }

    /// Waits for the end of the process.
    /// - Returns: The reason if it did not end normally.
    func wait(stallTimeout: TimeInterval) -> String? {
      var size = -1
      var deadline = Date(timeIntervalSinceNow: stallTimeout)
      while process.isRunning {
        let attributes = try? FileManager.default.attributesOfItem(atPath: request.record)
        let now = attributes?[.size] as? Int ?? 0
        if now != size {
          size = now
          deadline = Date(timeIntervalSinceNow: stallTimeout)
        } else if Date() > deadline {
          process.terminate()
          process.waitUntilExit()
          return "it takes over \(Int(stallTimeout)) s"
        }
        usleep(5000)
      }
      process.waitUntilExit()
      if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n").map(String.init)
      return lines.last { $0.contains("Fatal error: ") || $0.contains("error") } ?? lines.last
        ?? "the process ended with status \(process.terminationStatus)"
    }
  }
}
