import CollectionChecks
import PortolanTesting
import UIKit
import XCTest

/// Tests of layout changes: immediate, animated and interactive (Specification.md C7, C8).
@MainActor
final class CollectionLayoutChangeTests: XCTestCase {
  private func grid() -> RowsLayout {
    let layout = RowsLayout()
    layout.columns = 3
    layout.rowHeight = 100
    return layout
  }

  func testANewLayoutKeepsTheCells() {
    let page = CollectionStage([Array(0..<30)])
    let cell = page.cell(4)
    page.view.setCollectionViewLayout(grid(), animated: false)
    XCTAssertIdentical(page.cell(4), cell)
    XCTAssertEqual(cell?.frame, CGRect(x: 100, y: 100, width: 100, height: 100))
    XCTAssertEqual(page.numbers, Array(0..<12))
    XCTAssertNil(page.layout.collectionView)
    page.strike()
  }

  func testAnAnimatedChangeMovesEverythingFromItsOldPlace() {
    let page = CollectionStage([Array(0..<30)])
    let log = Log()
    page.view.setCollectionViewLayout(grid(), animated: true) { log.add("\($0)") }
    CATransaction.flush()
    let (old, new) = (page.cell(4)!, page.cell(11)!)
    XCTAssertEqual(page.shownY(old), 225, accuracy: 0.5)
    XCTAssertEqual(page.shownY(new), 575, accuracy: 0.5)
    page.settle()
    XCTAssertEqual(log.take(), ["true"])
    XCTAssertEqual(page.shownY(old), 150)
    XCTAssertEqual(page.shownY(new), 350)
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  func testAnItemInTheMiddleStaysInTheMiddle() {
    let page = CollectionStage([Array(0..<300)])
    page.view.contentOffset.y = 5_000
    CATransaction.flush()
    let before = page.shownY(page.cell(103)!)
    page.view.setCollectionViewLayout(grid(), animated: true)
    page.settle()
    XCTAssertEqual(page.shownY(page.cell(103)!), before, accuracy: 51)
    page.strike()
  }

  func testTheDelegateDecidesWhereTheContentRests() {
    final class Chooser: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 321) }
    }
    let page = CollectionStage([Array(0..<300)])
    let chooser = Chooser()
    page.view.delegate = chooser
    page.view.setCollectionViewLayout(grid(), animated: false)
    XCTAssertEqual(page.view.contentOffset.y, 321)
    page.strike()
  }

  // MARK: By hand

  func testATransitionFollowsItsProgress() {
    let page = CollectionStage([Array(0..<30)])
    let blend = page.view.startInteractiveTransition(to: grid())
    XCTAssertIdentical(page.view.collectionViewLayout, blend)
    let cell = page.cell(4)!
    XCTAssertEqual(cell.frame, CGRect(x: 0, y: 200, width: 300, height: 50))
    blend.transitionProgress = 0.5
    blend.invalidateLayout()
    CATransaction.flush()
    XCTAssertEqual(cell.frame, CGRect(x: 50, y: 150, width: 200, height: 75))
    blend.transitionProgress = 1
    blend.invalidateLayout()
    CATransaction.flush()
    XCTAssertEqual(cell.frame, CGRect(x: 100, y: 100, width: 100, height: 100))
    page.strike()
  }

  func testFinishingInstallsTheNewLayoutAndCancellingTheOld() {
    let page = CollectionStage([Array(0..<30)])
    let log = Log()
    let layout = grid()
    var blend = page.view.startInteractiveTransition(to: layout) { log.add("first \($0) \($1)") }
    blend.transitionProgress = 0.4
    blend.invalidateLayout()
    CATransaction.flush()
    page.view.cancelInteractiveTransition()
    page.settle()
    XCTAssertEqual(log.take(), ["first true false"])
    XCTAssertIdentical(page.view.collectionViewLayout, page.layout)
    XCTAssertEqual(page.cell(4)?.frame.minY, 200)
    blend = page.view.startInteractiveTransition(to: layout) { log.add("second \($0) \($1)") }
    blend.transitionProgress = 0.4
    blend.invalidateLayout()
    CATransaction.flush()
    page.view.finishInteractiveTransition()
    CATransaction.flush()
    XCTAssertEqual(page.shownY(page.cell(4)!), 195, accuracy: 1)
    page.settle()
    XCTAssertEqual(log.take(), ["second true true"])
    XCTAssertIdentical(page.view.collectionViewLayout, layout)
    XCTAssertEqual(page.cell(4)?.frame.minY, 100)
    XCTAssertEqual(page.view.inconsistencies, [])
    page.strike()
  }

  func testTheDelegatesOwnTransitionLayoutKeepsValues() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Maker: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let page = CollectionStage([Array(0..<30)])
    let maker = Maker()
    page.view.delegate = maker
    let blend = page.view.startInteractiveTransition(to: grid())
    XCTAssertTrue(blend is Own)
    blend.updateValue(12, forAnimatedKey: "x")
    XCTAssertEqual(blend.value(forAnimatedKey: "x"), 12)
    XCTAssertEqual(blend.value(forAnimatedKey: "y"), 0)
    page.view.cancelInteractiveTransition()
    page.settle()
    page.strike()
  }

  // MARK: Invalidation

  /// Size changes, as in a rotation.
  func testLayoutsReceiveAnimatedSizeChange() {
    final class Turning: RowsLayout {
      var heard: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        heard.append("from \(Int(oldBounds.width)), \(layoutAttributesForItem(at: [0, 0])?.frame.width ?? 0)")
      }
      override func finalizeAnimatedBoundsChange() {
        heard.append("done, \(UIView.inheritedAnimationDuration)")
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let layout = Turning()
    let page = CollectionStage([[0, 1, 2]])
    page.view.setCollectionViewLayout(layout, animated: false)
    page.settle()
    XCTAssertEqual(layout.heard, [])
    let width = page.view.bounds.width
    UIView.animate(withDuration: 0.5) {
      page.view.frame.size.width = width - 100
      page.view.layoutIfNeeded()
    }
    XCTAssertEqual(layout.heard, ["from \(Int(width)), \(width - 100)", "done, 0.5"])
    page.settle()
    XCTAssertEqual(layout.heard.count, 2, "scrolling and settling are no change of the size")
    page.strike()
  }

  func testDecorationViewsAreTheLayoutsOwn() {
    final class Stripe: UICollectionReusableView {}
    final class Striped: RowsLayout {
      override init() {
        super.init()
        register(Stripe.self, forDecorationViewOfKind: "stripe")
      }
      required init?(coder: NSCoder) { nil }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let stripe = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "stripe", with: IndexPath(item: 0, section: 0))
        stripe.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        stripe.zIndex = -1
        return (super.layoutAttributesForElements(in: rect) ?? []) + [stripe]
      }
    }
    let page = CollectionStage([Array(0..<30)], layout: Striped())
    XCTAssertTrue(page.view.subviews.first is Stripe)
    page.view.setCollectionViewLayout(RowsLayout(), animated: true)
    page.settle()
    XCTAssertFalse(page.view.subviews.contains { $0 is Stripe && !$0.isHidden })
    page.strike()
  }

  func testContextsListInvalidatedElementsOnce() {
    let context = UICollectionViewLayoutInvalidationContext()
    XCTAssertNil(context.invalidatedItemIndexPaths)
    XCTAssertFalse(context.invalidateEverything)
    let (a, b) = (IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 0))
    context.invalidateItems(at: [a, b])
    context.invalidateItems(at: [a])
    XCTAssertEqual(context.invalidatedItemIndexPaths, [a, b])
    context.invalidateSupplementaryElements(ofKind: "k", at: [a])
    XCTAssertEqual(context.invalidatedSupplementaryIndexPaths, ["k": [a]])
  }

  func testAttributesOfASubclassAreCopiedWhole() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Tinted
        MainActor.assumeIsolated { copy.tint = tint }
        return copy
      }
    }
    let made = Tinted(forSupplementaryViewOfKind: "k", with: IndexPath(item: 2, section: 1))
    made.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    made.transform = CGAffineTransform(scaleX: 2, y: 2)
    made.tint = 9
    let copy = made.copy() as? Tinted
    XCTAssertEqual(copy?.tint, 9)
    XCTAssertEqual(copy, made)
    XCTAssertEqual(copy?.representedElementKind, "k")
    XCTAssertEqual(copy?.frame, CGRect(x: -14, y: -18, width: 60, height: 80))
  }
}
