import PortolanTesting
import SwiftUI
import XCTest

private enum ShelfTrait: _ViewTraitKey { static var defaultValue: Int { 1 } }

extension View {
  /// A modifier of a library with the signature of SwiftUI's, for older systems.
  @_disfavoredOverload
  fileprivate func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    onChange(of: value) { _, _ in XCTFail("SwiftUI's own is called") }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  fileprivate init(
    data: Data, below: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data, children: below, content: content) }
}

/// Tests of parts of SwiftUI that libraries extend or name.
@MainActor
final class LibraryHelperTests: XCTestCase {
  private struct Harbour: Identifiable {
    let id: String
    var berths: [Harbour]?
  }

  @available(*, deprecated, message: "It is about what is deprecated.")
  private struct Counter: View {
    let report: (Int) -> Void
    @State private var count = 0
    var body: some View {
      Button("count") { count += 1 }.onChange(of: count, perform: report)
    }
  }

  @available(*, deprecated, message: "It is about what is deprecated.")
  func testOneParameterChangesOfLibrariesGiveWay() {
    let app = TestApp()
    var reported: [Int] = []
    app.show(view: Counter { reported.append($0) })
    app.tap("count")
    app.settle()
    XCTAssertEqual(reported, [1])
  }

  func testOutlinesAreExtendedByTheTypeOfTheirGroups() {
    let app = TestApp()
    app.show(view: List { OutlineGroup(data: [Harbour(id: "Genoa")], below: \.berths) { Text($0.id) } })
    XCTAssertTrue(app.sees("Genoa"))
  }

  func testTraitsOfSubviewsAreSet() {
    struct Root: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack {
          ForEach(children) { child in
            var changed = child
            changed[ShelfTrait.self] += 1
            return Text("shelf \(changed[ShelfTrait.self])")
          }
        }
      }
    }
    let app = TestApp()
    app.show(view: _VariadicView.Tree(Root()) { Text("a")._trait(ShelfTrait.self, 4) })
    XCTAssertTrue(app.sees("shelf 5"))
  }

  func testAnAdaptedGroupIsOneView() {
    let app = TestApp()
    app.show(
      view: HStack(spacing: 0) {
        _UnaryViewAdaptor(
          Group {
            Color.red.frame(width: 30, height: 30)
            Color.red.frame(width: 50, height: 30)
          }
        )
        .accessibilityElement(children: .ignore).accessibilityLabel("pair")
      })
    XCTAssertEqual(app.element("pair")?.frame.width, 50)
  }

  /// Composed gestures of libraries are written with their types.
  func testGesturesHaveTheTypesOfTheirActions() {
    struct Counted: View {
      @GestureState private var isPressed = false
      @State private var log = ""
      private var press: GestureStateGesture<_EndedGesture<_ChangedGesture<DragGesture>>, Bool> {
        DragGesture(minimumDistance: 0).onChanged { _ in log += "c" }.onEnded { _ in log += "e" }
          .updating($isPressed) { _, state, _ in state = true }
      }
      var body: some View {
        Text("log \(log) \(isPressed ? "down" : "up")").frame(width: 200, height: 60).contentShape(.rect)
          .gesture(press)
      }
    }
    let app = TestApp()
    app.show(view: Counted())
    app.tap("log  up")
    app.settle()
    XCTAssertTrue(app.sees("log ce up"), "\(app.elements.compactMap(\.label))")
  }

  func testAnchorsOfSeveralPositions() {
    struct Corners: PreferenceKey {
      static var defaultValue: Anchor<[CGPoint]>? { nil }
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
      }
    }
    let app = TestApp()
    app.show(
      view: Color.clear.frame(width: 80, height: 40)
        .anchorPreference(
          key: Corners.self, value: Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing]),
          transform: { $0 }
        )
        .padding(10)
        .overlayPreferenceValue(Corners.self) { anchor in
          GeometryReader { geometry in
            let corners = anchor.map { geometry[$0] } ?? []
            Text(corners.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
          }
        })
    app.settle()
    XCTAssertTrue(app.sees("10,10 90,50"), "\(app.elements.compactMap(\.label))")
  }

  func testImagesTurnByTheirOrientation() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let image = try XCTUnwrap(picture.cgImage)
    let app = TestApp()
    app.show(
      view: HStack {
        Image(image, scale: picture.scale, label: Text("level"))
        Image(image, scale: picture.scale, orientation: .right, label: Text("turned"))
      })
    XCTAssertEqual(app.element("level")?.frame.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(app.element("turned")?.frame.size, CGSize(width: 20, height: 40))
  }
}
