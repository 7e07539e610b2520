import Foundation

// Used by one thread at a time: a document's wrapper is made by its owner and written by its file queue afterwards.
/// A file, a folder or a symbolic link in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes to a temporary file first and moves it, so that the previous contents survive a failure.
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  open var filename: String?
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
    content = .folder(childrenByPreferredName)
  }

  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all of its contents.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  private static func read(_ url: URL) throws -> Content {
    let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    if values.isSymbolicLink == true {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    }
    guard values.isDirectory == true else { return .file(try Data(contentsOf: url)) }
    var children: [String: FileWrapper] = [:]
    for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
      children[child.lastPathComponent] = try FileWrapper(url: child)
    }
    return .folder(children)
  }

  // MARK: Content

  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
  /// The children of a folder, by their names in it.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds a file or folder and returns its name: the preferred one, or a variant that is unique in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wished = child.preferredFilename ?? UUID().uuidString
    var name = wished
    var number = 1
    while let other = children[name], other !== child {
      number += 1
      name = "\(number)__#$!@%!#__\(wished)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: Files

  /// Reads the contents again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.read(url)
    filename = url.lastPathComponent
  }

  /// Returns whether a file has the same contents, compared by kind, size and the names of children.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isEqualContent(to: other)
  }

  private func isEqualContent(to other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let a), .file(let b)): a == b
    case (.link(let a), .link(let b)): a.standardizedFileURL == b.standardizedFileURL
    case (.folder(let a), .folder(let b)):
      a.keys == b.keys && a.allSatisfy { key, value in b[key].map { value.isEqualContent(to: $0) } ?? false }
    default: false
    }
  }

  /// Writes the file or folder. A folder replaces an existing one.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if options.contains(.atomic), isDirectory {
      let other = url.deletingLastPathComponent().appendingPathComponent(
        ".\(url.lastPathComponent).\(UUID().uuidString)")
      try write(to: other)
      do {
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.moveItem(at: other, to: url)
      } catch {
        try? FileManager.default.removeItem(at: other)
        throw error
      }
    } else {
      switch content {
      case .file(let data): try data.write(to: url, options: .atomic)
      case .link(let target):
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
      case .folder(let children):
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
