import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of self-sizing cells after a rotation. Some cells cache sizes during layout: cached values for the
/// old width must not be used for the new one.
@MainActor
final class RotatedCellTests: XCTestCase {
  private static let text = String(
    repeating: "Several words that wrap where there is little room. ", count: 6)

  /// The width of the text follows the layout, as in Apple's samples.
  private final class Text: UIView {
    let label = UILabel()
    init(in contentView: UIView) {
      super.init(frame: .zero)
      label.numberOfLines = 0
      label.text = RotatedCellTests.text
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
    required init?(coder: NSCoder) { nil }
    func remember(in contentView: UIView) {
      contentView.layoutIfNeeded()
      label.preferredMaxLayoutWidth = label.bounds.width
    }
    func wantedHeight(forWidth width: CGFloat) -> CGFloat {
      let plain = UILabel()
      plain.numberOfLines = 0
      plain.text = label.text
      return plain.sizeThatFits(CGSize(width: width - 40, height: .infinity)).height + 20
    }
  }

  private final class Row: UITableViewCell {
    lazy var content = Text(in: contentView)
    override func layoutSubviews() {
      super.layoutSubviews()
      content.remember(in: contentView)
    }
  }

  private final class Item: UICollectionViewCell {
    lazy var content = Text(in: contentView)
    override func layoutSubviews() {
      super.layoutSubviews()
      content.remember(in: contentView)
    }
  }

  /// Caches the width and returns it.
  private final class RememberingItem: UICollectionViewCell {
    lazy var content = Text(in: contentView)
    private var width: CGFloat?
    override func layoutSubviews() {
      super.layoutSubviews()
      width = bounds.width
    }
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      let fitted = attributes.copy() as! UICollectionViewLayoutAttributes
      fitted.size.height = content.wantedHeight(forWidth: width ?? attributes.size.width)
      return fitted
    }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
      _ = cell.content
      return cell
    }
  }

  private final class Items: UICollectionViewController {
    let remembers: Bool
    init(remembers: Bool) {
      self.remembers = remembers
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
    }
    required init?(coder: NSCoder) { nil }
    func text(of cell: UICollectionViewCell) -> Text {
      (cell as? Item)?.content ?? (cell as! RememberingItem).content
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
      collectionView.register(RememberingItem.self, forCellWithReuseIdentifier: "remembering")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      30
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: remembers ? "remembering" : "item", for: indexPath)
      _ = text(of: cell)
      return cell
    }
  }

  private func turnAndCheck(
    _ controller: UIViewController, _ cells: () -> [(UIView, Text, width: CGFloat)]
  ) {
    for animated in [true, false] {
      let app = TestApp()
      app.show(controller)
      app.settle()
      for orientation in [
        UIInterfaceOrientation.portrait, .landscapeLeft, .portrait, .landscapeRight, .portrait,
      ] {
        if animated {
          app.rotate(to: orientation)
        } else {
          UIView.performWithoutAnimation { app.rotate(to: orientation) }
        }
        app.settle()
        XCTAssertFalse(cells().isEmpty)
        for (cell, text, width) in cells() {
          XCTAssertEqual(
            cell.frame.height, text.wantedHeight(forWidth: width), accuracy: 1,
            "\(orientation.rawValue), animated: \(animated)")
        }
      }
    }
  }

  func testRows() {
    let rows = Rows(style: .plain)
    turnAndCheck(rows) {
      rows.tableView.visibleCells.map { ($0, ($0 as! Row).content, $0.contentView.bounds.width) }
    }
  }

  func testItems() {
    for remembers in [false, true] {
      let items = Items(remembers: remembers)
      turnAndCheck(items) {
        items.collectionView.visibleCells.map { ($0, items.text(of: $0), $0.contentView.bounds.width) }
      }
    }
  }
}
