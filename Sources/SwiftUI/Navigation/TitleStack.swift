/// The title view of a navigation bar with a subtitle.
final class TitleStack: UIView {
  private let title = UILabel()
  private let subtitle = UILabel()

  init() {
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    for label in [title, subtitle] {
      label.textAlignment = .center
      addSubview(label)
    }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ titleText: String?, _ subtitleText: String?) {
    guard title.text != titleText || subtitle.text != subtitleText || bounds.isEmpty else { return }
    title.text = titleText
    subtitle.text = subtitleText
    bounds.size = sizeThatFits(.zero)
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (first, second) = (title.sizeThatFits(.zero), subtitle.sizeThatFits(.zero))
    return CGSize(width: max(first.width, second.width), height: first.height + second.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = title.sizeThatFits(.zero).height
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    subtitle.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}
