/// The card of a sheet: the presented view with rounded corners, a grabber and, if it floats, a shadow.
final class SheetCardView: UIView {
  private let clip = UIView()
  private var grabber: UIView?
  private var kind: SheetGeometry.Kind?
  @BackReference private var content: UIView?

  init(content: UIView) {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    self.content = content
  }

  /// Adds the presented view after the card has its size. Content laid out at zero size first would keep
  /// multiline labels at zero height, and break constraints.
  func installContent() {
    guard let content else { return }
    clip.frame = bounds
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("SheetCardView is never archived") }

  private static let grabberColor = UIColor { traits in
    // Metrics.md 1.6
    UIColor(
      red: 120 / 255, green: 120 / 255, blue: 128 / 255,
      alpha: traits.userInterfaceStyle == .dark ? 0.6 : 0.43)
  }

  private func makeGrabber() -> UIView {
    let grabber = UIView()
    grabber.backgroundColor = Self.grabberColor
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    self.grabber = grabber
    setNeedsLayout()
    return grabber
  }

  func style(_ kind: SheetGeometry.Kind, cornerRadius: CGFloat, showsGrabber: Bool) {
    let showsGrabber = showsGrabber && kind != .filling
    if showsGrabber || grabber != nil { (grabber ?? makeGrabber()).isHidden = !showsGrabber }
    clip.layer.cornerRadius = kind == .filling ? 0 : cornerRadius
    guard kind != self.kind else { return }
    self.kind = kind
    clip.layer.maskedCorners =
      kind == .attached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    layer.shadowOpacity = kind == .floating ? 0.18 : 0
    layer.shadowRadius = kind == .floating ? 24 : 12
    layer.shadowOffset = CGSize(width: 0, height: kind == .floating ? 8 : 0)
  }

  /// Sets the shadow that separates a sheet at the edge from an undimmed screen.
  /// - Parameter amount: From 0, on a dimmed screen, to 1.
  func showUndimmedShadow(_ amount: CGFloat) {
    guard kind == .attached else { return }
    layer.shadowOpacity = Float(0.15 * amount)
  }

  /// Removes the presented view when the sheet is removed or another container shows it.
  func releaseContent() {
    if let content, content.superview === clip { content.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    // Metrics.md 1.6: 36 by 5, 5 below the top.
    grabber?.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
  }
}
