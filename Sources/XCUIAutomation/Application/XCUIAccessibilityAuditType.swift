import AutomationProtocol

/// The types of problems that an accessibility audit checks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Text with insufficient contrast to its background.
  public static let contrast = Self(rawValue: 0x1)
  /// Visible content that is not an element. Finds nothing here because images are not analyzed.
  public static let elementDetection = Self(rawValue: 0x2)
  /// Elements with a hit region that is too small.
  public static let hitRegion = Self(rawValue: 0x4)
  /// Elements without a description.
  public static let sufficientElementDescription = Self(rawValue: 0x8)
  /// Text that does not support Dynamic Type.
  public static let dynamicType = Self(rawValue: 0x10000)
  /// Clipped text.
  public static let textClipped = Self(rawValue: 0x20000)
  /// Elements with contradictory traits.
  public static let trait = Self(rawValue: 0x40000)
  public static let all: Self = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped,
    .trait,
  ]
}

/// An issue found by an accessibility audit.
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
