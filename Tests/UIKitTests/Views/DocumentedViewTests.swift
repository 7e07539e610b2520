import UIKit
import XCTest

/// Defaults and behavior of views, as in Apple's documentation.
@MainActor
final class DocumentedViewTests: XCTestCase {
  func testViews() {
    let v = UIView(); v.tag = 5
    XCTAssertTrue(v.viewWithTag(5) === v)
    XCTAssertTrue(v.isDescendant(of: v))
    XCTAssertEqual(v.sizeThatFits(CGSize(width: 3, height: 3)), .zero)
    XCTAssertEqual(v.intrinsicContentSize, CGSize(width: -1, height: -1))
    v.tintColor = .red
    let c = UIView(); v.addSubview(c)
    XCTAssertEqual(c.tintColor, .red)
    v.tintColor = nil
    XCTAssertEqual(c.tintColor, UIView().tintColor)
    XCTAssertEqual(v.contentMode, .scaleToFill)
    XCTAssertTrue(v.isOpaque)
    XCTAssertTrue(v.autoresizesSubviews)
    XCTAssertFalse(v.clipsToBounds)
    XCTAssertEqual(v.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    XCTAssertFalse(UILabel().isUserInteractionEnabled)
    XCTAssertFalse(UIImageView().isUserInteractionEnabled)
    XCTAssertTrue(UIScrollView().clipsToBounds)
    XCTAssertEqual(v.contentHuggingPriority(for: .vertical), .defaultLow)
  }

  func testTables() {
    let t = UITableView()
    XCTAssertNil(t.dequeueReusableCell(withIdentifier: "x"))
    XCTAssertNil(t.indexPathsForSelectedRows)
    XCTAssertNil(t.indexPathForSelectedRow)
    XCTAssertEqual(t.rowHeight, UITableView.automaticDimension)
    XCTAssertEqual(t.estimatedRowHeight, UITableView.automaticDimension)
    XCTAssertEqual(UITableView.automaticDimension, -1)
    XCTAssertEqual(t.sectionHeaderTopPadding, UITableView.automaticDimension)
    XCTAssertEqual(t.separatorStyle, .singleLine)
    XCTAssertTrue(t.allowsSelection)
    XCTAssertFalse(t.allowsMultipleSelection)
    XCTAssertFalse(t.allowsSelectionDuringEditing)
    let cell = UITableViewCell()
    XCTAssertEqual(cell.selectionStyle, .default)
    XCTAssertEqual(cell.accessoryType, .none)
    XCTAssertNil(cell.detailTextLabel)
    XCTAssertNil(cell.reuseIdentifier)
    XCTAssertEqual(cell.frame.size, CGSize(width: 320, height: 44))
    XCTAssertNil(UITableViewCell(style: .default, reuseIdentifier: "").textLabel?.text)
    XCTAssertEqual(UITableViewController(style: .grouped).clearsSelectionOnViewWillAppear, true)
  }

  func testCollections() {
    let c = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    XCTAssertEqual(c.indexPathsForSelectedItems, [])
    XCTAssertTrue(c.allowsSelection)
    XCTAssertTrue(c.isPrefetchingEnabled)
    let f = UICollectionViewFlowLayout()
    XCTAssertEqual(f.itemSize, CGSize(width: 50, height: 50))
    XCTAssertEqual(f.minimumLineSpacing, 10)
    XCTAssertEqual(f.minimumInteritemSpacing, 10)
    XCTAssertEqual(f.estimatedItemSize, .zero)
    XCTAssertEqual(f.scrollDirection, .vertical)
    XCTAssertEqual(f.sectionInsetReference, .fromContentInset)
    XCTAssertEqual(UICollectionView.elementKindSectionHeader, "UICollectionElementKindSectionHeader")
  }

  func testStacks() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let s = UIStackView(arrangedSubviews: [a, b])
    XCTAssertEqual(s.customSpacing(after: a), UIStackView.spacingUseDefault)
    s.addArrangedSubview(a)
    XCTAssertEqual(s.arrangedSubviews, [b, a])
    s.insertArrangedSubview(c, at: 1)
    XCTAssertEqual(s.arrangedSubviews, [b, c, a])
    c.removeFromSuperview()
    XCTAssertEqual(s.arrangedSubviews, [b, a])
    s.removeArrangedSubview(b)
    XCTAssertTrue(b.superview === s)
    XCTAssertEqual(s.arrangedSubviews, [a])
    XCTAssertEqual(s.axis, .horizontal); XCTAssertEqual(s.alignment, .fill)
    XCTAssertEqual(UIStackView.spacingUseSystem, 1.1754943508222875e-38)
    XCTAssertEqual(UIStackView.spacingUseDefault, CGFloat(Float.greatestFiniteMagnitude))
  }

