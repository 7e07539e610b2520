/// The encoded or raw bytes of an image.
public final class CGDataProvider: Sendable {
  private let bytes: Data
  /// The name of the data in error messages: the path if it was read from a file.
  package let source: String

  public init?(data: CFData) {
    bytes = data
    source = "data"
  }

  public convenience init?(data: NSData) { self.init(data: data as Data) }

  package init(data: Data, source: String) {
    bytes = data
    self.source = source
  }

  /// Reads a file; `nil` if it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, source: url.path)
  }

  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Copies `size` bytes and releases the caller's memory immediately.
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
