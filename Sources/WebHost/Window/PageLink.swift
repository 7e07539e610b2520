import Foundation

/// The address of a page as a link of the app.
enum PageLink {
  /// Returns `scheme://path`, or `nil` for the address of the first screen and for that of a saved state.
  ///
  /// - Parameter address: A path with a query, as in `/recipe/apple-pie?serves=2`.
  static func url(_ address: String, scheme: String) -> URL? {
    guard address.hasPrefix("/"), address.count > 1, address.utf8.count <= 2048 else { return nil }
    guard var components = URLComponents(string: scheme + ":/" + address), components.host?.isEmpty == false
    else {
      return nil
    }
    guard components.queryItems?.contains(where: { ["at", "token", "tab"].contains($0.name) }) != true else {
      return nil
    }
    components.fragment = nil
    return components.url
  }
}
