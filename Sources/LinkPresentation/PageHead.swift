import Foundation

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
    for tag in Self.tags(in: html) {
      switch tag.name {
      case "meta":
        guard let name = tag["property"] ?? tag["name"], let content = tag["content"], !content.isEmpty else {
          continue
        }
        let key = name.lowercased()
        if properties[key] == nil { properties[key] = content }
      case "link":
        for relation in (tag["rel"] ?? "").lowercased().split(separator: " ") {
          if icons[String(relation)] == nil { icons[String(relation)] = tag["href"] }
        }
      default: break
      }
    }
    func url(_ text: String?) -> URL? {
      text.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }
    }
    title = properties["og:title"] ?? properties["twitter:title"] ?? Self.titleElement(in: html)
    summary = properties["og:description"] ?? properties["description"]
    image = url(properties["og:image:secure_url"] ?? properties["og:image"] ?? properties["twitter:image"])
    icon = url(icons["apple-touch-icon"] ?? icons["icon"])
    video = url(properties["og:video:secure_url"] ?? properties["og:video:url"] ?? properties["og:video"])
  }

  private struct Tag {
    var name: String
    var attributes: [String: String]
    subscript(name: String) -> String? { attributes[name] }
  }

  private static func titleElement(in html: String) -> String? {
    guard let open = html.range(of: "<title[^>]*>", options: [.regularExpression, .caseInsensitive]),
      let close = html.range(
        of: "</title", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
    else { return nil }
    let title = decoded(String(html[open.upperBound..<close.lowerBound]))
    return title.isEmpty ? nil : title
  }

  /// The `meta` and `link` elements in their order.
  private static func tags(in html: String) -> [Tag] {
    guard
      let pattern = try? NSRegularExpression(
        pattern: #"<(meta|link)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>"#, options: .caseInsensitive),
      let attribute = try? NSRegularExpression(
        pattern: #"([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))"#)
    else { return [] }
    func part(_ text: String, _ match: NSTextCheckingResult, _ index: Int) -> String? {
      Range(match.range(at: index), in: text).map { String(text[$0]) }
    }
    return pattern.matches(in: html, range: NSRange(html.startIndex..., in: html)).compactMap { match in
      guard let name = part(html, match, 1), let rest = part(html, match, 2) else { return nil }
      var attributes: [String: String] = [:]
      for found in attribute.matches(in: rest, range: NSRange(rest.startIndex..., in: rest)) {
        guard let key = part(rest, found, 1)?.lowercased() else { continue }
        attributes[key] = (2...4).lazy.compactMap { part(rest, found, $0) }.first.map(decoded)
      }
      return Tag(name: name.lowercased(), attributes: attributes)
    }
  }

  /// Replaces the entities that titles use, and joins lines.
  private static func decoded(_ text: String) -> String {
    var result = text
    if let numbers = try? NSRegularExpression(pattern: "&#(x?)([0-9a-fA-F]+);") {
      for match in numbers.matches(in: text, range: NSRange(text.startIndex..., in: text)).reversed() {
        guard let range = Range(match.range, in: result), let sign = Range(match.range(at: 1), in: text),
          let digits = Range(match.range(at: 2), in: text),
          let scalar = UInt32(text[digits], radix: text[sign].isEmpty ? 10 : 16).flatMap(Unicode.Scalar.init)
        else { continue }
        result.replaceSubrange(range, with: String(Character(scalar)))
      }
    }
    let entities = [
      ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&"),
    ]
    for (entity, character) in entities { result = result.replacingOccurrences(of: entity, with: character) }
    return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
