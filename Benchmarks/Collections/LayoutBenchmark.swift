import BenchmarkSupport
import Foundation
import UIKit

/// A flow layout with individual item sizes: preparation, queries and changes (L1 to L3).
@MainActor
struct LayoutBenchmark {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 390, height: CGFloat(40 + indexPath.item * 37 % 61)) }
  }

  func run() {
    for count in [100_000, 1_000_000] { prepare(count) }
  }

  private func prepare(_ count: Int) {
    let source = Source(count)
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    let name = count == 100_000 ? "100,000" : "a million"
    let time = Measure.median(rounds: 5, count: 1) {
      layout.invalidateLayout()
      layout.prepare()
    }
    Measure.report(
      "L1 prepare \(name) delegate sizes", time * 1000, "ms", goal: count == 100_000 ? "3.4" : "35")
    guard count == 100_000 else { return }
    let height = layout.collectionViewContentSize.height
    var place: CGFloat = 0
    let query = Measure.median(rounds: 5, count: 20_000) {
      place = (place + 7_919).truncatingRemainder(dividingBy: height - 844)
      _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: place, width: 390, height: 844))
    }
    Measure.report(
      "L2 20,000 visible rectangles of 100,000, with attributes", query * 20_000 * 1000, "ms",
      goal: "none: twelve objects each")
    let append = Measure.median(rounds: 5, count: 20) {
      source.count += 1
      view.insertItems(at: [IndexPath(item: source.count - 1, section: 0)])
    }
    Measure.report(
      "L3 append one to 100,000, all sizes requested again as on iOS", append * 1000, "ms", goal: "none")
    engine()
  }

  /// The layout computation alone, which the goals of L2 and L3 refer to.
  private func engine() {
    let sizes = (0..<100_000).map { FlowSection.Extent(main: CGFloat(40 + $0 * 37 % 61), cross: 390) }
    let section = FlowSection(
      sizes: FlowSection.Sizes(sizes), available: 390, lineSpacing: 10, itemSpacing: 10)
    var place: CGFloat = 0
    var found = 0
    let query = Measure.median(rounds: 5, count: 20_000) {
      place = (place + 7_919).truncatingRemainder(dividingBy: section.length - 844)
      found += section.items(from: place, to: place + 844).count
    }
    precondition(found > 0)
    Measure.report(
      "L2 20,000 visible rectangles of 100,000, their elements", query * 20_000 * 1000, "ms",
      goal: "3.4; ListViewKit 1.7")
    var rows = ExtentIndex(count: 100_000, estimate: 44)
    var row = 0
    let change = Measure.median(rounds: 5, count: 20_000) {
      row = (row + 7_919) % 100_000
      rows.setMeasured(CGFloat(40 + row % 61), at: row)
    }
    precondition(rows.offset(of: 100_000) > 0)
    Measure.report("L3 one size of 100,000 changes", change * 1000, "ms", goal: "0.03")
  }
}
