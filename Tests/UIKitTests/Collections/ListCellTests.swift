import PortolanTesting
import UIKit
import XCTest

/// Tests of list rows: accessories, swipes, separators and headers (Specification.md C9).
@MainActor
final class ListCellTests: XCTestCase {
  /// A list whose rows are configured by a closure.
  private final class Rows: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<Int, String>!
    var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    private let sections: [[String]]

    init(_ list: UICollectionLayoutListConfiguration, _ sections: [[String]]) {
      self.sections = sections
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, path, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        configure(cell, path)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { cell, _, path in
        var content = UIListContentConfiguration.plainHeader()
        content.text = "Header \(path.section)"
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (section, names) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(names)
      }
      source.apply(snapshot, animatingDifferences: false)
    }

    func row(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
      try XCTUnwrap(
        collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    }
  }

  private func show(
    _ list: UICollectionLayoutListConfiguration, _ sections: [[String]],
    _ configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) -> (TestApp, Rows) {
    let app = TestApp()
    let rows = Rows(list, sections)
    rows.configure = configure
    app.show(rows)
    return (app, rows)
  }

  private let plain = UICollectionLayoutListConfiguration(appearance: .plain)

  /// Returns the kinds of a row's accessories, from the leading edge.
  private func accessories(_ cell: UICollectionViewListCell) -> [String] {
    cell.subviews.filter {
      !$0.isHidden && $0 !== cell.contentView && String(describing: type(of: $0)) != "CellSeparatorView"
    }
    .filter { !String(describing: type(of: $0)).contains("Background") }
    .sorted { $0.frame.midX < $1.frame.midX }
    .map { ($0 as? UILabel)?.text ?? $0.accessibilityLabel ?? String(describing: type(of: $0)) }
  }

