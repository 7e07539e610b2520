import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Tests of self-sizing cells (CollectionSemantics.md 1, 6, S4).
@MainActor
final class CollectionSizingTests: XCTestCase {
  /// Rows with an estimated height of 40 points.
  private final class EstimatingLayout: UICollectionViewLayout {
    private var heights: [CGFloat] = []
    private var starts: [CGFloat] = []
    var asks = 0

    override func prepare() {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      if heights.count < count { heights += Array(repeating: 40, count: count - heights.count) }
      heights.removeLast(heights.count - count)
      starts = [0]
      starts.reserveCapacity(count + 1)
      for height in heights { starts.append(starts[starts.count - 1] + height) }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: starts.last ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var (low, high) = (0, heights.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle + 1] <= rect.minY { low = middle + 1 } else { high = middle }
      }
      var found: [UICollectionViewLayoutAttributes] = []
      while low < heights.count, starts[low] < rect.maxY {
        found.append(layoutAttributesForItem(at: IndexPath(item: low, section: 0))!)
        low += 1
      }
      return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      made.frame = CGRect(x: 0, y: starts[indexPath.item], width: 300, height: heights[indexPath.item])
      made.fitsWidth = false
      return made
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let item = originalAttributes.indexPath.item
      asks += 1
      guard heights[item] != preferredAttributes.size.height else { return false }
      heights[item] = preferredAttributes.size.height
      return true
    }
  }

  /// A cell with a preferred height of 20 to 160 points, depending on its number.
  private final class TallCell: UICollectionViewCell {
    var number = 0
    static func height(_ number: Int) -> CGFloat { CGFloat(20 + number * 37 % 141) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: Self.height(number))
    }
  }

  private final class TallSource: NSObject, UICollectionViewDataSource {
    var numbers: [Int]
    init(_ count: Int) { numbers = Array(0..<count) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
      (cell as? TallCell)?.number = numbers[indexPath.item]
      return cell
    }
  }

  private func page(_ count: Int) -> (CollectionStage, TallSource, EstimatingLayout) {
    let layout = EstimatingLayout()
    layout.anchorsItems = true
    let page = CollectionStage([[]], layout: layout)
    page.view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    let source = TallSource(count)
    page.view.dataSource = source
    page.keeps = [source]
    CATransaction.flush()
    return (page, source, layout)
  }

  func testCellsGetTheHeightTheyAskFor() {
    let (page, _, _) = page(1000)
    for cell in page.view.visibleCells.compactMap({ $0 as? TallCell }) {
      XCTAssertEqual(cell.frame.height, TallCell.height(cell.number))
    }
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  // CollectionSemantics.md S4: nothing on the screen moves when something above turns out to be taller.
  func testScrollingUpThroughEstimatesMovesNothingButByTheScroll() {
    let (page, _, _) = page(10_000)
    page.view.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
    CATransaction.flush()
    var worst: CGFloat = 0
    for _ in 0..<400 {
      let before = Dictionary(
        uniqueKeysWithValues: page.view.visibleCells.map { (($0 as! TallCell).number, page.shownY($0)) })
      page.view.contentOffset.y -= 35
      CATransaction.flush()
      for cell in page.view.visibleCells.compactMap({ $0 as? TallCell }) {
        guard let old = before[cell.number] else { continue }
        worst = max(
          worst, abs(cell.frame.minY + cell.frame.height / 2 - page.view.contentOffset.y - old - 35))
      }
    }
    XCTAssertLessThan(worst, 0.001)
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  func testAFlingThroughEstimatesMovesEvenly() {
    let (page, _, _) = page(10_000)
    page.view.scrollToItem(at: IndexPath(item: 5_000, section: 0), at: .top, animated: false)
    CATransaction.flush()
    page.stage.fingers.fling(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 400))
    var last: CGFloat?
    for _ in 0..<100 {
      let before = Dictionary(
        uniqueKeysWithValues: page.view.visibleCells.map { (($0 as! TallCell).number, page.shownY($0)) })
      page.stage.wait(1.0 / 60)
      let steps = page.view.visibleCells.compactMap { cell -> CGFloat? in
        before[(cell as! TallCell).number].map { page.shownY(cell) - $0 }
      }
      guard let step = steps.first else { continue }
      for other in steps { XCTAssertEqual(other, step, accuracy: 0.001) }
      if let last { XCTAssertLessThan(step, last + 2) }
      last = step
    }
    page.strike()
  }

  func testScrollingToAnItemAmongEstimatesEndsThere() {
    let (page, _, _) = page(10_000)
    page.view.scrollToItem(at: IndexPath(item: 700, section: 0), at: .centeredVertically, animated: false)
    CATransaction.flush()
    var cell = page.view.cellForItem(at: IndexPath(item: 700, section: 0))!
    XCTAssertEqual(page.shownY(cell), 200, accuracy: 0.51)
    page.view.scrollToItem(at: IndexPath(item: 650, section: 0), at: .top, animated: true)
    page.settle()
    cell = page.view.cellForItem(at: IndexPath(item: 650, section: 0))!
    XCTAssertEqual(cell.frame.minY - page.view.contentOffset.y, 0, accuracy: 0.51)
    page.strike()
  }

  func testAReconfiguredCellIsMeasuredAgain() {
    let (page, source, _) = page(100)
    source.numbers[0] = 3
    page.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    page.settle()
    let cell = page.view.cellForItem(at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(cell?.frame.height, TallCell.height(3))
    page.strike()
  }

  // MARK: Sizes that change by themselves

  /// Cells with a label laid out by constraints, in a list.
  private final class Notes: UICollectionViewController {
    final class Cell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }

    init() {
      let list = UICollectionLayoutListConfiguration(appearance: .plain)
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "note")
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      guard path.item > 0 else {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "list", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = "Short"
        cell.contentConfiguration = content
        return cell
      }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
      (cell as? Cell)?.label.text = "Note \(path.item)"
      return cell
    }
    func cell(_ item: Int) -> UICollectionViewCell? {
      collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }
  }

  private let long = String(repeating: "many words that need several lines ", count: 8)

  private func notes() -> (TestApp, Notes) {
    let app = TestApp(device: .iPhone15)
    let notes = Notes()
    app.show(notes)
    return (app, notes)
  }

  func testANewConfigurationMakesARowAsHighAsItNeedsAndOthersFollow() throws {
    let (app, notes) = notes()
    let (cell, next) = (try XCTUnwrap(notes.cell(0)), try XCTUnwrap(notes.cell(1)))
    let (height, top) = (cell.bounds.height, next.frame.minY)
    var content = UIListContentConfiguration.cell()
    content.text = long
    cell.contentConfiguration = content
    app.advance(by: 0.1)
    XCTAssertGreaterThan(cell.bounds.height, height * 2)
    let shown = try XCTUnwrap(next.layer.presentation()).position.y - next.bounds.height / 2
    XCTAssertGreaterThan(shown, top, "it is on its way")
    XCTAssertLessThan(shown, next.frame.minY)
    app.settle()
    XCTAssertEqual(next.frame.minY, cell.frame.maxY, accuracy: 0.001)
    XCTAssertTrue(notes.cell(0) === cell)
    app.end()
  }

  func testWithoutSelfSizingInvalidationARowKeepsItsHeight() throws {
    let (app, notes) = notes()
    notes.collectionView.selfSizingInvalidation = .disabled
    let cell = try XCTUnwrap(notes.cell(0))
    let height = cell.bounds.height
    var content = UIListContentConfiguration.cell()
    content.text = long
    cell.contentConfiguration = content
    app.settle()
    XCTAssertEqual(cell.bounds.height, height)
    app.end()
  }

  func testACellMaySayThatItsSizeHasChanged() throws {
    let (app, notes) = notes()
    let cell = try XCTUnwrap(notes.cell(2) as? Notes.Cell)
    let height = cell.bounds.height
    cell.label.text = long
    app.settle()
    XCTAssertEqual(cell.bounds.height, height, "constraints alone do not count")
    cell.invalidateIntrinsicContentSize()
    app.settle()
    XCTAssertGreaterThan(cell.bounds.height, height * 2)
    app.end()
  }

  func testConstraintsCountWhereTheyAreIncluded() throws {
    let (app, notes) = notes()
    notes.collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try XCTUnwrap(notes.cell(2) as? Notes.Cell)
    let height = cell.bounds.height
    cell.label.text = long
    app.settle()
    XCTAssertGreaterThan(cell.bounds.height, height * 2)
    let tall = cell.bounds.height
    try XCTUnwrap(cell.contentView.constraints.first { $0.constant == 12 }).constant = 112
    app.settle()
    XCTAssertEqual(cell.bounds.height, tall + 100, accuracy: 0.5)
    XCTAssertEqual(cell.frame.maxY, try XCTUnwrap(notes.cell(3)).frame.minY, accuracy: 0.001)
    app.end()
  }
}
