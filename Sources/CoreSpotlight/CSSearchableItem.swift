// Every `@unchecked Sendable`: an object is configured before it is shared between threads, and a query's results
// are read in its handlers. Errors are immutable.

@_exported import Foundation
import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The facts about an item by which it is found and shown.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var textContent: String?
  open var alternateNames: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var url: URL?
  open var path: String?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var lastUsedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var authorNames: [String]?
  open var creator: String?
  open var subject: String?
  open var genre: String?
  open var album: String?
  open var artist: String?
  open var city: String?
  open var country: String?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var namedLocation: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var rating: NSNumber?
  open var duration: NSNumber?
  open var rankingHint: NSNumber?
  open var contentTypeTree: [String]?

  public init(itemContentType: String) { contentType = itemContentType }
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet(itemContentType: contentType)
    (copy.title, copy.displayName, copy.contentDescription) = (title, displayName, contentDescription)
    (copy.keywords, copy.textContent, copy.alternateNames) = (keywords, textContent, alternateNames)
    (copy.thumbnailData, copy.thumbnailURL) = (thumbnailData, thumbnailURL)
    (copy.contentURL, copy.url, copy.path, copy.identifier) = (contentURL, url, path, identifier)
    (copy.authorNames, copy.subject, copy.city, copy.country) = (authorNames, subject, city, country)
    return copy
  }
}

/// An item of the app that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  /// The time after which the item is not found. `nil` stands for a month after it was indexed, as on iOS.
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet
  open var isUpdate = false

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
