/// Darkens what lies behind a presentation, and takes the taps that dismiss it: also such as end when the presentation is
/// gone already.
final class PresentationDimmingView: UIView {
  /// How dark the screen behind gets: black of this alpha (Metrics.md 1.5, 1.6).
  static let strength: CGFloat = 0.2

  private let onTap: @MainActor () -> Void

  init(onTap: @escaping @MainActor () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    backgroundColor = .black
    alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { recognizer in
      if recognizer.state == .ended { (recognizer.view as? Self)?.onTap() }
    }
    addGestureRecognizer(tap)
    accessibilityLabel = SystemString.dismissPopup.text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("PresentationDimmingView is never archived") }

  /// Touches are taken even where nothing is dimmed yet.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isUserInteractionEnabled && self.point(inside: point, with: event) ? self : nil
  }
}
