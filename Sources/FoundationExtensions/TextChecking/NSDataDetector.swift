import Foundation

/// The types of data to detect, as a raw value of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// The types that the system defines, those that an app defines, and all of them.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xffff_ffff
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xffff_ffff << 32
public let NSTextCheckingAllTypes = NSTextCheckingAllSystemTypes | NSTextCheckingAllCustomTypes

extension NSTextCheckingResult.CheckingType {
  /// Foundation deprecates its own constants because it does not detect these types. Its `link` has the value of `quote` on iOS.
  fileprivate static let links = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  fileprivate static let appleLinks = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  fileprivate static let phoneNumbers = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A detector of links and phone numbers in text.
///
/// A link is a URL with a scheme, a host name that starts with `www.`, or an email address. A phone number
/// has seven to fifteen digits, optionally grouped by spaces, hyphens, periods and parentheses.
///
/// Differs from iOS: not a subclass of `NSRegularExpression`, and other types of data are not supported. A detector of several
/// types finds the supported ones.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types to detect, as a raw value of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes

  private static let supported: NSTextCheckingResult.CheckingType = [.links, .appleLinks, .phoneNumbers]

  /// Creates a detector for the given types.
  ///
  /// - Throws: An error that names the types if none of them is supported.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    let isForAll = types.rawValue & NSTextCheckingAllSystemTypes == NSTextCheckingAllSystemTypes
    guard isForAll || !types.isDisjoint(with: Self.supported) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey:
            "NSDataDetector finds links and telephone numbers; it was asked for types 0x\(String(checkingTypes, radix: 16))."
        ])
    }
    self.checkingTypes = checkingTypes
  }

  /// The matches in a range of a string, in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedResult] = []
    let findsLinks = !types.isDisjoint(with: [.links, .appleLinks])
    if findsLinks { found += Self.links(string, range) }
    if types.contains(.phoneNumbers) {
      let links = findsLinks ? found : Self.links(string, range)
      found += Self.phoneNumbers(string, range).filter { number in
        !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first match.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// The number of matches.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Calls a closure for each match until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// `enumerateMatches(in:options:range:using:)` in sources for iOS, as for regular expressions.
  public func enumerateResults(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }

  private static let link = pattern(
    #"(?:\b[a-z][a-z0-9+.-]*://|\bwww\.)[^\s<>"“”]+|\bmailto:[^\s<>"“”]+|\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\b"#
  )
  private static let phone = pattern(
    #"(?<![\w.,/-])(?:\+\s?)?(?:\(\d{1,5}\)|\d)(?:[ \u00a0.()/-]{0,2}\d){5,16}(?![\w/-])"#)

  private static func pattern(_ text: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: text, options: .caseInsensitive)
    } catch {
      preconditionFailure("the pattern is right: \(error)")
    }
  }

  private static func links(_ string: String, _ range: NSRange) -> [DetectedResult] {
    let text = string as NSString
    return link.matches(in: string, range: range).compactMap { match in
      var range = match.range
      var found = text.substring(with: range)
      // Trailing punctuation belongs to the sentence; a closing bracket belongs to the link only if it was
      // opened within.
      while let last = found.last {
        let closes: Character? = last == ")" ? "(" : last == "]" ? "[" : last == "}" ? "{" : nil
        if let closes {
          guard found.count(where: { $0 == closes }) < found.count(where: { $0 == last }) else { break }
        } else if !".,;:!?'’…".contains(last) {
          break
        }
        range.length -= String(last).utf16.count
        found.removeLast()
      }
      var address = found
      if found.lowercased().hasPrefix("www.") {
        address = "http://" + found
      } else if !found.contains(":"), found.contains("@") {
        address = "mailto:" + found
      }
      guard let url = URL(string: address),
        url.scheme == "mailto" || url.host?.isEmpty == false || !address.contains("//")
      else { return nil }
      return DetectedResult(range, url: url)
    }
  }

  private static func phoneNumbers(_ string: String, _ range: NSRange) -> [DetectedResult] {
    let text = string as NSString
    return phone.matches(in: string, range: range).compactMap { match in
      let found = text.substring(with: match.range)
      let digits = found.count(where: \.isNumber)
      guard (7...15).contains(digits) else { return nil }
      return DetectedResult(match.range, phoneNumber: found)
    }
  }
}

/// A match of a data detector.
private final class DetectedResult: NSTextCheckingResult {
  private let foundRange: NSRange
  let foundURL: URL?
  let foundPhoneNumber: String?

  init(_ range: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
    foundRange = range
    foundURL = url
    foundPhoneNumber = phoneNumber
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { foundURL == nil ? .phoneNumbers : .links }
  override var range: NSRange { foundRange }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { foundRange }
}

extension NSTextCheckingResult {
  /// The URL of a link match.
  public var url: URL? { (self as? DetectedResult)?.foundURL }

  /// The phone number of a match.
  public var phoneNumber: String? { (self as? DetectedResult)?.foundPhoneNumber }

  /// The date of a match; `nil`, because dates are not detected.
  public var date: Date? { nil }

  /// The parts of an address or a flight; `nil`, because they are not detected.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// The parts of an address; `nil`, because addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// Creates a result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(range, url: url)
  }

  /// Creates a result for a phone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedResult(range, phoneNumber: phoneNumber)
  }
}

extension NSTextCheckingKey {
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
