import PortolanTesting
import SwiftUI
import XCTest

/// Tests of small settings and their effects (issue points 2 and 3).
@MainActor
final class ControlDetailTests: XCTestCase {
  private struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Frame")
        ControlGroup(configuration)
      }
    }
  }

  func testAControlGroupStyleMayBeMadeOfAControlGroup() {
    let app = TestApp()
    app.show(view: ControlGroup { Button("One") {} }.controlGroupStyle(Framed()))
    XCTAssertTrue(app.sees("Frame"))
    XCTAssertTrue(app.sees("One"))
    XCTAssertEqual(app.elements.filter { $0.label == "Frame" }.count, 1)
  }

  private struct Undoing: View {
    @Environment(\.undoManager) private var undo
    @State private var holder = Holder()
    @State private var version = 0
    final class Holder { var value = 0 }
    var body: some View {
      VStack {
        Text("Value \(holder.value)").id(version)
        Button("Set") {
          let (holder, old) = (holder, holder.value)
          undo?.registerUndo(withTarget: holder) { $0.value = old }
          holder.value = 7
          version += 1
        }
        Button("Undo") {
          undo?.undo()
          version += 1
        }
      }
    }
  }

  func testChangesAreTakenBackByTheUndoManagerThatRespondersFind() {
    let app = TestApp()
    app.show(view: Undoing())
    app.tap("Set")
    app.settle()
    XCTAssertTrue(app.sees("Value 7"))
    XCTAssertTrue(app.window.rootViewController?.view.undoManager?.canUndo ?? false)
    app.tap("Undo")
    app.settle()
    XCTAssertTrue(app.sees("Value 0"))
  }

  private struct Sized<S: PresentationSizing>: View {
    let sizing: S
    var body: some View {
      Color.white.sheet(isPresented: .constant(true)) {
        Text("Content").frame(width: 320, height: 200).presentationSizing(sizing)
      }
    }
  }
  private func sheetSize<S: PresentationSizing>(_ sizing: S) -> CGSize {
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    app.show(view: Sized(sizing: sizing))
    return app.window.rootViewController?.presentedViewController?.view.bounds.size ?? .zero
  }

  func testASheetIsAsLargeAsItAsksOnAPad() {
    let form = sheetSize(.form)
    let page = sheetSize(.page)
    XCTAssertEqual(form, CGSize(width: 540, height: 620))
    XCTAssertGreaterThan(page.width, form.width)
    XCTAssertEqual(sheetSize(.fitted), CGSize(width: 320, height: 200))
    XCTAssertEqual(
      sheetSize(.form.fitted(horizontal: false, vertical: true)), CGSize(width: 540, height: 200))
  }

  private struct Ordered: View {
    let order: MenuOrder
    var body: some View {
      VStack {
        Spacer()
        Menu("Open") {
          Button("First") {}
          Button("Second") {}
        }
        .menuOrder(order)
      }
    }
  }

  func testTheFirstEntryOfAMenuIsTheNearestWherePriorityCounts() throws {
    for (order, isReversed) in [(MenuOrder.priority, true), (.fixed, false)] {
      let app = TestApp()
      app.show(view: Ordered(order: order))
      app.tap("Open")
      app.settle()
      let first = try XCTUnwrap(app.element("First")).frame.midY
      let second = try XCTUnwrap(app.element("Second")).frame.midY
      XCTAssertEqual(first > second, isReversed)
    }
  }

  private struct Bars: View {
    let hasSpacer: Bool
    var body: some View {
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("A") {} }
          if hasSpacer { ToolbarSpacer(.flexible, placement: .bottomBar) }
          ToolbarItem(placement: .bottomBar) { Button("B") {} }
          if hasSpacer { ToolbarSpacer(.fixed, placement: .bottomBar) }
          ToolbarItem(placement: .bottomBar) { Button("C") {} }
        }
      }
    }
  }

  func testSpacersPartTheItemsOfABar() throws {
    let app = TestApp()
    app.show(view: Bars(hasSpacer: true))
    let places = try ["A", "B", "C"].map { try XCTUnwrap(app.element($0)).frame }
    XCTAssertLessThan(places[0].minX, 40)
    XCTAssertGreaterThan(places[1].minX, 200, "the flexible spacer takes the room")
    XCTAssertLessThan(places[2].minX - places[1].maxX, 60, "the fixed one does not")
  }

  private struct Editors: View {
    @State private var text = "words"
    var body: some View {
      VStack(spacing: 40) {
        TextEditor(text: $text).frame(width: 200, height: 100).textEditorStyle(.plain)
        TextEditor(text: $text).frame(width: 200, height: 100)
      }
      .padding(30).background(Color(red: 1, green: 0, blue: 0))
    }
  }

  func testAPlainEditorHasNoBackground() throws {
    let app = TestApp()
    app.show(view: Editors())
    let editors = app.elements(of: UITextView.self).sorted {
      $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y
    }
    let colors = editors.map { editor -> [Int] in
      let corner = editor.convert(CGPoint(x: 190, y: 90), to: nil)
      return app.pixel(corner.x, corner.y)
    }
    XCTAssertEqual(colors.first, [255, 0, 0])
    XCTAssertEqual(colors.last, [255, 255, 255])
  }

  private struct Titled: View {
    @State private var log = "none"
    var body: some View {
      NavigationStack {
        Text(log).navigationTitle("Document").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu {
            Button("Duplicate") { log = "duplicated" }
            RenameButton()
          }
          .renameAction { log = "renaming" }
      }
    }
  }

  func testTheTitleOpensAMenuAndARenameButtonActsThere() {
    let app = TestApp()
    app.show(view: Titled())
    app.tap("Document")
    app.settle()
    app.tap("Duplicate")
    app.settle()
    XCTAssertTrue(app.sees("duplicated"))
    app.tap("Document")
    app.settle()
    app.tap("Rename")
    app.settle()
    XCTAssertTrue(app.sees("renaming"))
  }

  private struct Pairs: View {
    @Namespace private var space
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Aeroplane mode").accessibilityLabeledPair(role: .label, id: 1, in: space)
        Toggle("", isOn: $isOn).labelsHidden().accessibilityLabeledPair(role: .content, id: 1, in: space)
      }
    }
  }

  func testALabeledPairNamesItsContent() throws {
    let app = TestApp()
    app.show(view: Pairs())
    let control = try XCTUnwrap(app.find(UISwitch.self))
    XCTAssertEqual(control.accessibilityLabel, "Aeroplane mode")
  }

  private struct Bouncing: View {
    @State private var count = 0
    let options: SymbolEffectOptions
    var body: some View {
      VStack {
        Button("Bounce") { count += 1 }
        Image(systemName: "square.fill").font(.system(size: 100)).foregroundStyle(.red)
          .symbolEffect(.bounce, options: options, value: count)
      }
    }
  }
  /// Returns the number of red points in the middle line of the screen.
  private func width(_ app: TestApp, _ y: CGFloat) -> Int {
    stride(from: CGFloat(100), to: 300, by: 1).filter { app.pixel($0, y)[1] < 100 }.count
  }

  func testASymbolBouncesAsOftenAsAsked() throws {
    for (options, isMovingLater) in [(SymbolEffectOptions.default, false), (.repeat(4), true)] {
      let app = TestApp()
      app.show(view: Bouncing(options: options))
      let y = try XCTUnwrap(app.find(UIImageView.self)).convert(CGPoint(x: 50, y: 50), to: nil).y
      let rest = width(app, y)
      app.tap("Bounce")
      app.advance(by: 0.2)
      XCTAssertGreaterThan(width(app, y), rest + 5)
      var moves = false
      app.advance(by: 0.8)
      for _ in 0..<10 {
        app.advance(by: 0.08)
        if width(app, y) > rest + 5 { moves = true }
      }
      XCTAssertEqual(moves, isMovingLater)
      app.settle()
      XCTAssertEqual(width(app, y), rest)
    }
  }

  private struct Fields: View {
    @Namespace private var scope
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Text("focus \(focus ?? 0)")
        HStack {
          VStack {
            Text("one").focusable().focused($focus, equals: 1)
            Text("two").focusable().focused($focus, equals: 2)
          }
          .focusSection()
          VStack {
            Text("three").focusable().focused($focus, equals: 3)
            Text("four").focusable().focused($focus, equals: 4)
          }
          .focusSection()
        }
        .focusScope(scope)
      }
      .defaultFocus($focus, 1)
    }
  }

  func testSectionsAreProcessedInOrder() {
    let app = TestApp()
    app.show(view: Fields())
    XCTAssertTrue(app.sees("focus 1"))
    for expected in [3, 1, 3] {
      app.press(.keyboardTab)
      app.settle()
      XCTAssertTrue(app.sees("focus \(expected)"), "Tab leads from group to group")
    }
  }

  private struct Hovered: View {
    @State private var place = "outside"
    @State private var isOver = false
    var body: some View {
      VStack {
        Text(place)
        Text(isOver ? "over" : "away")
        Color.white.frame(width: 200, height: 100).accessibilityElement().accessibilityLabel("Field")
          .hoverEffect(.highlight)
          .onHover { isOver = $0 }
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): place = "\(Int(point.x)) \(Int(point.y))"
            case .ended: place = "outside"
            }
          }
      }
    }
  }

  func testThePointerIsFollowedOverAView() throws {
    let app = TestApp(device: .iPad)
    app.show(view: Hovered())
    let field = try XCTUnwrap(app.element("Field")).frame
    let edge = app.pixel(field.minX - 2, field.midY)
    let pointer = TouchSynthesizer(window: app.window)
    pointer.hover(at: CGPoint(x: field.minX + 30, y: field.minY + 40))
    app.settle()
    XCTAssertTrue(app.sees("30 40"))
    XCTAssertTrue(app.sees("over"))
    XCTAssertNotEqual(app.pixel(field.minX - 2, field.midY), edge, "it stands out")
    pointer.hover(at: CGPoint(x: 5, y: 5))
    app.settle()
    XCTAssertTrue(app.sees("outside"))
    XCTAssertTrue(app.sees("away"))
    XCTAssertEqual(app.pixel(field.minX - 2, field.midY), edge)
  }
}
