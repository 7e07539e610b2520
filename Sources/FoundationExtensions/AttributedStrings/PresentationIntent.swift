import Foundation

/// The blocks that contain a range of text, such as a paragraph in an item of a list.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// A kind of block.
  public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    case paragraph
    /// A heading; the highest level is 1.
    case header(level: Int)
    case orderedList
    case unorderedList
    /// An item of a list; unordered items are numbered, too.
    case listItem(ordinal: Int)
    /// Code, with the language that its opening fence names.
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// A row below the header; the first has the index 1.
    case tableRow(rowIndex: Int)
    /// A cell; the first column has the index 0.
    case tableCell(columnIndex: Int)

    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let language): "codeBlock '\(language ?? "")'"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table \(columns)"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    public enum Alignment: Int, Hashable, Codable, Sendable {
      case left, center, right
    }

    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, and a number that distinguishes it from other blocks of its kind.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The blocks, from the innermost to the outermost.
  public var components: [IntentType]

  /// Creates an intent of blocks, from the innermost to the outermost.
  public init(types: [IntentType]) { components = types }

  /// Creates an intent of a block inside those of another intent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of blocks.
  public var count: Int { components.count }

  /// The number of lists and quotations among the blocks.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }

  /// Whether the blocks have the same kinds, whatever their identities.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }

  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}

extension AttributedString {
  /// The place in Markdown that a range of text was parsed from. Lines and columns count from 1, columns in bytes.
  public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
    public let startLine: Int
    public let startColumn: Int
    /// The line of the last character.
    public let endLine: Int
    /// The column of the last character.
    public let endColumn: Int

    public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
      self.startLine = startLine
      self.startColumn = startColumn
      self.endLine = endLine
      self.endColumn = endColumn
    }
  }
}
