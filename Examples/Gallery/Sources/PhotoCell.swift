import UIKit

/// A selectable photo.
final class PhotoCell: UICollectionViewCell {
  private let photoView = PhotoView()
  private let tick = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.frame = contentView.bounds
    photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(photoView)
    tick.tintColor = .white
    tick.frame = CGRect(
      x: contentView.bounds.width - 28, y: contentView.bounds.height - 28, width: 22, height: 22)
    tick.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    contentView.addSubview(tick)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    photoView.photo = photo
    accessibilityLabel = "Photo \(photo.number)"
  }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    tick.isHidden = !(isSelected && isEditing)
    photoView.alpha = isHighlighted || !tick.isHidden ? 0.7 : 1
  }
}
