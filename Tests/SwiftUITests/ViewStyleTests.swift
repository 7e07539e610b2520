import PortolanTesting
import SwiftUI
import XCTest

/// Tests of custom styles, fields, deprecated alerts, sheets and inspectors.
@MainActor
final class ViewStyleTests: XCTestCase {
  private func show<V: View>(_ view: V, device: Device = .iPhone15) -> TestApp {
    let app = TestApp(device: device)
    app.show(UIHostingController(rootView: view))
    app.settle()
    return app
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      }
    }
  }

  func testAProgressStyleSeesTheFraction() {
    let app = show(ProgressView("Work", value: 30, total: 40).progressViewStyle(Percent()))
    XCTAssertTrue(app.sees("Work"))
    XCTAssertTrue(app.sees("75 percent"))
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Frame")
        GroupBox(configuration)
      }
    }
  }

  func testAStyleMayBeMadeOfTheControlThatItIsFor() {
    let app = show(GroupBox("Title") { Text("Content") }.groupBoxStyle(Framed()))
    for label in ["Frame", "Title", "Content"] { XCTAssertTrue(app.sees(label), label) }
  }

  private struct Turning: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "Close" : "Open") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  func testADisclosureStyleFoldsItsGroup() {
    let app = show(VStack { DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(Turning()) })
    XCTAssertFalse(app.sees("Inside"))
    app.tap("Open")
    app.settle()
    XCTAssertTrue(app.sees("Inside"))
    XCTAssertTrue(app.sees("Close"))
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  func testALabeledContentStyleArrangesBothParts() throws {
    let app = show(LabeledContent("Label", value: "Value").labeledContentStyle(Stacked()))
    XCTAssertLessThan(
      try XCTUnwrap(app.element("Value")).center.y, try XCTUnwrap(app.element("Label")).center.y)
  }

  // MARK: Fields

  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var isShown = false
    @Published var item: Item?
    @Published var log: [String] = []
    @Published var detent = PresentationDetent.medium
  }
  private struct Item: Identifiable { let id: Int }

  private struct Growing: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        TextField("Message", text: $model.text, axis: .vertical).lineLimit(3)
        Spacer()
      }
      .padding()
    }
  }

  func testAVerticalFieldGrowsUpToItsLineLimit() throws {
    let model = Model()
    let app = show(Growing(model: model))
    XCTAssertTrue(app.sees("Message"))
    let field = try XCTUnwrap(app.elements(of: UITextView.self).first)
    let one = field.bounds.height
    model.text = "One\nTwo"
    app.settle()
    XCTAssertEqual(field.bounds.height, one * 2, accuracy: 4)
    XCTAssertFalse(app.sees("Message"))
    model.text = Array(repeating: "Line", count: 9).joined(separator: "\n")
    app.settle()
    XCTAssertEqual(field.bounds.height, one * 3, accuracy: 4)
    XCTAssertTrue(field.isScrollEnabled)
  }

  private struct Detents: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("Root").sheet(isPresented: $model.isShown) {
        Text("Sheet").presentationDetents([.medium, .large], selection: $model.detent)
          .presentationCornerRadius(30).presentationBackground(.red)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
  }

  func testASheetRestsAtTheChosenHeight() throws {
    let model = Model()
    let app = show(Detents(model: model))
    model.isShown = true
    app.settle()
    let sheet = try XCTUnwrap(
      app.window.rootViewController?.presentedViewController?.sheetPresentationController)
    XCTAssertEqual(sheet.selectedDetentIdentifier, .medium)
    XCTAssertEqual(sheet.preferredCornerRadius, 30)
    XCTAssertEqual(sheet.largestUndimmedDetentIdentifier, .medium)
    let medium = try XCTUnwrap(app.element("Sheet")).center.y
    model.detent = .large
    app.settle()
    XCTAssertLessThan(try XCTUnwrap(app.element("Sheet")).center.y, medium)
  }

  private struct Inspected: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("Content").inspector(isPresented: $model.isShown) { Text("Details").inspectorColumnWidth(300) }
    }
  }

  func testInspectorIsBesideContentOnPad() throws {
    let model = Model()
    model.isShown = true
    let app = show(Inspected(model: model), device: .iPad)
    XCTAssertTrue(app.sees("Content"))
    XCTAssertEqual(
      try XCTUnwrap(app.element("Details")).center.x, app.window.bounds.width - 150, accuracy: 2)
    model.isShown = false
    app.settle()
    XCTAssertFalse(app.sees("Details"))
  }

  func testAnInspectorIsASheetOnAPhone() {
    let model = Model()
    let app = show(Inspected(model: model))
    model.isShown = true
    app.settle()
    XCTAssertNotNil(app.window.rootViewController?.presentedViewController)
    XCTAssertTrue(app.sees("Details"))
  }

  // MARK: Text

  func testSelectableTextOffersToBeCopied() throws {
    let app = show(Text("Words").textSelection(.enabled))
    let words = try XCTUnwrap(app.element("Words"))
    app.longPress(at: words.center)
    app.settle()
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(UIPasteboard.general.string, "Words")
  }

  func testPrivateTextIsHiddenWhereThatIsRedacted() throws {
    let app = show(
      VStack {
        Text("Open")
        Text("Secret").privacySensitive()
      }
      .redacted(reason: .privacy))
    let labels = app.elements(of: UILabel.self)
    XCTAssertEqual(labels.first { $0.text == "Secret" }?.textColor, .clear)
    XCTAssertNotEqual(labels.first { $0.text == "Open" }?.textColor, .clear)
  }

  func testTextSizesKeepToTheirRange() throws {
    let app = show(
      VStack {
        Text("Limited").dynamicTypeSize(...DynamicTypeSize.large)
        Text("Free")
      }
      .environment(\.dynamicTypeSize, .accessibility3))
    let labels = app.elements(of: UILabel.self)
    let limited = try XCTUnwrap(labels.first { $0.text == "Limited" })
    XCTAssertEqual(limited.font.pointSize, 17, accuracy: 0.5)
    XCTAssertGreaterThan(try XCTUnwrap(labels.first { $0.text == "Free" }).font.pointSize, 30)
  }

  // MARK: Lists

  private struct Prominent: View {
    var body: some View {
      List {
        Section("Header") { Text("Row") }.listRowBackground(Color.red)
      }
    }
  }

  func testAModifierOfASectionKeepsItsHeader() {
    let app = show(Prominent())
    XCTAssertTrue(app.sees("Row"))
    XCTAssertTrue(app.elements(of: UILabel.self).contains { $0.text == "HEADER" })
  }

  // MARK: Choosing by identity

  func testAPickersElementsAreChosenByTheirIdentity() throws {
    let app = show(
      Picker("Number", selection: .constant(2)) { ForEach(0..<5) { Text("Wheel \($0)") } }.pickerStyle(.wheel)
    )
    let wheel = try XCTUnwrap(app.elements(of: UIPickerView.self).first)
    XCTAssertEqual(wheel.selectedRow(inComponent: 0), 2)
  }

  func testPagesAreChosenByTheirIdentity() {
    let app = show(
      TabView(selection: .constant(3)) { ForEach(0..<5) { Text("Page \($0)") } }.tabViewStyle(.page))
    XCTAssertTrue(app.sees("Page 3"))
  }

  // MARK: Animation of before iOS 15

  @available(*, deprecated, message: "It uses what was deprecated.")
  private struct Sliding: View {
    @ObservedObject var model: Model
    var body: some View { Text("Slider").offset(x: model.isShown ? 100 : 0).animation(.linear(duration: 1)) }
  }

  @available(*, deprecated, message: "It uses what was deprecated.")
  func testAnimationWithoutAValueAnimatesEveryChange() throws {
    let model = Model()
    let app = show(Sliding(model: model))
    let label = try XCTUnwrap(app.element("Slider")).view
    let start = label.layer.presentation()?.convert(label.bounds, to: nil).midX ?? 0
    model.isShown = true
    app.advance(by: 0.5)
    let middle = label.layer.presentation()?.convert(label.bounds, to: nil).midX ?? 0
    XCTAssertEqual(middle - start, 50, accuracy: 8)
    app.settle()
  }
}
