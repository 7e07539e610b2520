/// A grid of the pictures in a folder, the newest last, like a photo library.
package final class PictureGridViewController: UICollectionViewController {
  package var pick: ([URL]) -> Void = { _ in }
  package var cancel: () -> Void = {}
  /// The largest number of chosen pictures; 0 is no limit.
  private let limit: Int
  /// Whether the order of the choice is shown and kept.
  private let isOrdered: Bool
  private let showsPictures: Bool
  private var pictures: [URL] = []
  /// The chosen pictures, in the order of their choice.
  private var chosen: [URL] = []
  private let emptyLabel = UILabel()
  private static let identifier = "picture"
  private static let gap: CGFloat = 2

  package init(limit: Int = 1, isOrdered: Bool = false, showsPictures: Bool = true) {
    self.limit = limit
    self.isOrdered = isOrdered
    self.showsPictures = showsPictures
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    super.init(collectionViewLayout: layout)
    title = SystemString.photos.text
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    guard choosesSeveral else { return }
    let add = UIBarButtonItem(
      title: SystemString.add.text, image: nil,
      primaryAction: UIAction(title: SystemString.add.text) { [weak self] _ in self?.add() }, menu: nil)
    add.style = .done
    navigationItem.rightBarButtonItem = add
    updateAdd()
  }

  @available(*, unavailable, message: "the grid is made in code")
  package required init?(coder: NSCoder) { nil }

  // MARK: Choice

  private var choosesSeveral: Bool { limit != 1 }

  /// Chooses pictures before the grid is shown.
  package func preselect(_ files: [URL]) {
    chosen = choosesSeveral ? files : []
    updateAdd()
  }

  private func updateAdd() { navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty }

  private func add() {
    pick(isOrdered ? chosen : pictures.filter(chosen.contains))
  }

  private func toggle(_ picture: URL) {
    if let index = chosen.firstIndex(of: picture) {
      chosen.remove(at: index)
    } else if limit == 0 || chosen.count < limit {
      chosen.append(picture)
    }
    for path in collectionView.indexPathsForVisibleItems {
      (collectionView.cellForItem(at: path) as? PictureCell)?.mark = mark(of: pictures[path.item])
    }
    updateAdd()
  }

  private func mark(of picture: URL) -> PictureCell.Mark {
    guard let index = chosen.firstIndex(of: picture) else { return .none }
    return isOrdered ? .number(index + 1) : .checkmark
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: Self.identifier)
    pictures = showsPictures ? PicturesDirectory().pictures : []
    emptyLabel.text = SystemString.noPhotos.text
    emptyLabel.font = .preferredFont(forTextStyle: .title2)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    if pictures.isEmpty { collectionView.backgroundView = emptyLabel }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let columns = max(3, (view.bounds.width / 130).rounded(.down))
    let side = ((view.bounds.width - Self.gap * (columns - 1)) / columns).rounded(.down)
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    pictures.count
  }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? PictureCell)?.show(pictures[indexPath.item])
    (cell as? PictureCell)?.mark = mark(of: pictures[indexPath.item])
    return cell
  }

  package override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard choosesSeveral else { return pick([pictures[indexPath.item]]) }
    toggle(pictures[indexPath.item])
  }
}

private final class PictureCell: UICollectionViewCell {
  /// The sign of a chosen picture.
  enum Mark: Equatable { case none, checkmark, number(Int) }

  private let imageView = UIImageView()
  private let badge = UIImageView()
  private static let badgeSide: CGFloat = 24
  private static let badgeMargin: CGFloat = 6

  var mark = Mark.none {
    didSet {
      guard mark != oldValue else { return }
      badge.isHidden = mark == .none
      imageView.alpha = mark == .none ? 1 : 0.6
      switch mark {
      case .none: accessibilityTraits.remove(.selected)
      case .checkmark: badge.image = UIImage(systemName: "checkmark.circle.fill")
      case .number(let number): badge.image = UIImage(systemName: "\(number).circle.fill")
      }
      if mark != .none { accessibilityTraits.insert(.selected) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    badge.isHidden = true
    badge.contentMode = .scaleAspectFit
    badge.backgroundColor = .white
    badge.layer.cornerRadius = Self.badgeSide / 2
    badge.clipsToBounds = true
    let offset = Self.badgeSide + Self.badgeMargin
    badge.frame = CGRect(
      x: contentView.bounds.width - offset, y: contentView.bounds.height - offset, width: Self.badgeSide,
      height: Self.badgeSide)
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    contentView.addSubview(badge)
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
