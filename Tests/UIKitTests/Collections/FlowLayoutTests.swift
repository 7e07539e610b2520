import PortolanTesting
import SeededRandom
import UIKit
import XCTest

/// Tests of the frames measured for flow layouts: CollectionSemantics.md 4, Specification.md C7.
@MainActor
final class FlowLayoutTests: XCTestCase {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var sizes: [CGSize] = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "s", for: indexPath)
    }
  }

  /// A delegate that returns sizes.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  private var kept: [AnyObject] = []

  private func make(
    width: CGFloat, height: CGFloat = 600, _ counts: [Int], sizes: [CGSize]? = nil,
    _ configure: (UICollectionViewFlowLayout) -> Void
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    configure(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    let source = Source(counts)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "s")
    }
    view.dataSource = source
    kept.append(source)
    if let sizes {
      let delegate = Sizes(sizes)
      view.delegate = delegate
      kept.append(delegate)
    }
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func testAFullLineAndAPartOfOne() {
    let view = make(width: 375, [7]) { $0.itemSize = CGSize(width: 100, height: 60) }
    XCTAssertEqual(frames(view).map(\.minX), [0, 137.5, 275, 0, 137.5, 275, 0])
    XCTAssertEqual(view.contentSize.height, 200)
  }

  func testInsetsNarrowTheLine() {
    let view = make(width: 375, [7]) {
      $0.itemSize = CGSize(width: 100, height: 60)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
    XCTAssertEqual(frames(view)[..<3].map(\.minX), [16, 137.5, 259])
    XCTAssertEqual(view.contentSize.height, 216)
  }

  func testSpacingsAreTheLeast() {
    let view = make(width: 375, [5]) {
      $0.itemSize = CGSize(width: 115, height: 50)
      $0.minimumLineSpacing = 12
      $0.minimumInteritemSpacing = 15
    }
    XCTAssertEqual(frames(view)[..<3].map(\.minX), [0, 130, 260])
    XCTAssertEqual(view.contentSize.height, 112)
  }

  func testSectionsWithHeadersAndFooters() {
    let view = make(width: 375, [3, 2]) {
      $0.itemSize = CGSize(width: 80, height: 40)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    XCTAssertEqual(frames(view).map(\.minX), [12, 102.5, 192.5])
    XCTAssertEqual(view.contentSize.height, 200)
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    XCTAssertEqual(header?.frame, CGRect(x: 0, y: 100, width: 375, height: 30))
  }

  func testOneItemInALineIsCenteredEvenWhenItIsWider() {
    let wide = make(width: 200, [3]) { $0.itemSize = CGSize(width: 250, height: 40) }
    XCTAssertEqual(frames(wide).map(\.minX), [-25, -25, -25])
    let narrow = make(width: 200, [2]) { $0.itemSize = CGSize(width: 150, height: 40) }
    XCTAssertEqual(frames(narrow).map(\.minX), [25, 25])
  }

  func testALastLineOfEqualItemsIsSpacedAsIfItWereFull() {
    let view = make(width: 375, [4]) { $0.itemSize = CGSize(width: 50, height: 50) }
    XCTAssertEqual(frames(view).map(\.minX), [0, 65, 130, 195])
    let single = make(width: 200, [1]) { $0.itemSize = CGSize(width: 90, height: 40) }
    XCTAssertEqual(frames(single).map(\.minX), [0])
  }

  func testSizesWithFractions() {
    let view = make(width: 375, [6]) {
      $0.itemSize = CGSize(width: 111.5, height: 44.25)
      $0.minimumLineSpacing = 8
      $0.minimumInteritemSpacing = 7
      $0.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    }
    XCTAssertEqual(frames(view)[..<3].map(\.minX), [9, 132, 254.5])
    XCTAssertEqual(view.contentSize.height, 106.5)
  }

  func testMixedSizes() {
    let sizes = [(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)].map {
      CGSize(width: $0.0, height: $0.1)
    }
    let view = make(width: 375, [6], sizes: sizes) {
      $0.minimumInteritemSpacing = 8
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    }
    XCTAssertEqual(
      frames(view).map(\.origin),
      [(10, 12.5), (152.5, 5), (275, 12.5), (10, 75), (305, 70), (10, 120)].map {
        CGPoint(x: $0.0, y: $0.1)
      })
    XCTAssertEqual(view.contentSize.height, 165)
  }

  func testALastLineOfMixedSizesKeepsTheLeastSpacing() {
    let sizes = [(80, 40), (80, 90), (80, 40), (80, 40)].map { CGSize(width: $0.0, height: $0.1) }
    let view = make(width: 375, [4], sizes: sizes) { _ in }
    XCTAssertEqual(
      frames(view).map(\.origin),
      [(0, 25), (90, 0), (180, 25), (270, 25)].map { CGPoint(x: $0.0, y: $0.1) })
    XCTAssertEqual(view.contentSize.height, 90)
  }

  func testAnEmptySectionKeepsHeaderInsetsAndFooter() {
    let view = make(width: 375, [0, 1]) {
      $0.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    XCTAssertEqual(frames(view, section: 1).first?.minY, 60 + 30 + 4)
  }

  func testScrollingAcrossTransposes() {
    let view = make(width: 600, height: 375, [7]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 60, height: 100)
    }
    XCTAssertEqual(frames(view).map(\.minY), [0, 137.5, 275, 0, 137.5, 275, 0])
    XCTAssertEqual(frames(view).map(\.minX), [0, 0, 0, 70, 70, 70, 140])
    XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 375))
  }

  func testPinnedHeadersStayUntilTheirSectionGoes() {
    let view = make(width: 375, height: 300, [30, 30]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    func header(_ section: Int) -> CGFloat {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
        .minY
        ?? -1
    }
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    XCTAssertEqual(header(0), 100)
    let second = frames(view, section: 1)[0].minY - 30
    view.contentOffset.y = second - 10
    view.layoutIfNeeded()
    XCTAssertEqual(header(0), second - 30)
    XCTAssertEqual(header(1), second)
  }

  func testMillionItemsRequireOnlyVisibleOnes() {
    let section = FlowSection(
      sizes: FlowSection.Sizes(count: 1_000_000, common: .init(main: 50, cross: 50)), available: 375,
      lineSpacing: 10, itemSpacing: 10)
    XCTAssertEqual(section.length, CGFloat((1_000_000 + 5) / 6) * 60 - 10)
    XCTAssertEqual(section.items(from: 6_000_000, to: 6_000_100), 600_000..<600_012)
    XCTAssertEqual(section.place(of: 600_000).main, 6_000_000)
  }

  /// Compares random sizes with a simple model.
  func testRandomSizesAgreeWithASimpleModel() {
    var generator = SeededNumbers(seed: 1)
    for round in 0..<300 {
      let count = Int.random(in: 1...40, using: &generator)
      let common = FlowSection.Extent(main: 40, cross: 60)
      var sizes = FlowSection.Sizes(count: count, common: common)
      var plain = [FlowSection.Extent](repeating: common, count: count)
      var section = FlowSection(sizes: sizes, available: 300, lineSpacing: 7, itemSpacing: 5)
      for _ in 0..<Int.random(in: 0...10, using: &generator) {
        let item = Int.random(in: 0..<count, using: &generator)
        let size = FlowSection.Extent(
          main: CGFloat(Int.random(in: 10...90, using: &generator)),
          cross: CGFloat(Int.random(in: 10...320, using: &generator)))
        sizes.set(size, at: item)
        plain[item] = size
        section.setSize(size, at: item)
      }
      let fresh = FlowSection(sizes: sizes, available: 300, lineSpacing: 7, itemSpacing: 5)
      let model = Self.model(plain, available: 300, lineSpacing: 7, itemSpacing: 5)
      XCTAssertEqual(section.length, model.length, accuracy: 0.001, "round \(round)")
      for item in 0..<count {
        XCTAssertEqual(section.place(of: item), fresh.place(of: item), "round \(round)")
        XCTAssertEqual(section.place(of: item).main, model.places[item].main, accuracy: 0.001)
        XCTAssertEqual(section.place(of: item).cross, model.places[item].cross, accuracy: 0.001)
      }
    }
  }

  private static func model(
    _ sizes: [FlowSection.Extent], available: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat
  ) -> (places: [FlowSection.Place], length: CGFloat) {
    var places: [FlowSection.Place] = []
    var start: CGFloat = 0
    var first = 0
    while first < sizes.count {
      var end = first
      var used: CGFloat = 0
      while end < sizes.count {
        let wanted = used + (end > first ? itemSpacing : 0) + sizes[end].cross
        if end > first, wanted > available + 0.001 { break }
        used = wanted
        end += 1
      }
      let line = sizes[first..<end]
      let sum = line.reduce(0) { $0 + $1.cross }
      let thickness = line.map(\.main).max() ?? 0
      var origin: CGFloat = 0
      var gap = itemSpacing
      if end < sizes.count {
        if line.count == 1 {
          origin = (available - sum) / 2
        } else {
          gap = (available - sum) / CGFloat(line.count - 1)
        }
      } else if line.allSatisfy({ $0 == line.first }), let size = line.first {
        let room = Int(((available + itemSpacing + 0.001) / (size.cross + itemSpacing)).rounded(.down))
        if room <= 1 {
          origin = (available - sum) / 2
        } else {
          gap = (available - CGFloat(room) * size.cross) / CGFloat(room - 1)
        }
      }
      for size in line {
        places.append(.init(main: start + (thickness - size.main) / 2, cross: origin, extent: size))
        origin += size.cross + gap
      }
      start += thickness + lineSpacing
      first = end
    }
    return (places, max(0, start - lineSpacing))
  }
}
