/// A destination of data: memory or a file.
public final class CGDataConsumer {
  let data: NSMutableData
  private let file: URL?

  /// Appends to `data`.
  public init?(data: CFMutableData) {
    self.data = data
    file = nil
  }

  /// Writes a file, when the data is complete. Returns nil if the file cannot be created.
  public init?(url: CFURL) {
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
    data = NSMutableData()
    file = url
  }

  func append(_ bytes: UnsafeRawPointer, count: Int) { data.append(bytes, length: count) }

  /// Writes the file.
  func finish() {
    guard let file else { return }
    try? (data as Data).write(to: file)
  }
}
