import Foundation

/// A picture in an album.
public struct Photo: Hashable, Sendable {
  public let url: URL

  public init(url: URL) { self.url = url }

  /// The displayed title: the file name without extension.
  public var title: String {
    url.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "-", with: " ").capitalized
  }

  /// The extensions of supported formats.
  public static let fileExtensions: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]
}
