import PortolanTesting
import UIKit
import XCTest

@MainActor
final class CalendarViewTests: XCTestCase {
  private final class Owner: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var log: [String] = []
    var asked: Set<Int> = []
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      asked.insert(dateComponents.day ?? 0)
      return dateComponents.day == 3 ? .default(color: .systemRed, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("left \(previousDateComponents.month ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
      log.append("one \(dateComponents?.day ?? 0)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { log.append("add \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("remove \(dateComponents.day ?? 0)") }
  }

  private let owner = Owner()
  private let view = UICalendarView()

  private func makeApp() -> TestApp {
    let app = TestApp(device: .iPhone15)
    let screen = Screen("A")
    app.show(screen)
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.delegate = owner
    view.visibleDateComponents = DateComponents(year: 2024, month: 5)
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
    screen.view.addSubview(view)
    app.settle()
    owner.log = []
    return app
  }

  func testADayIsSelectedAndDeselected() {
    let app = makeApp()
    defer { app.end() }
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    app.settle()
    app.tap("Wednesday, May 15, 2024")
    app.settle()
    XCTAssertEqual(selection.selectedDate?.day, 15)
    XCTAssertEqual(selection.selectedDate?.month, 5)
    app.tap("Monday, May 13, 2024")
    XCTAssertEqual(selection.selectedDate?.day, 15, "the delegate refuses that day")
    app.tap("Wednesday, May 15, 2024")
    XCTAssertNil(selection.selectedDate)
    XCTAssertEqual(owner.log, ["one 15", "one 0"])
    selection.setSelected(DateComponents(year: 2024, month: 5, day: 2), animated: false)
    XCTAssertEqual(owner.log.count, 2, "the delegate is told of taps only")
  }

  func testSeveralDays() {
    let app = makeApp()
    defer { app.end() }
    let selection = UICalendarSelectionMultiDate(delegate: owner)
    view.selectionBehavior = selection
    app.settle()
    app.tap("Wednesday, May 1, 2024")
    app.tap("Thursday, May 2, 2024")
    app.tap("Wednesday, May 1, 2024")
    XCTAssertEqual(owner.log, ["add 1", "add 2", "remove 1"])
    XCTAssertEqual(selection.selectedDates.map(\.day), [2])
  }

  func testMonthsChangeAndAreReported() {
    let app = makeApp()
    defer { app.end() }
    app.tap("Next Month")
    app.settle()
    XCTAssertEqual(view.visibleDateComponents.month, 6)
    XCTAssertTrue(app.sees("June 2024"))
    XCTAssertEqual(owner.log, ["left 5"])
    let start = DateComponents(calendar: view.calendar, year: 2024, month: 6, day: 1).date!
    view.availableDateRange = DateInterval(start: start, duration: 86400 * 20)
    app.settle()
    app.tap("Previous Month")
    app.settle()
    XCTAssertEqual(view.visibleDateComponents.month, 6, "the month before is not available")
  }

  func testDecorationsAreAskedForTheDaysOfTheMonth() throws {
    let app = makeApp()
    defer { app.end() }
    XCTAssertEqual(owner.asked, Set(1...31))
    owner.asked = []
    view.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 5, day: 3)], animated: false)
    XCTAssertEqual(owner.asked, [3])
    view.layoutIfNeeded()
    func dots(_ view: UIView) -> [UIView] {
      (view.backgroundColor == .systemRed ? [view] : []) + view.subviews.flatMap(dots)
    }
    XCTAssertEqual(dots(view).map(\.bounds.size), [CGSize(width: 11, height: 11)])
  }

  /// In Egypt a week begins with Saturday.
  func testDaysAreBelowTheirWeekdayInTheWeekOfTheLocale() throws {
    let app = makeApp()
    defer { app.end() }
    view.locale = Locale(identifier: "ar_EG")
    app.settle()
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    func column(_ text: String) throws -> CGFloat {
      let label = try XCTUnwrap(labels(view).first { $0.text == text })
      return label.convert(label.bounds, to: view).midX
    }
    XCTAssertEqual(try column("\u{661}"), try column("أربعاء"), accuracy: 0.5, "May 1, 2024 is a Wednesday")
  }
}
