import BenchmarkSupport
import Foundation
import UIKit

/// Creating and applying snapshots (D8, D9).
@MainActor
struct SnapshotBenchmark {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  func run() {
    let ids = (0..<100_000).map { _ in UUID() }
    let small = Array(ids[..<10_000])
    let one = Measure.median(count: 20) { _ = snapshot([small]) }
    Measure.report("D8 snapshot of 10,000 UUIDs", one * 1000, "ms", goal: "0.4; Apple about 3")
    let tens = (0..<10).map { Array(ids[$0 * 10_000..<($0 + 1) * 10_000]) }
    let ten = Measure.median(count: 5) { _ = snapshot(tens) }
    Measure.report(
      "D8 snapshot of 100,000 UUIDs in 10 sections", ten * 1000, "ms", goal: "6; Apple 200 to 300")
    apply(small, Array(ids[10_000...]), percent: 20, goal: "2.5; Apple about 15")
    apply(small, Array(ids[10_000...]), percent: 50, goal: "4; Apple about 31")
  }

  private func snapshot(_ sections: [[UUID]]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Replaces a percentage of the items, and moves as many.
  private func apply(_ items: [UUID], _ others: [UUID], percent: Int, goal: String) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 90)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, UUID>(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var changed = items
    let count = items.count * percent / 200
    for index in 0..<count { changed[index * items.count / count] = others[index] }
    for index in stride(from: 0, to: count, by: 2) {
      changed.swapAt(index * 7 % items.count, (index * 13 + 5_000) % items.count)
    }
    let (first, second) = (snapshot([items]), snapshot([changed]))
    source.apply(first, animatingDifferences: false)
    view.layoutIfNeeded()
    var isSecond = false
    let time = Measure.median(count: 10) {
      isSecond.toggle()
      source.apply(isSecond ? second : first, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    Measure.report("D9 apply 10,000 items, \(percent) % changed", time * 1000, "ms", goal: goal)
  }
}
