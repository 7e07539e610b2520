import UIKit

/// A self-sizing note about a photo.
final class NoteCell: UICollectionViewCell {
  private let photoView = PhotoView()
  private let title = UILabel()
  private let text = UILabel()

  private static let sentences = [
    "The ferry was late, so we walked down to the water and waited for the light to change.",
    "Nobody there.",
    "Somebody had left a chair on the cliff. We each sat in it once and said nothing at all, "
      + "and then the fog came in and took the sea away.",
    "Coffee from the flask, wet shoes, the best morning of the year.",
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    photoView.layer.cornerRadius = 8
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.adjustsFontForContentSizeCategory = true
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    let words = UIStackView(arrangedSubviews: [title, text])
    words.axis = .vertical
    words.spacing = 2
    for view in [photoView, words] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let bottom = photoView.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12)
    NSLayoutConstraint.activate([
      photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      photoView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      photoView.widthAnchor.constraint(equalToConstant: 56),
      photoView.heightAnchor.constraint(equalToConstant: 56), bottom,
      words.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 12),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      words.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    photoView.photo = photo
    title.text = photo.place
    text.text = Self.sentences[photo.number % Self.sentences.count]
  }
}
