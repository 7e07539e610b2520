import PortolanTesting
import SwiftUI
import XCTest

/// Tests the effects of API of iOS 17, 18 and 26 that unmodified code uses.
@MainActor
final class LaterAPITests: XCTestCase {
  func testInteractiveSpringsHaveDurations() {
    XCTAssertEqual(Animation.interactiveSpring(duration: 0.3), .spring(duration: 0.3, bounce: 0.14))
    XCTAssertEqual(
      Animation.interactiveSpring(), .interactiveSpring(response: 0.15, dampingFraction: 0.86))
  }

  // MARK: Text

  func testAnAttributedStringTakesSwiftUIsAttributes() throws {
    var text = AttributedString("red plain")
    text.font = .title
    let range = try XCTUnwrap(text.range(of: "red"))
    text[range].foregroundColor = .red
    text[range].underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    XCTAssertEqual(text.runs.count, 2)
    XCTAssertEqual(text.runs.first?.font, .title)
    XCTAssertEqual(text.runs.first?.foregroundColor, .red)
    XCTAssertNil(text.runs.first?.swiftUI.backgroundColor)

    let app = TestApp()
    app.show(view: Text(text))
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first)
    let shown = try XCTUnwrap(label.attributedText)
    XCTAssertEqual(
      shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .preferredFont(forTextStyle: .title1))
    XCTAssertEqual(
      shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int,
      NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDash.rawValue)
    XCTAssertNil(shown.attribute(.underlineStyle, at: 5, effectiveRange: nil))
  }

  func testAccessibilityModifiersOfTextAreTexts() throws {
    let text: Text =
      Text("1").accessibilityLabel("One") + Text(" and ") + Text("AB").speechSpellsOutCharacters()
    let app = TestApp()
    app.show(view: text)
    XCTAssertTrue(app.accessibilityText.contains("One and A B"), app.accessibilityText)
    XCTAssertEqual(app.elements(of: UILabel.self).first?.text, "1 and AB")
  }

  private struct Lowered: TextRenderer {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          guard run[Mark.self] != nil else {
            context.draw(run)
            continue
          }
          for slice in run {
            var copy = context
            copy.translateBy(x: 0, y: amount)
            copy.draw(slice)
          }
        }
      }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0) }
  }
  private struct Mark: TextAttribute {}

  func testARendererDrawsMarkedRunsWhereItWants() throws {
    func rows(_ amount: Double) -> ClosedRange<Int> {
      let pixels = ViewPixels(
        Text("MMMM").customAttribute(Mark()).foregroundStyle(.black).textRenderer(Lowered(amount: amount))
          .frame(maxHeight: .infinity, alignment: .top), width: 100, height: 80)
      let dark = (0..<80).filter { y in (0..<100).contains { x in pixels[x, y][0] < 100 } }
      return (dark.first ?? 0)...(dark.last ?? 0)
    }
    let (own, lowered) = (rows(0), rows(30))
    XCTAssertEqual(lowered.lowerBound, own.lowerBound + 30)
    XCTAssertEqual(lowered.count, own.count)
  }

  // MARK: Shapes

  func testAnInnerShadowDarkensTheEdgeInside() {
    let pixels = ViewPixels(
      Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 4))).padding(4), width: 60, height: 60
    )
    XCTAssertLessThan(pixels[5, 30][0], 200)
    XCTAssertTrue(pixels.isNear(30, 30, [255, 255, 255]))
    XCTAssertTrue(pixels.isNear(1, 30, [255, 255, 255]), "nothing falls outside")
  }

  func testShapesAreTransformedByValue() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let moved = TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 5, y: 0))
    XCTAssertEqual(moved.path(in: rect).boundingRect.minX, 5)
    XCTAssertEqual(Rectangle().scale(x: 2, y: 1).path(in: rect).boundingRect.width, 20)
    XCTAssertEqual(Circle().size(width: 4, height: 4).path(in: rect).boundingRect.maxX, 4, accuracy: 0.01)
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(45))
    XCTAssertEqual(turned.angle, .degrees(45))
  }

  // MARK: Motion

  private struct Halves: CustomAnimation {
    nonisolated func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time > 1 ? nil : value.scaled(by: time < 0.5 ? 0.25 : 0.75) }
  }
  private struct Mover: View {
    @State private var isMoved = false
    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 40, height: 40).accessibilityLabel("Box").accessibilityAddTraits(.isImage)
          .offset(x: isMoved ? 200 : 0)
        Button("Go") { withAnimation(Animation(Halves())) { isMoved = true } }
      }
    }
  }

  func testAnAppsOwnAnimationMovesViews() throws {
    let app = TestApp()
    app.show(view: Mover())
    let start = try XCTUnwrap(app.element("Box")).frame.minX
    app.tap("Go")
    func place() -> CGFloat {
      guard let view = app.element("Box")?.view else { return 0 }
      let layer = view.layer.presentation() ?? view.layer
      return layer.convert(layer.bounds, to: nil).minX - start
    }
    app.advance(by: 0.3)
    XCTAssertEqual(place(), 50, accuracy: 8)
    app.advance(by: 0.4)
    XCTAssertEqual(place(), 150, accuracy: 8)
    app.settle()
    XCTAssertEqual(place(), 200, accuracy: 1)
  }

  // MARK: Subviews

  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) cards")
          ForEach(subviews) { subview in
            HStack {
              Text(subview.containerValues.isPinned ? "pin" : "no pin")
              subview
            }
          }
        }
      }
    }
  }
  private struct Pair: View {
    var body: some View {
      Text("Second")
      Text("Third").containerValue(\.isPinned, true)
    }
  }

  func testAViewIsTakenApartIntoTheViewsThatItConsistsOf() {
    let app = TestApp()
    app.show(
      view: Cards {
        Text("First")
        Pair()
        ForEach(4..<6) { Text("Number \($0)") }
      })
    XCTAssertTrue(app.sees("5 cards"), app.accessibilityText)
    for text in ["First", "Second", "Third", "Number 4", "Number 5"] { XCTAssertTrue(app.sees(text)) }
    XCTAssertEqual(app.elements.filter { $0.label == "pin" }.count, 1)
  }

  func testSectionsAreTakenApartWithTheirHeaders() {
    let app = TestApp()
    app.show(
      view: VStack {
        ForEach(
          sections: Group {
            Text("Loose")
            Section("Fruit") {
              Text("Apple"); Text("Pear")
            }
          }
        ) { section in
          Text("\(section.header.count) header, \(section.content.count) rows")
          section.content
        }
      })
    XCTAssertTrue(app.sees("0 header, 1 rows"), app.accessibilityText)
    XCTAssertTrue(app.sees("1 header, 2 rows"))
    XCTAssertTrue(app.sees("Pear"))
  }

  // MARK: Accessibility

  private struct Focusing: View {
    @AccessibilityFocusState private var isRead: Bool
    var body: some View {
      VStack {
        Read(focus: $isRead)
        Button("Read") { isRead = true }
      }
    }
    struct Read: View {
      let focus: AccessibilityFocusState<Bool>.Binding
      var body: some View { Text("News").accessibilityFocused(focus) }
    }
  }

  func testATextThatIsAHeadingCanBeJoined() {
    let heading: Text = Text("News").accessibilityHeading(.h1)
    let app = TestApp()
    app.show(view: heading)
    XCTAssertEqual(app.element("News")?.view.accessibilityTraits.contains(.header), true)
    app.show(view: heading + Text(" of today"))
    XCTAssertEqual(app.element("News of today")?.view.accessibilityTraits.contains(.header), false)
  }

  func testTheFocusOfAssistiveTechnologyIsHandedDown() {
    let app = TestApp()
    app.show(view: Focusing())
    app.listen()
    app.tap("Read")
    app.settle()
    XCTAssertTrue(app.spoken.contains("reads “News”"), "\(app.spoken)")
  }

  func testARotorGoesThroughItsEntries() throws {
    let app = TestApp()
    let names = ["Ada", "Bert", "Cleo"]
    app.show(
      view: VStack { ForEach(names, id: \.self) { Text($0) } }
        .accessibilityRotor("Vips") {
          AccessibilityRotorEntry("Ada", id: "Ada")
          AccessibilityRotorEntry("Cleo", id: "Cleo")
        })
    func rotor(_ view: UIView) -> UIAccessibilityCustomRotor? {
      view.accessibilityCustomRotors?.first ?? view.subviews.lazy.compactMap { rotor($0) }.first
    }
    let found = try XCTUnwrap(rotor(app.window))
    XCTAssertEqual(found.name, "Vips")
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    var said: [String] = []
    while let item = found.itemSearchBlock(predicate), said.count < 5 {
      predicate.currentItem = item
      said.append((item.targetElement as? UILabel)?.text ?? "?")
    }
    XCTAssertEqual(said, ["Ada", "Cleo"])
  }

  // MARK: Tabs

  private struct Tabs: View {
    @State private var chosen = 1
    var body: some View {
      TabView(selection: $chosen) {
        Tab("Home", systemImage: "house", value: 1) { Text("Home screen") }
        Tab("Closed", systemImage: "lock", value: 2) { Text("Closed screen") }.disabled(true)
        Tab(value: 3, role: .search) { Text("Search screen") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Text("Now playing") }
    }
  }

  func testTabsWithRolesAndAnAccessory() throws {
    let app = TestApp()
    app.show(view: Tabs())
    app.tap("Search")
    app.settle()
    XCTAssertTrue(app.sees("Search screen"))
    app.tap("Closed")
    app.settle()
    XCTAssertTrue(app.sees("Search screen"), "a disabled tab cannot be chosen")
    let accessory = try XCTUnwrap(app.element("Now playing"))
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    XCTAssertLessThanOrEqual(accessory.frame.maxY, bar.convert(bar.bounds, to: nil).minY)
  }

  // MARK: Search

  private struct Tokens: View {
    struct Kind: Identifiable, Hashable {
      let id: String
    }
    @State private var text = ""
    @State private var chosen = [Kind(id: "Soup")]
    @State private var suggested = [Kind(id: "Soup"), Kind(id: "Cake")]
    @State private var scope = 0
    var body: some View {
      NavigationStack {
        List { Text("Kinds " + chosen.map(\.id).joined(separator: ",")) }
          .navigationTitle("Food")
          .searchable(text: $text, tokens: $chosen, suggestedTokens: $suggested) { Text($0.id) }
          .searchScopes($scope, activation: .onSearchPresentation) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
      }
    }
  }

  func testSearchTokensAreAddedBySuggestionsAndDeletedByKey() throws {
    let app = TestApp()
    app.show(view: Tokens())
    app.tap("Search")
    app.settle()
    let field = try XCTUnwrap(app.elements(of: UISearchTextField.self).first)
    XCTAssertEqual(field.tokens.count, 1)
    XCTAssertTrue(app.sees("Mine"), "scopes are shown as soon as the search is")
    app.tap("Cake")
    app.settle()
    XCTAssertEqual(field.tokens.count, 2)
    app.deleteBackward()
    app.settle()
    XCTAssertEqual(field.tokens.count, 1)
    app.tap("Cancel")
    app.settle()
    XCTAssertTrue(app.sees("Kinds Soup"), app.accessibilityText)
  }

  func testSystemOverlaysAreHidden() {
    let app = TestApp()
    app.show(view: Text("Full").persistentSystemOverlays(.hidden))
    XCTAssertEqual(app.window.rootViewController?.prefersHomeIndicatorAutoHidden, true)
  }
}

private enum PinnedKey: ContainerValueKey { static var defaultValue: Bool { false } }
extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// As libraries extend the bindings of both kinds of focus.
private protocol Marked {}
extension AccessibilityFocusState.Binding: Marked {}
extension FocusState.Binding: Marked {}
