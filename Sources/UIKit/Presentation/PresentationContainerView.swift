/// The container view of a presentation; it lays out the presented view with the presentation controller.
final class PresentationContainerView: UIView {
  @BackReference private var presentation: UIPresentationController?

  init(frame: CGRect, presentation: UIPresentationController) {
    _presentation = BackReference(wrappedValue: presentation)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("PresentationContainerView is never archived") }

  override var blocksViewsBehind: Bool? { presentation?.view(hit: self, at: .zero, with: nil) != nil }

  override func keyboardDidCoverWindow() { setNeedsLayout() }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return presentation.map { $0.view(hit: hit, at: point, with: event) } ?? hit
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
