import PortolanTesting
import UIKit
import XCTest

/// Tests of compositional layouts and lists: CollectionSemantics.md 5, Specification.md C9.
@MainActor
final class CompositionalLayoutTests: XCTestCase {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var height: CGFloat?
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      (cell as? SizedCell)?.wanted = height ?? 50
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "s", for: indexPath)
    }
  }

  final class SizedCell: UICollectionViewCell {
    var wanted: CGFloat = 50
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
  }

  private var kept: [AnyObject] = []

  private func make(
    _ width: CGFloat, _ counts: [Int], height: CGFloat? = nil, _ layout: UICollectionViewLayout
  )
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    let source = Source(counts)
    source.height = height
    view.register(SizedCell.self, forCellWithReuseIdentifier: "c")
    for kind in ["header", "badge", UICollectionView.elementKindSectionHeader] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    }
    view.dataSource = source
    kept.append(source)
    view.layoutIfNeeded()
    return view
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  func testItemsRepeatInAGroupUntilItIsFull() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let view = make(
      400, [10], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    XCTAssertEqual(frame(view, 0), CGRect(x: 2, y: 2, width: 96, height: 76))
    XCTAssertEqual(frame(view, 5), CGRect(x: 102, y: 82, width: 96, height: 76))
    XCTAssertEqual(view.contentSize, CGSize(width: 400, height: 240))
  }

  func testSpacingIsTakenFromFractionsAndSizesLieOnPixels() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let view = make(320, [3], UICollectionViewCompositionalLayout(section: section))
    XCTAssertEqual((0..<3).map { frame(view, $0).minX }, [16, 114.5, 213])
    XCTAssertEqual(frame(view, 0).width, 90.5)
  }

  func testNestedGroupsAreSideBySide() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, pair])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let view = make(400, [6], UICollectionViewCompositionalLayout(section: section))
    XCTAssertEqual(frame(view, 0), CGRect(x: 0, y: 0, width: 280, height: 200))
    XCTAssertEqual(frame(view, 1), CGRect(x: 280, y: 0, width: 120, height: 100))
    XCTAssertEqual(frame(view, 2), CGRect(x: 280, y: 100, width: 120, height: 100))
    XCTAssertEqual(frame(view, 3), CGRect(x: 0, y: 210, width: 280, height: 200))
    XCTAssertEqual(view.contentSize.height, 410)
  }

  func testEstimatedHeightsBecomeMeasuredHeights() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let view = make(
      400, [1000], height: 70,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    XCTAssertEqual(frame(view, 1), CGRect(x: 0, y: 70, width: 400, height: 70))
    XCTAssertGreaterThan(view.contentSize.height, 44000)
    XCTAssertLessThan(view.visibleCells.count, 12)
  }

  private final class Heights: NSObject, UICollectionViewDataSource {
    let heights: [CGFloat]
    init(_ heights: [CGFloat]) { self.heights = heights }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      (cell as? SizedCell)?.wanted = heights[indexPath.item]
      return cell
    }
  }

  // iOS 17: siblings are as high as the highest one; estimated ones have their own heights.
  func testUniformSiblingsAreAsHighAsTheHighest() {
    func heights(_ dimension: NSCollectionLayoutDimension) -> [CGFloat] {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), dimension))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
      let view = make(
        400, [0], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      let source = Heights([50, 90, 30, 20])
      kept.append(source)
      view.dataSource = source
      view.layoutIfNeeded()
      return (0..<4).map { frame(view, $0).height }
    }
    XCTAssertEqual(heights(.uniformAcrossSiblings(estimate: 40)), [90, 90, 30, 30])
    XCTAssertEqual(heights(.estimated(40)), [50, 90, 30, 20])
  }

  func testHeadersBadgesAndBackgroundsSurroundSection() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let view = make(400, [3], layout)
    XCTAssertEqual(frame(view, 0), CGRect(x: 20, y: 50, width: 100, height: 100))
    XCTAssertEqual(
      layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 0, section: 0))?.frame,
      CGRect(x: 110, y: 40, width: 20, height: 20))
    XCTAssertEqual(
      layout.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0))?
        .frame,
      CGRect(x: 20, y: 0, width: 360, height: 40))
    XCTAssertEqual(
      layout.layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))?.frame,
      CGRect(x: 0, y: 0, width: 400, height: 160))
  }

  func testASectionScrollsAcrossByGroups() throws {
    let app = TestApp()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let view = make(393, [20], UICollectionViewCompositionalLayout(section: section))
    let screen = UIViewController()
    screen.view.addSubview(view)
    app.show(screen)
    XCTAssertEqual(frame(view, 1), CGRect(x: 210, y: 0, width: 200, height: 120))
    XCTAssertLessThan(view.visibleCells.count, 4)
    app.fling(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
    app.settle()
    XCTAssertEqual(frame(view, 1).minX, 0, accuracy: 0.5)
    XCTAssertEqual(view.contentOffset.y, -view.adjustedContentInset.top)
    XCTAssertEqual(offsets.last ?? 0, 210, accuracy: 0.5)
  }

  /// `scrollToItem(at:at:animated:)` scrolls a section that scrolls on its own axis, and the view to the section.
  func testSectionsThatScrollAcrossScrollToItems() throws {
    let app = TestApp()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(600)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
    let view = make(393, [20, 20, 20], UICollectionViewCompositionalLayout(section: section))
    let screen = UIViewController()
    screen.view.addSubview(view)
    app.show(screen)
    func frame(_ item: Int, _ section: Int) -> CGRect {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    app.settle()
    XCTAssertEqual(frame(5, 0).minX, 16)
    XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 6, section: 0)))
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: true)
    app.settle()
    XCTAssertEqual(frame(5, 0).midX, 393 / 2, accuracy: 0.5)
    view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .left, animated: false)
    XCTAssertEqual(frame(19, 0).maxX, 393 - 8)
    view.scrollToItem(at: IndexPath(item: 18, section: 0), at: .centeredVertically, animated: false)
    XCTAssertEqual(frame(18, 0).minX, 16, "no further than necessary")

    let top = view.contentOffset.y
    view.scrollToItem(at: IndexPath(item: 3, section: 2), at: [.left, .bottom], animated: false)
    XCTAssertEqual(frame(3, 2).minX, 16)
    XCTAssertGreaterThan(view.contentOffset.y, top + 300)
  }

  /// In right-to-left layouts, a section begins at the right, and scrolls to the right.
  func testASectionScrollsAcrossTheOtherWayFromRightToLeft() throws {
    let app = TestApp()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
    let view = make(393, [20], UICollectionViewCompositionalLayout(section: section))
    view.semanticContentAttribute = .forceRightToLeft
    let screen = UIViewController()
    screen.view.addSubview(view)
    app.show(screen)
    XCTAssertEqual(frame(view, 0), CGRect(x: 393 - 16 - 200, y: 0, width: 200, height: 120))
    XCTAssertEqual(frame(view, 1).maxX, 393 - 16 - 210)
    app.fling(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 200, y: 60))
    app.settle()
    XCTAssertEqual(frame(view, 1).maxX, 393 - 16, accuracy: 0.5)
    XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    app.fling(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 100, y: 60))
    app.settle()
    XCTAssertEqual(frame(view, 0).maxX, 393 - 16, accuracy: 0.5)
  }

  func testTagsFillLineAfterLine() {
    final class Tags: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        8
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "t", for: indexPath) as! Tag
        cell.wanted = CGFloat(60 + 30 * (indexPath.item % 3))
        return cell
      }
    }
    final class Tag: UICollectionViewCell {
      var wanted: CGFloat = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: wanted, height: size.height) }
    }
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = Tags()
    view.register(Tag.self, forCellWithReuseIdentifier: "t")
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual(frame(view, 0), CGRect(x: 0, y: 0, width: 60, height: 30))
    XCTAssertEqual(frame(view, 1).minX, 70)
    XCTAssertEqual(frame(view, 2), CGRect(x: 170, y: 0, width: 120, height: 30))
    XCTAssertEqual(frame(view, 3), CGRect(x: 0, y: 40, width: 60, height: 30))
  }

  func testAnInsetGroupedListHasCardsAndRowsOfStandardHeight() throws {
    let app = TestApp()
    let screen = ListScreen(.insetGrouped)
    app.show(screen)
    let cells = screen.list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    XCTAssertEqual(cells[1].frame.minX, 20)
    XCTAssertEqual(cells[1].bounds.height, 44)
    XCTAssertEqual(cells[1].layer.cornerRadius, 10)
    XCTAssertEqual(cells[2].layer.cornerRadius, 0)
    XCTAssertTrue(app.sees("ROW 0.0"), "a header of a group is in capitals")
  }

  func testAListsRowIsSwiped() throws {
    let app = TestApp()
    let screen = ListScreen(.plain)
    var deleted: [IndexPath] = []
    screen.trailing = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path)
          done(true)
        }
      ])
    }
    app.show(screen)
    let row = try XCTUnwrap(app.element("Row 0.1")).center
    app.drag(from: CGPoint(x: 350, y: row.y), to: CGPoint(x: 230, y: row.y))
    app.settle()
    app.tap("Delete")
    app.settle()
    XCTAssertEqual(deleted, [IndexPath(item: 1, section: 0)])
    XCTAssertFalse(app.sees("Delete"))
  }

  func testAMillionRowsOfAListOpenAtOnce() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = make(393, [1_000_000], height: 60, layout)
    XCTAssertGreaterThanOrEqual(view.contentSize.height, 44_000_000)
    view.scrollToItem(at: IndexPath(item: 777_777, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    XCTAssertTrue(view.indexPathsForVisibleItems.contains(IndexPath(item: 777_777, section: 0)))
  }
}

/// A list of rows with accessories.
final class ListScreen: UIViewController, UICollectionViewDataSource {
  let listAppearance: UICollectionLayoutListConfiguration.Appearance
  var trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var list: UICollectionView!

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    listAppearance = appearance
    super.init(nibName: nil, bundle: nil)
    title = "List"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: listAppearance)
    configuration.trailingSwipeActionsConfigurationProvider = trailing
    configuration.headerMode = listAppearance == .plain ? .none : .firstItemInSection
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view.addSubview(list)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      as! UICollectionViewListCell
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.section).\(indexPath.item)"
    if indexPath.item == 2 {
      content.secondaryText = "A second line"
      content.image = UIImage(systemName: "star")
    }
    cell.contentConfiguration = content
    cell.accessories =
      [[.disclosureIndicator()], [.checkmark()], [.label(text: "5"), .disclosureIndicator()], [.detail()]][
        indexPath.item]
    return cell
  }
}
