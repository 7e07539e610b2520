import PortolanTesting
import UIKit

/// A collection of three sections - list, shelf and grid - with self-sizing cells and an edit mode.
package final class CollectionMix: ScreenMix {
  package struct State: Equatable, Sendable {
    var count = 8
    var isEditing = false
    var selected: Set<Int> = []
  }

  package static let name = "collection"
  package static let start = State()
  package static let actions: [MixAction<CollectionMix>] = [
    MixAction("edit") { mix, _, _ in mix.screen.setEditing(!mix.screen.isEditing, animated: true) },
    MixAction("count") { mix, _, number in mix.screen.setCount(3 + number % 9, animated: true) },
    MixAction("tap") { _, app, number in app.tapIfPresent(MixTexts.title(number % 4)) },
    MixAction("scroll", scrolls: true) { _, app, number in app.scroll(number) },
  ]

  private let navigation: UINavigationController
  private let screen: GridScreen
  package var root: UIViewController { navigation }

  package init(_ state: State) {
    screen = GridScreen(state.count)
    navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    screen.loadViewIfNeeded()
    screen.setEditing(state.isEditing, animated: false)
    initial = state
  }

  private let initial: State

  /// Selects on screen, because a collection view controller clears the selection when it appears.
  package func restore(in app: TestApp) {
    for item in initial.selected {
      screen.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  package var state: State {
    State(
      count: screen.count, isEditing: screen.isEditing,
      selected: Set((screen.collectionView.indexPathsForSelectedItems ?? []).map(\.item)))
  }
}

private final class GridScreen: UICollectionViewController {
  private(set) var count: Int
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  init(_ count: Int) {
    self.count = count
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        switch section {
        case 0:
          var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          list.headerMode = .none
          return .list(using: list, layoutEnvironment: environment)
        case 1:
          let size = NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .estimated(60))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          let shelf = NSCollectionLayoutSection(group: group)
          shelf.orthogonalScrollingBehavior = .continuous
          shelf.interGroupSpacing = 8
          return shelf
        default:
          let columns = max(2, Int(environment.container.effectiveContentSize.width / 180))
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(80)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)), subitems: [item])
          group.interItemSpacing = .fixed(8)
          let grid = NSCollectionLayoutSection(group: group)
          grid.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
          return grid
        }
      })
    title = "Grid"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelectionDuringEditing = true
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = MixTexts.title(item)
      content.secondaryText = MixTexts.sentence(item)
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .multiselect(displayed: .whenEditing), .disclosureIndicator()]
    }
    let tile = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = MixTexts.sentence(item)
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      path.section == 0
        ? view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        : view.dequeueConfiguredReusableCell(using: tile, for: path, item: item)
    }
    setCount(count, animated: false)
  }

  func setCount(_ count: Int, animated: Bool) {
    self.count = count
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems(Array(0..<count), toSection: 0)
    snapshot.appendItems((0..<6).map { 100 + $0 }, toSection: 1)
    snapshot.appendItems((0..<count).map { 200 + $0 }, toSection: 2)
    source.apply(snapshot, animatingDifferences: animated)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if !isEditing || indexPath.section > 0 { collectionView.deselectItem(at: indexPath, animated: true) }
  }
}
