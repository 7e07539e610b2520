import PortolanTesting
import SwiftUI
import XCTest

/// Modifiers of groups and loops apply to each view.
@MainActor
final class GroupLayerTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var count = 3
    @Published var color = Color.red
  }

  private struct Loop: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 20) {
        ForEach(0..<model.count, id: \.self) { Text("Row \($0)").frame(width: 100, height: 40) }
          .background(model.color)
      }
    }
  }

  private func colors(_ app: TestApp) -> [[Int]] {
    (0..<5).compactMap { app.element("Row \($0)") }.map { app.pixel($0.center.x - 45, $0.center.y) }
  }

  func testEachViewOfALoopHasTheBackground() {
    let model = Model()
    let app = TestApp()
    app.show(view: Loop(model: model))
    let red = app.pixel(app.element("Row 0")!.center.x - 45, app.element("Row 0")!.center.y)
    XCTAssertGreaterThan(red[0], 200)
    XCTAssertLessThan(red[1], 120)
    XCTAssertEqual(colors(app), [red, red, red])
    model.count = 5
    app.settle()
    XCTAssertEqual(colors(app), Array(repeating: red, count: 5))
    model.color = .blue
    app.settle()
    XCTAssertTrue(colors(app).allSatisfy { $0[2] > 200 && $0[0] < 60 })
    model.count = 2
    app.settle()
    XCTAssertEqual(colors(app).count, 2)
    XCTAssertTrue(colors(app).allSatisfy { $0[2] > 200 && $0[0] < 60 })
  }

  func testSecondTextsOfLabelsAreSubtitles() throws {
    let app = TestApp()
    app.show(
      view: Form {
        Toggle(isOn: .constant(true)) {
          Text("Sound")
          Text("Plays when a message comes")
        }
        LabeledContent {
          Text("7")
        } label: {
          Text("Count")
          Text("Of today")
        }
        Picker(selection: .constant(1)) {
          Text("Large").tag(1)
        } label: {
          Text("Size")
          Text("Of all rows")
        }
      })
    for (title, subtitle) in [
      ("Sound", "Plays when a message comes"), ("Count", "Of today"), ("Size", "Of all rows"),
    ] {
      let labels = app.elements(of: UILabel.self)
      let first = try XCTUnwrap(labels.first { $0.text == title })
      let second = try XCTUnwrap(labels.first { $0.text == subtitle })
      XCTAssertLessThan(second.font.pointSize, first.font.pointSize)
      let (above, below) = (first.convert(first.bounds, to: nil), second.convert(second.bounds, to: nil))
      XCTAssertEqual(above.minX, below.minX, accuracy: 1)
      XCTAssertGreaterThan(below.minY, above.midY)
    }
  }

  func testACircularButtonIsAsWideAsHigh() throws {
    let app = TestApp()
    app.show(
      view: Button("Wide title") {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle).tint(.red))
    let element = try XCTUnwrap(app.element("Wide title"))
    let (x, y) = (element.center.x, element.center.y)
    let half = element.frame.width / 2
    let inside = app.pixel(x, y - half + 6)
    XCTAssertGreaterThan(inside[0], 200)
    XCTAssertLessThan(inside[1], 120)
    XCTAssertGreaterThan(app.pixel(x - half + 1, y - half + 1)[1], 240, "the corner is outside")
  }
}
