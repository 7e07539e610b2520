// Every `assumeIsolated`: layouts copy and compare attributes on the main thread.

/// The configuration of a list's appearance and row actions.
nonisolated public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Returns the swipe actions of a row; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separators of a row, based on the list's.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  public var appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above headers, in points; `nil` uses the default of the appearance: 22 for plain, as in
  /// tables.
  public var headerTopPadding: CGFloat?

  /// Whether the first group, if it has no header, has no distance from a large title, as in SwiftUI.
  package var joinsLargeTitle = false

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

@MainActor
extension UICollectionLayoutListConfiguration {
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  var effectiveBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .plain, .sidebarPlain: .systemBackground
    }
  }

  /// The distance between grouped sections, half above and half below (CollectionSemantics.md 5).
  private static let groupGap: CGFloat = 17.5

  /// The distance of the first group from the bar, without the half gap of every group (Metrics.md 1.7).
  var firstGap: CGFloat { isGrouped && headerMode != .supplementary ? Self.groupGap : 0 }

  /// The space above headers.
  var headerGap: CGFloat {
    guard headerMode != .none else { return 0 }
    return headerTopPadding ?? (appearance == .plain ? TableHeights.headerTopPadding : 0)
  }

  /// Configures the insets, headers and footers of a section.
  func prepare(_ section: NSCollectionLayoutSection, _ environment: any NSCollectionLayoutEnvironment) {
    let width = environment.container.contentSize.width
    let margin = SystemMargins.list(width: width)
    var insets = NSDirectionalEdgeInsets.zero
    if appearance == .insetGrouped { (insets.leading, insets.trailing) = (margin, margin) }
    if isGrouped {
      insets.top = headerMode == .supplementary ? 0 : Self.groupGap
      insets.bottom = footerMode == .supplementary ? 0 : Self.groupGap
    }
    section.contentInsets = insets
    if appearance != .insetGrouped { section.contentInsetsReference = .none }
    section.supplementariesFollowContentInsets = appearance == .insetGrouped
    var boundary: [NSCollectionLayoutBoundarySupplementaryItem] = []
    func edge(_ kind: String, _ alignment: NSRectAlignment, _ estimate: CGFloat) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = appearance == .plain
      boundary.append(item)
    }
    if headerMode == .supplementary {
      edge(UICollectionView.elementKindSectionHeader, .top, isGrouped ? 38 : 28)
    }
    if footerMode == .supplementary { edge(UICollectionView.elementKindSectionFooter, .bottom, 28) }
    section.boundarySupplementaryItems = boundary
  }

  func attributes(at path: IndexPath, count: Int) -> UICollectionViewLayoutAttributes {
    let attributes = ListRowAttributes.make(ListRowAttributes.self, .cell, path) as! ListRowAttributes
    let first = headerMode == .firstItemInSection ? 1 : 0
    attributes.isHeader = headerMode == .firstItemInSection && path.item == 0
    attributes.isFirst = path.item == first
    attributes.isLast = path.item == count - 1
    attributes.list = self
    return attributes
  }

  /// The attributes of a section's header or footer.
  func attributes(ofEdge kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes =
      ListRowAttributes.make(ListRowAttributes.self, .supplementary(kind), path) as! ListRowAttributes
    attributes.isHeader = kind == UICollectionView.elementKindSectionHeader
    attributes.isFooter = !attributes.isHeader
    attributes.list = self
    return attributes
  }
}

/// The attributes of a list row, with its position in the section.
final class ListRowAttributes: UICollectionViewLayoutAttributes {
  var isHeader = false
  var isFooter = false
  var isFirst = false
  var isLast = false
  var list: UICollectionLayoutListConfiguration?

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    MainActor.assumeIsolated {
      guard let copy = copy as? ListRowAttributes else { return }
      copy.isHeader = isHeader
      copy.isFooter = isFooter
      copy.isFirst = isFirst
      copy.isLast = isLast
      copy.list = list
    }
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ListRowAttributes else { return false }
    return MainActor.assumeIsolated {
      isHeader == other.isHeader && isFooter == other.isFooter && isFirst == other.isFirst
        && isLast == other.isLast
        && list?.appearance == other.list?.appearance
    }
  }
}
