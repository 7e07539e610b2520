import Foundation
import UIKit

/// The title and paragraphs of a page, extracted without a rendering engine.
struct PageText {
  private(set) var title: String?
  private(set) var text: String

  /// - Parameter data: HTML, or plain text.
  init(data: Data, isHTML: Bool = true) {
    let source = String(data: data, encoding: .utf8) ?? String(decoding: data, as: UTF8.self)
    self.init(source, isHTML: isHTML)
  }

  init(_ source: String, isHTML: Bool = true) {
    guard isHTML else {
      text = source
      return
    }
    var paragraphs: [String] = []
    var line = ""
    func end() {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty { paragraphs.append(words) }
      line = ""
    }
    /// The element whose contents are no text of the page.
    var hidden: String?
    for token in HTMLTokenizer(source) {
      switch token {
      case .text(let text):
        guard let element = hidden else {
          line += text
          continue
        }
        if element == "title" { title = text.trimmingCharacters(in: .whitespacesAndNewlines) }
      case .start(let name, _, let isClosed):
        hidden = !isClosed && HTMLTokenizer.rawElements.contains(name) ? name : nil
        if Self.blocks.contains(name) { end() }
        if name == "li" { line = "• " }
      case .end(let name):
        hidden = nil
        if Self.blocks.contains(name) { end() }
      }
    }
    end()
    text = paragraphs.joined(separator: "\n\n")
  }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "dd", "div", "dl", "dt", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li", "main", "nav",
    "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
}
