/// A grid of the pictures in a folder, the newest last, like a photo library.
final class PictureGridViewController: UICollectionViewController {
  var pick: (URL) -> Void = { _ in }
  var cancel: () -> Void = {}
  private var pictures: [URL] = []
  private let emptyLabel = UILabel()
  private static let identifier = "picture"
  private static let gap: CGFloat = 2

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    super.init(collectionViewLayout: layout)
    title = SystemString.photos.text
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  }

  @available(*, unavailable, message: "the grid is made in code")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: Self.identifier)
    pictures = PicturesDirectory().pictures
    emptyLabel.text = SystemString.noPhotos.text
    emptyLabel.font = .preferredFont(forTextStyle: .title2)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    if pictures.isEmpty { collectionView.backgroundView = emptyLabel }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let columns = max(3, (view.bounds.width / 130).rounded(.down))
    let side = ((view.bounds.width - Self.gap * (columns - 1)) / columns).rounded(.down)
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? PictureCell)?.show(pictures[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    pick(pictures[indexPath.item])
  }
}

private final class PictureCell: UICollectionViewCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  @available(*, unavailable, message: "the cell is made in code")
  required init?(coder: NSCoder) { nil }

  func show(_ picture: URL) {
    accessibilityLabel = picture.deletingPathExtension().lastPathComponent
    imageView.image = UIImage(contentsOfFile: picture.path)?.preparingThumbnail(
      of: CGSize(width: 130, height: 130))
  }
}
