import CCairo
import CoreGraphics
import Foundation

/// A recording of a run in virtual time, written as GIF, or as WebM or MPEG-4 by the program `ffmpeg`.
@MainActor
final class ScreenRecording {
  /// The time between frames, in seconds of virtual time.
  static let interval = 0.05

  private enum Format {
    case gif(GIFEncoder)
    case video(Process, FileHandle)
  }

  private let file: URL
  private var format: Format?

  init(_ file: URL) { self.file = file }

  /// Whether a file is a recording rather than a picture.
  static func isRecording(_ file: URL) -> Bool {
    ["gif", "webm", "mp4"].contains(file.pathExtension.lowercased())
  }

  func add(_ image: CGImage, seconds: Double) throws(DeviceOptions.Fault) {
    if format == nil { format = try begin(image) }
    switch format {
    case .gif(var encoder):
      format = nil
      encoder.add(image, seconds: seconds)
      format = .gif(encoder)
    case .video(_, let input):
      guard let bytes = cairo_image_surface_get_data(image.surface) else { return }
      let frame = Data(bytes: bytes, count: image.bytesPerRow * image.height)
      for _ in 0..<max(1, Int((seconds / Self.interval).rounded())) {
        do {
          try input.write(contentsOf: frame)
        } catch {
          throw DeviceOptions.Fault(description: "--record: ffmpeg cannot write \(file.path)")
        }
      }
    case nil: break
    }
  }

  func finish() throws {
    switch format {
    case .gif(let encoder): try encoder.data().write(to: file)
    case .video(let process, let input):
      try input.close()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw DeviceOptions.Fault(description: "--record: ffmpeg cannot write \(file.path)")
      }
    case nil: break
    }
  }

  private func begin(_ image: CGImage) throws(DeviceOptions.Fault) -> Format {
    if file.pathExtension.lowercased() == "gif" {
      return .gif(GIFEncoder(width: image.width, height: image.height))
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let program = path.split(separator: ":").map { "\($0)/ffmpeg" }
      .first(where: FileManager.default.isExecutableFile)
    guard let program else {
      throw DeviceOptions.Fault(
        description:
          "--record: \(file.lastPathComponent) needs ffmpeg, which is not installed (apt install ffmpeg); .gif needs nothing"
      )
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size",
      "\(image.bytesPerRow / 4)x\(image.height)", "-framerate", "\(Int(1 / Self.interval))", "-i", "-", "-vf",
      "crop=trunc(\(image.width)/2)*2:trunc(\(image.height)/2)*2:0:0", "-pix_fmt", "yuv420p", file.path,
    ]
    process.standardInput = pipe
    signal(SIGPIPE, SIG_IGN)
    do {
      try process.run()
    } catch {
      throw DeviceOptions.Fault(description: "--record: ffmpeg cannot be run: \(error.localizedDescription)")
    }
    return .video(process, pipe.fileHandleForWriting)
  }
}
