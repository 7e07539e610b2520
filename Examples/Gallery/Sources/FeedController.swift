import UIKit

/// A feed of highlights: sections with different layouts in one compositional layout.
final class FeedController: UICollectionViewController {
  enum Section: Int, CaseIterable {
    case featured, places, recent, notes

    var title: String? {
      switch self {
      case .featured: nil
      case .places: "Places"
      case .recent: "Recently Added"
      case .notes: "Notes"
      }
    }
  }

  /// An item; a photo can be in several sections.
  struct Item: Hashable {
    let section: Section
    let photo: Photo
  }

  private var source: UICollectionViewDiffableDataSource<Section, Item>!
  private static let background = "SectionBackground"
  private static let badge = "NewPhotos"

  init() {
    super.init(collectionViewLayout: Self.makeLayout())
    title = "For You"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    let cards = UICollectionView.CellRegistration<CardCell, Item> { cell, _, item in
      cell.show(item.photo, isLarge: item.section == .featured)
    }
    let photos = UICollectionView.CellRegistration<PhotoCell, Item> { cell, _, item in
      cell.show(item.photo)
      cell.layer.cornerRadius = 8
      cell.clipsToBounds = true
    }
    let notes = UICollectionView.CellRegistration<NoteCell, Item> { cell, _, item in cell.show(item.photo) }
    let headers = UICollectionView.SupplementaryRegistration<FeedHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      header.title = Section(rawValue: path.section)?.title
    }
    let badges = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badge) {
      [weak self] badge, _, path in
      badge.number = self?.source.itemIdentifier(for: path)?.photo.newPhotos ?? 0
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      switch item.section {
      case .featured, .places: view.dequeueConfiguredReusableCell(using: cards, for: path, item: item)
      case .recent: view.dequeueConfiguredReusableCell(using: photos, for: path, item: item)
      case .notes: view.dequeueConfiguredReusableCell(using: notes, for: path, item: item)
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      kind == Self.badge
        ? view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    func add(_ numbers: Range<Int>, to section: Section) {
      snapshot.appendItems(
        numbers.map { Item(section: section, photo: Photo(number: $0)) }, toSection: section)
    }
    add(0..<6, to: .featured)
    add(6..<18, to: .places)
    add(20..<32, to: .recent)
    add(32..<36, to: .notes)
    source.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Layout

  private static func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let isWide = environment.container.effectiveContentSize.width > 600
        let section =
          switch Section(rawValue: index) ?? .recent {
          case .featured: featured(isWide)
          case .places: places()
          case .recent: recent(isWide)
          case .notes: notes(isWide)
          }
        return section
      }, configuration: configuration)
    layout.register(SectionBackground.self, forDecorationViewOfKind: background)
    return layout
  }

  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  /// One large card per page with the next one partially visible; several next to each other if there is
  /// space.
  private static func featured(_ isWide: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(isWide ? 0.55 : 0.88), .absolute(isWide ? 360 : 240)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    if isWide {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    } else {
      section.orthogonalScrollingBehavior = .groupPagingCentered
    }
    return section
  }

  /// Small cards that scroll continuously on a section background, with a badge for the number of new photos.
  private static func places() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(24), .absolute(24)), elementKind: badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(132), .absolute(164)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: background)]
    return section
  }

  /// One large picture next to four small ones.
  private static func recent(_ isWide: Bool) -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    for item in [large, small] {
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    }
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(isWide ? 0.3 : 0.5)),
      subitems: [large, column, column])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 0, trailing: 14)
    section.boundarySupplementaryItems = [header]
    return section
  }

  /// Self-sizing notes.
  private static func notes(_ isWide: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(80)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let side: CGFloat = isWide ? 120 : 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 24, trailing: side)
    section.boundarySupplementaryItems = [header]
    return section
  }
}

/// The background of a section.
final class SectionBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }
  required init?(coder: NSCoder) { nil }
}

/// A section's title.
final class FeedHeader: UICollectionReusableView {
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFont.systemFont(ofSize: 20, weight: .bold)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }
}
