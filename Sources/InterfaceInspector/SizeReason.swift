import UIKit

/// Explains the width or height of a view.
@MainActor
enum SizeReason {
  static func reason(of view: UIView, on axis: NSLayoutConstraint.Axis) -> Inspection.Reason {
    let constraints = view.constraintsAffectingLayout(for: axis).map(text)
    return Inspection.Reason(
      sentence: sentence(of: view, on: axis, hasConstraints: !constraints.isEmpty),
      constraints: constraints.isEmpty ? nil : constraints)
  }

  private static func sentence(
    of view: UIView, on axis: NSLayoutConstraint.Axis, hasConstraints: Bool
  ) -> String {
    let isHorizontal = axis == .horizontal
    let name = isHorizontal ? "width" : "height"
    let length = number(isHorizontal ? view.bounds.width : view.bounds.height)
    let start = "The \(name) is \(length) "
    if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) {
      let isAlong = stack.axis == axis
      let rule = isAlong ? "distribution \(stack.distribution)" : "alignment \(stack.alignment)"
      return start + "because a stack view arranges the view: \(rule)."
    }
    if !view.translatesAutoresizingMaskIntoConstraints {
      if view.hasAmbiguousLayout { return start + "but ambiguous: the constraints allow other values." }
      let intrinsic = isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
      let isIntrinsic = abs(intrinsic - (isHorizontal ? view.bounds.width : view.bounds.height)) < 0.5
      if isIntrinsic {
        let hugging = number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
        let resistance = number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
        return start
          + "because that is its intrinsic content size (hugging \(hugging), compression resistance \(resistance))."
      }
      return start
        + (hasConstraints ? "because its constraints determine it." : "because its content determines it.")
    }
    if view is UIWindow { return start + "because the window fills its scene." }
    if let controller = view.owningController, let parent = controller.parent {
      return start + "because \(InspectionReader.name(of: parent)) lays out its child."
    }
    if let cell = view.superview, cell is UITableViewCell || cell is UICollectionViewCell {
      return start + "because the cell lays out its content."
    }
    if isInSwiftUI(view) { return start + "because SwiftUI's layout gave the view this size." }
    let mask = view.autoresizingMask
    let isFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    return start
      + (isFlexible
        ? "because the view resizes with its superview (autoresizing mask)."
        : "because code set the frame.")
  }

  /// Whether a view, or the superview that lays it out, is SwiftUI's.
  private static func isInSwiftUI(_ view: UIView) -> Bool {
    [view, view.superview].contains {
      $0.map { String(reflecting: type(of: $0)).hasPrefix("SwiftUI.") } ?? false
    }
  }

  /// A constraint as UIKit prints it, without addresses.
  private static func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacingOccurrences(of: ":0x[0-9a-f]+", with: "", options: .regularExpression)
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
