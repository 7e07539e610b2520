import OrderedDiff
import PortolanTesting
import UIKit
import XCTest

/// A plain list in sections, with rows of equal height and a header in each section.
class RowsLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 50
  var headerHeight: CGFloat = 0
  var columns = 1
  private var starts: [CGFloat] = [0]
  private var counts: [Int] = []
  private(set) var prepared = 0
  private(set) var asked: [CGRect] = []

  override func prepare() {
    super.prepare()
    prepared += 1
    guard let view = collectionView else { return }
    counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    starts = [0]
    for count in counts {
      let lines = (count + columns - 1) / columns
      starts.append(starts[starts.count - 1] + headerHeight + CGFloat(lines) * rowHeight)
    }
  }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }
  override var collectionViewContentSize: CGSize { CGSize(width: width, height: starts[starts.count - 1]) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    asked.append(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in counts.indices where starts[section + 1] > rect.minY && starts[section] < rect.maxY {
      if headerHeight > 0, starts[section] + headerHeight > rect.minY {
        found.append(header(section))
      }
      let top = starts[section] + headerHeight
      let first = max(0, Int(((rect.minY - top) / rowHeight).rounded(.down))) * columns
      let last = min(counts[section] - 1, (Int(((rect.maxY - top) / rowHeight).rounded(.up)) + 1) * columns)
      guard first <= last else { continue }
      for item in first...last { found.append(row(IndexPath(item: item, section: section))) }
    }
    return found
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    made.frame = CGRect(x: 0, y: starts[section], width: width, height: headerHeight)
    return made
  }

  private func row(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let size = width / CGFloat(columns)
    made.frame = CGRect(
      x: CGFloat(indexPath.item % columns) * size,
      y: starts[indexPath.section] + headerHeight + CGFloat(indexPath.item / columns) * rowHeight,
      width: size, height: rowHeight)
    return made
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < counts.count, indexPath.item < counts[indexPath.section] else { return nil }
    return row(indexPath)
  }

  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { headerHeight > 0 && indexPath.section < counts.count ? header(indexPath.section) : nil }

  func forgetQuestions() { asked = [] }
}

/// A cell with a number.
final class NumberCell: UICollectionViewCell {
  var number = -1
  private(set) var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header with a number.
final class NumberHeader: UICollectionReusableView {
  var number = -1
}

/// Sections of numbers.
final class NumberSource: NSObject, UICollectionViewDataSource {
  var sections: [(id: Int, items: [Int])]
  let log = Log()
  var logsCounts = false
  var logsCells = false
  private(set) var made = 0

  init(_ items: [[Int]]) { sections = items.enumerated().map { ($0.offset, $0.element) } }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if logsCounts { log.add("sections") }
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    if logsCounts { log.add("items \(section)") }
    return sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if logsCells { log.add("cell \(indexPath.section).\(indexPath.item)") }
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section].items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? NumberHeader)?.number = sections[indexPath.section].id
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
  }
}

/// A collection view of numbers in a window.
@MainActor
final class CollectionStage {
  let stage: Stage
  let source: NumberSource
  let view: UICollectionView
  let layout: UICollectionViewLayout
  /// Objects retained for the duration of the test.
  var keeps: [AnyObject] = []

  init(_ items: [[Int]], layout: UICollectionViewLayout? = nil, height: CGFloat = 400) {
    let layout = layout ?? RowsLayout()
    stage = Stage()
    source = NumberSource(items)
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: height), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.register(
      NumberHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    stage.view.addSubview(view)
    CATransaction.flush()
  }

  func settle() { stage.wait(1) }
  func strike() { stage.strike() }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
  }

  /// The visible numbers, from top to bottom.
  var numbers: [Int] {
    view.visibleCells.compactMap { $0 as? NumberCell }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.number)
  }

  /// Returns the current position of a view on screen, including animations.
  func shownY(_ view: UIView) -> CGFloat {
    let layer = view.layer.presentation() ?? view.layer
    return layer.position.y - (self.view.layer.presentation() ?? self.view.layer).bounds.minY
  }

  func faults(_ body: () -> Void) -> [String] {
    let recorder = FaultRecorder()
    defer { recorder.stop() }
    body()
    return recorder.messages
  }
}
