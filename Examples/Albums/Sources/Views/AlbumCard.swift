import UIKit

/// An album's rounded cover with its name and number of photos.
final class AlbumCard: UIControl {
  private let cover: PhotoTile
  private let titleLabel = UILabel()
  private let countLabel = UILabel()

  init(album: Album, loader: ThumbnailLoader) {
    cover = PhotoTile(loader: loader)
    super.init(frame: .zero)
    cover.isUserInteractionEnabled = false
    cover.isAccessibilityElement = false
    cover.layer.cornerRadius = 10
    cover.layer.cornerCurve = .continuous
    if let photo = album.cover { cover.show(photo, size: CGSize(width: 200, height: 200)) }
    titleLabel.text = album.title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    countLabel.text = String(album.photos.count)
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = .secondaryLabel
    for view in [cover, titleLabel, countLabel] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = album.title
    accessibilityValue = "\(album.photos.count) photos"
  }

  required init?(coder: NSCoder) { fatalError("AlbumCard is made in code") }

  /// The height of the two lines of text below the picture, in points.
  static let textHeight: CGFloat = 48

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) { self.cover.alpha = self.isHighlighted ? 0.7 : 1 }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    cover.frame = CGRect(x: 0, y: 0, width: side, height: side)
    titleLabel.frame = CGRect(x: 0, y: side + 6, width: side, height: 21)
    countLabel.frame = CGRect(x: 0, y: side + 27, width: side, height: 18)
  }
}
