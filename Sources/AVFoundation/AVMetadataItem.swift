import Foundation

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A description of media, such as its title.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  public let value: (any NSCopying & NSObjectProtocol)?
  public let commonKey: AVMetadataKey?
  open var key: (any NSCopying & NSObjectProtocol)? { commonKey.map { $0.rawValue as NSString } }
  open var keySpace: AVMetadataKeySpace? { .common }
  open var identifier: AVMetadataIdentifier? {
    commonKey.map { AVMetadataIdentifier(rawValue: "common/\($0.rawValue)") }
  }
  open var stringValue: String? { (value as? NSString).map { "\($0)" } }
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { nil }

  init(_ value: (any NSCopying & NSObjectProtocol)?, _ key: String) {
    self.value = value
    commonKey = AVMetadataKey(rawValue: key)
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.identifier == identifier }
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
    return metadataItems.filter { name == nil || $0.commonKey?.rawValue == name }
  }

  public func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
    try property.value(self)
  }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
  public static var stringValue: AVAsyncProperty { AVAsyncProperty { $0.stringValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
  public static var dataValue: AVAsyncProperty { AVAsyncProperty { $0.dataValue } }
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
}
