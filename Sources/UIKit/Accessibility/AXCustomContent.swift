/// Additional information about an element that assistive technologies provide on request.
open class AXCustomContent: NSObject, NSCopying {
  public enum Importance: UInt, Sendable { case `default`, high }

  open private(set) var attributedLabel: NSAttributedString
  open private(set) var attributedValue: NSAttributedString
  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  /// The importance. Information of high importance is provided automatically.
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

// Closures that compute attributes of elements when an assistive technology asks for them.

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits

/// An element with additional information.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A block that computes the information.
  ///
  /// Optional on iOS, hence the two levels. Differs from iOS: a class declares it with this type.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

extension AXCustomContentProvider {
  /// Absent, unless a class declares it.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
