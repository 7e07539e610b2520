import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Tests of dragging and dropping items of collection views and rows of tables (Specification.md C9).
@MainActor
final class CollectionDragTests: XCTestCase {
  /// A list of words that can be dragged and dropped.
  private final class Words: UICollectionViewController, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var words: [String]
    let log = Log()
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var states: [UICollectionViewCell.DragState] = []
    var destinations: [IndexPath?] = []

    init(_ words: [String]) {
      self.words = words
      super.init(collectionViewLayout: RowsLayout())
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "word")
      collectionView.dragInteractionEnabled = true
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      words.count
    }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = words[path.item]
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      guard words[path.item] != "fixed" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: words[path.item] as NSString))
      item.localObject = words[path.item]
      return [item]
    }
    func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.add("drag begins")
    }
    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.add("drag ended")
    }
    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      destinations.append(path)
      return UICollectionViewDropProposal(
        operation: view.hasActiveDrag ? .move : .copy, intent: intent)
    }
    func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      log.add("enter")
    }
    func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      log.add("exit")
    }
    func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      log.add("drop ended")
    }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let word = item.dragItem.localObject as? String else {
        return
      }
      let place = coordinator.destinationIndexPath ?? IndexPath(item: words.count, section: 0)
      if intent == .insertIntoDestinationIndexPath {
        words[place.item] += word
        view.reloadItems(at: [place])
        coordinator.drop(item.dragItem, intoItemAt: place, rect: CGRect(x: 0, y: 0, width: 40, height: 40))
        return log.add("into \(place.item)")
      }
      view.performBatchUpdates {
        if let source = item.sourceIndexPath {
          self.words.remove(at: source.item)
          view.deleteItems(at: [source])
        }
        self.words.insert(word, at: place.item)
        view.insertItems(at: [place])
      }
      coordinator.drop(item.dragItem, toItemAt: place)
      log.add("insert at \(place.item)")
    }
  }

  private var app: TestApp!

  override func setUp() { MainActor.assumeIsolated { app = TestApp(device: .iPhone15) } }
  override func tearDown() {
    MainActor.assumeIsolated {
      app.end()
      app = nil
    }
  }

  private func row(_ index: Int, top: CGFloat = 0) -> CGPoint {
    CGPoint(x: 100, y: top + 25 + CGFloat(index) * 50)
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    app.beginDrag(at: start)
    app.advance(by: 0.6)
    app.moveFinger(from: start, to: end, duration: 0.5)
    app.advance(by: 0.5)
  }

  func testAnItemIsReorderedThroughTheDropCoordinator() {
    let list = Words(["a", "b", "c", "d", "e"])
    app.show(list)
    drag(from: row(0), to: row(2))
    XCTAssertTrue(list.collectionView.hasActiveDrag)
    XCTAssertTrue(list.collectionView.hasActiveDrop)
    XCTAssertEqual(list.words, ["a", "b", "c", "d", "e"])
    // The others have made space.
    XCTAssertEqual(app.element("b")?.frame.midY, 25)
    XCTAssertEqual(app.element("c")?.frame.midY, 75)
    XCTAssertEqual(app.element("d")?.frame.midY, 175)
    app.endDrag(at: row(2))
    app.settle()
    XCTAssertEqual(list.words, ["b", "c", "a", "d", "e"])
    XCTAssertEqual(
      list.log.take(), ["drag begins", "enter", "insert at 2", "drop ended", "drag ended"])
    XCTAssertEqual(app.element("a")?.frame.midY, 125)
    XCTAssertEqual(list.collectionView.visibleCells.map(\.alpha), [1, 1, 1, 1, 1])
    XCTAssertFalse(list.collectionView.hasActiveDrag)
    XCTAssertEqual(list.collectionView.inconsistencies, [])
  }

  func testADragThatIsCalledOffReturnsEverything() {
    let list = Words(["a", "b", "c", "d"])
    app.show(list)
    drag(from: row(3), to: row(0))
    app.moveFinger(from: row(0), to: CGPoint(x: 100, y: -20), duration: 0.1)
    app.cancelTouch(at: row(0))
    app.settle()
    XCTAssertEqual(list.words, ["a", "b", "c", "d"])
    XCTAssertEqual(app.element("d")?.frame.midY, 175)
    XCTAssertEqual(list.collectionView.visibleCells.map(\.alpha), [1, 1, 1, 1])
    XCTAssertEqual(list.collectionView.inconsistencies, [])
  }

  func testAnItemWithoutDragStays() {
    let list = Words(["fixed", "b"])
    app.show(list)
    drag(from: row(0), to: row(1))
    app.endDrag(at: row(1))
    app.settle()
    XCTAssertEqual(list.log.take(), [])
  }

  func testAnItemIsDroppedIntoAnother() {
    let list = Words(["a", "b", "c"])
    list.intent = .insertIntoDestinationIndexPath
    app.show(list)
    drag(from: row(0), to: row(2))
    let cell = list.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    XCTAssertEqual(cell?.configurationState.cellDropState, .targeted)
    XCTAssertEqual(cell?.isHighlighted, true)
    app.endDrag(at: row(2))
    app.settle()
    XCTAssertEqual(list.words, ["a", "b", "ca"])
    XCTAssertEqual(
      list.collectionView.visibleCells.map(\.configurationState.cellDropState), [.none, .none, .none])
  }

  func testItemIsDraggedBetweenViews() {
    let (left, right) = (Words(["a", "b"]), Words(["x", "y"]))
    let screen = UIViewController()
    for (index, list) in [left, right].enumerated() {
      screen.addChild(list)
      list.view.frame = CGRect(x: 0, y: CGFloat(index) * 300, width: 393, height: 300)
      screen.view.addSubview(list.view)
      list.didMove(toParent: screen)
    }
    app.show(screen)
    drag(from: row(0), to: row(1, top: 300))
    XCTAssertEqual(left.log.take(), ["drag begins", "enter", "exit"])
    XCTAssertEqual(app.element("a")?.frame.midY, 25, "it stays where it was, pale")
    app.endDrag(at: row(1, top: 300))
    app.settle()
    XCTAssertEqual(right.words, ["x", "a", "y"])
    XCTAssertEqual(left.words, ["a", "b"])
    XCTAssertEqual(left.collectionView.visibleCells.map(\.alpha), [1, 1])
    XCTAssertEqual(right.log.take(), ["enter", "insert at 1", "drop ended"])
  }

  func testAnItemDroppedBelowTheLastIsAppended() {
    let (left, right) = (Words(["a"]), Words(["x", "y"]))
    let screen = UIViewController()
    for (index, list) in [left, right].enumerated() {
      screen.addChild(list)
      list.view.frame = CGRect(x: 0, y: CGFloat(index) * 300, width: 393, height: 300)
      screen.view.addSubview(list.view)
    }
    app.show(screen)
    drag(from: row(0), to: row(4, top: 300))
    app.endDrag(at: row(4, top: 300))
    app.settle()
    XCTAssertEqual(right.words, ["x", "y", "a"])
  }

  func testContentScrollsUnderAFingerAtTheEdge() {
    let list = Words((0..<60).map { "w\($0)" })
    app.show(list)
    drag(from: row(1), to: CGPoint(x: 100, y: 840))
    app.advance(by: 1)
    XCTAssertGreaterThan(list.collectionView.contentOffset.y, 300)
    app.endDrag(at: CGPoint(x: 100, y: 840))
    app.settle()
    let place = list.words.firstIndex(of: "w1") ?? 0
    XCTAssertGreaterThan(place, 20)
    XCTAssertEqual(list.collectionView.inconsistencies, [])
  }

  func testCadenceDeterminesReorderingTime() {
    let list = Words(["a", "b", "c", "d", "e"])
    app.show(list)
    list.collectionView.reorderingCadence = .slow
    app.beginDrag(at: row(0))
    app.advance(by: 0.6)
    app.moveFinger(from: row(0), to: row(2), duration: 0.3)
    app.advance(by: 0.3)
    XCTAssertEqual(app.element("b")?.frame.midY, 75)
    app.advance(by: 1)
    XCTAssertEqual(app.element("b")?.frame.midY, 25)
    app.endDrag(at: row(2))
    app.settle()
    XCTAssertEqual(list.words, ["b", "c", "a", "d", "e"])
  }

  func testReorderingHandlersTakeAMoveWithoutACoordinator() {
    final class DragSource: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
      var drops = 0
      func collectionView(
        _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func collectionView(
        _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
      ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      }
      func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) { drops += 1 }
    }
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: RowsLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    let dragSource = DragSource()
    view.dragDelegate = dragSource
    view.dropDelegate = dragSource
    view.dragInteractionEnabled = true
    let screen = UIViewController()
    screen.view.addSubview(view)
    app.show(screen)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    app.settle()
    drag(from: row(0), to: row(2))
    app.endDrag(at: row(2))
    app.settle()
    XCTAssertEqual(source.snapshot().itemIdentifiers, ["b", "c", "a"])
    XCTAssertEqual(dragSource.drops, 0)
  }

  func testPlaceholderRepresentsLoadingData() {
    final class Slow: NSObject, UICollectionViewDropDelegate {
      var context: (any UICollectionViewDropPlaceholderContext)?
      func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "word")
        placeholder.cellUpdateHandler = { $0.accessibilityLabel = "loading" }
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
    }
    let list = Words(["a", "b"])
    app.show(list)
    let slow = Slow()
    list.collectionView.dropDelegate = slow
    drag(from: row(0), to: row(1))
    app.endDrag(at: row(1))
    app.settle()
    XCTAssertTrue(app.sees("loading"))
    XCTAssertEqual(list.words, ["a", "b"])
    XCTAssertEqual(slow.context?.commitInsertion { list.words.insert("new", at: $0.item) }, true)
    app.settle()
    XCTAssertFalse(app.sees("loading"))
    XCTAssertTrue(app.sees("new"))
    XCTAssertEqual(list.collectionView.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(slow.context?.deletePlaceholder(), false)
  }

  // MARK: Tables

  private final class Rows: UITableViewController, UITableViewDragDelegate {
    var words = ["a", "b", "c", "d"]
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.dragInteractionEnabled = true
      tableView.dragDelegate = self
    }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = words[path.row]
      return cell
    }
    override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }
    override func tableView(_ table: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      words.insert(words.remove(at: from.row), at: to.row)
    }
    func tableView(_ table: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath)
      -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: words[path.row] as NSString))] }
  }

  func testRowsAreReorderedByDragWithoutEditing() {
    let table = Rows()
    app.show(table)
    drag(from: row(3), to: row(1))
    XCTAssertTrue(table.tableView.hasActiveDrag)
    app.endDrag(at: row(1))
    app.settle()
    XCTAssertEqual(table.words, ["a", "d", "b", "c"])
    XCTAssertEqual(table.tableView.texts, ["a", "d", "b", "c"])
    XCTAssertEqual(table.tableView.visibleCells.map(\.alpha), [1, 1, 1, 1])
  }

  func testATableAcceptsDrops() {
    final class DropTarget: NSObject, UITableViewDropDelegate {
      weak var rows: Rows?
      func tableView(
        _ table: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
      ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      func tableView(_ table: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let place = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
        rows?.words.insert(coordinator.items[0].dragItem.localObject as? String ?? "?", at: place.row)
        table.insertRows(at: [place], with: .automatic)
        coordinator.drop(coordinator.items[0].dragItem, toRowAt: place)
      }
    }
    let (list, rows, dropTarget) = (Words(["x"]), Rows(), DropTarget())
    dropTarget.rows = rows
    let screen = UIViewController()
    for (index, child) in [list, rows].enumerated() {
      screen.addChild(child)
      child.view.frame = CGRect(x: 0, y: CGFloat(index) * 300, width: 393, height: 300)
      screen.view.addSubview(child.view)
    }
    app.show(screen)
    rows.tableView.dropDelegate = dropTarget
    drag(from: row(0), to: row(2, top: 300))
    app.endDrag(at: row(2, top: 300))
    app.settle()
    XCTAssertEqual(rows.words, ["a", "b", "x", "c", "d"])
    XCTAssertEqual(rows.tableView.texts, ["a", "b", "x", "c", "d"])
  }
}
