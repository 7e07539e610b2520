import UIKit

/// An outline of nested folders, expanded and collapsed by tapping.
final class FoldersController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  private static let folders: [(name: String, children: [String])] = [
    ("Journeys", ["Norway", "Portugal", "Scotland"]), ("Family", ["Birthdays", "Garden"]),
    ("Norway", ["Bergen", "Lofoten", "Oslo"]), ("Portugal", ["Lisbon", "Sagres"]),
    ("Garden", ["Spring", "Autumn"]),
  ]

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .none
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Folders"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: name == "Favourites" ? "heart" : "folder")
      cell.contentConfiguration = content
      let hasChildren = self.map { !$0.source.snapshot(for: 0).snapshot(of: name).items.isEmpty } ?? false
      cell.accessories = hasChildren ? [.outlineDisclosure(options: .init(style: .header))] : []
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

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
