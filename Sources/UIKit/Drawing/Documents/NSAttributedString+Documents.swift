import Foundation

extension NSAttributedString {
  /// A format of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format. Pictures in the text are read, not written.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments.
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

  /// Creates a text from a document in HTML, Rich Text Format or plain text.
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
    let encoding = Self.encoding(options[.characterEncoding])
    func note(_ type: DocumentType) {
      dict?.pointee = [
        "DocumentType": type.rawValue, "CharacterEncoding": (encoding ?? .utf8).rawValue,
      ]
    }
    // Rich text says itself which encoding it has.
    let named = Self.documentType(options[.documentType])
    if named == nil || named == .rtf, let text = RTFReader.read(data) {
      note(.rtf)
      self.init(attributedString: text)
      return
    }
    if named == nil || named == .rtfd, let package = FileWrapper(serializedRepresentation: data),
      let text = try? Self.text(of: package)
    {
      note(.rtfd)
      self.init(attributedString: text)
      return
    }
    guard let text = Self.text(of: data, encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = named ?? Self.documentType(ofText: text)
    note(type)
    switch type {
    case .html: self.init(attributedString: HTMLReader.read(text))
    case .plain:
      self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }

  /// Creates a text from the file of a document in HTML, Rich Text Format or plain text, or from the folder of one with attachments.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      dict?.pointee = ["DocumentType": DocumentType.rtfd.rawValue]
      self.init(attributedString: try Self.text(of: FileWrapper(url: url)))
      return
    }
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a document with a range of the text.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 units.
  ///   - dict: The format, ``DocumentAttributeKey/documentType``, and the encoding of plain text.
  /// - Throws: `CocoaError.fileWriteUnknown` without a format that can be written, `.fileWriteInapplicableStringEncoding` for plain
  ///   text that the encoding does not have.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
    -> Data
  {
    let text = attributedSubstring(from: range)
    switch Self.documentType(dict[.documentType]) {
    case .plain?:
      guard let data = text.string.data(using: Self.encoding(dict[.characterEncoding]) ?? .utf8) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    case .html?: return Data(HTMLWriter.document(of: text).utf8)
    case .rtf?:
      var writer = RTFWriter(writesAttachments: false)
      return writer.document(of: text)
    case .rtfd?:
      guard let data = text.package().serializedRepresentation else { throw CocoaError(.fileWriteUnknown) }
      return data
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Returns a document with a range of the text: a folder for ``DocumentType/rtfd``, otherwise a file.
  ///
  /// - Throws: As ``data(from:documentAttributes:)``.
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    if Self.documentType(dict[.documentType]) == .rtfd { return attributedSubstring(from: range).package() }
    return FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }

  /// The name of the text in a document with attachments.
  private static let packagedText = "TXT.rtf"

  private func package() -> FileWrapper {
    var writer = RTFWriter(writesAttachments: true)
    let text = writer.document(of: self)
    var children = writer.files.mapValues { FileWrapper(regularFileWithContents: $0) }
    children[Self.packagedText] = FileWrapper(regularFileWithContents: text)
    return FileWrapper(directoryWithFileWrappers: children)
  }

  private static func text(of package: FileWrapper) throws -> NSAttributedString {
    let files = package.fileWrappers ?? [:]
    guard let data = files[packagedText]?.regularFileContents, let text = RTFReader.read(data, files: files)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return text
  }

  private static func documentType(_ option: Any?) -> DocumentType? {
    option as? DocumentType ?? (option as? String).map(DocumentType.init(rawValue:))
  }

  private static func encoding(_ option: Any?) -> String.Encoding? {
    ((option as? NSNumber)?.uintValue ?? option as? UInt).map(String.Encoding.init(rawValue:))
  }

  private static func documentType(ofText text: String) -> DocumentType {
    let start = text.prefix(512).lowercased()
    return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
  }

  private static func text(of data: Data, _ encoding: String.Encoding?) -> String? {
    if let encoding { return String(data: data, encoding: encoding) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252)
  }
}
