import UIKit
import XCTest

@MainActor
final class StackViewTests: XCTestCase {
  /// Returns a stack view with a size and boxes, laid out.
  private func stack(
    _ size: CGSize, _ views: [UIView], _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    let root = UIView.root()
    root.addSubview(stack)
    root.layoutIfNeeded()
    keep.append(root)
    return stack
  }
  private var keep: [UIView] = []

  private let row = CGSize(width: 300, height: 40)

  private func lengths(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.width) }
  private func starts(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minX) }

  // MARK: Distributions

  func testFill() {
    let boxes = [Box(50, 10), Box(60, 20), Box(70, 30)]
    boxes[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let stack = stack(row, boxes) { $0.spacing = 5 }
    XCTAssertEqual(boxes.map(\.frame), [rect(0, 0, 50, 40), rect(55, 0, 170, 40), rect(230, 0, 70, 40)])
    XCTAssertTrue(boxes.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    XCTAssertEqual(stack.subviews, boxes)
  }

  /// Labels of several lines beside each other have equal widths, as in the pictures of iOS 17.5
  /// (https://github.com/cashapp/AccessibilitySnapshot, testFrames), unless there is only one.
  func testLabelsOfSeveralLinesHaveEqualWidths() {
    let labels = ["path down", "path unchanged", "path up"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let stack = stack(CGSize(width: 320, height: 100), labels) { $0.spacing = 10 }
    XCTAssertEqual(lengths(stack), [100, 100, 100])
    XCTAssertEqual(starts(stack), [0, 110, 220])
    for label in labels.dropFirst() { label.numberOfLines = 1 }
    labels[1].setContentHuggingPriority(.required, for: .horizontal)
    labels[2].setContentHuggingPriority(.required, for: .horizontal)
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual(labels[1].frame.width, labels[1].intrinsicContentSize.width)
    XCTAssertEqual(labels[2].frame.width, labels[2].intrinsicContentSize.width)
  }

  func testFillEqually() {
    let stack = stack(row, [Box(50, 10), Box(), Box(70, 30)]) {
      $0.distribution = .fillEqually
      $0.spacing = 6
    }
    XCTAssertEqual(lengths(stack), [96, 96, 96])
    XCTAssertEqual(starts(stack), [0, 102, 204])
  }

  func testFillProportionally() {
    let stack = stack(row, [Box(50, 10), Box(100, 10)]) { $0.distribution = .fillProportionally }
    XCTAssertEqual(lengths(stack), [100, 200])
  }

  func testEqualSpacing() {
    let stack = stack(row, [Box(50, 10), Box(60, 20), Box(70, 30)]) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    XCTAssertEqual(lengths(stack), [50, 60, 70])
    XCTAssertEqual(starts(stack), [0, 110, 230])
  }

  func testEqualCentering() {
    let stack = stack(row, [Box(20, 10), Box(60, 20), Box(40, 30)]) { $0.distribution = .equalCentering }
    let centers = stack.arrangedSubviews.map(\.center.x)
    XCTAssertEqual(centers[1] - centers[0], centers[2] - centers[1], accuracy: 1)
    XCTAssertEqual(lengths(stack), [20, 60, 40])
  }

  func testEqualCenteringYieldsToSpacing() {
    let stack = stack(CGSize(width: 140, height: 40), [Box(20, 10), Box(60, 20), Box(40, 30)]) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    XCTAssertEqual(starts(stack), [0, 30, 100])
  }

  // MARK: Alignments

  func testAlignments() {
    func frames(_ alignment: UIStackView.Alignment) -> [CGRect] {
      let stack = stack(CGSize(width: 30, height: 40), [Box(10, 10), Box(20, 20)]) {
        $0.alignment = alignment
      }
      return stack.arrangedSubviews.map(\.frame)
    }
    XCTAssertEqual(frames(.fill), [rect(0, 0, 10, 40), rect(10, 0, 20, 40)])
    XCTAssertEqual(frames(.top), [rect(0, 0, 10, 10), rect(10, 0, 20, 20)])
    XCTAssertEqual(frames(.center), [rect(0, 15, 10, 10), rect(10, 10, 20, 20)])
    XCTAssertEqual(frames(.bottom), [rect(0, 30, 10, 10), rect(10, 20, 20, 20)])
  }

  func testBaselineAlignments() {
    func offsets(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      let labels = [UILabel(), UILabel()]
      labels[0].font = .systemFont(ofSize: 10)
      labels[1].font = .systemFont(ofSize: 30)
      for label in labels { label.text = "x" }
      let stack = stack(CGSize(width: 100, height: 100), labels) { $0.alignment = alignment }
      return stack.arrangedSubviews.map { ($0 as! UILabel).firstBaselineOffset + $0.frame.minY }
    }
    let first = offsets(.firstBaseline)
    XCTAssertEqual(first[0], first[1], accuracy: 1)
    XCTAssertLessThan(first[0], 40)
    let last = offsets(.lastBaseline)
    XCTAssertEqual(last[0], last[1], accuracy: 1)
    XCTAssertGreaterThan(last[0], 80)
  }

  func testColumns() {
    let stack = stack(CGSize(width: 100, height: 100), [Box(10, 10), Box(20, 20)]) {
      $0.axis = .vertical
      $0.alignment = .trailing
      $0.distribution = .equalSpacing
    }
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame), [rect(90, 0, 10, 10), rect(80, 80, 20, 20)])
  }

  func testBaselineRelativeSpacing() {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "x" }
    let stack = stack(CGSize(width: 100, height: 100), labels) {
      $0.axis = .vertical
      $0.spacing = 40
      $0.isBaselineRelativeArrangement = true
    }
    let baselines = labels.map { $0.frame.minY + $0.baselineOffsets.first }
    XCTAssertEqual(baselines[1] - labels[0].frame.maxY + labels[0].baselineOffsets.last, 40, accuracy: 1)
    XCTAssertEqual(stack.arrangedSubviews.count, 2)
  }

  func testRowsRunFromTheRightWhereTextDoes() {
    let boxes = [Box(50, 10), Box(60, 20)]
    for box in boxes { box.semanticContentAttribute = .forceRightToLeft }
    _ = stack(CGSize(width: 110, height: 40), boxes) { $0.semanticContentAttribute = .forceRightToLeft }
    XCTAssertEqual(boxes.map(\.frame.minX), [60, 0])
  }

  // MARK: Spacing and margins

  func testCustomSpacing() {
    let boxes = [Box(50, 10), Box(60, 20), Box(70, 30)]
    let stack = stack(row, boxes) {
      $0.spacing = 5
      $0.setCustomSpacing(20, after: boxes[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    }
    boxes[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual(starts(stack), [0, 70, 138])
    XCTAssertEqual(stack.customSpacing(after: boxes[0]), 20)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual(starts(stack), [0, 55, 123])
  }

  func testMarginsRelativeArrangement() {
    let box = Box(10, 10)
    let stack = stack(CGSize(width: 100, height: 50), [box]) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    XCTAssertEqual(box.frame, rect(2, 1, 94, 46))
    stack.layoutMargins = .zero
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(0, 0, 100, 50))
  }

  // MARK: Changes

  func testHiddenSubviewsTakeNoSpace() {
    let boxes = [Box(50, 10), Box(60, 20), Box(70, 30)]
    let stack = stack(CGSize(width: 290, height: 40), boxes) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    XCTAssertEqual(lengths(stack), [90, 90, 90])
    boxes[1].isHidden = true
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual([boxes[0].frame, boxes[2].frame], [rect(0, 0, 140, 40), rect(150, 0, 140, 40)])
    boxes[1].isHidden = false
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual(starts(stack), [0, 100, 200])
  }

  func testHidingIsAnimatedInAnAnimationBlock() {
    let stage = Stage()
    defer { stage.strike() }
    let boxes = [Box(50, 10), Box(60, 20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    _ = stage.add(stack, rect(0, 0, 200, 40))
    stack.distribution = .fillEqually
    stage.window.layoutIfNeeded()
    UIView.animate(withDuration: 1) { boxes[0].isHidden = true }
    XCTAssertEqual(boxes[1].frame, rect(0, 0, 200, 40))
    stage.wait(0.5)
    let shown = boxes[1].layer.presentation()!.frame
    XCTAssertTrue(shown.minX > 10 && shown.minX < 90, "\(shown)")
  }

  func testArrangingAndRemoving() {
    let boxes = [Box(50, 10), Box(60, 20)]
    let stack = stack(row, boxes) { $0.distribution = .equalSpacing }
    let extra = Box(20, 20)
    stack.insertArrangedSubview(extra, at: 1)
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual(stack.arrangedSubviews, [boxes[0], extra, boxes[1]])
    XCTAssertEqual(extra.frame.minX, 135)
    stack.removeArrangedSubview(boxes[0])
    XCTAssertTrue(boxes[0].superview === stack, "it stays a subview")
    extra.removeFromSuperview()
    XCTAssertEqual(stack.arrangedSubviews, [boxes[1]])
    stack.superview!.layoutIfNeeded()
    XCTAssertEqual(boxes[1].frame, rect(0, 0, 300, 40))
  }

  func testAStackIsAsLargeAsItsContent() {
    let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(40, 20)])
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [inner, Box(20, 30)])
    outer.axis = .vertical
    outer.alignment = .center
    outer.spacing = 7
    XCTAssertEqual(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 74, height: 57))
    let root = UIView.root()
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(outer.frame, rect(123, 0, 74, 57))
    XCTAssertEqual(inner.frame, rect(0, 0, 74, 20))
  }
}
