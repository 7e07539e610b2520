@_exported import Foundation

public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

// Immutable. Unchecked because it is open for subclasses, and as values are immutable by convention.
/// A labeled value of a contact.
open class CNLabeledValue<ValueType: NSObjectProtocol & NSCopying>: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  open class func localizedString(forLabel label: String) -> String {
    label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
  }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Immutable; the app changes a mutable subclass before it shares it.
open class CNPostalAddress: NSObject, NSCopying, @unchecked Sendable {
  open fileprivate(set) var street = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Immutable; the app changes a mutable contact before it shares it.
/// A person of the address book.
open class CNContact: NSObject, NSCopying, @unchecked Sendable {
  public let identifier = UUID().uuidString
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var middleName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var nickname = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var jobTitle = ""
  open fileprivate(set) var note = ""
  open fileprivate(set) var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var birthday: DateComponents?

  public override init() { super.init() }

  /// Whether the values of all keys have been fetched. Contacts of the app have all.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  private func copyValues(to copy: CNContact) {
    copy.givenName = givenName
    copy.middleName = middleName
    copy.familyName = familyName
    copy.nickname = nickname
    copy.organizationName = organizationName
    copy.jobTitle = jobTitle
    copy.note = note
    copy.imageData = imageData
    copy.phoneNumbers = phoneNumbers
    copy.emailAddresses = emailAddresses
    copy.postalAddresses = postalAddresses
    copy.urlAddresses = urlAddresses
    copy.birthday = birthday
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNContact()
    copyValues(to: copy)
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copyValues(to: copy)
    return copy
  }

  open func isKeyAvailable(_ key: String) -> Bool { true }

  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}

// The app changes a contact before it shares it, as on iOS.
/// A contact that an app makes.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

// Formatting changes no state, and there are no settings to change after the formatter is shared.
/// Writes names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    // Foundation on Linux formats no names; this is the order of languages that put the given name first.
    let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(
      separator: " ")
    return name.isEmpty ? nil : name
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    "fullName" as NSString
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: .fullName) }
}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactBirthdayKey = "birthday"
public let CNContactIdentifierKey = "identifier"
public let CNContactNoteKey = "note"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactTypeKey = "contactType"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactDatesKey = "dates"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
