import Foundation

extension FileWrapper {
  /// The contents with those of all files in it.
  ///
  /// Differs from iOS: the format is a property list, which only ``init(serializedRepresentation:)`` reads.
  public var serializedRepresentation: Data? {
    try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
  }

  /// Creates a wrapper from ``serializedRepresentation``; `nil` for other data.
  public convenience init?(serializedRepresentation: Data) {
    guard serializedRepresentation.starts(with: Data("bplist".utf8)),
      let list = try? PropertyListSerialization.propertyList(from: serializedRepresentation, format: nil)
        as? [String: Any], let wrapper = Self.wrapper(list)
    else { return nil }
    if let contents = wrapper.regularFileContents {
      self.init(regularFileWithContents: contents)
    } else if let destination = wrapper.symbolicLinkDestinationURL {
      self.init(symbolicLinkWithDestinationURL: destination)
    } else {
      self.init(directoryWithFileWrappers: wrapper.fileWrappers ?? [:])
    }
    filename = wrapper.filename
    preferredFilename = wrapper.preferredFilename
  }

  private var propertyList: [String: Any] {
    var list: [String: Any] = [:]
    if let contents = regularFileContents { list["contents"] = contents }
    if let destination = symbolicLinkDestinationURL { list["destination"] = destination.absoluteString }
    if let children = fileWrappers { list["files"] = children.mapValues(\.propertyList) }
    list["name"] = filename
    list["preferredName"] = preferredFilename
    return list
  }

  private static func wrapper(_ list: [String: Any]) -> FileWrapper? {
    let wrapper: FileWrapper
    if let contents = list["contents"] as? Data {
      wrapper = FileWrapper(regularFileWithContents: contents)
    } else if let destination = (list["destination"] as? String).flatMap({ URL(string: $0) }) {
      wrapper = FileWrapper(symbolicLinkWithDestinationURL: destination)
    } else if let files = list["files"] as? [String: [String: Any]] {
      wrapper = FileWrapper(directoryWithFileWrappers: files.compactMapValues(Self.wrapper))
    } else {
      return nil
    }
    wrapper.filename = list["name"] as? String
    wrapper.preferredFilename = list["preferredName"] as? String
    return wrapper
  }
}
