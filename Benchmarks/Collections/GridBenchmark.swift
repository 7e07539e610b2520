import BenchmarkSupport
import Foundation
import UIKit

/// A grid of a million labeled tiles: first frame, scrolling, jumping (S1 to S3). Includes layout and display
/// lists of labels, but no drawing.
@MainActor
struct GridBenchmark {
  private final class Tile: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemBackground
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    var made = 0
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.label.text = String(indexPath.item)
      return cell
    }
  }

  private func makeGrid(_ source: Source, in window: UIWindow) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 4
    let grid = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    grid.register(Tile.self, forCellWithReuseIdentifier: "tile")
    grid.dataSource = source
    window.rootViewController?.view.addSubview(grid)
    CATransaction.flush()
    return grid
  }

  func run() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    CATransaction.flush()
    makeGrid(Source(100), in: window).removeFromSuperview()
    let before = Measure.residentKiB
    let source = Source(1_000_000)
    var first = Samples()
    var grid: UICollectionView!
    first.measure { grid = makeGrid(source, in: window) }
    Measure.report(
      "S1 first frame of a million items", first.percentile(0.5), "ms", goal: "at most 8; Qt 8.5, GTK 21")
    Measure.report(
      "S1 memory over an empty window", Double(Measure.residentKiB - before) / 1024, "MiB", goal: "at most 5")
    var scrolling = Samples()
    for _ in 0..<100 { step(grid, grid.contentOffset.y + 40) }
    for _ in 0..<1_000 { scrolling.measure { step(grid, grid.contentOffset.y + 40) } }
    Measure.report(
      "S2 scroll by 40 points, p50", scrolling.percentile(0.5), "ms", goal: "0.35; Qt 0.40, GTK 0.67")
    Measure.report(
      "S2 scroll by 40 points, p99", scrolling.percentile(0.99), "ms", goal: "0.6; Qt 0.56, GTK 2.0")
    var jumping = Samples()
    var random = SystemRandomNumberGenerator()
    let room = grid.contentSize.height - 844
    for _ in 0..<500 { jumping.measure { step(grid, CGFloat.random(in: 0...room, using: &random)) } }
    Measure.report("S3 jump anywhere, p50", jumping.percentile(0.5), "ms", goal: "0.9; Qt 0.92, GTK 1.6")
    Measure.report("S3 jump anywhere, p99", jumping.percentile(0.99), "ms", goal: "1.4; Qt 1.41, GTK 3.8")
    Measure.report(
      "S2 views that exist after scrolling", Double(grid.subviews.count), "views", goal: "a screenful")
    grid.removeFromSuperview()
    window.isHidden = true
  }

  private func step(_ grid: UICollectionView, _ offset: CGFloat) {
    grid.contentOffset.y = offset
    CATransaction.flush()
  }
}
