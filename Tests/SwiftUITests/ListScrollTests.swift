import PortolanTesting
import SwiftUI
import XCTest

/// Tests of lists and forms as scroll views, including their reports (issue point "List").
@MainActor
final class ListScrollTests: XCTestCase {
  private struct Rows: View {
    var count = 60
    var body: some View { List(0..<count, id: \.self) { Text("Row \($0)") }.listStyle(.plain) }
  }
  private func collection(_ app: TestApp) throws -> UICollectionView {
    try XCTUnwrap(app.find(UICollectionView.self))
  }

  func testAListIsNotScrolledWhereThatIsDisabled() throws {
    let app = TestApp()
    app.show(view: Rows().scrollDisabled(true))
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 300))
    app.settle()
    XCTAssertTrue(app.sees("Row 0"))
    app.show(view: Rows().scrollDisabled(false))
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 300))
    app.settle()
    XCTAssertFalse(app.sees("Row 0"))
  }

  func testAListHidesItsIndicatorsPerAxis() throws {
    let app = TestApp()
    app.show(view: Rows().scrollIndicators(.hidden))
    XCTAssertFalse(try collection(app).showsVerticalScrollIndicator)
    app.show(view: Rows().scrollIndicators(.hidden, axes: .horizontal))
    XCTAssertTrue(try collection(app).showsVerticalScrollIndicator)
  }

  private struct Watching: View {
    @State private var isFar = false
    @State private var phases: [ScrollPhase] = []
    @State private var seen = ""
    var body: some View {
      VStack {
        Text(isFar ? "far" : "near")
        Text(phases.map { "\($0)" }.joined(separator: " "))
        Text("seen \(seen)")
        List(0..<60, id: \.self) { row in
          Text("Row \(row)").onScrollVisibilityChange { if $0, row == 20 { seen = "twenty" } }
        }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { _, new in
          isFar = new
        }
        .onScrollPhaseChange { phases.append($1) }
      }
    }
  }

  func testViewsReceiveListScrolling() throws {
    let app = TestApp()
    app.show(view: Watching())
    XCTAssertTrue(app.sees("near"))
    for _ in 0..<3 {
      app.drag(from: CGPoint(x: 196, y: 750), to: CGPoint(x: 196, y: 350))
      app.settle()
    }
    XCTAssertTrue(app.sees("far"))
    XCTAssertTrue(app.sees("seen twenty"), app.accessibilityText)
    XCTAssertNotNil(app.elements.first { $0.label?.hasPrefix("interacting") == true }, app.accessibilityText)
  }

  private struct Positioned: View {
    @State private var id: Int?
    var body: some View {
      VStack {
        Text("at \(id ?? -1)")
        Button("Go") { id = 30 }
        Rows().scrollPosition(id: $id)
      }
    }
  }

  func testAListsPositionIsTiedToAValueBothWays() throws {
    let app = TestApp()
    app.show(view: Positioned())
    app.tap("Go")
    app.settle()
    XCTAssertTrue(app.sees("Row 30"))
    XCTAssertFalse(app.sees("Row 0"))
    XCTAssertTrue(app.sees("at 30"))
    app.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 700))
    app.settle()
    let label = try XCTUnwrap(app.elements.first { $0.label?.hasPrefix("at ") == true }?.label)
    let row = try XCTUnwrap(Int(label.dropFirst(3)))
    XCTAssertLessThan(row, 29)
    XCTAssertTrue(app.sees("Row \(row)"))
  }

  private struct ToEdges: View {
    @State private var position = ScrollPosition(edge: .top)
    var body: some View {
      VStack {
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Start") { position.scrollTo(edge: .top) }
        Button("Row") { position.scrollTo(id: 25, anchor: .top) }
        Rows().scrollPosition($position)
      }
    }
  }

  func testAListGoesToEdgesAndRows() {
    let app = TestApp()
    app.show(view: ToEdges())
    app.tap("End")
    app.settle()
    XCTAssertTrue(app.sees("Row 59"))
    app.tap("Start")
    app.settle()
    XCTAssertTrue(app.sees("Row 0"))
    app.tap("Row")
    app.settle()
    XCTAssertTrue(app.sees("Row 25"))
    XCTAssertFalse(app.sees("Row 24"))
  }

  private struct Chat: View {
    @State private var count = 40
    var body: some View {
      VStack {
        List(0..<count, id: \.self) { Text("Row \($0)").frame(height: $0 % 3 == 0 ? 90 : 30) }
          .defaultScrollAnchor(.bottom)
        Button("Send") { count += 1 }
      }
    }
  }

  func testAListBeginsAtItsAnchorAndStaysThere() {
    let app = TestApp()
    app.show(view: Chat())
    XCTAssertTrue(app.sees("Row 39"))
    XCTAssertFalse(app.sees("Row 0"))
    app.tap("Send")
    app.settle()
    XCTAssertTrue(app.sees("Row 40"))
  }

  private struct ToTarget: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 440 }
  }

  func testListStopsAccordingToScrollTargetBehavior() throws {
    let app = TestApp()
    app.show(view: Rows().scrollTargetBehavior(ToTarget()))
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500))
    app.settle()
    let list = try collection(app)
    XCTAssertEqual(list.contentOffset.y + list.adjustedContentInset.top, 440, accuracy: 1)
  }

  func testAListHasTheMarginsItAsksFor() throws {
    let app = TestApp()
    app.show(
      view: List(0..<3, id: \.self) { Text("Row \($0)") }.contentMargins(.horizontal, 60)
        .contentMargins(.top, 100))
    let list = try collection(app)
    let cell = try XCTUnwrap(list.visibleCells.first)
    XCTAssertEqual(cell.frame.minX, 60, accuracy: 0.5)
    XCTAssertEqual(cell.frame.width, list.bounds.width - 120, accuracy: 0.5)
    XCTAssertEqual(list.contentInset.top, 100)
  }

  func testAShortListDoesNotBounceWhenAsked() throws {
    let app = TestApp()
    app.show(view: Rows(count: 2).scrollBounceBehavior(.basedOnSize))
    XCTAssertFalse(try collection(app).alwaysBounceVertical)
    app.show(view: Rows(count: 2))
    XCTAssertTrue(try collection(app).alwaysBounceVertical)
  }

  func testTheBackgroundOfAListIsHidden() {
    let app = TestApp()
    app.show(
      view: Form { Text("Row") }.scrollContentBackground(.hidden).background(Color(red: 1, green: 0, blue: 0))
    )
    XCTAssertEqual(app.pixel(5, 600), [255, 0, 0])
    app.show(view: Form { Text("Row") }.background(Color(red: 1, green: 0, blue: 0)))
    XCTAssertNotEqual(app.pixel(5, 600), [255, 0, 0])
  }

  func testARowIsAPartOfItsList() throws {
    let app = TestApp()
    app.show(
      view: List {
        Color.red.containerRelativeFrame(.vertical, count: 4, spacing: 0).accessibilityLabel("Part")
      }
      .listStyle(.plain))
    let list = try collection(app)
    let free = list.bounds.height - list.adjustedContentInset.top - list.adjustedContentInset.bottom
    XCTAssertEqual(try XCTUnwrap(list.visibleCells.first).frame.height, free / 4 + 22, accuracy: 1)
  }

  private struct Flashing: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Flash") { count += 1 }
        ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
          .scrollIndicatorsFlash(trigger: count)
      }
    }
  }

  /// The area of the indicator at the right edge has another color while it flashes.
  func testIndicatorsFlashWhenAValueChangesAndWhenTheyAppear() {
    let app = TestApp()
    app.show(view: Flashing())
    app.advance(by: 3)
    let rest = app.pixel(389, 130)
    app.tap("Flash")
    app.advance(by: 0.1)
    XCTAssertNotEqual(app.pixel(389, 130), rest)
    app.advance(by: 3)
    XCTAssertEqual(app.pixel(389, 130), rest)
    app.window.rootViewController = UIHostingController(
      rootView: Rows().scrollIndicatorsFlash(onAppear: true))
    app.advance(by: 0.1)
    let flashed = app.pixel(389, 150)
    app.advance(by: 3)
    XCTAssertNotEqual(app.pixel(389, 150), flashed)
  }
}
