import PortolanTesting
import SwiftUI
import XCTest

/// Tests of the space between text and other views in stacks without a spacing of their own.
@MainActor
final class TextSpacingTests: XCTestCase {
  private func height(_ view: some View) -> CGFloat {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 500, height: 2000)).height
  }

  private func frames(_ view: some View) -> [String: CGRect] {
    let app = TestApp(device: .iPhone15)
    app.show(view: view)
    let labels = app.elements(of: UILabel.self).map { ($0.text ?? "", $0.convert($0.bounds, to: nil)) }
    return Dictionary(labels) { first, _ in first }
  }

  private func gap(_ upper: String, _ lower: String, _ view: some View) throws -> CGFloat {
    let frames = frames(view)
    return try XCTUnwrap(frames[lower]).minY - XCTUnwrap(frames[upper]).maxY
  }

  /// Recorded in the tutorial of swift-composable-architecture (TourOfSyncUps-0009, Fidelity.md): a caption starts 4.67
  /// points below a bar, and the body text of a label 2 points below the caption.
  func testTheHeaderOfAMeeting() throws {
    let header = VStack {
      RoundedRectangle(cornerRadius: 10).frame(height: 20).overlay { Text("Bar").font(.caption2) }
      HStack {
        VStack(alignment: .leading) {
          Text("Time Elapsed").font(.caption)
          Label("5 sec", systemImage: "hourglass.bottomhalf.fill")
        }
        Spacer()
      }
    }
    let frames = frames(header)
    let caption = try XCTUnwrap(frames["Time Elapsed"])
    XCTAssertEqual(try caption.minY - XCTUnwrap(frames["Bar"]).midY - 10, 4.67, accuracy: 0.34)
    XCTAssertEqual(try XCTUnwrap(frames["5 sec"]).minY - caption.maxY, 2, accuracy: 0.34)
  }

  func testTextBelowTextFollowsAtItsLeading() throws {
    let pairs: [(Font, Font, CGFloat)] = [
      (.body, .body, 2), (.largeTitle, .caption, 1.67), (.caption, .largeTitle, 0.67),
      (.headline, .subheadline, 2.33), (.body, .system(size: 17), 0), (.body, .body.leading(.loose), 4),
      (.body, .body.weight(.heavy).italic(), 2),
    ]
    for (upper, lower, leading) in pairs {
      let gap = try gap(
        "A", "B",
        VStack {
          Text("A").font(upper)
          Text("B").font(lower)
        })
      XCTAssertEqual(gap, leading, accuracy: 0.34, "\(upper), \(lower)")
    }
  }

  func testOtherViewsKeepTheDistanceOfALine() {
    let box = Color.red.frame(width: 20, height: 20)
    let text = height(Text("A"))
    XCTAssertEqual(
      height(
        VStack {
          box; box
        }), 48)
    XCTAssertEqual(
      height(
        VStack {
          box; Text("A")
        }), 20 + text + 6.43, accuracy: 0.5)
    XCTAssertEqual(
      height(
        VStack {
          Text("A"); box
        }), 20 + text + 10.64, accuracy: 0.5)
    XCTAssertEqual(
      height(
        VStack {
          Text("A"); Spacer(); Text("A")
        }.fixedSize()), 2 * text + 8, accuracy: 0.5)
    XCTAssertEqual(
      height(
        VStack(spacing: 5) {
          Text("A"); Text("A")
        }), 2 * text + 5, accuracy: 0.5)
  }

  /// Space of their own, and heights of their own, make views of text like any other.
  func testPaddedTextAndTextInAFrameKeepTheStandardDistance() {
    let text = height(Text("A"))
    XCTAssertEqual(
      height(
        VStack {
          Text("A").padding(4); Text("A").padding(4)
        }), 2 * (text + 8) + 8, accuracy: 0.5)
    XCTAssertEqual(
      height(
        VStack {
          Text("A").frame(height: 30); Text("A").frame(height: 30)
        }), 68, accuracy: 0.5)
    XCTAssertEqual(
      height(
        VStack {
          Text("A").padding(.horizontal); Text("A").frame(maxWidth: .infinity)
        }), 2 * text + 2,
      accuracy: 0.5)
    XCTAssertEqual(
      height(
        VStack {
          Text("A").background(Color.red); Text("A").opacity(0.5)
        }), 2 * text + 2, accuracy: 0.5)
  }

  func testStacksAndGroupsKeepTheDistanceOfTheTextAtTheirEdges() {
    let text = height(Text("A"))
    let column = VStack(spacing: 0) {
      Text("A"); Text("A")
    }
    XCTAssertEqual(
      height(
        VStack {
          column; column
        }), 4 * text + 2, accuracy: 0.5)
    let row = HStack {
      Text("A"); Text("B")
    }
    XCTAssertEqual(
      height(
        VStack {
          row; row
        }), 2 * text + 2, accuracy: 0.5)
    let mixed = HStack {
      Text("A"); Color.red.frame(width: 5, height: 5)
    }
    XCTAssertEqual(
      height(
        VStack {
          Text("A"); mixed
        }), 2 * text + 10.64, accuracy: 0.5)
    XCTAssertEqual(
      height(AnyLayout(VStackLayout())(VStackContent.init)), 2 * text + 2, accuracy: 0.5)
  }

  private struct VStackContent: View {
    var body: some View {
      Text("A")
      Text("A")
    }
  }

  func testWidthsKeepTheStandardDistance() {
    let size = UIHostingController(
      rootView: HStack {
        Text("A"); Text("A")
      }
    ).sizeThatFits(in: .zero)
    let one = UIHostingController(rootView: Text("A")).sizeThatFits(in: .zero)
    XCTAssertEqual(size.width, 2 * one.width + 8, accuracy: 0.5)
  }

  private struct Changing: View {
    @State private var isLarge = false
    var body: some View {
      VStack {
        Button("Change") { isLarge.toggle() }
        Text("A").font(isLarge ? .system(size: 40) : .body)
        Text("B").font(isLarge ? .system(size: 40) : .body)
      }
    }
  }

  func testTheDistanceFollowsTheFont() throws {
    let app = TestApp(device: .iPhone15)
    app.show(view: Changing())
    func gap() throws -> CGFloat {
      let a = try XCTUnwrap(app.element("A")).frame
      return try XCTUnwrap(app.element("B")).frame.minY - a.maxY
    }
    XCTAssertEqual(try gap(), 2, accuracy: 0.34)
    app.tap("Change")
    app.settle()
    XCTAssertEqual(try gap(), 0, accuracy: 0.34)
    app.tap("Change")
    app.settle()
    XCTAssertEqual(try gap(), 2, accuracy: 0.34)
  }
}
