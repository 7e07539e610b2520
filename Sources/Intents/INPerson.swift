// Every `@unchecked Sendable`: the properties are not changed after an object is created.

import Foundation

/// A picture of an intent.
open class INImage: NSObject, NSCopying, @unchecked Sendable {
  public enum Source: Sendable { case data(Data), url(URL), asset(String), system(String) }
  public let source: Source

  public init(imageData: Data) { source = .data(imageData) }
  public init?(url: URL) { source = .url(url) }
  public init?(url: URL, width: Double, height: Double) { source = .url(url) }
  public init(named name: String) { source = .asset(name) }
  init(system name: String) { source = .system(name) }
  open class func systemImageNamed(_ name: String) -> INImage { INImage(system: name) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let home = Self("_$!<Home>!$_"), work = Self("_$!<Work>!$_"), iPhone = Self("iPhone")
  public static let mobile = Self("_$!<Mobile>!$_"), main = Self("_$!<Main>!$_")
  public static let other = Self("_$!<Other>!$_"), school = Self("_$!<School>!$_")
}

/// An address of a person.
open class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum INPersonRelationship: String, Sendable { case father, mother, parent, brother, sister, friend }

/// A person of an intent.
open class INPerson: NSObject, NSCopying, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let isMe: Bool
  public let suggestionType: INPersonSuggestionType
  open var aliases: [INPersonHandle]? { nil }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName =
      displayName ?? nameComponents.map {
        [$0.givenName, $0.familyName].compactMap { $0 }.joined(separator: " ")
      }
      ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    self.suggestionType = suggestionType
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A text with its pronunciation.
open class INSpeakableString: NSObject, NSCopying, @unchecked Sendable {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?
  public let pronunciationHint: String?

  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    vocabularyIdentifier = nil
    pronunciationHint = nil
  }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object of an app that intents refer to.
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?

  public init(
    identifier: String?, display displayString: String, pronunciationHint: String? = nil,
    subtitle: String? = nil, image: INImage? = nil
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
    subtitleString = subtitle
    displayImage = image
  }
}

/// Objects to choose from.
open class INObjectCollection<Item: NSObject>: NSObject {
  public let allItems: [Item]
  open var usesIndexedCollation = false
  public init(items: [Item]) { allItems = items }
  public init(sections: [INObjectSection<Item>]) { allItems = sections.flatMap(\.items) }
}

open class INObjectSection<Item: NSObject>: NSObject {
  public let title: String?
  public let items: [Item]
  public init(title: String?, items: [Item]) {
    self.title = title
    self.items = items
  }
}
