/// Dims the content behind a presentation, and receives the taps that dismiss it, including those that end
/// after the presentation has been dismissed.
final class PresentationDimmingView: UIView {
  /// The opacity of the black dimming (Metrics.md 1.5).
  nonisolated static let strength: CGFloat = 0.2

  /// The color behind a sheet, which follows the appearance (Metrics.md 1.6).
  static let colorBehindSheets = UIColor {
    .black.withAlphaComponent($0.userInterfaceStyle == .dark ? strength : 0.12)
  }

  private let onTap: @MainActor () -> Void

  init(color: UIColor = .black, onTap: @escaping @MainActor () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    backgroundColor = color
    alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { recognizer in
      if recognizer.state == .ended { (recognizer.view as? Self)?.onTap() }
    }
    addGestureRecognizer(tap)
    accessibilityLabel = SystemString.dismissPopup.text
    accessibilityIdentifier = DismissRegionView.popoverIdentifier
  }

  /// A point beside the presented view.
  override var accessibilityActivationPoint: CGPoint {
    get { uncoveredPoint ?? super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("PresentationDimmingView is never archived") }

  /// Receives touches even before anything is dimmed.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isUserInteractionEnabled && self.point(inside: point, with: event) ? self : nil
  }
}
