import Foundation
import UIKit

/// The facts of a page that its elements `title`, `meta` and `link` tell: those of Open Graph first.
package struct PageHead: Equatable {
  package var title: String?
  package var summary: String?
  package var image: URL?
  package var icon: URL?
  package var video: URL?

  /// - Parameter address: The address of the page, to which others are relative.
  package init(html: String, address: URL) {
    var properties: [String: String] = [:]
    var icons: [String: String] = [:]
    var isInTitle = false
    var titleElement: String?
    for token in HTMLTokenizer(html) {
      let wasInTitle = isInTitle
      isInTitle = false
      switch token {
      case .start("meta", let attributes, _):
        guard let name = attributes["property"] ?? attributes["name"], let content = attributes["content"],
          !content.isEmpty
        else { continue }
        let key = name.lowercased()
        if properties[key] == nil { properties[key] = Self.joined(content) }
      case .start("link", let attributes, _):
        for relation in (attributes["rel"] ?? "").lowercased().split(separator: " ") {
          if icons[String(relation)] == nil { icons[String(relation)] = attributes["href"] }
        }
      case .start("title", _, let isClosed): isInTitle = !isClosed
      case .text(let text) where wasInTitle && titleElement == nil:
        let title = Self.joined(text)
        if !title.isEmpty { titleElement = title }
      default: break
      }
    }
    func url(_ text: String?) -> URL? {
      text.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }
    }
    title = properties["og:title"] ?? properties["twitter:title"] ?? titleElement
    summary = properties["og:description"] ?? properties["description"]
    image = url(properties["og:image:secure_url"] ?? properties["og:image"] ?? properties["twitter:image"])
    icon = url(icons["apple-touch-icon"] ?? icons["icon"])
    video = url(properties["og:video:secure_url"] ?? properties["og:video:url"] ?? properties["og:video"])
  }

  /// Joins lines.
  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
