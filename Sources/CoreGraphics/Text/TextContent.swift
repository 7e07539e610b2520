/// Text with its styles: what a layout is made of. Lengths and indices count UTF-16 units, as Foundation does.
package struct TextContent: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var length: Int
    package var style: TextStyle

    package init(length: Int, style: TextStyle) {
      self.length = length
      self.style = style
    }
  }

  package struct Paragraph: Hashable, Sendable {
    package var length: Int
    package var style: ParagraphStyle

    package init(length: Int, style: ParagraphStyle) {
      self.length = length
      self.style = style
    }
  }

  package let string: String
  /// Cover the string; the last one goes on where the lengths fall short.
  package let runs: [Run]
  package let paragraphs: [Paragraph]

  package init(_ string: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    runs = [Run(length: .max, style: style)]
    paragraphs = [Paragraph(length: .max, style: paragraph)]
  }

  /// - Precondition: neither array is empty.
  package init(_ string: String, runs: [Run], paragraphs: [Paragraph]) {
    precondition(!runs.isEmpty && !paragraphs.isEmpty, "text needs a style and a paragraph style")
    self.string = string
    self.runs = runs
    self.paragraphs = paragraphs
  }

  // Texts differ in their characters or fonts; comparing tells the rest.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(runs[0].style.face)
  }
}
