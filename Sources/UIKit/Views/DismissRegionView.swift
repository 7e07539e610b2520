/// The area around content that a tap outside closes, as an element for screen readers and UI tests.
///
/// Its activation performs the escape gesture of its superview.
final class DismissRegionView: UIView {
  /// The identifier of the area around a popover in UI tests.
  static let popoverIdentifier = "PopoverDismissRegion"

  init(label: SystemString, identifier: String? = nil) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label.text
    accessibilityIdentifier = identifier
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("DismissRegionView is never archived") }

  /// A point beside the content.
  override var accessibilityActivationPoint: CGPoint {
    get { uncoveredPoint ?? super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }

  override func accessibilityActivate() -> Bool { superview?.accessibilityPerformEscape() ?? false }
}
