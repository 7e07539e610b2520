import PortolanTesting
import SwiftUI
import XCTest

/// Each transaction is an update of its own.
@MainActor
final class TransactionOrderTests: XCTestCase {
  private struct Slide: View {
    @State private var x = 0.0
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Dot").offset(x: x)
        Button("Go") {
          x = 100
          withAnimation(.linear(duration: 1)) { x = 0 }
        }
      }
    }
  }

  func testAnAnimationBeginsWithTheValueSetBefore() throws {
    let app = TestApp()
    app.show(view: Slide())
    let dot = try XCTUnwrap(app.element("Dot"))
    let rest = dot.center.x
    func shown() -> CGFloat { dot.view.layer.presentation()?.convert(dot.view.bounds, to: nil).midX ?? 0 }
    app.tap("Go")
    app.advance(by: 0.5)
    XCTAssertEqual(shown(), rest + 50, accuracy: 4)
    app.settle()
    XCTAssertEqual(shown(), rest, accuracy: 0.5)
  }

  private struct BoundSlide: View {
    @State private var x = 0.0
    var body: some View { BoundDot(x: $x) }
  }
  private struct ComputedSlide: View {
    @State private var x = 0.0
    var body: some View { BoundDot(x: Binding(get: { x }, set: { x = $0 })) }
  }
  private struct BoundDot: View {
    @Binding var x: Double
    var body: some View {
      Dot(x: x) {
        x = 100
        $x.animation(.linear(duration: 1)).wrappedValue = 0
      }
    }
  }
  private struct Dot: View {
    let x: Double
    let go: () -> Void
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Dot").offset(x: x)
        Button("Go", action: go)
      }
    }
  }

  func testAnimationsOfBindingsBeginWithTheValueSetBefore() throws {
    for (name, view) in [("bound", AnyView(BoundSlide())), ("computed", AnyView(ComputedSlide()))] {
      let app = TestApp()
      app.show(view: view)
      let dot = try XCTUnwrap(app.element("Dot"))
      let rest = dot.center.x
      func shown() -> CGFloat { dot.view.layer.presentation()?.convert(dot.view.bounds, to: nil).midX ?? 0 }
      app.tap("Go")
      app.advance(by: 0.5)
      XCTAssertEqual(shown(), rest + 50, accuracy: 4, name)
      app.settle()
      XCTAssertEqual(shown(), rest, accuracy: 0.5, name)
    }
  }

  private struct Fade: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.opacity(isOn ? 0.5 : 1) }
  }
  private struct Fading: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Go") { isOn = true }
        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Dot")
          .modifier(Fade(isOn: isOn).animation(.linear(duration: 1)))
      }
    }
  }

  /// https://developer.apple.com/documentation/swiftui/viewmodifier/animation(_:)
  func testAModifierIsAnimatedByItself() throws {
    let app = TestApp()
    app.show(view: Fading())
    let dot = try XCTUnwrap(app.element("Dot"))
    app.tap("Go")
    app.advance(by: 0.5)
    let faded = try XCTUnwrap(sequence(first: dot.view, next: \.superview).first { $0.alpha != 1 })
    XCTAssertEqual(try XCTUnwrap(faded.layer.presentation()).opacity, 0.75, accuracy: 0.02)
  }

  private final class Log {
    var values: [Int] = []
    var changes: [[Int]] = []
  }
  private struct Steps: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log.values.append(value)
      Color.white
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { log.changes.append([$0, $1]) }
    }
  }

  func testChangesOfATransactionAreOneUpdate() {
    let log = Log()
    let app = TestApp()
    app.show(view: Steps(log: log))
    app.settle()
    XCTAssertEqual(log.values, [0, 2, 4])
    XCTAssertEqual(log.changes, [[0, 2], [2, 4]])
  }
}
