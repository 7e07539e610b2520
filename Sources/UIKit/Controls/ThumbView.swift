/// The white thumb, with a soft shadow, of switches and sliders.
@MainActor
final class ThumbView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.17
    layer.shadowRadius = 3.5
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    layer.borderWidth = 0.5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
