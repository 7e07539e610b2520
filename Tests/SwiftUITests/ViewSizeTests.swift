import PortolanTesting
import SwiftUI
import XCTest

/// Tests of the sizes that views return for proposals, as Apple documents them.
@MainActor
final class ViewSizeTests: XCTestCase {
  private final class Answers { var sizes: [CGSize] = [] }

  private struct Probe: Layout {
    let proposals: [ProposedViewSize]
    let answers: Answers
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      answers.sizes = proposals.map { subviews[0].sizeThatFits($0) }
      return CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    }
  }

  private func sizes<V: View>(_ view: V, _ proposals: [ProposedViewSize]) -> [CGSize] {
    let app = TestApp()
    let answers = Answers()
    app.show(
      UIHostingController(rootView: Probe(proposals: proposals, answers: answers) { view }))
    app.end()
    return answers.sizes
  }

  /// The length of a view along an axis.
  private enum Length: Equatable {
    /// The length of its content, regardless of the proposal.
    case content
    /// The proposed length, or an ideal one without a proposal.
    case proposed(ideal: CGFloat)
    /// The proposed length with a minimum, or that of its content without a proposal.
    case flexible
  }

  private static let few: [CGFloat?] = [0, nil, 30, 300, .infinity]

  private func check<V: View>(
    _ name: String, _ view: V, _ width: Length, _ height: Length, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    func check(_ axis: String, _ rule: Length, _ lengths: [CGFloat]) {
      let ideal = lengths[1]
      for (proposal, length) in zip(Self.few, lengths) {
        let what = "\(name): \(axis) for \(proposal.map { "\($0)" } ?? "nil")"
        switch rule {
        case .content:
          XCTAssertEqual(length, ideal, accuracy: 0.01, what, file: file, line: line)
          XCTAssertGreaterThan(length, 0, what, file: file, line: line)
        case .proposed(let own):
          XCTAssertEqual(length, proposal ?? own, accuracy: 0.01, what, file: file, line: line)
        case .flexible:
          XCTAssertGreaterThan(ideal, 0, what, file: file, line: line)
          if let proposal, proposal > ideal {
            XCTAssertEqual(length, proposal, accuracy: 0.01, what, file: file, line: line)
          }
        }
      }
    }
    check("width", width, sizes(view, Self.few.map { ProposedViewSize(width: $0, height: nil) }).map(\.width))
    check(
      "height", height, sizes(view, Self.few.map { ProposedViewSize(width: nil, height: $0) }).map(\.height))
  }

  func testLeafViews() {
    check("Color", Color.red, .proposed(ideal: 10), .proposed(ideal: 10))
    check("Rectangle", Rectangle(), .proposed(ideal: 10), .proposed(ideal: 10))
    check("Capsule", Capsule().fill(.red), .proposed(ideal: 10), .proposed(ideal: 10))
    check(
      "LinearGradient", LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
      .proposed(ideal: 10), .proposed(ideal: 10))
    check("GeometryReader", GeometryReader { _ in Color.red }, .proposed(ideal: 10), .proposed(ideal: 10))
    check("Canvas", Canvas { _, _ in }, .proposed(ideal: 10), .proposed(ideal: 10))
    check("Image", Image(systemName: "star"), .content, .content)
    check("resizable Image", Image(systemName: "star").resizable(), .flexible, .flexible)
    check("Divider", Divider(), .proposed(ideal: 10), .content)
    check("Text", Text("Word").fixedSize(), .content, .content)
    check(
      "one line", Text("Word").lineLimit(1).fixedSize(horizontal: true, vertical: false), .content, .content)
    check("Button", Button("Press") {}.fixedSize(horizontal: true, vertical: false), .content, .content)
    check("Stepper", Stepper("Count", value: .constant(1)).labelsHidden(), .content, .content)
    check("Toggle", Toggle("On", isOn: .constant(true)).labelsHidden(), .content, .content)
    check("Slider", Slider(value: .constant(0.5)), .flexible, .content)
    check("TextField", TextField("Name", text: .constant("")), .flexible, .content)
    check("SecureField", SecureField("Name", text: .constant("")), .flexible, .content)
    check("linear progress", ProgressView(value: 0.5), .flexible, .content)
    check("circular progress", ProgressView(), .content, .content)
    check("Label", Label("Star", systemImage: "star").fixedSize(), .content, .content)
    check("Link", Link("Page", destination: URL(fileURLWithPath: "/")).fixedSize(), .content, .content)
    check("ShareLink", ShareLink(item: "Words").fixedSize(), .content, .content)
    check("TextEditor", TextEditor(text: .constant("Words")), .flexible, .flexible)
    check("AsyncImage without an image", AsyncImage(url: nil), .proposed(ideal: 10), .proposed(ideal: 10))
    check("LabeledContent", LabeledContent("Name", value: "Value"), .flexible, .content)
  }

  func testShapesAndGradientsTakeTheProposal() {
    let colors = [Color.red, .blue]
    let views: [(String, AnyView)] = [
      ("Ellipse", AnyView(Ellipse())),
      ("RoundedRectangle", AnyView(RoundedRectangle(cornerRadius: 5))),
      ("UnevenRoundedRectangle", AnyView(UnevenRoundedRectangle(topLeadingRadius: 5))),
      ("ContainerRelativeShape", AnyView(ContainerRelativeShape())),
      ("Path", AnyView(Path { $0.addRect(CGRect(x: 0, y: 0, width: 40, height: 50)) })),
      ("AngularGradient", AnyView(AngularGradient(colors: colors, center: .center))),
      (
        "RadialGradient",
        AnyView(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9))
      ),
      ("EllipticalGradient", AnyView(EllipticalGradient(colors: colors))),
    ]
    for (name, view) in views { check(name, view, .proposed(ideal: 10), .proposed(ideal: 10)) }
  }

  func testACircleIsAsWideAsItIsHigh() {
    let answers = sizes(
      Circle(),
      [.unspecified, ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: 4, height: 9)]
    )
    XCTAssertEqual(answers.map(\.width), [10, 200, 4])
    XCTAssertEqual(answers.map(\.height), [10, 200, 4])
  }

  func testPickers() {
    func picker() -> some View {
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }
    check("menu", picker().pickerStyle(.menu).fixedSize(), .content, .content)
    check("segments", picker().pickerStyle(.segmented), .flexible, .content)
    check("wheel", picker().pickerStyle(.wheel), .flexible, .content)
    let day = Binding.constant(Date(timeIntervalSince1970: 0))
    check("compact date", DatePicker("Day", selection: day).labelsHidden(), .content, .content)
    check("date with a label", DatePicker("Day", selection: day), .flexible, .content)
    check(
      "calendar", DatePicker("Day", selection: day, displayedComponents: .date).datePickerStyle(.graphical),
      .content, .content)
    check("color well", ColorPicker("Color", selection: .constant(.red)).labelsHidden(), .content, .content)
    check("color with a label", ColorPicker("Color", selection: .constant(.red)), .flexible, .content)
  }

  func testGaugesAndBorderedControls() {
    check("linear gauge", Gauge(value: 0.5) { Text("Fuel") }, .flexible, .content)
    check(
      "circular gauge", Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryCircular), .content, .content)
    check("bordered button", Button("Press") {}.buttonStyle(.bordered).fixedSize(), .content, .content)
    check(
      "bordered field", TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), .flexible,
      .content)
    check("Menu", Menu("More") { Button("One") {} }.fixedSize(), .content, .content)
    check("EditButton", EditButton().fixedSize(), .content, .content)
  }

  func testContainersThatScrollTakeTheProposal() {
    check("List", List { Text("Row") }, .flexible, .flexible)
    check("Form", Form { Text("Row") }, .flexible, .flexible)
    check("TabView", TabView { Text("Tab") }, .flexible, .flexible)
    check("NavigationStack", NavigationStack { Text("Screen") }, .flexible, .flexible)
    let column = ScrollView { Text("Row") }
    XCTAssertEqual(
      sizes(column, [ProposedViewSize(width: 300, height: 200)])[0], CGSize(width: 300, height: 200))
  }

  func testTextKeepsALineHoweverLittleIsOffered() {
    let one = sizes(Text("Word"), [.unspecified])[0]
    for words in ["Word", "Several words that need several lines", "One\nand two"] {
      let answers = sizes(
        Text(words),
        [
          ProposedViewSize(width: 200, height: 0), ProposedViewSize(width: 200, height: 1),
          ProposedViewSize(width: 200, height: one.height - 1), .zero,
        ])
      for answer in answers { XCTAssertGreaterThanOrEqual(answer.height, one.height - 0.5, words) }
    }
    let lines = sizes(
      Text("a\nb\nc"), [.unspecified, ProposedViewSize(width: 100, height: 2.5 * one.height)])
    XCTAssertEqual(lines[0].height, 3 * one.height, accuracy: 1.5)
    XCTAssertEqual(lines[1].height, 2 * one.height, accuracy: 1.5)
  }

  func testTextsOverflowAShortColumn() {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("Row \($0)").padding(4) }
        }
        .frame(height: 120)))
    for row in 0..<20 {
      if let element = app.element("Row \(row)") { XCTAssertGreaterThan(element.frame.height, 19) }
    }
    XCTAssertTrue(app.sees("Row 10"))
  }

  /// A container that is a layout, too, if it has no content of its own.
  fileprivate struct Pier<Content: View>: View {
    let content: Content
    init(gap: CGFloat, @ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { HStack(spacing: 0) { content } }
  }

  func testTheContentOfAContainerIsPreferredToTheContentOfItsLayout() {
    let pier = Pier(gap: 4) { Text("Berth") }
    XCTAssertEqual(String(describing: type(of: pier.content)), "Text")
    XCTAssertEqual(String(describing: type(of: Pier(gap: 4).content)), "EmptyView")
    XCTAssertEqual(String(describing: type(of: Pier(gap: 4) { EmptyView() })), "Pier<EmptyView>")
  }
}

extension ViewSizeTests.Pier: Layout, Sendable, Animatable where Content == EmptyView {
  fileprivate init(gap: CGFloat) { self.init(gap: gap) { EmptyView() } }
  fileprivate func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  fileprivate func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
