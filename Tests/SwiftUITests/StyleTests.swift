import PortolanTesting
import SwiftUI
import XCTest

/// Tests of custom styles (issue point "styles").
@MainActor
final class StyleTests: XCTestCase {
  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      }
    }
  }
  func testAProgressViewInItsOwnStyle() {
    let app = TestApp()
    app.show(view: ProgressView("Loading", value: 3, total: 4).progressViewStyle(Percent()))
    XCTAssertTrue(app.sees("Loading"))
    XCTAssertTrue(app.sees("75 percent"))
  }
  func testACircularProgressViewIsASpinner() {
    let app = TestApp()
    app.show(view: ProgressView(value: 0.5).progressViewStyle(.circular))
    XCTAssertNotNil(app.find(UIActivityIndicatorView.self))
    app.show(view: ProgressView(value: 0.5))
    XCTAssertEqual(app.find(UIProgressView.self)?.progress ?? 0, 0.5, accuracy: 0.001)
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label.accessibilityIdentifier("below")
      }
    }
  }
  func testAGroupBoxInItsOwnStyle() throws {
    let app = TestApp()
    app.show(view: GroupBox("Title") { Text("Inside") }.groupBoxStyle(Framed()))
    let title = try XCTUnwrap(app.element("Title"))
    let inside = try XCTUnwrap(app.element("Inside"))
    XCTAssertGreaterThan(title.frame.minY, inside.frame.minY)
  }

  private struct Loud: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        LabeledContent(configuration)
        Text("loud")
      }
    }
  }
  func testLabeledContentInItsOwnStyle() {
    let app = TestApp()
    app.show(view: LabeledContent("Version", value: "17").labeledContentStyle(Loud()))
    XCTAssertTrue(app.sees("Version"))
    XCTAssertTrue(app.sees("17"))
    XCTAssertTrue(app.sees("loud"))
  }

  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration.isExpanded ? "minus" : "plus") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }
  func testADisclosureGroupInItsOwnStyle() {
    let app = TestApp()
    app.show(view: DisclosureGroup("More") { Text("Details") }.disclosureGroupStyle(Plus()))
    XCTAssertTrue(app.sees("More"))
    XCTAssertFalse(app.sees("Details"))
    app.tap("plus")
    app.settle()
    XCTAssertTrue(app.sees("Details"))
    XCTAssertTrue(app.sees("minus"))
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }
  func testAControlGroupInItsOwnStyle() throws {
    let app = TestApp()
    app.show(
      view: ControlGroup {
        Button("First") {}
        Button("Second") {}
      }
      .controlGroupStyle(Column()))
    let first = try XCTUnwrap(app.element("First"))
    let second = try XCTUnwrap(app.element("Second"))
    XCTAssertEqual(first.center.x, second.center.x, accuracy: 20)
    XCTAssertGreaterThan(second.center.y, first.center.y + 10)
  }
  func testAControlGroupAsAMenu() {
    let app = TestApp()
    app.show(
      view: ControlGroup {
        Button("First") {}
        Button("Second") {}
      } label: {
        Text("Both")
      }
      .controlGroupStyle(.menu))
    XCTAssertFalse(app.sees("First"))
    app.tap("Both")
    app.settle()
    XCTAssertTrue(app.sees("First"))
  }
}
