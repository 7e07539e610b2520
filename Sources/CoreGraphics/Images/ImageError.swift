/// Why a picture could not be read or written.
package enum ImageError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// The file could not be read at all; `cause` is the system's reason.
  case unreadable(source: String, cause: String)
  /// The bytes end before the picture does.
  case truncated(source: String)
  /// The bytes are of no format that can be decoded, or of one that is broken.
  case unsupported(source: String, cause: String)
  /// The picture is larger than a bitmap can be.
  case tooLarge(source: String, width: Int, height: Int)
  case outOfMemory(source: String)

  package var description: String {
    switch self {
    case .unreadable(let source, let cause): "\(source): cannot be read (\(cause))"
    case .truncated(let source): "\(source): the picture is cut off"
    case .unsupported(let source, let cause): "\(source): not a picture that can be decoded (\(cause))"
    case .tooLarge(let source, let width, let height): "\(source): too large (\(width) x \(height) pixels)"
    case .outOfMemory(let source): "\(source): not enough memory"
    }
  }

  package var errorDescription: String? { description }
}
