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
  private init(known identifier: String) { self.identifier = identifier }
  /// Creates the type for a file extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    identifier = TypeIdentifier.forExtension(filenameExtension)
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.mimeTypes.first(where: { $0.value == mimeType })?.key else { return nil }
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
  public var preferredMIMEType: String? { Self.mimeTypes[identifier] }
  public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }
  /// Whether the type is equal to another or conforms to it.
  public func conforms(to type: UTType) -> Bool { TypeIdentifier.conforms(identifier, to: type.identifier) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private static let mimeTypes = [
    "public.utf8-plain-text": "text/plain", "public.html": "text/html", "public.xml": "application/xml",
    "public.json": "application/json", "public.comma-separated-values-text": "text/csv",
    "public.rtf": "text/rtf", "public.png": "image/png", "public.jpeg": "image/jpeg",
    "public.heic": "image/heic", "public.tiff": "image/tiff", "com.compuserve.gif": "image/gif",
    "org.webmproject.webp": "image/webp", "public.svg-image": "image/svg+xml", "public.mpeg-4": "video/mp4",
    "public.mp3": "audio/mpeg", "com.adobe.pdf": "application/pdf", "public.zip-archive": "application/zip",
    "public.vcard": "text/vcard",
  ]

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let archive = UTType(known: "public.zip-archive")
  public static let vCard = UTType(known: "public.vcard")
  public static let propertyList = UTType(known: "com.apple.property-list")
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
