import PortolanTesting
import SwiftUI
import XCTest

/// Tests of lists inside modifiers, whose content begins below the bars as that of a bare list does.
@MainActor
final class WrappedListTests: XCTestCase {
  private var rows: some View { List(0..<60, id: \.self) { Text("Row \($0)") } }

  private func firstRow<V: View>(_ view: V) throws -> CGFloat {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: TabView {
          NavigationStack { view.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
            .tabItem { Text("Tab") }
        }))
    app.settle()
    let label = try XCTUnwrap(app.elements(of: UIView.self).first { $0.accessibilityLabel == "Row 0" })
    return label.convert(label.bounds, to: nil).minY
  }

  /// Places in the window, which the modifiers must not change.
  func testModifiersPassScrollViewsOn() throws {
    let bare = try firstRow(rows)
    XCTAssertEqual(try firstRow(rows.opacity(0.9)), bare, "opacity")
    XCTAssertEqual(try firstRow(rows.shadow(radius: 2)), bare, "shadow")
    XCTAssertEqual(try firstRow(rows.clipped()), bare, "clipped")
    XCTAssertEqual(try firstRow(rows.clipShape(.rect(cornerRadius: 8))), bare, "clipShape")
    XCTAssertEqual(try firstRow(rows.blur(radius: 0)), bare, "blur")
    XCTAssertEqual(try firstRow(rows.scaleEffect(1)), bare, "scale")
    XCTAssertEqual(try firstRow(rows.rotation3DEffect(.zero, axis: (0, 1, 0))), bare, "rotation3D")
    XCTAssertEqual(try firstRow(rows.allowsHitTesting(true)), bare, "hits")
    XCTAssertEqual(try firstRow(rows.onTapGesture {}), bare, "tap")
    XCTAssertEqual(try firstRow(rows.simultaneousGesture(DragGesture())), bare, "gesture")
    XCTAssertEqual(
      try firstRow(rows.accessibilityRotor("R", entries: [1], entryID: \.self, entryLabel: \.description)),
      bare, "rotor")
    XCTAssertEqual(try firstRow(rows.accessibilityIdentifier("list")), bare, "identifier")
    XCTAssertEqual(try firstRow(rows.accessibilityElement(children: .contain)), bare, "element")
    XCTAssertEqual(try firstRow(rows.mask(Rectangle())), bare, "mask")
    XCTAssertEqual(try firstRow(rows.frame(maxWidth: .infinity, maxHeight: .infinity)), bare, "frame")
    XCTAssertEqual(try firstRow(ZStack { rows }), bare, "ZStack")
    XCTAssertEqual(try firstRow(ScrollViewReader { _ in self.rows }), bare, "reader")
    XCTAssertEqual(try firstRow(AnyView(rows).transition(.opacity)), bare, "transition")
    XCTAssertEqual(try firstRow(rows.contextMenu { Button("A") {} }), bare, "menu")
    XCTAssertEqual(try firstRow(rows.offset(y: 0)), bare, "offset")
    XCTAssertEqual(
      try firstRow(rows.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)), bare, "matched")
    XCTAssertEqual(try firstRow(rows.visualEffect { c, _ in c }), bare, "visual")
    XCTAssertEqual(try firstRow(VStack(spacing: 0) { rows }), bare, "VStack")
  }

  func testAScrollViewInsideEffectsFollowsTheSafeArea() throws {
    let app = TestApp()
    let controller = UIHostingController(
      rootView: NavigationStack {
        ScrollView { Text("First").frame(maxWidth: .infinity) }.opacity(0.5).shadow(radius: 1)
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      })
    app.show(controller)
    app.settle()
    let scroll = try XCTUnwrap(app.elements(of: UIScrollView.self).first)
    let bar = try XCTUnwrap(app.elements(of: UINavigationBar.self).first)
    XCTAssertEqual(scroll.adjustedContentInset.top, bar.convert(bar.bounds, to: nil).maxY, accuracy: 0.5)
    controller.additionalSafeAreaInsets.bottom = 50
    app.settle()
    XCTAssertEqual(scroll.adjustedContentInset.bottom, 34 + 50, accuracy: 0.5)
  }
}
