import UIKit

/// A number in a disc; empty for zero.
final class BadgeView: UICollectionReusableView {
  private let label = UILabel()

  var number = 0 {
    didSet {
      label.text = String(number)
      isHidden = number == 0
      accessibilityLabel = "\(number) new"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 2
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
