import UIKit
import XCTest

/// Classes known only at run time are created with the initializers of their superclasses, as on iOS.
@MainActor
final class MetatypeInitializerTests: XCTestCase {
  private class Screen: UIViewController {
    let made: String
    override init(nibName: String?, bundle: Bundle?) {
      made = "\(nibName ?? "none") \(bundle == Bundle.main)"
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Flow: UINavigationController {}
  private final class Rows: UITableViewController {}
  private final class Tiles: UICollectionViewController {}
  private final class Bar: UINavigationBar {}
  private final class Tile: UIView {
    var isReady = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isReady = true
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Table: UITableView {}
  private final class Grid: UICollectionView {}
  private final class Row: UITableViewCell {}
  private final class Header: UITableViewHeaderFooterView {}
  private final class Card: UIPresentationController {}
  private final class Tap: UITapGestureRecognizer {}
  private final class Jump: UIStoryboardSegue {
    private(set) var note = "none"
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      note = "ready"
    }
  }

  private final class Notes: UITextView {
    private(set) var note = "none"
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      note = "ready"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Changes: UICollectionViewLayoutInvalidationContext {}
  private final class Item: UIBarButtonItem {}

  func testTextViewsAndObjectsOfLists() {
    let notes: UITextView.Type = Notes.self
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let view = notes.init(frame: frame, textContainer: nil)
    XCTAssertEqual((view as? Notes)?.note, "ready")
    XCTAssertEqual(view.frame, frame)
    let changes: UICollectionViewLayoutInvalidationContext.Type = Changes.self
    XCTAssertTrue(changes.init() is Changes)
    let layout: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
    XCTAssertTrue(layout.init() is UICollectionViewFlowLayout)
    let item: UIBarItem.Type = Item.self
    XCTAssertTrue(item.init() is Item)
  }

  private class OwnTile: UIView {
    let note: String
    init() {
      note = "own"
      super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    override init(frame: CGRect) {
      note = "framed"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class FramedTile: OwnTile {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  /// As lowered sources add it.
  func testAnOwnInitializerWithoutParametersIsCalled() {
    _ObjCTables.addLocal(OwnTile.self) { table in
      table.classFunction("new", OwnTile.self) { cls, _ in cls == OwnTile.self ? OwnTile() : nil }
    }
    let type: UIView.Type = OwnTile.self
    let tile = type.init() as? OwnTile
    XCTAssertEqual(tile?.note, "own")
    XCTAssertEqual(tile?.frame.width, 5)
    let framed: UIView.Type = FramedTile.self
    XCTAssertEqual((framed.init() as? OwnTile)?.note, "framed")
  }

  func testSegues() {
    let jump: UIStoryboardSegue.Type = Jump.self
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = jump.init(identifier: "a", source: source, destination: destination)
    XCTAssertEqual((segue as? Jump)?.note, "ready")
    XCTAssertEqual(segue.identifier, "a")
    XCTAssertTrue(segue.source === source)
    XCTAssertTrue(segue.destination === destination)
    XCTAssertNil(jump.init(identifier: nil, source: source, destination: destination).identifier)
  }

  func testControllers() {
    let screen: UIViewController.Type = Screen.self
    XCTAssertEqual((screen.init() as? Screen)?.made, "none false")
    XCTAssertEqual((screen.init(nibName: "A", bundle: .main) as? Screen)?.made, "A true")
    XCTAssertEqual((screen.init(nibName: nil, bundle: nil) as? Screen)?.made, "none false")
    let flow: UINavigationController.Type = Flow.self
    let root = UIViewController()
    let made = flow.init(rootViewController: root)
    XCTAssertTrue(made is Flow)
    XCTAssertEqual(made.viewControllers, [root])
    XCTAssertTrue(flow.init(navigationBarClass: Bar.self, toolbarClass: nil).navigationBar is Bar)
    let rows: UITableViewController.Type = Rows.self
    XCTAssertEqual((rows.init(style: .insetGrouped) as? Rows)?.tableView.style, .insetGrouped)
    let tiles: UICollectionViewController.Type = Tiles.self
    let layout = UICollectionViewFlowLayout()
    XCTAssertTrue((tiles.init(collectionViewLayout: layout) as? Tiles)?.collectionViewLayout === layout)
    let card: UIPresentationController.Type = Card.self
    let presentation = card.init(presentedViewController: root, presenting: nil)
    XCTAssertTrue(presentation is Card && presentation.presentedViewController === root)
  }

  func testViews() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let tile: UIView.Type = Tile.self
    XCTAssertEqual((tile.init(frame: frame) as? Tile)?.frame, frame)
    XCTAssertEqual((tile.init() as? Tile)?.isReady, true)
    let table: UITableView.Type = Table.self
    XCTAssertEqual((table.init(frame: frame, style: .grouped) as? Table)?.style, .grouped)
    let grid: UICollectionView.Type = Grid.self
    let layout = UICollectionViewFlowLayout()
    let view = grid.init(frame: frame, collectionViewLayout: layout)
    XCTAssertTrue(view is Grid && view.collectionViewLayout === layout)
    XCTAssertEqual(view.frame, frame)
    let row: UITableViewCell.Type = Row.self
    let cell = row.init(style: .subtitle, reuseIdentifier: "a long identifier of a cell")
    XCTAssertEqual((cell as? Row)?.reuseIdentifier, "a long identifier of a cell")
    XCTAssertNotNil(cell.detailTextLabel)
    let header: UITableViewHeaderFooterView.Type = Header.self
    XCTAssertEqual((header.init(reuseIdentifier: nil) as? Header)?.reuseIdentifier, nil)
    let tap: UIGestureRecognizer.Type = Tap.self
    XCTAssertTrue(tap.init() is Tap)
  }

  private func make<T: UIViewController>() -> T { T(nibName: nil, bundle: nil) }
  private func make<T: UITableViewCell>(_ type: T.Type) -> T { T(style: .value1, reuseIdentifier: "a") }

  func testGenericParametersStandForClasses() {
    let screen: Screen = make()
    XCTAssertEqual(screen.made, "none false")
    XCTAssertEqual(make(Row.self).reuseIdentifier, "a")
    XCTAssertTrue(type(of: Screen.instance()) == Screen.self)
  }

  func testObjectsAreReleased() {
    weak var root: UIViewController?
    weak var flow: UINavigationController?
    autoreleasepool {
      let controller = UIViewController()
      root = controller
      let type: UINavigationController.Type = Flow.self
      flow = type.init(rootViewController: controller)
    }
    XCTAssertNil(flow)
    XCTAssertNil(root)
  }

  func testTheClassSideAnswersByName() {
    let selector = NSSelectorFromString("sharedApplication")
    XCTAssertTrue(UIApplication.responds(to: selector))
    XCTAssertTrue(
      UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication === UIApplication.shared)
  }

  func testAConstraintForLater() {
    var constraint = NSLayoutConstraint()
    XCTAssertFalse(constraint.isActive)
    XCTAssertNil(constraint.firstItem)
    constraint = UIView().widthAnchor.constraint(equalToConstant: 3)
    XCTAssertEqual(constraint.constant, 3)
    XCTAssertEqual(
      UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).contentView.frame.width, 5)
    XCTAssertEqual(UIInputView(frame: .zero).inputViewStyle, .default)
  }
}

extension UIViewController {
  /// A factory method as in apps, which works for all of their screens.
  fileprivate class func instance() -> Self { self.init(nibName: nil, bundle: nil) }
}
