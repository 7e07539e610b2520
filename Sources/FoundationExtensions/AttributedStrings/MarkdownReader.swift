internal import CMarkdown
import Foundation

/// Builds attributed strings of the elements that cmark-gfm finds in Markdown.
final class MarkdownReader {
  private let options: AttributedString.MarkdownParsingOptions
  private let baseURL: URL?
  private var result = AttributedString()
  /// The text that has the attributes so far.
  private var text = ""
  private var attributes = AttributeContainer()
  private var blocks: [PresentationIntent.IntentType] = []
  private var blockCount = 0
  private var inlines: [Inline] = []

  private enum Inline {
    case intent(InlinePresentationIntent)
    case link(URL?)
    case image(URL?, isEmpty: Bool)
  }

  private init(_ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?) {
    self.options = options
    self.baseURL = baseURL
  }

  static func read(_ markdown: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?)
    -> AttributedString
  {
    let reader = MarkdownReader(options, baseURL)
    let source = options.allowsExtendedAttributes ? withoutExtendedAttributes(markdown) : markdown
    switch options.interpretedSyntax {
    case .full: reader.parse(source)
    case .inlineOnly, .inlineOnlyPreservingWhitespace: reader.parseInlines(source)
    }
    reader.flush()
    return reader.result
  }

  private func parse(_ source: String) {
    var utf8 = source
    let isParsed = utf8.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        let context = Unmanaged.passUnretained(self).toOpaque()
        return ptl_markdown_parse(
          characters.baseAddress, characters.count,
          { event, context in
            guard let event, let context else { return }
            Unmanaged<MarkdownReader>.fromOpaque(context).takeUnretainedValue().receive(event.pointee)
          }, context)
      }
    }
    if !isParsed { add(source) }
  }

  // MARK: Text without blocks

  /// A line break of text without blocks: the only space besides U+0020 that the parser does not take for the end of a line.
  private static let lineBreak: Character = "\t"
  /// A tabulator of text without blocks.
  private static let tabulator: Character = "\u{C}"

  /// Parses a text as one heading, in which the parser finds no blocks.
  private func parseInlines(_ source: String) {
    let lines = source.replacingOccurrences(of: "\r\n", with: "\n")
    let isSpace: (Character) -> Bool = { " \t\n\r\u{B}\u{C}".contains($0) }
    let leading = lines.prefix(while: isSpace)
    let content = lines.dropFirst(leading.count)
    let trailing = content.reversed().prefix(while: isSpace).reversed()
    var heading = content.dropLast(trailing.count)
      .replacingOccurrences(of: "\t", with: String(Self.tabulator))
      .replacingOccurrences(of: "\n", with: String(Self.lineBreak))
    // The parser would take marks at the end for those that close the heading.
    let marks = heading.reversed().prefix { $0 == "#" }.count
    if marks > 0, heading.dropLast(marks).last.map(isSpace) ?? true {
      heading.insert("\\", at: heading.index(before: heading.endIndex))
    }
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    if keepsSpace { add(String(leading)) }
    if !heading.isEmpty { parse("# " + heading) }
    if keepsSpace { add(String(trailing)) }
  }

  /// Adds text whose line breaks the parser did not see.
  private func addLines(_ text: String) {
    let lines = text.split(separator: Self.lineBreak, omittingEmptySubsequences: false)
      .map { $0.replacingOccurrences(of: String(Self.tabulator), with: "\t") }
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if options.interpretedSyntax == .inlineOnlyPreservingWhitespace {
        add(isLast ? line : (line.last == "\\" ? String(line.dropLast()) : line) + "\n")
        continue
      }
      let start = index > 0 ? String(line.drop { $0 == " " }) : line
      guard !isLast else {
        add(start)
        continue
      }
      let spaces = start.reversed().prefix { $0 == " " }.count
      let isEscaped = start.last == "\\"
      add(String(start.dropLast(isEscaped ? 1 : spaces)))
      if isEscaped || spaces >= 2 { add("\n", intent: .lineBreak) } else { add(" ", intent: .softBreak) }
    }
  }

  // MARK: Elements

  private func receive(_ event: ptl_markdown_event) {
    if event.kind.rawValue <= ptl_markdown_table_cell.rawValue {
      if options.interpretedSyntax == .full { receiveBlock(event) }
    } else if !event.is_start {
      receiveEnd()
    } else {
      receiveInline(event)
    }
  }

  private func receiveBlock(_ event: ptl_markdown_event) {
    guard event.is_start, let kind = Self.kind(event) else {
      blocks.removeFirst()
      return
    }
    blockCount += 1
    blocks.insert(PresentationIntent.IntentType(kind: kind, identity: blockCount), at: 0)
    // These have no end of their own.
    switch event.kind {
    case ptl_markdown_code_block: add(string(event.text), event)
    case ptl_markdown_html_block: add(string(event.text), event, intent: .blockHTML)
    case ptl_markdown_thematic_break: add("\u{2E3B}", event)
    default: return
    }
    blocks.removeFirst()
  }

  private static func kind(_ event: ptl_markdown_event) -> PresentationIntent.Kind? {
    let number = Int(event.number)
    switch event.kind {
    case ptl_markdown_paragraph, ptl_markdown_html_block: return .paragraph
    case ptl_markdown_heading: return .header(level: number)
    case ptl_markdown_block_quote: return .blockQuote
    case ptl_markdown_ordered_list: return .orderedList
    case ptl_markdown_unordered_list: return .unorderedList
    case ptl_markdown_list_item: return .listItem(ordinal: number)
    case ptl_markdown_code_block:
      let language = event.language.map { String(cString: $0) } ?? ""
      return .codeBlock(languageHint: language.isEmpty ? nil : language)
    case ptl_markdown_thematic_break: return .thematicBreak
    case ptl_markdown_table:
      let columns = (0..<number).map { index -> PresentationIntent.TableColumn in
        switch event.alignments?[index] {
        case UInt8(ascii: "c"): .init(alignment: .center)
        case UInt8(ascii: "r"): .init(alignment: .right)
        default: .init(alignment: .left)
        }
      }
      return .table(columns: columns)
    case ptl_markdown_table_header_row: return .tableHeaderRow
    case ptl_markdown_table_row: return .tableRow(rowIndex: number)
    case ptl_markdown_table_cell: return .tableCell(columnIndex: number)
    default: return nil
    }
  }

  private func receiveInline(_ event: ptl_markdown_event) {
    switch event.kind {
    case ptl_markdown_text:
      if options.interpretedSyntax == .full {
        add(string(event.text), event)
      } else {
        addLines(string(event.text))
      }
    case ptl_markdown_code:
      let code = string(event.text).replacingOccurrences(of: String(Self.lineBreak), with: " ")
      add(code, event, intent: .code)
    case ptl_markdown_html: add(string(event.text), event, intent: .inlineHTML)
    case ptl_markdown_soft_break: add(" ", event, intent: .softBreak)
    case ptl_markdown_line_break: add("\n", event, intent: .lineBreak)
    case ptl_markdown_emphasis: inlines.append(.intent(.emphasized))
    case ptl_markdown_strong: inlines.append(.intent(.stronglyEmphasized))
    case ptl_markdown_strikethrough: inlines.append(.intent(.strikethrough))
    case ptl_markdown_link: inlines.append(.link(address(event)))
    case ptl_markdown_image: inlines.append(.image(address(event), isEmpty: true))
    default: return
    }
  }

  /// Ends the innermost inline element.
  private func receiveEnd() {
    if case .image(_, isEmpty: true) = inlines.last { add("\u{FFFC}") }
    _ = inlines.popLast()
  }

  private func address(_ event: ptl_markdown_event) -> URL? {
    let destination = string(event.destination)
    return destination.isEmpty ? nil : URL(string: destination, relativeTo: baseURL)
  }

  private func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  // MARK: Attributes

  private func add(_ piece: String, _ event: ptl_markdown_event? = nil, intent: InlinePresentationIntent = [])
  {
    guard !piece.isEmpty else { return }
    let attributes = attributes(event, intent)
    if attributes != self.attributes {
      flush()
      self.attributes = attributes
    }
    text += piece
  }

  private func flush() {
    if !text.isEmpty { result.append(AttributedString(text, attributes: attributes)) }
    text = ""
  }

  /// The attributes of text in the current elements.
  private func attributes(_ event: ptl_markdown_event?, _ intent: InlinePresentationIntent)
    -> AttributeContainer
  {
    var attributes = AttributeContainer()
    var intents = intent
    for index in inlines.indices {
      switch inlines[index] {
      case .intent(let outer): intents.formUnion(outer)
      case .link(let address): attributes.link = address
      case .image(let address, _):
        attributes.imageURL = address
        inlines[index] = .image(address, isEmpty: false)
      }
    }
    if !intents.isEmpty { attributes.inlinePresentationIntent = intents }
    if !blocks.isEmpty { attributes.presentationIntent = PresentationIntent(types: blocks) }
    if options.appliesSourcePositionAttributes, options.interpretedSyntax == .full, let event,
      event.start_line > 0
    {
      attributes.markdownSourcePosition = AttributedString.MarkdownSourcePosition(
        startLine: Int(event.start_line), startColumn: Int(event.start_column), endLine: Int(event.end_line),
        endColumn: Int(event.end_column))
    }
    return attributes
  }

  /// Replaces `^[text](attribute: value)`, Apple's extension of Markdown, with the text.
  private static func withoutExtendedAttributes(_ markdown: String) -> String {
    guard markdown.contains("^[") else { return markdown }
    return markdown.replacingOccurrences(
      of: #"\^\[((?:[^\[\]\\]|\\.)*)\]\(\s*['"]?\w+['"]?\s*:[^()]*\)"#, with: "$1",
      options: .regularExpression)
  }
}
