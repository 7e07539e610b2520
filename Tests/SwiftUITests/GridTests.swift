import PortolanTesting
import SwiftUI
import XCTest

/// Tests of the positions of cells in grids and lazy grids.
@MainActor
final class GridTests: XCTestCase {
  private func frame(_ app: TestApp, _ label: String) throws -> CGRect {
    try XCTUnwrap(app.element(label), "there is no \(label)").frame
  }

  func testTheColumnsOfAGridLineUp() throws {
    let app = TestApp()
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
      GridRow {
        Text("a").frame(width: 40, height: 20)
        Text("b").frame(width: 60, height: 20)
      }
      Text("whole").gridCellUnsizedAxes([])
      GridRow {
        Text("c").frame(width: 80, height: 30)
        Text("d").frame(width: 20, height: 10)
      }
    }
    app.show(UIHostingController(rootView: grid))
    let (a, b, c, d) = try (frame(app, "a"), frame(app, "b"), frame(app, "c"), frame(app, "d"))
    let whole = try frame(app, "whole")
    // A text is centered in its own frame.
    XCTAssertEqual(b.midX - 30, c.midX + 40 + 10, accuracy: 0.51)
    XCTAssertEqual(a.midX - 20, c.midX - 40, accuracy: 0.51)
    XCTAssertEqual(d.midX - 10, b.midX - 30, accuracy: 0.51)
    XCTAssertEqual(whole.minX, c.midX - 40, accuracy: 0.51)
    XCTAssertLessThan(a.maxY, whole.minY)
    XCTAssertLessThan(whole.maxY, c.minY)
  }

  func testACellCoversSeveralColumns() throws {
    let app = TestApp()
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 50, height: 20).accessibilityLabel("one")
        Color.red.frame(width: 70, height: 20)
      }
      GridRow { Text("wide").gridCellColumns(2) }
    }
    app.show(UIHostingController(rootView: grid))
    XCTAssertEqual(try frame(app, "wide").midX, 393 / 2, accuracy: 0.51)
  }

  /// A modifier of a row applies to each of its cells, as that of a group.
  func testModifiersOfARowApplyToItsCells() throws {
    let app = TestApp()
    let grid = Grid(horizontalSpacing: 20, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Color.blue.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("first")
        Color.blue.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("second")
      }
      .padding(10)
      GridRow {
        Text("c").frame(width: 40, height: 40)
        Text("d").frame(width: 40, height: 40)
      }
    }
    app.show(view: grid)
    let (first, second) = try (frame(app, "first"), frame(app, "second"))
    XCTAssertEqual(second.minX - first.maxX, 20 + 2 * 10, accuracy: 0.51)
    XCTAssertEqual(first.maxY, second.maxY, accuracy: 0.51)
  }

  /// A background or overlay of a row is that of each cell, as other modifiers of a row.
  func testLayersOfARowAreThoseOfItsCells() throws {
    let app = TestApp()
    func mark(_ name: String) -> some View {
      Color.clear.accessibilityElement().accessibilityLabel(name)
    }
    /// The frames of all marks, also those that views cover.
    func frames(_ name: String) -> [CGRect] {
      let nodes = app.window.windowScene.map { AccessibilityTree.nodes(in: $0) } ?? []
      return nodes.flatMap(\.all).filter { $0.label == name }.map(\.frame).sorted { $0.minX < $1.minX }
    }
    let grid = Grid(horizontalSpacing: 20, verticalSpacing: 10) {
      GridRow {
        Color.blue.frame(width: 40, height: 20)
        Color.blue.frame(width: 60, height: 30)
      }
      .background { mark("behind") }
      .padding(5)
      .overlay(alignment: .bottom) { mark("front").frame(height: 4) }
      GridRow {
        Text("c")
        Text("d")
      }
    }
    app.show(view: grid)
    let (behind, front) = (frames("behind"), frames("front"))
    guard behind.count == 2, front.count == 2 else { return XCTFail("\(behind) \(front)") }
    XCTAssertEqual(behind.map(\.width), [40, 60])
    XCTAssertEqual(behind.map(\.height), [20, 30])
    XCTAssertEqual(front.map(\.width), [50, 70])
    XCTAssertEqual(behind[1].minX - behind[0].maxX, 20 + 2 * 5, accuracy: 0.51)
    XCTAssertEqual(front[1].maxY, behind[1].maxY + 5, accuracy: 0.51)
  }

  /// A card that is high where it is narrow.
  private func card(_ name: String) -> some View {
    VStack {
      Text(name)
      Text(String(repeating: "words ", count: 30))
    }
    .accessibilityElement(children: .combine)
  }

  func testViewsOutsideOfRowsAreMeasuredAtTheWidthOfTheGrid() throws {
    func heights(_ view: some View) throws -> [CGFloat] {
      let app = TestApp()
      app.show(UIHostingController(rootView: ScrollView { view.padding(16) }))
      app.settle()
      let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
      return [scroll.contentSize.height.rounded()]
    }
    let grid = Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      card("one")
      card("two")
    }
    .fixedSize(horizontal: false, vertical: true)
    let stack = VStack(spacing: 12) {
      card("one")
      card("two")
    }
    XCTAssertEqual(try heights(grid), try heights(stack))
  }

  func testAFlexibleViewOutsideOfRowsWidensTheGridUnlessItIsUnsized() throws {
    func distance(_ divider: some View) throws -> CGFloat {
      let app = TestApp()
      let grid = Grid(horizontalSpacing: 10) {
        GridRow {
          Text("a").frame(width: 40)
          Text("b").frame(width: 40)
        }
        divider
      }
      app.show(UIHostingController(rootView: grid))
      return try frame(app, "b").midX - frame(app, "a").midX
    }
    XCTAssertEqual(try distance(Divider().gridCellUnsizedAxes(.horizontal)), 50, accuracy: 0.51)
    XCTAssertEqual(try distance(Divider()), (393 + 10) / 2, accuracy: 0.51)
  }

  func testASectionsHeaderCoversALazyGrid() throws {
    let app = TestApp()
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 10) {
        Section {
          ForEach(0..<4) { Text("cell \($0)").frame(width: 100, height: 40) }
        } header: {
          Text("header")
        }
      }
    }
    app.show(UIHostingController(rootView: grid))
    let header = try frame(app, "header")
    let (first, second, third) = try (frame(app, "cell 0"), frame(app, "cell 1"), frame(app, "cell 2"))
    XCTAssertLessThan(header.maxY, first.minY)
    XCTAssertEqual(first.midY, second.midY, accuracy: 0.51)
    XCTAssertEqual(first.midX, third.midX, accuracy: 0.51)
  }

  func testAnAdaptiveColumnIsNoWiderThanItsGrid() throws {
    let app = TestApp()
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 500))]) {
        ForEach(0..<2) { Text("cell \($0)").frame(maxWidth: .infinity).background(.yellow) }
      }
    }
    app.show(UIHostingController(rootView: grid))
    XCTAssertEqual(try frame(app, "cell 1").midX, 393 / 2, accuracy: 0.51)
  }

  func testPinnedHeadersStayWhileTheirSectionIsSeen() throws {
    let app = TestApp()
    let stack = ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<3) { section in
          Section {
            ForEach(0..<30) { Text("row \(section).\($0)").frame(height: 40) }
          } header: {
            Text("head \(section)").frame(height: 30)
          }
        }
      }
    }
    app.show(UIHostingController(rootView: stack))
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    let top = scroll.adjustedContentInset.top
    scroll.contentOffset = CGPoint(x: 0, y: 400 - top)
    app.settle()
    XCTAssertEqual(try frame(app, "head 0").midY, top + 15, accuracy: 1)
    scroll.contentOffset = CGPoint(x: 0, y: 1_230 + 15 - 30 - top)
    app.settle()
    XCTAssertLessThan(try frame(app, "head 0").midY, top + 15, "the next header pushes it away")
  }

  /// Stacks measure their views at several widths, at which lazy grids have other lines.
  func testALazyGridThatIsMeasuredAtSeveralWidthsComesToRest() throws {
    let columns = [GridItem(.adaptive(minimum: 90), spacing: 20)]
    let grid = ScrollView {
      LazyVGrid(columns: columns, spacing: 24) {
        ForEach(0..<60) { Text("cell \($0)").frame(height: 40 + CGFloat($0 / 3 % 7) * 20) }
      }
      .padding()
    }
    let app = TestApp()
    app.show(
      view: HStack {
        grid
        Color.red.frame(minWidth: 40)
      })
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    for _ in 0..<3 {
      scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
      XCTAssertTrue(app.settle(limit: 5), "The grid lays itself out without end.")
    }
  }

  func testALazyGridBelowTheScreenIsMeasuredAgainAtAnotherTextSize() throws {
    let view = ScrollView {
      Color.red.frame(height: 2000)
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<4) { Text("cell \($0)") }
      }
    }
    func height(_ change: (TestApp) -> Void, launchedWith size: UIContentSizeCategory) throws -> CGFloat {
      let app = TestApp()
      app.host.contentSizeCategory = size
      app.show(view: view)
      app.settle()
      change(app)
      app.settle()
      return try XCTUnwrap(app.elements(of: UIScrollView.self).first).contentSize.height
    }
    let usual = try height({ _ in }, launchedWith: .large)
    let large = try height({ _ in }, launchedWith: .accessibilityLarge)
    let changed = try height(
      { $0.host.contentSizeCategory = .accessibilityLarge }, launchedWith: .large)
    XCTAssertGreaterThan(large, usual)
    XCTAssertEqual(changed, large)
  }

  func testALazyStackOfManyRowsMakesFewOfThem() throws {
    let app = TestApp()
    let stack = ScrollView { LazyVStack { ForEach(0..<100_000) { Text("row \($0)").frame(height: 50) } } }
    app.show(UIHostingController(rootView: stack))
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    scroll.contentOffset.y = scroll.contentSize.height / 2
    app.settle()
    XCTAssertFalse(app.sees("row 0"))
    let rows = app.elements(of: UILabel.self).filter { $0.text?.hasPrefix("row") == true }
    XCTAssertGreaterThan(rows.count, 5)
    XCTAssertLessThan(rows.count, 60)
  }
}
