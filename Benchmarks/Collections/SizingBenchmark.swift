import BenchmarkSupport
import Foundation
import UIKit

/// Ten thousand self-sizing rows, scrolled from the end: the maximum deviation of visible rows from the
/// scroll while rows above are being sized (S4).
@MainActor
struct SizingBenchmark {
  private final class Row: UICollectionViewCell {
    var height: CGFloat = 44
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      attributes.size.height = height
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      (cell as? Row)?.height = CGFloat(30 + path.item * 7_919 % 131)
      return cell
    }
  }

  func run() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.contentInsetAdjustmentBehavior = .never
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    let source = Source()
    view.dataSource = source
    window.rootViewController?.view.addSubview(view)
    CATransaction.flush()
    view.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
    CATransaction.flush()
    var worst: CGFloat = 0
    var steps = 0
    let start = Measure.processorSeconds
    while view.contentOffset.y > 40, steps < 20_000 {
      let before = places(view)
      view.contentOffset.y -= 40
      CATransaction.flush()
      for (cell, place) in places(view) {
        if let old = before[cell], old.item == place.item { worst = max(worst, abs(place.y - old.y - 40)) }
      }
      steps += 1
    }
    let time = (Measure.processorSeconds - start) / Double(max(1, steps)) * 1000
    Measure.report(
      "S4 scroll up through 10,000 unknown rows, worst stray", Double(worst), "points", goal: "0, or rounding"
    )
    Measure.report("S4 one step of \(steps)", time, "ms", goal: "none")
    window.isHidden = true
    window.windowScene = nil
  }

  private func places(_ view: UICollectionView) -> [UICollectionViewCell: (item: Int, y: CGFloat)] {
    var found: [UICollectionViewCell: (item: Int, y: CGFloat)] = [:]
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      found[cell] = (path.item, cell.frame.minY - view.contentOffset.y)
    }
    return found
  }
}
