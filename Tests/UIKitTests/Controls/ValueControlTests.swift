import PortolanTesting
import UIKit
import XCTest

/// Tests of switches, sliders, steppers, segmented controls, page controls and progress views with touches
/// and keys.
@MainActor
final class ValueControlTests: XCTestCase {
  private func count(_ control: UIControl) -> () -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    return { count }
  }

  // MARK: Switch

  func testTapTogglesSwitchAndSendsActionOnce() {
    let stage = Stage()
    let toggle = stage.add(UISwitch(), CGRect(x: 100, y: 300, width: 10, height: 10))
    XCTAssertEqual(toggle.frame.size, CGSize(width: 51, height: 31))
    let changes = count(toggle)
    stage.fingers.tap(toggle)
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(changes(), 1)
    stage.fingers.tap(toggle)
    XCTAssertFalse(toggle.isOn)
    XCTAssertEqual(changes(), 2)
    toggle.setOn(true, animated: true)
    XCTAssertEqual(changes(), 2)
    stage.strike()
  }

  func testDragAlongSwitchSelectsEndPosition() {
    let stage = Stage()
    let toggle = stage.add(UISwitch(), CGRect(x: 100, y: 300, width: 51, height: 31))
    let changes = count(toggle)
    stage.fingers.drag(from: CGPoint(x: 110, y: 315), to: CGPoint(x: 148, y: 315))
    XCTAssertTrue(toggle.isOn)
    stage.fingers.drag(from: CGPoint(x: 140, y: 315), to: CGPoint(x: 148, y: 315))
    XCTAssertFalse(toggle.isOn, "a movement of 8 points is still a tap")
    stage.fingers.down(at: CGPoint(x: 110, y: 315))
    stage.fingers.move(to: CGPoint(x: 148, y: 315))
    XCTAssertFalse(toggle.isOn, "nothing is decided before the finger lifts")
    stage.fingers.move(to: CGPoint(x: 104, y: 315))
    stage.fingers.up()
    XCTAssertFalse(toggle.isOn)
    XCTAssertEqual(changes(), 2)
    stage.strike()
  }

  func testACanceledTouchLeavesASwitchAsItWas() {
    let stage = Stage()
    let toggle = stage.add(UISwitch(), CGRect(x: 100, y: 300, width: 51, height: 31))
    let changes = count(toggle)
    stage.fingers.down(at: CGPoint(x: 110, y: 315))
    stage.fingers.move(to: CGPoint(x: 148, y: 315))
    stage.fingers.cancel()
    XCTAssertFalse(toggle.isOn)
    XCTAssertEqual(changes(), 0)
    stage.strike()
  }

  func testInRightToLeftOnIsAtTheLeft() {
    let stage = Stage()
    let toggle = stage.add(UISwitch(), CGRect(x: 100, y: 300, width: 51, height: 31))
    toggle.semanticContentAttribute = .forceRightToLeft
    stage.fingers.drag(from: CGPoint(x: 145, y: 315), to: CGPoint(x: 103, y: 315))
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(toggle.alignmentRectInsets.left, 2)
    stage.strike()
  }

  // MARK: Slider

  func testAThumbFollowsTheFinger() {
    let stage = Stage()
    let slider = stage.add(UISlider(), CGRect(x: 50, y: 300, width: 228, height: 31))
    let changes = count(slider)
    slider.maximumValue = 100
    stage.fingers.tap(at: CGPoint(x: 200, y: 315))
    XCTAssertEqual(slider.value, 0, "a tap beside the thumb is none on it")
    stage.fingers.drag(from: CGPoint(x: 64, y: 315), to: CGPoint(x: 164, y: 315))
    XCTAssertEqual(slider.value, 50, accuracy: 0.01)
    XCTAssertGreaterThan(changes(), 3)
    stage.fingers.drag(from: CGPoint(x: 164, y: 315), to: CGPoint(x: 390, y: 315))
    XCTAssertEqual(slider.value, 100)
    stage.strike()
  }

  func testNoncontinuousSliderReportsLastValueOnly() {
    let stage = Stage()
    let slider = stage.add(UISlider(), CGRect(x: 50, y: 300, width: 228, height: 31))
    slider.isContinuous = false
    let changes = count(slider)
    stage.fingers.drag(from: CGPoint(x: 64, y: 315), to: CGPoint(x: 164, y: 315))
    XCTAssertEqual(changes(), 1)
    XCTAssertEqual(slider.value, 0.5, accuracy: 0.001)
    stage.strike()
  }

  func testValuesStayInTheRange() {
    let slider = UISlider()
    slider.value = 3
    XCTAssertEqual(slider.value, 1)
    slider.minimumValue = 4
    XCTAssertEqual(slider.maximumValue, 4)
    XCTAssertEqual(slider.value, 4)
    slider.maximumValue = -2
    XCTAssertEqual(slider.minimumValue, -2)
    slider.setValue(.nan, animated: false)
    XCTAssertEqual(slider.value, -2)
  }

  func testTheThumbIsAtWholePointsAndMirrored() {
    // Metrics.md 1.8: the x of the thumb is the rounded fraction of the free width.
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 201, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    XCTAssertEqual(track, CGRect(x: 3, y: 15, width: 195, height: 4))
    XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX, 0)
    XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).minX, 87)
    slider.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX, 201)
  }

  // MARK: Stepper

  func testAStepperStepsAndStopsAtItsEnds() {
    let stage = Stage()
    let stepper = stage.add(UIStepper(), CGRect(x: 100, y: 300, width: 94, height: 32))
    let changes = count(stepper)
    stepper.maximumValue = 2
    for _ in 0..<4 { stage.fingers.tap(at: CGPoint(x: 170, y: 316)) }
    XCTAssertEqual(stepper.value, 2)
    XCTAssertEqual(changes(), 2)
    stepper.wraps = true
    stage.fingers.tap(at: CGPoint(x: 170, y: 316))
    XCTAssertEqual(stepper.value, 0)
    stage.fingers.tap(at: CGPoint(x: 120, y: 316))
    XCTAssertEqual(stepper.value, 2)
    stage.strike()
  }

  func testAHeldStepperRepeatsAndGetsFaster() {
    let stage = Stage()
    let stepper = stage.add(UIStepper(), CGRect(x: 100, y: 300, width: 94, height: 32))
    stage.fingers.down(at: CGPoint(x: 170, y: 316))
    stage.wait(0.45)
    XCTAssertEqual(stepper.value, 0)
    stage.wait(1.05)
    let early = stepper.value
    XCTAssertGreaterThan(early, 2)
    stage.wait(1)
    XCTAssertGreaterThan(stepper.value - early, early)
    let held = stepper.value
    stage.fingers.up()
    stage.wait(1)
    XCTAssertEqual(stepper.value, held)
    stage.strike()
  }

  // MARK: Segments

  private func segments(_ stage: Stage) -> UISegmentedControl {
    stage.add(
      UISegmentedControl(items: ["One", "Two", "Three"]), CGRect(x: 50, y: 300, width: 280, height: 32))
  }

  func testATapChoosesASegmentOnce() {
    let stage = Stage()
    let control = segments(stage)
    let changes = count(control)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    stage.fingers.tap(at: CGPoint(x: 190, y: 316))
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    stage.fingers.tap(at: CGPoint(x: 190, y: 316))
    XCTAssertEqual(changes(), 1)
    control.selectedSegmentIndex = 0
    XCTAssertEqual(changes(), 1, "setting the selection sends no action")
    stage.strike()
  }

  func testSelectionCanBeDraggedAndReportsOnRelease() {
    let stage = Stage()
    let control = segments(stage)
    control.selectedSegmentIndex = 0
    let changes = count(control)
    stage.fingers.down(at: CGPoint(x: 80, y: 316))
    stage.fingers.move(to: CGPoint(x: 200, y: 316))
    stage.fingers.move(to: CGPoint(x: 310, y: 316))
    XCTAssertEqual(changes(), 0)
    stage.fingers.up()
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    XCTAssertEqual(changes(), 1)
    stage.fingers.down(at: CGPoint(x: 310, y: 316))
    stage.fingers.move(to: CGPoint(x: 80, y: 316))
    stage.fingers.cancel()
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    stage.strike()
  }

  func testSegmentEdgesAreWholePoints() {
    // Metrics.md 1.8: 280 points for three segments and the two dividers between them.
    let stage = Stage()
    let control = segments(stage)
    control.layoutIfNeeded()
    XCTAssertEqual(control.segments.map(\.frame.width), [92, 93, 93])
    control.semanticContentAttribute = .forceRightToLeft
    control.layoutIfNeeded()
    XCTAssertEqual(control.segments.map(\.frame.minX), [188, 94, 0])
    stage.strike()
  }

  func testAMomentaryControlKeepsNoSelection() {
    let stage = Stage()
    let control = segments(stage)
    control.isMomentary = true
    var heard: [Int] = []
    control.addAction(
      UIAction { heard.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }, for: .valueChanged)
    stage.fingers.tap(at: CGPoint(x: 190, y: 316))
    stage.fingers.tap(at: CGPoint(x: 190, y: 316))
    XCTAssertEqual(heard, [1, 1])
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    stage.strike()
  }

  func testSegmentsPerformTheirActionsAndFollowInsertions() {
    let stage = Stage()
    var log: [String] = []
    let control = stage.add(
      UISegmentedControl(
        frame: .zero,
        actions: ["a", "b"].map { name in
          UIAction(title: name, identifier: .init(name)) { _ in log.append(name) }
        }), CGRect(x: 50, y: 300, width: 280, height: 32))
    stage.fingers.tap(at: CGPoint(x: 300, y: 316))
    XCTAssertEqual(log, ["b"])
    XCTAssertEqual(control.segmentIndex(identifiedBy: .init("b")), 1)
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 2, animated: false)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertEqual((0..<2).map { control.titleForSegment(at: $0) }, ["new", "a"])
    stage.strike()
  }

  func testDisabledSegmentsAreNotChosen() {
    let stage = Stage()
    let control = segments(stage)
    control.setEnabled(false, forSegmentAt: 1)
    stage.fingers.tap(at: CGPoint(x: 190, y: 316))
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    XCTAssertTrue(control.operate(.right))
    XCTAssertTrue(control.operate(.right))
    XCTAssertEqual(control.selectedSegmentIndex, 2, "keys pass over what is disabled")
    stage.strike()
  }

  func testASelectionBeyondTheSegmentsIsUIKitsError() {
    let faults = FaultRecorder()
    let control = UISegmentedControl(items: ["a"])
    control.selectedSegmentIndex = 3
    XCTAssertEqual(faults.exceptions.count, 1)
    XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    faults.stop()
  }

  // MARK: Pages

  func testTapNearEdgeTurnsPage() {
    let stage = Stage()
    let pages = stage.add(UIPageControl(), CGRect(x: 50, y: 300, width: 200, height: 26))
    pages.numberOfPages = 3
    let changes = count(pages)
    XCTAssertEqual(pages.intrinsicContentSize, CGSize(width: 73, height: 77.0 / 3))
    stage.fingers.tap(at: CGPoint(x: 200, y: 313))
    stage.fingers.tap(at: CGPoint(x: 200, y: 313))
    stage.fingers.tap(at: CGPoint(x: 200, y: 313))
    XCTAssertEqual(pages.currentPage, 2)
    XCTAssertEqual(changes(), 2)
    stage.fingers.tap(at: CGPoint(x: 60, y: 313))
    XCTAssertEqual(pages.currentPage, 1)
    pages.numberOfPages = 1
    XCTAssertEqual(pages.currentPage, 0)
    stage.strike()
  }

  func testAScrubRunsThroughThePages() {
    let stage = Stage()
    let pages = stage.add(UIPageControl(), CGRect(x: 50, y: 300, width: 200, height: 26))
    pages.numberOfPages = 6
    stage.fingers.drag(from: CGPoint(x: 100, y: 313), to: CGPoint(x: 172, y: 313))
    XCTAssertEqual(pages.currentPage, 4)
    XCTAssertEqual(pages.interactionState, .none)
    stage.strike()
  }

  /// The current dot keeps its size if not all dots fit, and a new width resets the position of the dots.
  func testTheCurrentDotIsShownInFull() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 26))
    pages.numberOfPages = 30
    func scales() -> [CGFloat] {
      pages.layoutIfNeeded()
      return pages.subviews.compactMap { $0 as? UIImageView }.map(\.transform.a)
    }
    for page in [0, 5, 17, 29, 28, 12] {
      pages.currentPage = page
      XCTAssertEqual(scales()[page], 1, "\(page)")
    }
    let narrow = scales()
    pages.frame.size.width = 600
    XCTAssertEqual(scales(), Array(repeating: 1, count: 30))
    pages.frame.size.width = 150
    let again = scales()
    XCTAssertEqual(again[12], 1)
    let fresh = UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 26))
    fresh.numberOfPages = 30
    fresh.currentPage = 12
    fresh.layoutIfNeeded()
    XCTAssertEqual(again, fresh.subviews.compactMap { $0 as? UIImageView }.map(\.transform.a))
    XCTAssertNotEqual(narrow, again, "turning back has moved the dots as little as possible")
  }

  // MARK: Progress

  func testTheBarIsAtLeastEightPointsWideOrNotThere() {
    // Metrics.md 1.8
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 201, height: 4)
    let widths = [0, 0.001, 0.5, 2].map { (part: Float) -> CGFloat in
      bar.progress = part
      bar.layoutIfNeeded()
      return bar.subviews[1].frame.width
    }
    XCTAssertEqual(widths, [0, 8, 101, 201])
  }

  func testAnObservedProgressIsShown() {
    let stage = Stage()
    let bar = stage.add(UIProgressView(), CGRect(x: 50, y: 300, width: 200, height: 4))
    let task = Progress(totalUnitCount: 4)
    bar.observedProgress = task
    task.completedUnitCount = 3
    stage.wait(0.1)
    XCTAssertEqual(bar.progress, 0.75)
    stage.strike()
  }

  // MARK: Words

  func testAccessibilityOfControls() {
    let toggle = UISwitch()
    toggle.isOn = true
    XCTAssertEqual(toggle.accessibilityValue, "1")
    XCTAssertTrue(toggle.accessibilityTraits.contains(.toggleButton))
    toggle.isEnabled = false
    XCTAssertTrue(toggle.accessibilityTraits.contains(.notEnabled))
    let slider = UISlider()
    slider.accessibilityIncrement()
    XCTAssertEqual(slider.accessibilityValue, "10%")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    XCTAssertEqual(pages.accessibilityValue, "page 2 of 3")
    let button = UIButton(type: .system)
    button.isSelected = true
    XCTAssertEqual(button.accessibilityTraits, [.button, .selected])
    button.isSelected = false
    XCTAssertEqual(button.accessibilityTraits, .button)
  }
}
