import Foundation

/// One picture of an album.
public struct Photo: Hashable, Sendable {
  public let url: URL

  public init(url: URL) { self.url = url }

  /// The name of the file without its ending, fit to be shown.
  public var title: String {
    url.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "-", with: " ").capitalized
  }

  /// The endings of the formats that can be shown.
  public static let fileExtensions: Set<String> = ["png", "jpg", "jpeg", "webp", "svg"]
}
