import AutomationProtocol

/// What an accessibility audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Text that stands out too little from what is behind it.
  public static let contrast = Self(rawValue: 0x1)
  /// Things on the screen that are no elements. Finds nothing here: pictures are not searched for shapes.
  public static let elementDetection = Self(rawValue: 0x2)
  /// Elements that are too small to touch.
  public static let hitRegion = Self(rawValue: 0x4)
  /// Elements that say nothing.
  public static let sufficientElementDescription = Self(rawValue: 0x8)
  /// Text whose size does not follow the person's choice.
  public static let dynamicType = Self(rawValue: 0x10000)
  /// Text that is cut off.
  public static let textClipped = Self(rawValue: 0x20000)
  /// Elements with traits that contradict each other.
  public static let trait = Self(rawValue: 0x40000)
  public static let all: Self = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped,
    .trait,
  ]
}

/// A finding of an accessibility audit.
@preconcurrency @MainActor
public final class XCUIAccessibilityAuditIssue {
  public let auditType: XCUIAccessibilityAuditType
  public let compactDescription: String
  public let detailedDescription: String
  public let element: XCUIElement?

  init(_ issue: AuditIssue, element: XCUIElement?) {
    auditType = XCUIAccessibilityAuditType(rawValue: issue.type)
    compactDescription = issue.compactDescription
    detailedDescription = issue.detailedDescription
    self.element = element
  }
}
