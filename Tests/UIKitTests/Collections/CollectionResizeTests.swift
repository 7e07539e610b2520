import PortolanTesting
import UIKit
import XCTest

/// Tests of lists in collection views after changes of the width, the safe area or the text size.
@MainActor
final class CollectionResizeTests: XCTestCase {
  private final class ListScreen: UICollectionViewController {
    /// A short text that replaces the long ones.
    var text: String?

    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = text ?? "A title that is wrapped where there is little room, but not where there is more"
      content.secondaryText = text == nil ? "Subtitle" : nil
      (cell as? UICollectionViewListCell)?.contentConfiguration = content
      return cell
    }

    var frames: [CGRect] {
      (0..<3).compactMap {
        collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
    }
  }

  private func launch(_ host: OffscreenHost) -> (TestApp, ListScreen) {
    let app = TestApp(host: host)
    let screen = ListScreen()
    app.show(UINavigationController(rootViewController: screen))
    return (app, screen)
  }

  func testRowsAreAsHighAsInAWindowThatWasAlwaysSo() {
    let (app, screen) = launch(OffscreenHost(device: .iPad))
    var seen: [CGFloat: [CGRect]] = [:]
    for width: CGFloat in [320, 700, 320, 1000] {
      app.host.windowSize = CGSize(width: width, height: 800)
      app.settle()
      seen[width] = screen.frames
    }
    app.end()
    for (width, frames) in seen {
      let host = OffscreenHost(device: .iPad)
      host.windowSize = CGSize(width: width, height: 800)
      let (fresh, screen) = launch(host)
      XCTAssertEqual(frames, screen.frames, "\(width)")
      fresh.end()
    }
  }

  func testRowsKeepClearOfTheSafeAreaFromTheStart() {
    let (app, screen) = launch(OffscreenHost(device: .iPhone15, orientation: .landscapeLeft))
    XCTAssertEqual(screen.frames.first?.minX, 59 + 20)
    app.end()
  }

  func testRowsOfTheStandardHeightGrowWithTheTextSize() throws {
    let (app, screen) = launch(OffscreenHost(device: .iPhone15))
    screen.text = "Short"
    screen.collectionView.reloadData()
    app.settle()
    let before = screen.frames
    XCTAssertEqual(before.first?.height, 44)
    app.host.contentSizeCategory = .accessibilityExtraLarge
    app.settle()
    XCTAssertGreaterThan(try XCTUnwrap(screen.frames.first).height, 60)
    app.end()
  }

  func testRowsGrowWithTheTextSize() throws {
    let (app, screen) = launch(OffscreenHost(device: .iPhone15))
    let before = screen.frames
    app.host.contentSizeCategory = .accessibilityExtraLarge
    app.settle()
    XCTAssertGreaterThan(try XCTUnwrap(screen.frames.first).height, try XCTUnwrap(before.first).height * 1.5)
    app.host.contentSizeCategory = .large
    app.settle()
    XCTAssertEqual(screen.frames, before)
    app.end()
  }
}
