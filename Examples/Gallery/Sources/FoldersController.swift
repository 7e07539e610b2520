import UIKit

/// Folders in folders, opened and closed by a tap.
final class FoldersController: UICollectionViewController {
  private let layout = UICollectionViewFlowLayout()
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  private static let folders: [(name: String, children: [String])] = [
    ("Journeys", ["Norway", "Portugal", "Scotland"]), ("Family", ["Birthdays", "Garden"]),
    ("Norway", ["Bergen", "Lofoten", "Oslo"]), ("Portugal", ["Lisbon", "Sagres"]),
    ("Garden", ["Spring", "Autumn"]),
  ]

  init() {
    super.init(collectionViewLayout: layout)
    title = "Folders"
    layout.minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<FolderCell, String> { [weak self] cell, _, name in
      guard let outline = self?.source.snapshot(for: 0) else { return }
      cell.show(
        name, level: outline.level(of: name), isExpanded: outline.isExpanded(name),
        hasChildren: !outline.snapshot(of: name).items.isEmpty)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Journeys", "Family", "Favourites"])
    for folder in Self.folders { outline.append(folder.children, to: folder.name) }
    outline.expand(["Journeys"])
    source.apply(outline, to: 0, animatingDifferences: false)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = CGSize(width: view.bounds.width, height: 44)
    if layout.itemSize != size { layout.itemSize = size }
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let name = source.itemIdentifier(for: indexPath) else { return }
    var outline = source.snapshot(for: 0)
    if outline.isExpanded(name) {
      outline.collapse([name])
    } else {
      outline.expand([name])
    }
    source.apply(outline, to: 0)
  }
}

/// A folder's name, indented by its level, with an arrow that says whether it is open.
final class FolderCell: UICollectionViewCell {
  private let icon = UIImageView(image: UIImage(systemName: "folder"))
  private let label = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let line = UIView()
  private var level = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrow.tintColor = .tertiaryLabel
    line.backgroundColor = .separator
    for view in [icon, label, arrow, line] as [UIView] { contentView.addSubview(view) }
    let pressed = UIView()
    pressed.backgroundColor = .systemGray4
    selectedBackgroundView = pressed
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, level: Int, isExpanded: Bool, hasChildren: Bool) {
    label.text = name
    self.level = level
    arrow.isHidden = !hasChildren
    arrow.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = 16 + CGFloat(level) * 24
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    icon.frame = CGRect(x: start, y: (height - 22) / 2, width: 26, height: 22)
    label.frame = CGRect(x: start + 38, y: 0, width: max(0, width - start - 80), height: height)
    arrow.bounds.size = CGSize(width: 9, height: 15)
    arrow.center = CGPoint(x: width - 24, y: height / 2)
    line.frame = CGRect(x: start + 38, y: height - 0.5, width: width - start - 38, height: 0.5)
  }
}
