import PortolanTesting
import SwiftUI
import XCTest

/// Tests of scroll views: targets, positions, margins and effects (Specification.md W7, W12).
@MainActor
final class ScrollTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var position: Int?
    @Published var target: Int?
  }

  private struct Pages: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("Page \($0)").containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $model.position)
    }
  }

  private func scroll(_ app: TestApp) throws -> UIScrollView {
    try XCTUnwrap(app.elements(of: UIScrollView.self).first)
  }

  func testContainerRelativeFramesAreAsWideAsTheScrollView() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Pages(model: Model())))
    app.settle()
    XCTAssertEqual(try XCTUnwrap(app.element("Page 0")).center.x, app.window.bounds.midX, accuracy: 1)
    XCTAssertEqual(try scroll(app).contentSize.width, 20 * app.window.bounds.width, accuracy: 2)
  }

  func testPagingMovesOnePageAndReportsPosition() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Pages(model: model)))
    app.settle()
    app.fling(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 400))
    app.settle()
    XCTAssertEqual(try scroll(app).contentOffset.x, app.window.bounds.width, accuracy: 1)
    XCTAssertEqual(model.position, 1)
  }

  func testAnotherPositionScrollsThere() throws {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Pages(model: model)))
    app.settle()
    model.position = 7
    app.settle()
    XCTAssertEqual(try scroll(app).contentOffset.x, 7 * app.window.bounds.width, accuracy: 1)
    XCTAssertTrue(app.sees("Page 7"))
  }

  private struct Jump: View {
    let model: Model
    @ObservedObject private var observed: Model
    init(model: Model) {
      self.model = model
      observed = model
    }
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { Text("Line \($0)").frame(height: 50) }
          }
        }
        .onChange(of: observed.target) { _, new in if let new { proxy.scrollTo(new, anchor: .top) } }
      }
    }
  }

  func testAReaderScrollsToRowsOfLazyStacks() {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Jump(model: model)))
    app.settle()
    model.target = 700
    app.settle()
    XCTAssertTrue(app.sees("Line 700"))
    XCTAssertTrue(app.sees("Line 705"))
    XCTAssertFalse(app.sees("Line 3"))
  }

  func testMarginsSurroundContent() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: ScrollView { Color.red.frame(height: 10).accessibilityElement().accessibilityLabel("Bar") }
          .contentMargins(.horizontal, 30, for: .scrollContent)))
    app.settle()
    let bar = try XCTUnwrap(app.element("Bar"))
    XCTAssertEqual(bar.frame.minX, 30, accuracy: 1)
    XCTAssertEqual(bar.frame.maxX, app.window.bounds.width - 30, accuracy: 1)
  }

  func testContentIsSeenFromItsAnchorAtFirst() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: ScrollView { VStack { ForEach(0..<100) { Text("Line \($0)") } } }.defaultScrollAnchor(
          .bottom)))
    app.settle()
    XCTAssertTrue(app.sees("Line 99"))
    XCTAssertFalse(app.sees("Line 0"))
  }

  func testContentThatFitsDoesNotBounceWhereItsSizeDecides() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: ScrollView { Text("Short") }.scrollBounceBehavior(.basedOnSize)))
    app.settle()
    XCTAssertFalse(try scroll(app).alwaysBounceVertical)
  }

  private struct Faded: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { number in
            Text("Line \(number)").frame(height: 100)
              .visualEffect { content, proxy in
                content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.25 : 1)
              }
          }
        }
      }
    }
  }

  func testAVisualEffectFollowsTheScrolling() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Faded()))
    app.settle()
    let line = try XCTUnwrap(app.element("Line 3")?.view.superview)
    XCTAssertEqual(line.alpha, 1)
    try scroll(app).contentOffset.y += 400
    app.settle()
    XCTAssertEqual(line.alpha, 0.25, accuracy: 0.01)
  }

  private struct Transitions: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { number in
            Text("Line \(number)").frame(height: 100)
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      }
    }
  }

  func testAScrollTransitionFollowsHowMuchIsSeen() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Transitions()))
    app.settle()
    let line = try XCTUnwrap(app.element("Line 1")?.view.superview)
    let before = line.alpha
    try scroll(app).contentOffset.y += 150
    app.settle()
    XCTAssertEqual(before, 1, accuracy: 0.01)
    XCTAssertEqual(line.alpha, 0.5, accuracy: 0.05)
  }
}
