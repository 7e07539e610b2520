import PortolanTesting
import SwiftUI
import XCTest

/// Places views at the square of a value. Its methods belong to no actor, as those of libraries in Swift 6.
private struct SquareLayout: Layout {
  var root: CGFloat
  var animatableData: CGFloat {
    get { root }
    set { root = newValue }
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + root * root, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// Tests of layouts with values that are animated.
@MainActor
final class AnimatedLayoutTests: XCTestCase {
  private struct Mover: View {
    @State private var root: CGFloat = 0
    var body: some View {
      VStack {
        SquareLayout(root: root) {
          Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("dot")
        }
        Button("move") { withAnimation(.linear(duration: 1)) { root = 10 } }
      }
    }
  }

  /// Layouts are animatable: the views follow the value between its old and its new one, not a line between the places.
  func testViewsFollowTheValueOfALayout() throws {
    let app = TestApp()
    app.show(view: Mover())
    app.tap("move")
    app.advance(by: 0.5)
    XCTAssertEqual(try XCTUnwrap(app.element("dot")).frame.minX, 25, accuracy: 3)
    app.settle()
    XCTAssertEqual(try XCTUnwrap(app.element("dot")).frame.minX, 100, accuracy: 0.51)
  }
}
