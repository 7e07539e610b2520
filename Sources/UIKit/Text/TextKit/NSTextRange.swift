/// A position in the content of a text content manager.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A position in UTF-16 units.
final class ContentLocation: NSObject, NSTextLocation, Sendable {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? ContentLocation else { return .orderedSame }
    return offset == other.offset
      ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? ContentLocation)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

/// A range between two locations.
open class NSTextRange: NSObject {
  open private(set) var location: any NSTextLocation
  open private(set) var endLocation: any NSTextLocation

  /// Creates a range; nil if the end is before the start. Without an end, the range is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
  }

  public convenience init(location: any NSTextLocation) { self.init(location: location, end: nil)! }

  init(_ range: Range<Int>) {
    location = ContentLocation(range.lowerBound)
    endLocation = ContentLocation(range.upperBound)
  }

  /// The range in UTF-16 units.
  var offsets: Range<Int>? {
    guard let start = location as? ContentLocation, let end = endLocation as? ContentLocation else {
      return nil
    }
    return start.offset..<end.offset
  }

  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }

  /// Returns the common part of two ranges; nil if there is none.
  open func intersection(_ textRange: NSTextRange) -> Self? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    guard start.compare(end) == .orderedAscending else { return nil }
    return NSTextRange(location: start, end: end).map { unsafeDowncast($0, to: Self.self) }
  }

  open func union(_ textRange: NSTextRange) -> Self {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return unsafeDowncast(NSTextRange(location: start, end: end)!, to: Self.self)
  }

  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { offsets?.hashValue ?? 0 }
  open override var description: String { "\(location)...\(endLocation)" }
}
