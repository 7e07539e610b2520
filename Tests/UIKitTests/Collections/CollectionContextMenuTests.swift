import PortolanTesting
import UIKit
import XCTest

/// Tests of context menus of items, and of the keyboard focus (Specification.md C6, C9).
@MainActor
final class CollectionContextMenuTests: XCTestCase {
  class Grid: UICollectionViewController {
    let log = Log()
    init() { super.init(collectionViewLayout: RowsLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      cell.backgroundColor = .systemTeal
      return cell
    }
    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      log.add("selected \(path.item)")
    }
    func menu(_ title: String) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(children: [UIAction(title: title) { _ in self.log.add(title) }])
      })
    }
  }

  private final class ItemsGrid: Grid {
    override func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu("About \(paths.map { String($0.item) }.joined(separator: "+"))") }
    override func collectionView(
      _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.add("shown") }
    override func collectionView(
      _ view: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.add("ended") }
    override func collectionView(
      _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      log.add("preview \(path.item)")
      return nil
    }
  }

  private final class ItemGrid: Grid {
    override func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { path.item == 1 ? menu("Older \(path.item)") : nil }
  }

  private func show<Screen: Grid>(_ screen: Screen) -> (TestApp, Screen) {
    let app = TestApp(device: .iPhone15)
    app.show(screen)
    return (app, screen)
  }

  func testALongPressOpensTheMenuOfAnItem() {
    let (app, grid) = show(ItemsGrid())
    app.longPress(at: CGPoint(x: 100, y: 75))
    app.settle()
    XCTAssertEqual(grid.log.take(), ["preview 1", "shown"])
    XCTAssertTrue(app.sees("About 1"))
    app.tap("About 1")
    app.settle()
    XCTAssertEqual(grid.log.take().sorted(), ["About 1", "ended"])
    app.end()
  }

  func testAPressOfOneOfSeveralSelectedIsAboutAllAndOneOfNoneAboutTheSpace() {
    let (app, grid) = show(ItemsGrid())
    grid.collectionView.allowsMultipleSelection = true
    for item in [0, 2] {
      grid.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    app.longPress(at: CGPoint(x: 100, y: 125))
    app.settle()
    XCTAssertTrue(app.sees("About 0+2"))
    app.tap("About 0+2")
    app.settle()
    app.longPress(at: CGPoint(x: 100, y: 600))
    app.settle()
    XCTAssertTrue(app.sees("About "))
    app.end()
  }

  func testOlderMethodIsCalledWithoutNewerOne() {
    let (app, grid) = show(ItemGrid())
    app.longPress(at: CGPoint(x: 100, y: 75))
    app.settle()
    XCTAssertTrue(app.sees("Older 1"))
    app.tap("Older 1")
    app.settle()
    XCTAssertEqual(grid.log.take(), ["Older 1"])
    app.longPress(at: CGPoint(x: 100, y: 125))
    app.settle()
    XCTAssertEqual(grid.log.take(), ["selected 2"], "a press without a menu is the item's")
    app.end()
  }

  func testATapOfThePreviewCommits() {
    final class Previewing: Grid {
      override func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
          previewProvider: {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemOrange
            controller.preferredContentSize = CGSize(width: 200, height: 200)
            return controller
          }, actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
      }
      override func collectionView(
        _ view: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        let controller = animator.previewViewController
        animator.addCompletion { [log] in log.add(controller == nil ? "nothing" : "opened") }
      }
    }
    let (app, grid) = show(Previewing())
    app.longPress(at: CGPoint(x: 196, y: 225))
    app.settle()
    app.tap(at: CGPoint(x: 196, y: 225))
    app.settle()
    XCTAssertEqual(grid.log.take(), ["opened"])
    app.end()
  }

  // MARK: Focus

  private final class FocusGrid: Grid {
    var remembers = true
    var fixed: Set<Int> = []
    var preferred: IndexPath?
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    override func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
      !fixed.contains(path.item)
    }
    override func collectionView(
      _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (old, new) = (context.previouslyFocusedIndexPath?.item, context.nextFocusedIndexPath?.item)
      log.add("\(old.map(String.init) ?? "-") to \(new.map(String.init) ?? "-")")
    }
    override func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { preferred }
  }

  func testArrowsMoveTheFocusPastUnfocusableItems() {
    let (app, grid) = show(FocusGrid())
    grid.fixed = [1]
    app.press(.keyboardTab)
    app.press(.keyboardDownArrow)
    XCTAssertEqual(grid.log.take(), ["- to 0", "0 to 2"])
    XCTAssertEqual(
      grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.configurationState.isFocused, true)
    grid.collectionView.allowsFocus = false
    app.press(.keyboardDownArrow)
    XCTAssertEqual(grid.log.take(), [])
    app.end()
  }

  func testSelectionMayFollowTheFocus() {
    let (app, grid) = show(FocusGrid())
    grid.collectionView.selectionFollowsFocus = true
    app.press(.keyboardTab)
    app.press(.keyboardDownArrow)
    XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    app.end()
  }

  func testTheFocusStartsWhereTheDelegateWantsIt() {
    let (app, grid) = show(FocusGrid())
    grid.preferred = IndexPath(item: 3, section: 0)
    app.press(.keyboardTab)
    XCTAssertEqual(grid.log.take(), ["- to 3"])
    app.end()
  }

  func testTheFocusReturnsToTheItemItLeftEvenWhereThatHasScrolledAway() {
    let app = TestApp(device: .iPhone15)
    let grid = FocusGrid()
    let screen = UIViewController()
    screen.addChild(grid)
    grid.view.frame = CGRect(x: 0, y: 0, width: 393, height: 500)
    screen.view.addSubview(grid.view)
    let button = UIButton(type: .system)
    button.setTitle("Elsewhere", for: .normal)
    button.frame = CGRect(x: 20, y: 600, width: 120, height: 44)
    screen.view.addSubview(button)
    app.show(screen)
    grid.collectionView.remembersLastFocusedIndexPath = true
    app.press(.keyboardTab)
    app.press(.keyboardDownArrow)
    app.press(.keyboardDownArrow)
    app.settle()
    app.press(.keyboardTab)
    XCTAssertTrue(app.focusedView === button)
    grid.collectionView.contentOffset.y = 2_000
    app.settle()
    app.press(.keyboardTab)
    app.settle()
    XCTAssertEqual(
      (app.focusedView as? UICollectionViewCell).flatMap { grid.collectionView.indexPath(for: $0) },
      IndexPath(item: 2, section: 0))
    app.end()
  }
}
