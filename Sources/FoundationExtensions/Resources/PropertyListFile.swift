import Foundation

/// A property list read from a file, which can report problems with line numbers.
package struct PropertyListFile {
  package let file: URL
  package let root: [String: Any]
  private let data: Data

  /// Reads a file; `nil` if it does not exist or, after a warning, if it is not a dictionary.
  package init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(data, file: file)
  }

  /// - Parameter file: The file named in warnings.
  package init?(_ data: Data, file: URL) {
    self.file = file
    self.data = data
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let root = list as? [String: Any] else {
        ResourceReport.warn(file, line: 1, "the property list is no dictionary")
        return nil
      }
      self.root = root
    } catch {
      ResourceReport.warn(file, line: Self.line(of: error, in: data), "the property list cannot be read")
      return nil
    }
  }

  /// The value of a key. A value of another type is reported and ignored.
  package func value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    guard let found = root[key] else { return nil }
    if let value = found as? Value { return value }
    warn("the value of “\(key)” is of the wrong type", at: key)
    return nil
  }

  /// Reports a problem at a key.
  /// - Parameter outer: A key that must precede it in the file.
  package func warn(_ problem: String, at key: String, after outer: String? = nil) {
    ResourceReport.warn(file, line: line(of: key, after: outer), problem)
  }

  private func line(of key: String, after outer: String?) -> Int? {
    let start = outer.flatMap { data.range(of: Self.mark($0))?.upperBound } ?? data.startIndex
    guard let found = data.range(of: Self.mark(key), in: start..<data.endIndex) else { return nil }
    return data[..<found.lowerBound].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  private static func mark(_ key: String) -> Data {
    let escaped = key.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    return Data("<key>\(escaped)</key>".utf8)
  }

  /// The line number in the error's message; the last line if the file ends unexpectedly.
  private static func line(of error: any Error, in data: Data) -> Int {
    let text = "\((error as NSError).userInfo)"
    if let range = text.range(of: "line [0-9]+", options: .regularExpression),
      let line = Int(text[range].dropFirst(5))
    {
      return line
    }
    return data.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }
}
