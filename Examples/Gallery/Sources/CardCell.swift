import UIKit

/// A photo with the name of its place.
final class CardCell: UICollectionViewCell {
  private let photoView = PhotoView()
  private let shade = CAGradientLayer()
  private let title = UILabel()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    photoView.frame = contentView.bounds
    photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(photoView)
    shade.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.55).cgColor]
    contentView.layer.addSublayer(shade)
    for label in [title, caption] {
      label.textColor = .white
      contentView.addSubview(label)
    }
    caption.textColor = UIColor(white: 1, alpha: 0.85)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, isLarge: Bool) {
    photoView.photo = photo
    title.text = photo.place
    caption.text = photo.caption
    title.font = .systemFont(ofSize: isLarge ? 24 : 15, weight: .semibold)
    caption.font = .systemFont(ofSize: isLarge ? 15 : 12)
    accessibilityLabel = "\(photo.place), \(photo.caption)"
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    let margin: CGFloat = height > 200 ? 16 : 10
    shade.frame = CGRect(x: 0, y: height * 0.55, width: width, height: height * 0.45)
    let line = caption.font.lineHeight.rounded(.up)
    let top = title.font.lineHeight.rounded(.up)
    caption.frame = CGRect(x: margin, y: height - margin - line, width: width - 2 * margin, height: line)
    title.frame = CGRect(x: margin, y: caption.frame.minY - top, width: width - 2 * margin, height: top)
  }
}
