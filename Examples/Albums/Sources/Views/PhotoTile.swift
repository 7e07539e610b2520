import UIKit

/// A square picture in a grid, or the reason why it cannot be shown.
final class PhotoTile: UIControl {
  private let imageView = UIImageView()
  private let placeholder = UIImageView()
  private let reason = UILabel()
  private let checkmark = UIImageView()
  private(set) var photo: Photo?
  private let loader: ThumbnailLoader

  init(loader: ThumbnailLoader) {
    self.loader = loader
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    placeholder.contentMode = .center
    placeholder.tintColor = .tertiaryLabel
    reason.font = .preferredFont(forTextStyle: .caption1)
    reason.adjustsFontForContentSizeCategory = true
    reason.textColor = .secondaryLabel
    reason.textAlignment = .center
    reason.numberOfLines = 2
    checkmark.contentMode = .center
    checkmark.tintColor = .systemBlue
    checkmark.image = UIImage(
      systemName: "checkmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
    checkmark.isHidden = true
    for view in [placeholder, reason, imageView, checkmark] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("PhotoTile is made in code") }

  func show(_ photo: Photo, size: CGSize) {
    guard photo != self.photo else { return }
    if let old = self.photo { loader.cancel(old) }
    self.photo = photo
    accessibilityLabel = photo.title
    if let outcome = loader.cached(photo) {
      present(outcome)
      return
    }
    imageView.image = nil
    reason.text = nil
    accessibilityValue = "Loading"
    placeholder.image = UIImage(systemName: "photo")
    loader.load(photo, size: size) { [weak self] outcome in
      guard let self, self.photo == photo else { return }
      present(outcome)
      imageView.alpha = 0
      UIView.animate(withDuration: 0.2) { self.imageView.alpha = 1 }
    }
  }

  private func present(_ outcome: ThumbnailLoader.Outcome) {
    imageView.alpha = 1
    switch outcome {
    case .image(let image):
      imageView.image = image
      placeholder.image = nil
      reason.text = nil
      accessibilityValue = nil
    case .failure(let why):
      imageView.image = nil
      placeholder.image = UIImage(systemName: "exclamationmark.triangle")
      reason.text = why
      accessibilityValue = why
    }
  }

  var showsCheckmark = false {
    didSet {
      checkmark.isHidden = !showsCheckmark
      imageView.alpha = showsCheckmark ? 0.6 : 1
    }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    placeholder.frame = bounds.offsetBy(dx: 0, dy: reason.text == nil ? 0 : -10)
    reason.frame = CGRect(x: 6, y: bounds.midY + 8, width: bounds.width - 12, height: 34)
    checkmark.frame = CGRect(x: bounds.maxX - 30, y: bounds.maxY - 30, width: 26, height: 26)
  }
}
