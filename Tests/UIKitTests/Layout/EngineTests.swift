import UIKit
import XCTest

@MainActor
final class EngineTests: XCTestCase {
  // MARK: Contradictions

  func testAContradictionIsLoggedInUIKitsWords() {
    let root = UIView.root()
    let box = Box()
    root.addSubview(box)
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    let heard = faults { root.layoutIfNeeded() }
    XCTAssertEqual(heard.count, 1)
    XCTAssertEqual(heard.first?.kind, .warning(category: "LayoutConstraints"))
    let name = "Box:\(box.address)"
    let one = "<NSLayoutConstraint:\(first.address) \(name).width == 100   (active)>"
    let two = "<NSLayoutConstraint:\(second.address) 'wide' \(name).width == 200   (active)>"
    XCTAssertEqual(
      heard.first?.message,
      "Unable to simultaneously satisfy constraints.\n"
        + "\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n"
        + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        + "(\n    \"\(one)\",\n    \"\(two)\"\n)\n\n"
        + "Will attempt to recover by breaking constraint \n\(two)\n\n"
        + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
        + "also be helpful.")
    XCTAssertEqual(box.frame.width, 100)
    XCTAssertTrue(second.isActive, "a broken constraint stays active")
    first.isActive = false
    XCTAssertTrue(faults { root.layoutIfNeeded() }.isEmpty)
    XCTAssertEqual(box.frame.width, 200)
  }

  func testAFrameSetByTheAppIsNotTheBrokenConstraint() {
    let root = UIView.root(100, 100)
    let box = Box()
    root.addSubview(box)
    let constraints = [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -60),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate(constraints)
    let message = faults { root.layoutIfNeeded() }.first?.message ?? ""
    XCTAssertTrue(message.contains("NSAutoresizingMaskLayoutConstraint"))
    XCTAssertTrue(message.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    XCTAssertTrue(
      message.contains("H:|-(60)-[Box:\(box.address)](LTR)   (active, names: '|':UIView:\(root.address) )"))
    let broken = message.components(separatedBy: "breaking constraint \n")[1]
    XCTAssertTrue(broken.hasPrefix("<NSLayoutConstraint:\(constraints[1].address)"), broken)
  }

  // MARK: Ambiguity

  func testAmbiguity() {
    let root = UIView.root()
    let box = Box(20, 20)
    root.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    let left = box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 7)
    NSLayoutConstraint.activate([top, left])
    root.layoutIfNeeded()
    XCTAssertTrue(box.hasAmbiguousLayout)
    XCTAssertTrue(box.leftAnchor.hasAmbiguousLayout)
    XCTAssertFalse(box.topAnchor.hasAmbiguousLayout)
    XCTAssertEqual(box.constraintsAffectingLayout(for: .vertical), [top])
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    XCTAssertGreaterThan(box.frame.minX, 7)
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    XCTAssertFalse(box.hasAmbiguousLayout)
    XCTAssertEqual(box.frame, rect(9, 5, 20, 20))
  }

  // MARK: Hierarchies

