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

  func testTimelineIsThatOfTheProvider() async throws {
    let description = Clock().descriptions[0]
    guard case .timeline(let timeline) = description.content else { return XCTFail("no timeline") }
    let entries = try await timeline.entries(.systemSmall)
    XCTAssertEqual(entries.entries.map { $0.date.timeIntervalSinceReferenceDate }, [0, 60, 120])
    XCTAssertEqual(entries.policy?.date(after: entries.entries)?.timeIntervalSinceReferenceDate, 120)
    XCTAssertNil(TimelineReloadPolicy.never.date(after: []))
    let app = TestApp()
    app.show(UIHostingController(rootView: timeline.view(entries.entries[1])))
    app.settle()
    XCTAssertTrue(app.sees("Entry 1"))
    struct Other: TimelineEntry { let date: Date }
    XCTAssertNil(timeline.view(Other(date: .distantPast)))
  }

  /// Source: `containerBackground(_:for:)`: the container of a widget draws its background; other views do not.
  func testWidgetsDrawTheirBackground() throws {
    let app = TestApp()
    let content = Color.clear.containerBackground(.red, for: .widget)
    func color(_ view: some View) throws -> [Int] {
      app.show(UIHostingController(rootView: view))
      app.settle()
      let image = try XCTUnwrap(app.snapshot(scale: 1))
      let bytes = try XCTUnwrap(image.dataProvider?.data as Data?)
      let place = image.height / 2 * image.bytesPerRow + image.width / 2 * 4
      return bytes[place..<place + 3].map(Int.init)
    }
    let widget = try color(content.previewContext(WidgetPreviewContext(family: .systemSmall)))
    let plain = try color(content)
    XCTAssertEqual(Set(plain), [255])
    XCTAssertNotEqual(Set(widget).count, 1, "\(widget)")
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
