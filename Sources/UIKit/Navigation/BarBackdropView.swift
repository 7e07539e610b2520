/// What lies behind a bar: its look at the scroll edge, and over that its standard one, which fades in as content comes
/// to lie under the bar.
final class BarBackdropView: UIView {
  /// What a backdrop shows.
  struct Look {
    /// `nil` is nothing at all.
    var edge: UIBarAppearance?
    var standard: UIBarAppearance
    /// From 0, at the scroll edge, to 1.
    var strength: CGFloat

    /// - Parameter distance: how far content lies under the bar, in points.
    init(edge: UIBarAppearance?, standard: UIBarAppearance, distance: CGFloat) {
      self.edge = edge
      self.standard = standard
      strength = BarBackdropView.isAtEdge(distance) ? 0 : min(1, distance / BarBackdropView.fadeDistance)
    }

    func isSame(as other: Look) -> Bool {
      edge === other.edge && standard === other.standard && strength == other.strength
    }
  }

  /// How far content lies under a bar, in points, when the standard look is all there: a choice of ours, as it was never
  /// measured.
  static let fadeDistance: CGFloat = 16

  /// Whether content that lies so far under a bar touches its edge (Metrics.md 1.3).
  static func isAtEdge(_ distance: CGFloat) -> Bool { distance <= 0.5 }

  /// Whether content that has moved so under a bar has come to its edge, or left it.
  static func crossesEdge(_ old: CGFloat, _ new: CGFloat) -> Bool { isAtEdge(old) != isAtEdge(new) }

  private let standardView: BarBackgroundView
  private var edgeView: BarBackgroundView?
  private let shadowEdge: BarBackgroundView.ShadowEdge
  private(set) var look: Look?

  init(shadowEdge: BarBackgroundView.ShadowEdge) {
    self.shadowEdge = shadowEdge
    standardView = BarBackgroundView(shadowEdge: shadowEdge)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(standardView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("BarBackdropView is never archived") }

  func show(_ new: Look, isRefresh: Bool = false) {
    if !isRefresh, let look, look.isSame(as: new) { return }
    let old = look
    look = new
    if isRefresh || old?.standard !== new.standard { standardView.show(new.standard) }
    let needsEdge = new.edge != nil && new.edge !== new.standard && new.strength < 1
    if needsEdge, let edge = new.edge {
      let view = edgeView ?? makeEdgeView()
      view.isHidden = false
      if isRefresh || old?.edge !== edge { view.show(edge) }
      // Under a look that one can see through, the other has to go as it comes.
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

  /// Another that shows the same.
  func duplicate() -> BarBackdropView {
    let copy = BarBackdropView(shadowEdge: shadowEdge)
    copy.frame = frame
    if let look { copy.show(look) }
    return copy
  }

  override func layoutSubviews() {
    standardView.frame = bounds
    edgeView?.frame = bounds
  }
}
