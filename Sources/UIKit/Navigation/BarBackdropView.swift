/// The background of a bar: its scroll-edge appearance, and over it the standard appearance, which fades in
/// as content scrolls under the bar.
final class BarBackdropView: UIView {
  /// The appearance of a backdrop.
  struct BackdropAppearance {
    /// The scroll-edge appearance; `nil` for none.
    var edge: UIBarAppearance?
    var standard: UIBarAppearance
    /// The opacity of the standard appearance, from 0 at the scroll edge to 1.
    var strength: CGFloat

    /// - Parameter distance: The extent of content under the bar, in points.
    init(edge: UIBarAppearance?, standard: UIBarAppearance, distance: CGFloat) {
      self.edge = edge
      self.standard = standard
      strength = BarBackdropView.isAtEdge(distance) ? 0 : min(1, distance / BarBackdropView.fadeDistance)
    }

    func isSame(as other: BackdropAppearance) -> Bool {
      edge === other.edge && standard === other.standard && strength == other.strength
    }
  }

  /// The extent of content under a bar, in points, at which the standard appearance is fully visible. This
  /// value was chosen because there are no measurements.
  static let fadeDistance: CGFloat = 16

  /// Returns whether content that extends under a bar by this distance is at the scroll edge (Metrics.md 1.3).
  static func isAtEdge(_ distance: CGFloat) -> Bool { distance <= 0.5 }

  /// Returns whether content has reached or left the scroll edge.
  static func crossesEdge(_ old: CGFloat, _ new: CGFloat) -> Bool { isAtEdge(old) != isAtEdge(new) }

  private let standardView: BarBackgroundView
  private var edgeView: BarBackgroundView?
  private let shadowEdge: BarBackgroundView.ShadowEdge
  private(set) var appearance: BackdropAppearance?

  init(shadowEdge: BarBackgroundView.ShadowEdge) {
    self.shadowEdge = shadowEdge
    standardView = BarBackgroundView(shadowEdge: shadowEdge)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(standardView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("BarBackdropView is never archived") }

  func show(_ new: BackdropAppearance, isRefresh: Bool = false) {
    if !isRefresh, let appearance, appearance.isSame(as: new) { return }
    let old = appearance
    appearance = new
    if isRefresh || old?.standard !== new.standard { standardView.show(new.standard) }
    let needsEdge = new.edge != nil && new.edge !== new.standard && new.strength < 1
    if needsEdge, let edge = new.edge {
      let view = edgeView ?? makeEdgeView()
      view.isHidden = false
      if isRefresh || old?.edge !== edge { view.show(edge) }
      // Under a translucent appearance, the other one must fade out at the same time.
      view.alpha = new.standard.isTranslucent ? 1 - new.strength : 1
    } else {
      edgeView?.isHidden = true
    }
    let alpha: CGFloat = new.edge === new.standard ? 1 : new.strength
    if standardView.alpha != alpha { standardView.alpha = alpha }
    let isAway = alpha <= 0
    if standardView.isHidden != isAway { standardView.isHidden = isAway }
  }

  private func makeEdgeView() -> BarBackgroundView {
    let view = BarBackgroundView(shadowEdge: shadowEdge)
    view.frame = bounds
    insertSubview(view, at: 0)
    edgeView = view
    return view
  }

  /// Returns another view with the same appearance.
  func duplicate() -> BarBackdropView {
    let copy = BarBackdropView(shadowEdge: shadowEdge)
    copy.frame = frame
    if let appearance { copy.show(appearance) }
    return copy
  }

  override func layoutSubviews() {
    standardView.frame = bounds
    edgeView?.frame = bounds
  }
}
