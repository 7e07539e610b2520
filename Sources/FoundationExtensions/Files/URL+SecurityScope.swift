import Foundation

extension URL {
  /// Begins access to a file that a person has chosen, which every file of the system allows here.
  /// - Returns: Whether the file can be read.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends access to a file that a person has chosen.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Begins access to a file that a person has chosen, which every file of the system allows here.
  /// - Returns: Whether the file can be read.
  public func startAccessingSecurityScopedResource() -> Bool {
    (self as URL).startAccessingSecurityScopedResource()
  }

  /// Ends access to a file that a person has chosen.
  public func stopAccessingSecurityScopedResource() {}
}