  private final class Scroller: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ s: UIScrollView) { log.append("did") }
    func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) { log.append("end") }
  }

  func testScrollViews() {
    let s = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let d = Scroller(); s.delegate = d
    s.contentSize = CGSize(width: 100, height: 500)
    s.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    XCTAssertEqual(d.log, ["did"])
    s.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    XCTAssertEqual(d.log, ["did"])
    s.contentOffset.y = 60
    XCTAssertEqual(d.log, ["did", "did"])
    s.bounds.origin.y = 70
    XCTAssertEqual(d.log.count, 3)
    s.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    XCTAssertEqual(s.contentOffset.y, 110)
    s.zoomScale = 2
    XCTAssertEqual(s.zoomScale, 1)
    XCTAssertEqual(s.decelerationRate.rawValue, 0.998, accuracy: 0.0001)
    XCTAssertEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99, accuracy: 0.0001)
    XCTAssertTrue(s.bounces); XCTAssertFalse(s.alwaysBounceVertical)
  }

  func testAnimations() {
    let stage = Stage(); defer { stage.strike() }
    let v = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { v.alpha = 0 }, completion: { finished.append($0) })
    XCTAssertEqual(v.alpha, 0)
    XCTAssertEqual(v.layer.animationKeys(), ["opacity"])
    stage.wait(0.5)
    v.layer.removeAllAnimations()
    stage.wait(0.1)
    XCTAssertEqual(finished, [false])
    var inside: TimeInterval = 0
    UIView.animate(withDuration: 2) {
      inside = UIView.inheritedAnimationDuration; v.alpha = 1
    }
    XCTAssertEqual(inside, 2)
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
  }

  func testAnimators() {
    let v = UIView()
    let a = UIViewPropertyAnimator(duration: 1, curve: .linear) { v.alpha = 0 }
    XCTAssertEqual(a.state, .inactive); XCTAssertFalse(a.isRunning)
    a.pauseAnimation()
    XCTAssertEqual(a.state, .active)
    a.fractionComplete = 0.5
    XCTAssertEqual(a.fractionComplete, 0.5)
    a.stopAnimation(false)
    XCTAssertEqual(a.state, .stopped)
    var end: UIViewAnimatingPosition?
    a.addCompletion { end = $0 }
    a.finishAnimation(at: .end)
    XCTAssertEqual(a.state, .inactive)
    XCTAssertEqual(end, .end)
    XCTAssertEqual(v.alpha, 0)
  }

  func testTransforms() {
    let v = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    v.transform = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(v.frame, CGRect(x: -40, y: -15, width: 200, height: 100))
    v.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    XCTAssertEqual(v.bounds.size, CGSize(width: 10, height: 10))
    v.transform = .identity
    v.layer.anchorPoint = .zero
    XCTAssertEqual(v.frame.origin, CGPoint(x: 10, y: 10))
    let p = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let c = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    c.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    p.addSubview(c)
    p.frame.size = CGSize(width: 200, height: 150)
    XCTAssertEqual(c.frame, CGRect(x: 10, y: 70, width: 130, height: 40))
  }

  func testHits() {
    let p = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let c = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)); p.addSubview(c)
    XCTAssertTrue(p.hitTest(CGPoint(x: 10, y: 10), with: nil) === c)
    c.alpha = 0.009
    XCTAssertTrue(p.hitTest(CGPoint(x: 10, y: 10), with: nil) === p)
    c.alpha = 1; c.isHidden = true
    XCTAssertTrue(p.hitTest(CGPoint(x: 10, y: 10), with: nil) === p)
    XCTAssertNil(p.hitTest(CGPoint(x: 100, y: 10), with: nil))
    XCTAssertTrue(p.point(inside: .zero, with: nil))
  }

  func testRowsAreShownInOrder() {
    let stage = Stage(controller: UITableViewController(style: .plain)); defer { stage.strike() }
    final class D: NSObject, UITableViewDataSource, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
      func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        log.append("cell \(p.row)"); return UITableViewCell()
      }
      func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt p: IndexPath) {
        log.append("will \(p.row)")
      }
      func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { log.append("select") }
    }
    let d = D(); let t = (stage.controller as! UITableViewController).tableView!
    t.dataSource = d; t.delegate = d
    t.reloadData(); t.layoutIfNeeded()
    XCTAssertEqual(d.log, ["cell 0", "will 0", "cell 1", "will 1"])
    d.log = []
    t.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    XCTAssertEqual(d.log, [])
    XCTAssertEqual(t.indexPathForSelectedRow?.row, 1)
    t.reloadData()
    XCTAssertNil(t.indexPathForSelectedRow)
    XCTAssertEqual(t.numberOfRows(inSection: 0), 2)
  }
}
