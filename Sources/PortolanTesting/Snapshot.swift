/// Compares images of the interface with recorded ones, bit for bit.
public struct Snapshot: Sendable {
  public enum Outcome: Equatable, Sendable {
    case same
    case recorded(URL)
    /// The image differs. It and a difference image were written next to the recorded one.
    case different(pixels: Int, delta: URL)
    case sizeDiffers(expected: CGSize, actual: CGSize)
    case failed(String)
  }

  public var folder: URL
  /// Whether to record images again. Set by the environment variable `PORTOLAN_RECORD`.
  public var records = ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil

  /// Creates a snapshot test.
  ///
  /// - Parameter folder: The folder of the recorded PNG files.
  public init(folder: URL) { self.folder = folder }

  /// Compares `image` with the recorded image of that name, or records it if there is none.
  public func check(_ image: CGImage, named name: String) -> Outcome {
    let file = folder.appendingPathComponent("\(name).png")
    do {
      guard !records, FileManager.default.fileExists(atPath: file.path) else {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try image.writePNG(to: file)
        return .recorded(file)
      }
      guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
        let expected = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { return .failed("\(file.lastPathComponent) is not a picture") }
      return try compare(image, with: expected, name: name)
    } catch {
      return .failed("\(file.lastPathComponent): \(error)")
    }
  }

  private func compare(_ actual: CGImage, with expected: CGImage, name: String) throws -> Outcome {
    guard let differing = actual.countDifferingPixels(from: expected) else {
      return .sizeDiffers(
        expected: CGSize(width: expected.width, height: expected.height),
        actual: CGSize(width: actual.width, height: actual.height))
    }
    guard differing > 0 else { return .same }
    let delta = folder.appendingPathComponent("\(name).delta.png")
    try actual.difference(from: expected)?.writePNG(to: delta)
    try actual.writePNG(to: folder.appendingPathComponent("\(name).actual.png"))
    return .different(pixels: differing, delta: delta)
  }
}
