/// Bytes to make an image from.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: Data
  /// What to call the bytes in a message: a file's path, where they came from one.
  package let source: String

  public init?(data: CFData) {
    bytes = data
    source = "data"
  }

  package init(data: Data, source: String) {
    bytes = data
    self.source = source
  }

  /// Reads the file; nothing where it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, source: url.path)
  }

  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Copies `size` bytes and releases the caller's at once.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.init(data: Data(bytes: data, count: size))
    releaseData(info, data, size)
  }

  public var data: CFData? { bytes }
}