  func testAccessoriesAreOrderedAndDependOnEditing() throws {
    let switchView = UISwitch()
    switchView.accessibilityLabel = "Switch"
    let (app, rows) = show(plain, [["A"]]) { cell, _ in
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing), .reorder(displayed: .whenEditing),
        .delete(displayed: .whenEditing), .label(text: "7"), .detail(displayed: .whenNotEditing),
        .checkmark(displayed: .whenNotEditing),
        .customView(configuration: .init(customView: switchView, placement: .leading(displayed: .always))),
      ]
    }
    let cell = try rows.row(0)
    let resting = accessories(cell)
    XCTAssertEqual(resting.count, 5, "\(resting)")
    XCTAssertEqual(resting.first, "Switch")
    XCTAssertEqual(resting[1], "7")
    XCTAssertGreaterThan(cell.contentView.frame.minX, switchView.frame.maxX - 5, "the content gives way")
    rows.setEditing(true, animated: false)
    app.settle()
    let editing = accessories(cell)
    XCTAssertEqual(editing.count, 4, "\(editing)")
    XCTAssertTrue(editing[0].hasPrefix("Remove ") || editing[1].hasPrefix("Remove "), "\(editing)")
    XCTAssertTrue(editing[3].contains("eorder"), "\(editing)")
    rows.setEditing(false, animated: false)
    app.settle()
    XCTAssertEqual(accessories(cell), resting)
  }

  func testActionsOfAccessoriesAreCalledAndTheRowIsNotSelected() throws {
    var heard: [String] = []
    let (app, rows) = show(plain, [["A"]]) { cell, _ in
      cell.accessories = [
        .detail { heard.append("detail") }, .delete(displayed: .always) { heard.append("delete") },
      ]
    }
    let cell = try rows.row(0)
    for control in cell.subviews.compactMap({ $0 as? UIControl }).sorted(by: { $0.frame.minX < $1.frame.minX }
    ) {
      app.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
      app.settle()
    }
    XCTAssertEqual(heard, ["delete", "detail"])
    XCTAssertEqual(rows.collectionView.indexPathsForSelectedItems, [])
  }

  func testAMultiselectAccessoryShowsTheSelection() throws {
    let (app, rows) = show(plain, [["A", "B"]]) { cell, _ in
      cell.accessories = [.multiselect(displayed: .whenEditing)]
    }
    rows.collectionView.allowsMultipleSelectionDuringEditing = true
    rows.setEditing(true, animated: false)
    app.settle()
    app.tap("A")
    app.tap("B")
    app.settle()
    XCTAssertEqual(rows.collectionView.indexPathsForSelectedItems?.count, 2)
    app.tap("A")
    app.settle()
    XCTAssertEqual(rows.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }

  func testARowIsSwipedToEitherSideAndAFullSwipePerformsTheFirstAction() throws {
    var heard: [String] = []
    func actions(_ names: [String]) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: names.map { name in
          UIContextualAction(style: .normal, title: name) { _, _, done in
            heard.append(name)
            done(true)
          }
        })
    }
    var list = plain
    list.leadingSwipeActionsConfigurationProvider = { _ in actions(["Pin"]) }
    list.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 0 ? nil : actions(["Archive", "Flag"])
    }
    let (app, _) = show(list, [["A", "B"]])
    let b = try XCTUnwrap(app.element("B")).center.y
    app.drag(from: CGPoint(x: 100, y: b), to: CGPoint(x: 200, y: b), hold: 0.2)
    app.settle()
    app.tap("Pin")
    app.settle()
    XCTAssertEqual(heard, ["Pin"])
    app.drag(from: CGPoint(x: 380, y: b), to: CGPoint(x: 40, y: b), hold: 0.2)
    app.settle()
    XCTAssertEqual(heard, ["Pin", "Archive"])
    let a = try XCTUnwrap(app.element("A")).center.y
    app.drag(from: CGPoint(x: 380, y: a), to: CGPoint(x: 200, y: a), hold: 0.2)
    app.settle()
    XCTAssertFalse(app.sees("Archive"), "the first row has no actions at this side")
  }

  func testEveryRowsLineCanBeDecided() throws {
    var list = plain
    list.itemSeparatorHandler = { path, line in
      var line = line
      if path.item == 0 { line.bottomSeparatorVisibility = .hidden }
      if path.item == 1 { line.bottomSeparatorInsets = .init(top: 0, leading: 60, bottom: 0, trailing: 10) }
      return line
    }
    let (_, rows) = show(list, [["A", "B", "C"]])
    func line(_ row: Int) throws -> UIView? {
      try rows.row(row).subviews.first {
        String(describing: type(of: $0)) == "CellSeparatorView" && !$0.isHidden
      }
    }
    XCTAssertNil(try line(0))
    XCTAssertEqual(try line(1)?.frame.minX, 60)
    XCTAssertEqual(try line(1)?.frame.maxX, 383)
    XCTAssertEqual(try line(2)?.frame.minX, 20, "where the text starts")
  }

  func testHeadersOfAPlainListStayAtTheTopWhileTheirSectionIsThere() throws {
    var list = plain
    list.headerMode = .supplementary
    list.headerTopPadding = 30
    let (app, rows) = show(list, [(0..<30).map { "A\($0)" }, (0..<30).map { "B\($0)" }])
    let view = rows.collectionView!
    func header(_ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }
    let top = view.adjustedContentInset.top
    XCTAssertEqual(header(0)?.minY, 30, "below its padding")
    view.contentOffset.y = 200 - top
    app.settle()
    XCTAssertEqual(header(0)?.minY, 200)
    let next = try XCTUnwrap(header(1))
    view.contentOffset.y = next.minY - 20 - top
    app.settle()
    XCTAssertEqual(try XCTUnwrap(header(0)).maxY, next.minY - 30, accuracy: 0.5, "pushed off by the next")
  }

  /// Returns the resting position of a horizontal section after a flick to the left.
  private func rest(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> CGFloat {
    let app = TestApp()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(150), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    let screen = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    app.show(screen)
    let y = screen.collectionView.adjustedContentInset.top + 50
    app.fling(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y))
    app.settle()
    let first = screen.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    app.end()
    return -(first?.frame.minX ?? 0)
  }

  // CollectionSemantics.md 5
  func testOrthogonalSectionsStopAccordingToBehavior() {
    XCTAssertEqual(rest(.paging), 393, "one width of the view")
    XCTAssertEqual(rest(.groupPaging), 150, "one group")
    XCTAssertEqual(rest(.groupPagingCentered), 75 - 393 / 2 + 150, accuracy: 1, "the second in the middle")
    let boundary = rest(.continuousGroupLeadingBoundary)
    XCTAssertGreaterThan(boundary, 149)
    XCTAssertEqual(boundary.truncatingRemainder(dividingBy: 150), 0, accuracy: 0.5, "at some group's edge")
    XCTAssertNotEqual(rest(.continuous).truncatingRemainder(dividingBy: 150), 0, "anywhere")
    XCTAssertEqual(rest(.none), 0)
  }

  /// While being configured, a row knows its list's appearance, and a header that it is one.
  func testRowsAndHeadersHaveTheAppearanceOfTheirList() throws {
    let looks: [(UICollectionLayoutListConfiguration.Appearance, UIFont.TextStyle, UIColor)] = [
      (.plain, .headline, .systemBackground), (.grouped, .footnote, .systemGroupedBackground),
      (.insetGrouped, .footnote, .systemGroupedBackground), (.sidebar, .headline, .secondarySystemBackground),
    ]
    for (appearance, style, ground) in looks {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = .firstItemInSection
      var fonts: [UIFont] = []
      let (app, rows) = show(list, [["Header", "A"]]) { cell, _ in
        fonts.append(cell.defaultContentConfiguration().textProperties.font)
      }
      XCTAssertEqual(
        fonts, [.preferredFont(forTextStyle: style), .preferredFont(forTextStyle: .body)], "\(appearance)")
      let back = rows.collectionView.subviews.first { $0.frame == rows.collectionView.bounds }
      XCTAssertEqual(back?.backgroundColor, ground, "\(appearance)")
      app.end()
    }
  }

  /// Views that the app hides during configuration, such as an empty badge, stay hidden, also after reuse.
  func testViewsHiddenByTheAppStayHidden() throws {
    let (app, rows) = show(plain, [(0..<60).map { "\($0)" }]) { cell, path in
      cell.isHidden = path.item % 2 == 1
    }
    func check() throws {
      for path in rows.collectionView.indexPathsForVisibleItems {
        XCTAssertEqual(try rows.row(path.item).isHidden, path.item % 2 == 1, "\(path)")
      }
    }
    try check()
    for _ in 0..<20 {
      rows.collectionView.contentOffset.y += 90
      app.settle()
      try check()
    }
    rows.collectionView.reloadData()
    app.settle()
    try check()
  }

  func testAccessoriesHaveOneOrderWhicheverOfThemCameFirst() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.reorder(displayed: .always)]
    cell.layoutIfNeeded()
    cell.accessories = [.delete(displayed: .always), .reorder(displayed: .always)]
    cell.layoutIfNeeded()
    let other = UICollectionViewListCell(frame: cell.frame)
    other.accessories = [.delete(displayed: .always), .reorder(displayed: .always)]
    other.layoutIfNeeded()
    func kinds(_ cell: UIView) -> [String] { cell.subviews.map { String(describing: type(of: $0)) } }
    XCTAssertEqual(kinds(cell), kinds(other))
    XCTAssertEqual(kinds(cell).suffix(2), ["CellEditControl", "CellReorderControl"])
  }
}
