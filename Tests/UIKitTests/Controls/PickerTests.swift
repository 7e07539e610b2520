import PortolanTesting
import UIKit
import XCTest

/// Tests of pickers, date pickers and refresh controls.
@MainActor
final class PickerTests: XCTestCase {
  private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let names = (0..<50).map { "Row \($0)" }
    var heard: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      names[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append(row)
    }
  }

  private func picker(_ stage: Stage, _ fruit: Fruit) -> UIPickerView {
    let picker = stage.add(UIPickerView(), CGRect(x: 20, y: 200, width: 320, height: 216))
    picker.dataSource = fruit
    picker.delegate = fruit
    picker.layoutIfNeeded()
    return picker
  }

  func testPickerStopsAtRowAndNotifiesDelegate() {
    let stage = Stage()
    let fruit = Fruit()
    let picker = picker(stage, fruit)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    stage.fingers.drag(from: CGPoint(x: 90, y: 330), to: CGPoint(x: 90, y: 250))
    stage.wait(2)
    let row = picker.selectedRow(inComponent: 0)
    XCTAssertGreaterThan(row, 0)
    XCTAssertEqual(fruit.heard, [row])
    let column = picker.columns[0]
    let position = (column.contentOffset.y + column.contentInset.top) / 32
    XCTAssertEqual(position, CGFloat(row), accuracy: 0.02)
    XCTAssertEqual(picker.selectedRow(inComponent: 1), 0)
    stage.strike()
  }

  func testAFlingRunsOverManyRows() {
    let stage = Stage()
    let fruit = Fruit()
    let picker = picker(stage, fruit)
    stage.fingers.fling(from: CGPoint(x: 90, y: 380), to: CGPoint(x: 90, y: 220))
    stage.wait(4)
    XCTAssertGreaterThan(picker.selectedRow(inComponent: 0), 6)
    XCTAssertEqual(fruit.heard.count, 1)
    stage.strike()
  }

  func testTapSelectsPickerRowAndSettingSendsNoAction() {
    let stage = Stage()
    let fruit = Fruit()
    let picker = picker(stage, fruit)
    picker.selectRow(10, inComponent: 0, animated: false)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 10)
    XCTAssertEqual(fruit.heard, [])
    stage.fingers.tap(at: CGPoint(x: 90, y: 308 + 32))
    stage.wait(1)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 11)
    XCTAssertEqual(fruit.heard, [11])
    picker.columns[0].accessibilityIncrement()
    stage.wait(1)
    XCTAssertEqual(fruit.heard, [11, 12])
    XCTAssertEqual(picker.columns[0].accessibilityValue, "Row 12")
    stage.strike()
  }

  func testRowsAreOnCylinder() {
    // Metrics.md 1.8
    let stage = Stage()
    let fruit = Fruit()
    let picker = picker(stage, fruit)
    picker.selectRow(10, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    let middle = picker.view(forRow: 10, forComponent: 0)!
    let next = picker.view(forRow: 11, forComponent: 0)!
    XCTAssertEqual(middle.center.y, 108, accuracy: 0.01)
    let angle = 2 * CGFloat.pi / (2 * 291 / 32 as CGFloat).rounded(.up)
    XCTAssertEqual(next.center.y, 108 + 0.334225372 * 291 * sin(angle), accuracy: 0.01)
    XCTAssertEqual(next.transform.d, cos(angle), accuracy: 0.0001)
    XCTAssertNil(picker.view(forRow: 30, forComponent: 0), "rows at the back are not made")
    stage.strike()
  }

  func testFewerRowsKeepTheSelectionInRange() {
    final class Shrinking: NSObject, UIPickerViewDataSource {
      var count = 10
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
    }
    let source = Shrinking()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.selectRow(8, inComponent: 0, animated: false)
    source.count = 3
    picker.reloadAllComponents()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
    source.count = 0
    picker.reloadAllComponents()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
  }

  // MARK: Dates

  private func datePicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    return picker
  }

  private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text)! }

  func testDatesStayWithinTheLimits() {
    let picker = datePicker()
    picker.minimumDate = date("2024-03-01T00:00:00Z")
    picker.maximumDate = date("2024-04-01T00:00:00Z")
    picker.date = date("2025-01-01T00:00:00Z")
    XCTAssertEqual(picker.date, date("2024-04-01T00:00:00Z"))
    picker.maximumDate = date("2020-01-01T00:00:00Z")
    picker.date = date("2025-01-01T00:00:00Z")
    XCTAssertEqual(picker.date, date("2025-01-01T00:00:00Z"), "limits the wrong way round are ignored")
  }

  func testShorterMonthReducesDay() {
    // Metrics.md 1.8
    let stage = Stage()
    let picker = datePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = date("2024-01-31T10:00:00Z")
    _ = stage.add(picker, CGRect(x: 20, y: 200, width: 320, height: 216))
    stage.wait(0.1)
    var heard = 0
    picker.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    stage.fingers.tap(at: CGPoint(x: 80, y: 308 + 32))
    stage.wait(1)
    XCTAssertEqual(picker.date, date("2024-02-29T10:00:00Z"))
    XCTAssertEqual(heard, 1)
    stage.strike()
  }

  func testMinuteIntervalsDivideTheHour() {
    let picker = datePicker()
    picker.minuteInterval = 15
    // "If it isn't, the default value is used": UIDatePicker.minuteInterval in Apple's documentation.
    for wrong in [7, 60, 0, -5] {
      picker.minuteInterval = wrong
      XCTAssertEqual(picker.minuteInterval, 1)
    }
    picker.minuteInterval = 15
    picker.date = date("2024-01-31T10:44:00Z")
    XCTAssertEqual(picker.date, date("2024-01-31T10:30:00Z"))
  }

  func testTheInlineCalendarChoosesADayAndKeepsTheTime() {
    let app = TestApp()
    let root = UIViewController()
    let picker = datePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = date("2024-05-17T10:30:00Z")
    picker.frame = CGRect(x: 20, y: 100, width: 340, height: 340)
    root.view.addSubview(picker)
    app.show(root)
    XCTAssertTrue(app.sees("May 2024"))
    app.tap("Wednesday, May 1")
    XCTAssertEqual(picker.date, date("2024-05-01T10:30:00Z"))
    app.tap("Next Month")
    app.settle()
    app.tap("Sunday, June 30")
    XCTAssertEqual(picker.date, date("2024-06-30T10:30:00Z"))
  }

  func testTheCompactFieldOpensACalendarThatATapBesideCloses() {
    let app = TestApp()
    let root = UIViewController()
    let picker = datePicker()
    picker.datePickerMode = .dateAndTime
    picker.date = date("2024-05-17T10:30:00Z")
    picker.frame.origin = CGPoint(x: 40, y: 120)
    picker.sizeToFit()
    root.view.addSubview(picker)
    app.show(root)
    XCTAssertEqual(picker.datePickerStyle, .compact)
    XCTAssertFalse(app.sees("May 2024"))
    app.tap("Date Picker")
    app.settle()
    app.tap("Saturday, May 18")
    XCTAssertEqual(picker.date, date("2024-05-18T10:30:00Z"))
    app.tap(at: CGPoint(x: 200, y: 780))
    app.settle()
    XCTAssertFalse(app.sees("May 2024"))
  }

  // MARK: Refresh

  func testPullBeyondSixtyPointsRefreshesAndReservesHeight() {
    // Metrics.md 1.8
    let app = TestApp()
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 2000)
    let refresh = UIRefreshControl()
    var heard = 0
    refresh.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    root.view.addSubview(scroll)
    app.show(root)
    app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380))
    app.settle()
    XCTAssertEqual(heard, 0)
    XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.5)
    app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    app.settle()
    XCTAssertEqual(heard, 1)
    XCTAssertTrue(refresh.isRefreshing)
    XCTAssertEqual(scroll.contentOffset.y, -60, accuracy: 0.5)
    XCTAssertEqual(scroll.adjustedContentInset.top, 60)
    refresh.endRefreshing()
    app.settle()
    XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.5)
    XCTAssertEqual(scroll.adjustedContentInset.top, 0)
  }

  func testBeginningARefreshDoesNotMoveTheContent() {
    // Metrics.md 3.6
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.contentOffset.y = 300
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    refresh.beginRefreshing()
    XCTAssertEqual(scroll.contentOffset.y, 300)
    refresh.endRefreshing()
    XCTAssertEqual(scroll.contentOffset.y, 300)
    XCTAssertFalse(refresh.isRefreshing)
  }

  // MARK: Colors

  func testColorWellOpensPickerAndAdoptsColor() {
    let app = TestApp()
    let root = UIViewController()
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    well.title = "Background"
    var heard = 0
    well.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    root.view.addSubview(well)
    app.show(root)
    app.tap("Background")
    app.settle()
    let grid = app.element("Color grid")!
    app.tap(at: CGPoint(x: grid.frame.minX + 5, y: grid.frame.minY + 5))
    XCTAssertEqual(well.selectedColor?.hexadecimal, "#FFFFFF")
    XCTAssertGreaterThan(heard, 0)
    app.tap("Close")
    app.settle()
    XCTAssertNil(root.presentedViewController)
  }
}
