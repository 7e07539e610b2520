import PortolanTesting
import SwiftUI
import WidgetKit
import XCTest

@MainActor
final class WidgetTests: XCTestCase {
  private struct Entry: TimelineEntry {
    let date: Date
    let text: String
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "–") }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let entries = (0..<3).map {
        Entry(date: start.addingTimeInterval(Double($0) * 60), text: "Entry \($0)")
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }

  private struct Clock: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "clock", provider: Provider()) { entry in
        Text(entry.text).containerBackground(.background, for: .widget)
      }
      .configurationDisplayName("Clock").description("Shows the time.")
      .supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  private struct Widgets: WidgetBundle {
    var body: some Widget {
      Clock()
      if #available(iOS 17, *) { Clock() }
    }
  }

  func testDeclarations() {
    let descriptions = Widgets().descriptions
    XCTAssertEqual(descriptions.map(\.kind), ["clock", "clock"])
    XCTAssertEqual(descriptions.first?.families, [.systemSmall, .systemMedium])
  }

  func testTimelineShowsTheEntryOfADate() {
    let app = TestApp()
    var view: AnyView?
    Clock().descriptions[0].view(.systemSmall, Date(timeIntervalSinceReferenceDate: 90)) { view = $0 }
    app.show(
      UIHostingController(rootView: Text("Waiting")))
    let limit = 100
    for _ in 0..<limit where view == nil { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    app.show(UIHostingController(rootView: view))
    app.settle()
    XCTAssertTrue(app.sees("Entry 1"))
    XCTAssertEqual(
      TimelineReloadPolicy.atEnd.date(after: [Entry(date: .distantFuture, text: "")]), .distantFuture)
    XCTAssertNil(TimelineReloadPolicy.never.date(after: []))
  }

  func testNoWidgetIsPlaced() {
    let answered = expectation(description: "answer")
    WidgetCenter.shared.getCurrentConfigurations { result in
      XCTAssertEqual(try? result.get(), [])
      answered.fulfill()
    }
    wait(for: [answered], timeout: 60)
  }
}
