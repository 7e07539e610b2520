/// An error in reading or writing an image.
package enum ImageError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// The file could not be read; `cause` is the system's reason.
  case unreadable(source: String, cause: String)
  /// The data is truncated.
  case truncated(source: String)
  /// The format is unsupported or the data is corrupt.
  case unsupported(source: String, cause: String)
  /// The image exceeds the maximum bitmap size.
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
