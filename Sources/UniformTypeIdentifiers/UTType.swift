import Foundation
import FoundationExtensions

/// A uniform type.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  /// Creates a type with an identifier.
  ///
  /// - Returns: `nil` for an empty identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }
  init(known identifier: String) { self.identifier = identifier }
  /// Creates the type for a file extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    identifier = TypeIdentifier.forExtension(filenameExtension)
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = TypeIdentifier.forMIMEType(mimeType) else { return nil }
    identifier = known
  }
  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    if let parentType { TypeIdentifier.declare(identifier, conformingTo: parentType.identifier) }
  }
  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  public var description: String { identifier }
  public var preferredFilenameExtension: String? { TypeIdentifier.extension(for: identifier) }
  public var preferredMIMEType: String? { TypeIdentifier.mimeType(for: identifier) }
  public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }
  /// Whether the type is equal to another or conforms to it.
  public func conforms(to type: UTType) -> Bool { TypeIdentifier.conforms(identifier, to: type.identifier) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension NSItemProvider {
  /// Whether the item can provide data of a type.
  public func hasItemConforming(to type: UTType) -> Bool {
    hasItemConformingToTypeIdentifier(type.identifier)
  }
  @discardableResult
  public func loadDataRepresentation(
    for type: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
  }
}
