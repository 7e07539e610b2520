import PortolanTesting
import PortolanXCTest
import SwiftUI
import UIKit

/// Contents of timelines that are more than one expression.
@MainActor
final class TimelineContextTests: XCTestCase {
  private struct Clock: View {
    let start = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      TimelineView(.animation) { context in
        let elapsed = context.date.timeIntervalSince(start)
        let isLive = context.cadence == .live
        Text(elapsed > 0 && isLive ? "runs" : "stands")
      }
    }
  }

  func testStatementsOfTheContentUseTheContext() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Clock()))
    XCTAssertTrue(app.sees("runs"))
  }

  private struct Ticks<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let note: (Date) -> Void
    var body: some View {
      TimelineView(schedule) { context in
        let _ = note(context.date)
        Text("Ticks")
      }
    }
  }

  /// Shows a timeline and returns the number of updates while the interface comes to rest, and in two minutes after that.
  private func updates(_ schedule: some TimelineSchedule) -> (Int, Int) {
    let app = TestApp()
    var dates: [Date] = []
    app.show(UIHostingController(rootView: Ticks(schedule: schedule) { dates.append($0) }))
    XCTAssertTrue(app.settle())
    let first = Set(dates).count
    app.advance(by: 120)
    return (first, Set(dates).count - first)
  }

  func testAnEndlessScheduleLetsTheInterfaceComeToRest() {
    XCTAssertEqual(updates(.animation).0, 1)
    XCTAssertEqual(updates(.animation(minimumInterval: 1)).1, 120)
    XCTAssertEqual(updates(.everyMinute).1, 2)
    XCTAssertEqual(updates(.periodic(from: .now, by: 10)).1, 12)
  }

  func testAnExplicitScheduleIsAwaited() {
    let dates = [1.0, 2, 5].map { Date(timeIntervalSinceNow: $0) }
    let (settled, later) = updates(.explicit(dates))
    XCTAssertEqual([settled, later], [4, 0])
  }

  func testASymbolBouncesWhileAnEffectIsActive() {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Image(systemName: "star").symbolEffect(.bounce, options: .repeating)
          .accessibilityLabel("Star")))
    XCTAssertTrue(app.sees("Star"))
  }
}
