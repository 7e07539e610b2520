import OrderedDiff
import UIKit

/// Performs random batch updates in a collection view and compares it with plain arrays after each one.
///
/// Requires an installed host and a virtual clock.
@MainActor
package final class UpdateCheck {
  private final class Cell: UICollectionViewCell {
    var number = -1
  }

  private final class Header: UICollectionReusableView {
    var number = -1
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var sections: [(id: Int, items: [Int])] = []

    func numberOfSections(in view: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].items.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.number = sections[path.section].items[path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      (header as? Header)?.number = sections[path.section].id
      return header
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let view: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  private let source = Source()
  private var updates: RandomUpdates
  private var selected: Set<Int> = []

  package init(seed: UInt64) {
    updates = RandomUpdates(seed: seed, firstID: 1000)
    source.sections = [Array(0..<6), Array(6..<20), [], Array(20..<23)].enumerated().map { ($0, $1) }
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
  }

  /// - Returns: The inconsistencies after the first batch that caused any; empty on success.
  package func run(_ rounds: Int, animated: Bool) -> [String] {
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    defer {
      window.isHidden = true
      window.windowScene = nil
    }
    CATransaction.flush()
    for round in 0..<rounds {
      let batch = updates.batch(from: source.sections)
      var wrong = animated ? changeInMotion(to: batch) : changeAtOnce(to: batch)
      selected.formIntersection(batch.after.flatMap(\.items))
      wrong += check()
      guard wrong.isEmpty else { return wrong + ["in round \(round)"] }
      selectSomething()
      scrollSomewhere()
      if source.sections.reduce(0, { $0 + $1.items.count }) > 120 { reset() }
    }
    FrameClock.shared.advance(by: 2)
    return view.inconsistencies
  }

  // MARK: Changes

  private func change(to batch: RandomUpdates.Batch) {
    view.performBatchUpdates {
      self.source.sections = batch.after
      self.view.say(batch.changes)
    }
  }

  private func changeAtOnce(to batch: RandomUpdates.Batch) -> [String] {
    UIView.performWithoutAnimation { change(to: batch) }
    return []
  }

  /// Performs an animated change, often during another one.
  private func changeInMotion(to batch: RandomUpdates.Batch) -> [String] {
    if updates.below(3) == 0 { FrameClock.shared.advance(by: TimeInterval(updates.below(5)) * 0.1) }
    CATransaction.flush()
    let before = shownPlaces()
    change(to: batch)
    CATransaction.flush()
    let after = shownPlaces()
    return before.compactMap { view, place in
      // A view that was reused for another item counts as a different one.
      guard let now = after[view], now.number == place.number, abs(now.y - place.y) > 0.5 else { return nil }
      return "\(type(of: view)) \(now.number) jumps from \(place.y) to \(now.y)"
    }
  }

  /// Returns the current positions of views on screen, including animations, by view.
  private func shownPlaces() -> [UICollectionReusableView: (number: Int, y: CGFloat)] {
    let top = (view.layer.presentation() ?? view.layer).bounds.minY
    var places: [UICollectionReusableView: (number: Int, y: CGFloat)] = [:]
    for case let shown as UICollectionReusableView in view.subviews where !shown.isHidden {
      let layer = shown.layer.presentation() ?? shown.layer
      guard layer.opacity > 0.01 else { continue }
      let number = (shown as? Cell)?.number ?? (shown as? Header)?.number ?? -1
      places[shown] = (number, layer.position.y - top)
    }
    // Views in the reuse queue have no position.
    for waiting in view.engine.reuse.waiting {
      if let waiting = waiting as? UICollectionReusableView { places[waiting] = nil }
    }
    return places
  }

  private func reset() {
    source.sections = source.sections.prefix(4).map { ($0.id, Array($0.items.prefix(5))) }
    view.reloadData()
    view.layoutIfNeeded()
    selected = []
  }

  private func selectSomething() {
    let section = updates.below(source.sections.count)
    let items = source.sections[section].items
    guard !items.isEmpty else { return }
    let item = updates.below(items.count)
    view.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
    selected.insert(items[item])
  }

  private func scrollSomewhere() {
    guard updates.below(4) == 0 else { return }
    let room = max(0, Int(view.contentSize.height) - 400)
    view.contentOffset.y = CGFloat(updates.below(room + 1))
    view.layoutIfNeeded()
  }

  // MARK: Comparison

  private func check() -> [String] {
    let model = source.sections
    var wrong = view.inconsistencies
    if view.numberOfSections != model.count { wrong.append("sections") }
    for (section, content) in model.enumerated()
    where view.numberOfItems(inSection: section) != content.items.count {
      wrong.append("items of \(section)")
    }
    let paths = view.indexPathsForSelectedItems ?? []
    let chosen = paths.map { model[$0.section].items[$0.item] }
    if Set(chosen) != selected || chosen.count != selected.count { wrong.append("selection") }
    var expected: Set<Int> = []
    for attributes in layout.layoutAttributesForElements(in: view.bounds) ?? []
    where attributes.frame.minY < view.bounds.maxY && attributes.frame.maxY > view.bounds.minY {
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell else {
        let header =
          view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path) as? Header
        if header?.number != model[path.section].id { wrong.append("header \(path)") }
        continue
      }
      let number = model[path.section].items[path.item]
      expected.insert(number)
      wrong += check(number, attributes)
    }
    let shown = view.visibleCells.compactMap { ($0 as? Cell)?.number }
    if Set(shown) != expected || shown.count != expected.count {
      wrong.append("shows \(shown.sorted()), not \(expected.sorted())")
    }
    return wrong
  }

  private func check(_ number: Int, _ attributes: UICollectionViewLayoutAttributes) -> [String] {
    let path = attributes.indexPath
    guard let cell = view.cellForItem(at: path) as? Cell else { return ["no cell at \(path)"] }
    var wrong: [String] = []
    if cell.number != number { wrong.append("\(path) shows \(cell.number), not \(number)") }
    if cell.frame != attributes.frame { wrong.append("\(path) is at \(cell.frame)") }
    if cell.isSelected != selected.contains(number) { wrong.append("\(path) selected \(cell.isSelected)") }
    if view.indexPath(for: cell) != path { wrong.append("path of \(path)") }
    return wrong
  }
}
