import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Tests of the background of tab bars above content.
@MainActor
final class TabEdgeTests: XCTestCase {
  private func distance(_ content: some View) throws -> CGFloat {
    let app = TestApp(device: .iPhone15)
    app.show(view: TabView { content.tabItem { Label("One", systemImage: "star") } })
    app.settle()
    return try XCTUnwrap(app.elements(of: UITabBar.self).first).scrollEdgeDistance
  }

  /// As in Apple's Landmarks, whose tabs have columns.
  func testABarHasABackgroundAboveRowsOfEachContainer() throws {
    let rows = List(0..<60, id: \.self) { Text("Row \($0)") }
    XCTAssertGreaterThan(try distance(rows), 100)
    XCTAssertGreaterThan(try distance(NavigationStack { rows }), 100)
    XCTAssertGreaterThan(
      try distance(
        NavigationSplitView {
          rows
        } detail: {
          Text("Detail")
        }), 100)
    XCTAssertEqual(
      try distance(
        NavigationSplitView {
          List { Text("Row") }
        } detail: {
          Text("Detail")
        }), 0)
  }

  func testTheBackgroundFollowsScrollingInColumns() throws {
    let app = TestApp(device: .iPhone15)
    app.show(
      view: TabView {
        NavigationSplitView {
          List(0..<30, id: \.self) { Text("Row \($0)") }
        } detail: {
          Text("Detail")
        }
        .tabItem { Label("One", systemImage: "star") }
      })
    app.settle()
    let bar = try XCTUnwrap(app.elements(of: UITabBar.self).first)
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    list.setContentOffset(CGPoint(x: 0, y: list.contentSize.height), animated: false)
    app.settle()
    XCTAssertEqual(bar.scrollEdgeDistance, 0)
  }

  /// As in Apple's Fruta, whose list has a rotor.
  func testBarsTrackRowsInsideEffectsAndGestures() throws {
    let rows = List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Title")
    func top(_ content: some View) throws -> CGFloat {
      let app = TestApp(device: .iPhone15)
      app.show(view: NavigationStack { content })
      app.settle()
      let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
      let bar = try XCTUnwrap(app.elements(of: UINavigationBar.self).first)
      let height = bar.bounds.height
      let top = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0))).frame.minY
      list.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      app.settle()
      XCTAssertLessThan(bar.bounds.height, height, "the large title collapses")
      return top
    }
    let expected = try top(rows)
    let forms: [(String, AnyView)] = [
      ("identifier", AnyView(rows.accessibilityIdentifier("rows"))),
      ("container", AnyView(rows.accessibilityElement(children: .contain))),
      ("opacity", AnyView(rows.opacity(0.5))), ("tap", AnyView(rows.onTapGesture {})),
      ("drag", AnyView(rows.gesture(DragGesture()))), ("menu", AnyView(rows.contextMenu { Button("A") {} })),
      ("transition", AnyView(rows.transition(.opacity).id(1))),
      ("nested", AnyView(rows.opacity(0.5).onTapGesture {})),
    ]
    for (name, form) in forms {
      XCTAssertGreaterThan(try distance(NavigationStack { form }), 100, name)
      XCTAssertEqual(try top(form), expected, name)
    }
  }

  /// A list below other content, with and without an effect, is not under the bar.
  func testBarsDoNotTrackRowsInsideEffectsBelowOtherContent() throws {
    let app = TestApp(device: .iPhone15)
    let rows = List(0..<60, id: \.self) { Text("Row \($0)") }
    app.show(
      view: NavigationStack {
        VStack {
          Text("Above").frame(height: 100)
          rows.opacity(0.5)
        }
        .navigationTitle("Title")
      })
    app.settle()
    let bar = try XCTUnwrap(app.elements(of: UINavigationBar.self).first)
    let height = bar.bounds.height
    try XCTUnwrap(app.elements(of: UICollectionView.self).first)
      .setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    app.settle()
    XCTAssertEqual(bar.bounds.height, height)
  }

  private struct Dots: UIViewRepresentable {
    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    }
    func updateUIView(_ uiView: UIPageControl, context: Context) {}
  }

  /// As in Apple's tutorial about UIKit: the dots are at the bottom.
  func testControlsKeepTheirHeight() throws {
    let app = TestApp(device: .iPhone15)
    app.show(
      view: ZStack(alignment: .bottomTrailing) {
        Color.yellow
        Dots().frame(width: 54)
      }
      .frame(width: 300, height: 200))
    let dots = try XCTUnwrap(app.elements(of: UIPageControl.self).first)
    XCTAssertEqual(dots.bounds.height, dots.intrinsicContentSize.height, accuracy: 0.5)
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] {
      XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultHigh)
      XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh)
    }
    let slider = UISlider()
    XCTAssertEqual(slider.contentHuggingPriority(for: .horizontal), .defaultLow)
    XCTAssertEqual(slider.contentHuggingPriority(for: .vertical), .defaultHigh)
    slider.setContentHuggingPriority(.required, for: .horizontal)
    XCTAssertEqual(slider.contentHuggingPriority(for: .vertical), .defaultHigh)
  }
}
