import AutomationProtocol
import UIKit

/// Finds accessibility problems of a screen: missing labels, small hit regions, clipped text, low contrast,
/// and text that does not support Dynamic Type.
@MainActor
struct AccessibilityAudit {
  /// The bits of `XCUIAccessibilityAuditType`.
  enum Kind: UInt64 {
    case contrast = 0x1
    case elementDetection = 0x2
    case hitRegion = 0x4
    case sufficientElementDescription = 0x8
    case dynamicType = 0x10000
    case textClipped = 0x20000
    case trait = 0x40000
  }

  /// The minimum width and height of hit regions, in points. Source: Human Interface Guidelines,
  /// Accessibility.
  private static let leastTarget: CGFloat = 44
  /// The minimum contrast ratios of WCAG 2.1, success criterion 1.4.3: for text, and for text of at least 18
  /// points or 14 points bold.
  private static let minimumContrast: (text: CGFloat, largeText: CGFloat) = (4.5, 3)

  /// Traits of which an element has at most one.
  private static let roles: UIAccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable,
  ]

  private let tree: ElementTree
  private let types: UInt64
  private let picture: PixelReader?

  init(tree: ElementTree, types: UInt64) {
    self.tree = tree
    self.types = types
    picture = types & Kind.contrast.rawValue != 0 ? PixelReader() : nil
  }

  private func checks(_ kind: Kind) -> Bool { types & kind.rawValue != 0 }

  /// Returns the issues in reading order, with elements of a new snapshot.
  func issues() -> [AuditIssue] {
    var labels: [UInt32: String] = [:]
    func collect(_ element: ElementSnapshot) {
      labels[element.id] = element.label
      element.children.forEach(collect)
    }
    collect(tree.snapshot(.app))
    var found: [AuditIssue] = []
    var checked: Set<ObjectIdentifier> = []
    // The first element of a view is the outer one, which has the label.
    for (id, element) in tree.elements where checked.insert(ObjectIdentifier(element)).inserted {
      guard let view = element as? UIView, let window = view.window, isOnScreen(view, in: window),
        !isInside(view, { $0 is SoftwareKeyboardView })
      else { continue }
      for (kind, text, detail) in issues(of: view, label: labels[id] ?? "") {
        found.append(
          AuditIssue(type: kind.rawValue, compactDescription: text, detailedDescription: detail, element: id))
      }
    }
    return found
  }

  private func isOnScreen(_ view: UIView, in window: UIWindow) -> Bool {
    guard let scene = window.windowScene else { return false }
    return HitTest.point(of: view, in: scene) != nil
  }

  private func isInside(_ view: UIView, _ condition: (UIView) -> Bool) -> Bool {
    sequence(first: view, next: \.superview).contains(where: condition)
  }

  /// Whether the system chooses the view's size and font: in bars, alerts and controls with several parts.
  private func isOfSystem(_ view: UIView) -> Bool {
    isInside(view) { part in
      switch part {
      case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UISegmentedControl, is UIStepper,
        is UIPickerView, is UIDatePicker:
        true
      default: part.next is UIAlertController
      }
    }
  }

  /// - Parameter label: The label of the view's element, to which views beside it may contribute.
  private func issues(of view: UIView, label elementLabel: String) -> [(Kind, String, String)] {
    var found: [(Kind, String, String)] = []
    let isOperated = view is UIControl || view.accessibilityTraits.contains(.button)
    if checks(.sufficientElementDescription), view.isAccessibilityElement, isOperated || view is UIImageView,
      elementLabel.isEmpty,
      (view.accessibilityLabel ?? AccessibilityTree.accessibilityTextOfView(of: view) ?? "").isEmpty,
      !(view is UITextField)
    {
      found.append(
        (.sufficientElementDescription, "Element has no description", "\(type(of: view)) has no label."))
    }
    let roles = view.accessibilityTraits.intersection(Self.roles)
    if checks(.trait), view.isAccessibilityElement, roles.rawValue.nonzeroBitCount > 1 {
      found.append((.trait, "Element has conflicting traits", "Only one trait may tell how it is used."))
    }
    let isOfSystem = isOfSystem(view)
    if checks(.hitRegion), !isOfSystem, view.isAccessibilityElement, isOperated,
      view.isUserInteractionEnabled,
      !(view is UISwitch), !(view is UISlider)
    {
      let size = reach(of: view)
      if size.width < Self.leastTarget - 0.5 || size.height < Self.leastTarget - 0.5 {
        found.append(
          (
            .hitRegion, "Hit area is too small",
            "It is \(Int(size.width)) by \(Int(size.height)) points; at least 44 by 44 are needed."
          ))
      }
    }
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty, !isOfSystem else {
      return found
    }
    if checks(.textClipped), isClipped(label) {
      found.append((.textClipped, "Text clipped", "“\(text)” does not fit into its label."))
    }
    let followsSize =
      (label as? any DynamicTypeText)?.supportsDynamicType ?? label.adjustsFontForContentSizeCategory
    if checks(.dynamicType), !followsSize {
      found.append(
        (
          .dynamicType, "Dynamic Type font sizes are unsupported",
          "The label does not adjust its font’s size."
        ))
    }
    // WCAG 2.1, success criterion 1.4.3: inactive controls need no contrast.
    let isInactive = isInside(view) { ($0 as? UIControl)?.isEnabled == false }
    if checks(.contrast), !isInactive, let ratio = picture?.contrast(of: label) {
      let isLarge = label.font.pointSize >= 18 || label.font.pointSize >= 14 && isBold(label.font)
      if ratio < (isLarge ? Self.minimumContrast.largeText : Self.minimumContrast.text) {
        let shown = (Double(ratio) * 10).rounded() / 10
        found.append((.contrast, "Contrast failed", "The contrast of “\(text)” is \(shown) to 1."))
      }
    }
    return found
  }

  private func isBold(_ font: UIFont) -> Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) }

  /// The distances from the center at which touches still reach the view.
  private func reach(of view: UIView) -> CGSize {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let half = Self.leastTarget / 2 - 0.5
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      view.point(inside: CGPoint(x: center.x + x, y: center.y + y), with: nil)
    }
    return CGSize(
      width: reaches(-half, 0) && reaches(half, 0) ? Self.leastTarget : view.bounds.width,
      height: reaches(0, -half) && reaches(0, half) ? Self.leastTarget : view.bounds.height)
  }

  private func isClipped(_ label: UILabel) -> Bool {
    guard !label.adjustsFontSizeToFitWidth else { return false }
    let needed = label.sizeThatFits(
      CGSize(
        width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : label.bounds.width,
        height: CGFloat.greatestFiniteMagnitude))
    if label.numberOfLines == 1 { return needed.width > label.bounds.width + 0.5 }
    guard let text = label.attributedText else { return false }
    let whole = text.boundingRect(
      with: CGSize(width: label.bounds.width, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil)
    return whole.height > label.bounds.height + 1
  }
}
