import Foundation

extension NSAttributedString {
  /// A format of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Cannot be read or written.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Cannot be read or written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a ``DocumentType``. Otherwise it is found in the document.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text: the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Has no effect.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// Has no effect.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// An attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// Creates a text from a document in HTML or plain text.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The format, the encoding and the attributes of plain text.
  ///   - dict: Receives the format and the encoding.
  /// - Throws: `CocoaError.fileReadCorruptFile` for formats that cannot be read, and for texts in another encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding =
      (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
    guard let text = Self.text(of: data, encoding.map(String.Encoding.init(rawValue:))) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = Self.documentType(options[.documentType]) ?? Self.documentType(ofText: text)
    dict?.pointee = [
      "DocumentType": type.rawValue, "CharacterEncoding": encoding ?? String.Encoding.utf8.rawValue,
    ]
    switch type {
    case .html: self.init(attributedString: HTMLReader.read(text))
    case .plain:
      self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }

  /// Creates a text from the file of a document in HTML or plain text.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func documentType(_ option: Any?) -> DocumentType? {
    option as? DocumentType ?? (option as? String).map(DocumentType.init(rawValue:))
  }

  private static func documentType(ofText text: String) -> DocumentType {
    let start = text.prefix(512).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
  }

  private static func text(of data: Data, _ encoding: String.Encoding?) -> String? {
    if let encoding { return String(data: data, encoding: encoding) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252)
  }
}
