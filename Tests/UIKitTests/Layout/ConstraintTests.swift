import UIKit
import XCTest

@MainActor
final class ConstraintTests: XCTestCase {
  // MARK: Frames

  func testEdgesAndSizes() {
    let root = UIView.root()
    let box = Box()
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(20, 40, 270, 140))
    XCTAssertFalse(box.hasAmbiguousLayout)
  }

  func testCentresAndMultipliers() {
    let root = UIView.root()
    let box = Box()
    root.addSubview(box)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.25,
        constant: 1),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(60, 111, 40, 20))
  }

  func testCousinsSeeEachOtherThroughTheirSuperviews() {
    let root = UIView.root()
    let (left, right) = (Box(), Box())
    let frame = UIView(frame: rect(100, 50, 200, 200))
    root.addSubview(left)
    root.addSubview(frame)
    frame.addSubview(right)
    NSLayoutConstraint.activate([
      right.leftAnchor.constraint(equalTo: frame.leftAnchor, constant: 10),
      right.topAnchor.constraint(equalTo: frame.topAnchor, constant: 20),
      right.widthAnchor.constraint(equalToConstant: 30),
      right.heightAnchor.constraint(equalToConstant: 40),
      left.rightAnchor.constraint(equalTo: right.leftAnchor, constant: -5),
      left.topAnchor.constraint(equalTo: right.bottomAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2),
      left.heightAnchor.constraint(equalTo: right.heightAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(right.frame, rect(10, 20, 30, 40))
    XCTAssertEqual(left.frame, rect(45, 110, 60, 40))
    frame.center.x += 100
    root.layoutIfNeeded()
    XCTAssertEqual(left.frame.minX, 145)
    XCTAssertEqual(right.frame.minX, 10)
  }

  func testFrameSetByAppMovesConstrainedViews() {
    let root = UIView.root()
    let fixed = UIView(frame: rect(10, 10, 50, 50))
    let box = Box(20, 20)
    root.addSubview(fixed)
    root.addSubview(box)
    box.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 8).isActive = true
    box.centerYAnchor.constraint(equalTo: fixed.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(68, 25, 20, 20))
    fixed.frame = rect(0, 100, 30, 30)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(38, 105, 20, 20))
    root.frame.size = CGSize(width: 600, height: 600)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(38, 105, 20, 20))
  }

  func testAutoresizingAndConstraintsMeet() {
    let root = UIView.root(100, 100)
    let content = UIView(frame: root.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let box = Box()
    root.addSubview(content)
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: content.leftAnchor),
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.rightAnchor.constraint(equalTo: content.rightAnchor),
      box.heightAnchor.constraint(equalTo: content.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(0, 0, 100, 50))
    root.frame.size = CGSize(width: 300, height: 200)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(0, 0, 300, 100))
  }

  // MARK: Changes

  func testAConstantChangesInPlace() {
    let root = UIView.root()
    let box = Box(10, 10)
    root.addSubview(box)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    NSLayoutConstraint.activate([left, box.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    left.constant = 50
    XCTAssertEqual(box.frame.minX, 5, "not before the next layout")
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.minX, 50)
  }

  func testOnlySuperviewsOfMovedViewsAreLaidOut() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let root = UIView.root()
    let (a, b) = (Counting(frame: rect(0, 0, 100, 100)), Counting(frame: rect(0, 100, 100, 100)))
    let (inA, inB) = (Box(10, 10), Box(10, 10))
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(inA)
    b.addSubview(inB)
    let left = inA.leftAnchor.constraint(equalTo: a.leftAnchor)
    NSLayoutConstraint.activate([
      left, inA.topAnchor.constraint(equalTo: a.topAnchor), inB.leftAnchor.constraint(equalTo: b.leftAnchor),
      inB.topAnchor.constraint(equalTo: b.topAnchor),
    ])
    root.layoutIfNeeded()
    (a.count, b.count) = (0, 0)
    left.constant = 30
    root.layoutIfNeeded()
    XCTAssertEqual([a.count, b.count], [1, 0])
    XCTAssertEqual(inA.frame.minX, 30)
  }

  func testActivationAndDeactivation() {
    let root = UIView.root()
    let box = Box(10, 10)
    root.addSubview(box)
    let compact = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let regular = box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([compact, top])
    XCTAssertEqual(root.constraints, [compact, top])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.minX, 5)
    compact.isActive = false
    regular.isActive = true
    XCTAssertEqual(root.constraints, [top, regular])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.minX, 305)
    root.removeConstraint(regular)
    XCTAssertFalse(regular.isActive)
  }

  func testASingleItemHoldsItsOwnSize() {
    let box = Box()
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    XCTAssertEqual(box.constraints, [width])
  }

  func testPrioritiesDecide() {
    // Metrics.md 4: the higher priority takes precedence entirely, 750 over 749.
    let root = UIView.root()
    let box = Box(100, 10)
    root.addSubview(box)
    let narrow = box.widthAnchor.constraint(equalToConstant: 40)
    narrow.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      narrow, box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 100)
    narrow.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 40)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 100)
  }

  func testContentSizeFollowsTheView() {
    let root = UIView.root()
    let box = Box(30, 20)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(145, 0, 30, 20))
    box.content = CGSize(width: 50, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(135, 0, 50, 0))
  }

  func testHuggingDecidesWhichViewGrows() {
    let root = UIView.root(300, 50)
    let (a, b) = (Box(50, 20), Box(60, 20))
    root.addSubview(a)
    root.addSubview(b)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame.width, 50)
    XCTAssertEqual(b.frame.width, 250)
  }

  // MARK: Rounding

  func testFramesLieOnPixels() {
    // Metrics.md 1.11: at two pixels per point, origins are whole points, sizes half points; equal widths stay
    // equal.
    let root = UIView.root(100, 101)
    root.traitOverrides.displayScale = 2
    let boxes = root.adding(Box(), Box(), Box())
    NSLayoutConstraint.activate([
      boxes[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      boxes[1].leftAnchor.constraint(equalTo: boxes[0].rightAnchor),
      boxes[2].leftAnchor.constraint(equalTo: boxes[1].rightAnchor),
      boxes[2].rightAnchor.constraint(equalTo: root.rightAnchor),
      boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
      boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
    ])
    for box in boxes {
      box.heightAnchor.constraint(equalToConstant: 10.26).isActive = true
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    }
    root.layoutIfNeeded()
    XCTAssertEqual(
      boxes.map(\.frame), [rect(0, 45, 33.5, 10.5), rect(33, 45, 33.5, 10.5), rect(67, 45, 33.5, 10.5)])
  }

  // MARK: Alignment rectangles and transforms

  func testAlignmentRectangles() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let root = UIView.root()
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    let inside = Box()
    root.addSubview(view)
    view.addSubview(inside)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
      inside.leftAnchor.constraint(equalTo: view.leftAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor),
      inside.rightAnchor.constraint(equalTo: view.rightAnchor),
      inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, rect(8, 9, 106, 54))
    XCTAssertEqual(inside.frame, rect(2, 1, 100, 50))
  }

  func testATransformStaysOutOfLayout() {
    let root = UIView.root()
    let box = Box(40, 20)
    root.addSubview(box)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.bounds.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(box.center, CGPoint(x: 120, y: 110))
  }
}
