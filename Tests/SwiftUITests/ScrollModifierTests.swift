import PortolanTesting
import SwiftUI
import XCTest

/// Tests of scrolling modifiers and reports (issue point "ScrollView").
@MainActor
final class ScrollModifierTests: XCTestCase {
  private struct Rows: View {
    var count = 50
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 100) }
      }
    }
  }
  private func scrollView(_ app: TestApp) throws -> UIScrollView {
    try XCTUnwrap(app.find(UIScrollView.self))
  }

  private struct ToElement: View {
    let isLazy: Bool
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(30, anchor: .top) }
          ScrollView {
            if isLazy {
              Rows()
            } else {
              VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 100) } }
            }
          }
        }
      }
    }
  }
  func testAReaderScrollsToAnElement() throws {
    for isLazy in [true, false] {
      let app = TestApp()
      app.show(view: ToElement(isLazy: isLazy))
      XCTAssertFalse(app.sees("Row 30"))
      app.tap("Go")
      app.settle()
      XCTAssertTrue(app.sees("Row 30"), isLazy ? "lazy" : "all at once")
      let scroll = try scrollView(app)
      XCTAssertEqual(
        scroll.contentOffset.y + scroll.adjustedContentInset.top, 3000, accuracy: 1,
        isLazy ? "lazy" : "all at once")
    }
  }

  private struct Positioned: View {
    @State private var id: Int?
    var body: some View {
      VStack {
        Text("at \(id ?? -1)")
        Button("Go") { id = 20 }
        ScrollView { Rows().scrollTargetLayout() }.scrollPosition(id: $id)
      }
    }
  }
  func testAPositionIsTiedToAValueBothWays() throws {
    let app = TestApp()
    app.show(view: Positioned())
    app.tap("Go")
    app.settle()
    XCTAssertTrue(app.sees("Row 20"))
    XCTAssertTrue(app.sees("at 20"))
    let scroll = try scrollView(app)
    app.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 390))
    app.settle()
    XCTAssertGreaterThan(scroll.contentOffset.y, 2100)
    XCTAssertTrue(app.sees("at 22"), app.accessibilityText)
  }

  private struct ToEdges: View {
    @State private var position = ScrollPosition(edge: .top)
    var body: some View {
      VStack {
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Middle") { position.scrollTo(y: 1000) }
        ScrollView { Rows() }.scrollPosition($position)
      }
    }
  }
  func testAPositionGoesToEdgesAndPoints() throws {
    let app = TestApp()
    app.show(view: ToEdges())
    let scroll = try scrollView(app)
    app.tap("End")
    app.settle()
    XCTAssertTrue(app.sees("Row 49"))
    app.tap("Middle")
    app.settle()
    XCTAssertEqual(scroll.contentOffset.y + scroll.adjustedContentInset.top, 1000, accuracy: 1)
  }

  func testAScrollViewBeginsAtItsAnchor() {
    let app = TestApp()
    app.show(view: ScrollView { Rows() }.defaultScrollAnchor(.bottom))
    XCTAssertTrue(app.sees("Row 49"))
    XCTAssertFalse(app.sees("Row 0"))
  }

  private func distanceFromEnd(_ view: some View) throws -> CGFloat {
    let app = TestApp()
    app.show(view: view)
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    let end = scroll.contentSize.height - scroll.bounds.height + scroll.adjustedContentInset.bottom
    return end - scroll.contentOffset.y
  }

  func testTheAnchorAtTheEndShowsAllOfTheLastRow() throws {
    let lazy = ScrollView { LazyVStack { ForEach(0..<80, id: \.self) { Text("Row \($0)").padding(7) } } }
    XCTAssertEqual(try distanceFromEnd(ScrollView { Rows() }.defaultScrollAnchor(.bottom)), 0, accuracy: 0.5)
    XCTAssertEqual(try distanceFromEnd(lazy.defaultScrollAnchor(.bottom)), 0, accuracy: 0.5)
    XCTAssertEqual(
      try distanceFromEnd(List(0..<50, id: \.self) { Text("Row \($0)") }.defaultScrollAnchor(.bottom)), 0,
      accuracy: 0.5)
    XCTAssertEqual(
      try distanceFromEnd(
        NavigationStack { lazy.defaultScrollAnchor(.bottom).navigationTitle("Chat") }), 0, accuracy: 0.5)
    XCTAssertEqual(
      try distanceFromEnd(
        NavigationStack {
          VStack {
            ScrollView { Rows() }.defaultScrollAnchor(.bottom)
            Text("Below")
          }
        }), 0, accuracy: 0.5)
    XCTAssertEqual(
      try distanceFromEnd(
        TabView { ScrollView { Rows() }.defaultScrollAnchor(.bottom).tabItem { Text("One") } }), 0,
      accuracy: 0.5)
  }

  private struct Chat: View {
    @State private var count = 30
    var body: some View {
      VStack {
        ScrollView { Rows(count: count) }.defaultScrollAnchor(.bottom)
        Button("Send") { count += 1 }
      }
    }
  }
  func testContentThatGrowsStaysAtTheAnchor() {
    let app = TestApp()
    app.show(view: Chat())
    XCTAssertTrue(app.sees("Row 29"))
    app.tap("Send")
    app.settle()
    XCTAssertTrue(app.sees("Row 30"))
  }

  private struct Cards: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 20) {
          ForEach(0..<10, id: \.self) {
            Text("Card \($0)").frame(width: 240, height: 200).background(.yellow)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 30, for: .scrollContent)
    }
  }
  func testViewsComeToRestAtTheStart() throws {
    let app = TestApp()
    app.show(view: Cards())
    let scroll = try scrollView(app)
    XCTAssertEqual(scroll.contentOffset.x, -30, accuracy: 0.5)
    app.drag(from: CGPoint(x: 300, y: 430), to: CGPoint(x: 120, y: 430))
    app.settle()
    XCTAssertEqual(scroll.contentOffset.x, 260 - 30, accuracy: 1)
  }

  func testPagesAreTurnedOneByOne() throws {
    let app = TestApp()
    app.show(
      view: ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { Text("Page \($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .scrollTargetBehavior(.paging))
    let scroll = try scrollView(app)
    app.fling(from: CGPoint(x: 330, y: 430), to: CGPoint(x: 120, y: 430))
    app.settle()
    XCTAssertEqual(scroll.contentOffset.x, scroll.bounds.width, accuracy: 1)
    XCTAssertTrue(app.sees("Page 1"))
  }

  func testAFrameIsAPartOfItsContainer() throws {
    let app = TestApp()
    app.show(
      view: ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6, id: \.self) {
            Text("Third \($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
          }
        }
      })
    let scroll = try scrollView(app)
    let third = (scroll.bounds.width - 20) / 3
    XCTAssertEqual(scroll.contentSize.width, third * 6 + 50, accuracy: 1)
  }

  func testContentThatFitsDoesNotBounceWhenAsked() throws {
    let app = TestApp()
    app.show(view: ScrollView { Text("short") }.scrollBounceBehavior(.basedOnSize))
    XCTAssertFalse(try scrollView(app).alwaysBounceVertical)
    app.show(view: ScrollView { Text("short") })
    XCTAssertTrue(try scrollView(app).alwaysBounceVertical)
  }

  func testContentIsSeenBeyondTheEdgesWhenAsked() throws {
    let app = TestApp()
    app.show(view: ScrollView { Rows() }.scrollClipDisabled())
    XCTAssertFalse(try scrollView(app).clipsToBounds)
  }

  private struct Watching: View {
    @State private var isFar = false
    @State private var phases = 0
    @State private var isSeen = false
    var body: some View {
      VStack {
        Text(isFar ? "far" : "near")
        Text("phases \(phases)")
        Text(isSeen ? "seen" : "unseen")
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 1200)
            Color.blue.frame(height: 100).onScrollVisibilityChange { isSeen = $0 }
            Color.red.frame(height: 1200)
          }
        }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { _, new in
          isFar = new
        }
        .onScrollPhaseChange { _, new in if new.isScrolling { phases += 1 } }
      }
    }
  }
  func testViewsReceiveScrolling() {
    let app = TestApp()
    app.show(view: Watching())
    XCTAssertTrue(app.sees("near"))
    XCTAssertTrue(app.sees("unseen"))
    for _ in 0..<3 { app.drag(from: CGPoint(x: 196, y: 750), to: CGPoint(x: 196, y: 400)) }
    app.settle()
    XCTAssertTrue(app.sees("far"))
    XCTAssertFalse(app.sees("phases 0"))
    XCTAssertTrue(app.sees("seen"), app.accessibilityText)
  }

  private struct Header: View {
    @State private var top: CGFloat = 0
    var body: some View {
      VStack {
        Text(top < -50 ? "scrolled" : "at top")
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { proxy in
              let y = proxy.frame(in: .named("scroll")).minY
              Color.clear.onChange(of: y, initial: true) { top = y }
            }
            .frame(height: 10)
            Rows()
          }
        }
        .coordinateSpace(name: "scroll")
      }
    }
  }
  func testAGeometryReaderFollowsScrolling() {
    let app = TestApp()
    app.show(view: Header())
    XCTAssertTrue(app.sees("at top"))
    app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 400))
    app.settle()
    XCTAssertTrue(app.sees("scrolled"))
  }

  func testAViewFadesAsItScrollsAway() {
    let app = TestApp()
    app.show(
      view: ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Color.black.frame(height: 200).scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0)
            }
          }
        }
      }
      .frame(height: 400))
    let middle = app.pixel(196, 430)
    app.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 390))
    app.settle()
    XCTAssertLessThan(middle[0], 5)
    let top = app.pixel(196, 240)
    XCTAssertGreaterThan(top[0], 60, "half of it is out of sight")
  }
}

extension TestApp {
  /// Returns the first view of a type on the screen, including those hidden from accessibility.
  func find<V: UIView>(_ type: V.Type) -> V? {
    func search(_ view: UIView) -> V? {
      if let found = view as? V { return found }
      for child in view.subviews { if let found = search(child) { return found } }
      return nil
    }
    return search(window)
  }
}