  func testConstraintsToTheOutsideGoWhenAViewLeaves() {
    let root = UIView.root()
    let group = Box()
    let inner = Box(10, 10)
    root.addSubview(group)
    group.addSubview(inner)
    let inside = inner.leftAnchor.constraint(equalTo: group.leftAnchor, constant: 3)
    let across = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let outside = group.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([inside, across, outside])
    root.layoutIfNeeded()
    group.removeFromSuperview()
    XCTAssertTrue(inside.isActive)
    XCTAssertFalse(across.isActive)
    XCTAssertFalse(outside.isActive)
    XCTAssertEqual(root.constraints, [])

    let other = UIView.root()
    other.addSubview(group)
    group.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 20).isActive = true
    group.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: group.topAnchor, constant: 4).isActive = true
    other.layoutIfNeeded()
    XCTAssertEqual(group.frame.minX, 20)
    XCTAssertEqual(inner.frame, rect(3, 4, 10, 10))
  }

  func testASubtreeBuiltBeforeItIsAddedIsLaidOut() {
    let group = UIView(frame: rect(0, 0, 100, 100))
    let inner = Box(10, 10)
    group.addSubview(inner)
    inner.rightAnchor.constraint(equalTo: group.rightAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: group.topAnchor).isActive = true
    group.layoutIfNeeded()
    XCTAssertEqual(inner.frame, rect(90, 0, 10, 10))
    let root = UIView.root()
    root.addSubview(group)
    group.frame.size.width = 200
    root.layoutIfNeeded()
    XCTAssertEqual(inner.frame, rect(190, 0, 10, 10))
  }

  func testConstraintsOutliveNothing() {
    let box = Box(10, 10)
    var root: UIView? = UIView.root()
    let weakRoot = WeakView(root)
    root!.addSubview(box)
    let constraint = box.leftAnchor.constraint(equalTo: root!.leftAnchor, constant: 5)
    constraint.isActive = true
    root!.layoutIfNeeded()
    root = nil
    XCTAssertNil(weakRoot.view)
    XCTAssertFalse(constraint.isActive)
    XCTAssertNil(constraint.secondItem)
    let other = UIView.root()
    other.addSubview(box)
    box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 6).isActive = true
    other.layoutIfNeeded()
    XCTAssertEqual(box.frame.minX, 6)
  }

  func testViewsWithoutConstraintsNeverMeetTheEngine() {
    let stage = Stage()
    defer { stage.strike() }
    let view = stage.add(UIView(), rect(0, 0, 10, 10))
    view.layoutIfNeeded()
    XCTAssertNil(view.layoutStateIfAny)
    XCTAssertNil(stage.window.layoutStateIfAny)
  }

  func testTranslationCanBeSwitched() {
    let root = UIView.root()
    let box = Box(20, 20)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(50, 0, 20, 20))
    NSLayoutConstraint.deactivate(root.constraints)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = rect(1, 2, 3, 4)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(1, 2, 3, 4))
  }

  // MARK: Fitting

  func testTheFittingSizeIsTheSmallestThatHolds() {
    let cell = UIView(frame: rect(0, 0, 320, 44))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten eleven twelve thirteen"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(size.width, 120)
    XCTAssertEqual(size.height, label.sizeThatFits(CGSize(width: 100, height: 0)).height + 10)
    let compressed = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    XCTAssertEqual(compressed.width, label.intrinsicContentSize.width + 20)
    XCTAssertEqual(cell.frame, rect(0, 0, 320, 44), "fitting moves nothing")
  }

  func testFittingLeavesTheLiveLayoutAlone() {
    let root = UIView.root()
    let group = Box()
    let inner = Box(30, 10)
    root.addSubview(group)
    group.addSubview(inner)
    NSLayoutConstraint.activate([
      group.leftAnchor.constraint(equalTo: root.leftAnchor),
      group.rightAnchor.constraint(equalTo: root.rightAnchor),
      group.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leftAnchor.constraint(equalTo: group.leftAnchor),
      inner.rightAnchor.constraint(equalTo: group.rightAnchor),
      inner.topAnchor.constraint(equalTo: group.topAnchor),
      inner.bottomAnchor.constraint(equalTo: group.bottomAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(group.frame, rect(0, 0, 320, 10))
    XCTAssertEqual(
      group.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 30, height: 10))
    XCTAssertEqual(
      group.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 30, height: 10),
      "hugging at 250 is stronger than fitting at 50")
    root.frame.size.width = 400
    root.layoutIfNeeded()
    XCTAssertEqual(inner.frame, rect(0, 0, 400, 10))
  }

  // MARK: Passes

  func testSubviewsUpdateTheirConstraintsFirst() {
    final class Updating: UIView {
      var log: (() -> Void)?
      override func updateConstraints() {
        log?()
        super.updateConstraints()
      }
    }
    let log = Log()
    let (outer, inner) = (Updating(), Updating())
    outer.log = { log.add("outer") }
    inner.log = { log.add("inner") }
    outer.addSubview(inner)
    let stage = Stage()
    defer { stage.strike() }
    stage.view.addSubview(outer)
    stage.window.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["inner", "outer"])
    outer.setNeedsUpdateConstraints()
    outer.setNeedsUpdateConstraints()
    XCTAssertTrue(outer.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    XCTAssertEqual(log.take(), ["outer"])
    stage.window.layoutIfNeeded()
    XCTAssertEqual(log.take(), [])
  }

  func testAControllerUpdatesConstraintsBeforeItsViewIsLaidOut() {
    // Conformance.md L4: will appear, update view constraints, will and did lay out, did appear.
    final class Controller: UIViewController {
      let log = Log()
      override func viewWillAppear(_ animated: Bool) { log.add("WA") }
      override func updateViewConstraints() {
        log.add("update")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { log.add("will layout") }
      override func viewDidLayoutSubviews() { log.add("did layout") }
      override func viewDidAppear(_ animated: Bool) { log.add("DA") }
    }
    let controller = Controller()
    let stage = Stage(controller: controller)
    defer { stage.strike() }
    XCTAssertEqual(
      Array(controller.log.take().prefix(5)), ["WA", "update", "will layout", "did layout", "DA"])
  }

  func testAConstantIsAnimatedByALayoutInAnAnimationBlock() {
    let stage = Stage()
    defer { stage.strike() }
    let box = Box(10, 10)
    stage.view.addSubview(box)
    let left = box.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
    NSLayoutConstraint.activate([left, box.topAnchor.constraint(equalTo: stage.view.topAnchor)])
    stage.window.layoutIfNeeded()
    left.constant = 100
    UIView.animate(withDuration: 1) { stage.view.layoutIfNeeded() }
    XCTAssertEqual(box.frame.minX, 100)
    stage.wait(0.5)
    let shown = box.layer.presentation()!.frame.minX
    XCTAssertTrue(shown > 10 && shown < 90, "\(shown)")
  }
}

@MainActor
private struct WeakView {
  weak var view: UIView?
  init(_ view: UIView?) { self.view = view }
}
