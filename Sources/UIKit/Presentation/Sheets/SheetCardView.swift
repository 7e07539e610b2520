/// The card of a sheet: the presented view, rounded, with a grabber and, where it floats, a shadow.
final class SheetCardView: UIView {
  private let clip = UIView()
  private let grabber = UIView()
  private weak var content: UIView?

  init(content: UIView) {
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    grabber.backgroundColor = UIColor { traits in
      // FACTS.md 1.6
      UIColor(
        red: 120 / 255, green: 120 / 255, blue: 128 / 255,
        alpha: traits.userInterfaceStyle == .dark ? 0.6 : 0.43)
    }
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
    self.content = content
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("SheetCardView is never archived") }

  func style(_ kind: SheetGeometry.Kind, cornerRadius: CGFloat, showsGrabber: Bool) {
    clip.layer.cornerRadius = kind == .filling ? 0 : cornerRadius
    clip.layer.maskedCorners =
      kind == .attached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    layer.shadowOpacity = kind == .floating ? 0.18 : 0
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    grabber.isHidden = !showsGrabber || kind == .filling
  }

  /// Takes the presented view out, when the sheet is gone or something else shows it.
  func releaseContent() {
    if let content, content.superview === clip { content.removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    // FACTS.md 1.6: 36 by 5, 5 below the top.
    grabber.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
  }
}
