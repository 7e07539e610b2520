/// The kinds of data that are converted to links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  ///
  /// Differs from iOS: postal addresses are not detected.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and events.
  ///
  /// Differs from iOS: dates are not detected.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Detects and styles the links in a text.
enum TextLinks {
  static func decorate(
    _ text: NSAttributedString, types: UIDataDetectorTypes, attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard text.length > 0 else { return text }
    let whole = NSRange(location: 0, length: text.length)
    let result = NSMutableAttributedString(attributedString: text)
    if let detector = detector(for: types) {
      for match in detector.matches(in: text.string, range: whole) {
        let phone = match.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { !$0.isWhitespace }) }
        guard let url = match.url ?? phone else { continue }
        result.addAttribute(.link, value: url, range: match.range)
      }
    }
    guard !attributes.isEmpty else { return result }
    var links: [NSRange] = []
    result.enumerateAttribute(.link, in: whole) { value, range, _ in if value != nil { links.append(range) } }
    for range in links { result.addAttributes(attributes, range: range) }
    return result
  }

  private static func detector(for types: UIDataDetectorTypes) -> NSDataDetector? {
    var wanted: NSTextCheckingTypes = 0
    if types.contains(.link) { wanted |= 1 << 5 }
    if types.contains(.phoneNumber) { wanted |= 1 << 11 }
    return wanted == 0 ? nil : try? NSDataDetector(types: wanted)
  }
}
