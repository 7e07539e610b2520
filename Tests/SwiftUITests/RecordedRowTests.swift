import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Compares rows with those that a tutorial recorded on iOS 17 (Fidelity.md), on an iPhone of 393 by 852.
@MainActor
final class RecordedRowTests: XCTestCase {
  private func heights(_ rows: some View) -> [CGFloat] {
    let app = TestApp(device: .iPhone15)
    app.show(view: Form { rows })
    let cells = app.elements(of: UICollectionViewListCell.self)
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map(\.bounds.height)
  }

  @ViewBuilder private var controls: some View {
    Text("Text")
    HStack {
      Slider(value: .constant(5), in: 5...30) { Text("Length") }
      Spacer()
      Text("5 min")
    }
    Toggle("On", isOn: .constant(true))
    Stepper("Count", value: .constant(1))
    DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
  }

  func testRowsWithControlsAreAsHighAsThoseWithText() {
    let heights = heights(controls)
    XCTAssertEqual(heights.count, 5)
    for height in heights { XCTAssertEqual(height, 44, accuracy: 0.34) }
  }

  func testTextBesideAControlKeepsItsMargins() {
    let rows = Toggle(isOn: .constant(true)) {
      VStack {
        Text("A title")
        Text("And a second line")
      }
    }
    let alone = heights(
      VStack {
        Text("A title")
        Text("And a second line")
      })
    XCTAssertGreaterThan(alone[0], 50)
    XCTAssertEqual(heights(rows)[0], alone[0], accuracy: 0.34)
  }

  func testOwnInsetsRemain() {
    let rows = Toggle("On", isOn: .constant(true)).listRowInsets(
      EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
    XCTAssertEqual(heights(rows)[0], 71, accuracy: 0.5)
  }

  /// The column of icons is 28 points wide, titles begin 16 points after it, and symbols have the large scale: the disc of
  /// a clock is 21 points wide.
  func testALabelHasALargeTintedIconInAColumn() throws {
    let app = TestApp(device: .iPhone15)
    app.show(view: Form { Label("Length", systemImage: "clock") })
    let image = try XCTUnwrap(app.elements(of: UIImageView.self).first { $0.image?.isSymbolImage == true })
    let text = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Length" })
    XCTAssertEqual(image.convert(image.bounds, to: nil).midX, 54, accuracy: 0.5)
    XCTAssertEqual(text.convert(text.bounds, to: nil).minX, 84, accuracy: 0.5)
    let cell = try XCTUnwrap(app.elements(of: UICollectionViewListCell.self).first)
    XCTAssertEqual(cell.bounds.height, 44, accuracy: 0.34)
    XCTAssertGreaterThan(image.bounds.width, 21)
    XCTAssertLessThan(image.bounds.width, 28)
    XCTAssertEqual(
      image.tintColor.resolvedColor(with: image.traitCollection),
      UIColor.systemBlue.resolvedColor(with: image.traitCollection))
  }

  func testSeparatorGuidesMoveSeparatorsOnly() throws {
    let app = TestApp(device: .iPhone15)
    app.show(
      view: List {
        VStack(alignment: .leading) {
          Text("First").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
          Text("Second")
        }
        Text("Last")
      })
    let labels = app.elements(of: UILabel.self)
    let first = try XCTUnwrap(labels.first { $0.text == "First" })
    let second = try XCTUnwrap(labels.first { $0.text == "Second" })
    XCTAssertEqual(
      first.convert(first.bounds, to: nil).minX, second.convert(second.bounds, to: nil).minX, accuracy: 0.5)
    let cell = try XCTUnwrap(
      app.elements(of: UICollectionViewListCell.self).min { $0.frame.minY < $1.frame.minY })
    let lines = cell.subviews.filter { $0.bounds.height < 1.1 && $0.bounds.height > 0 && !$0.isHidden }
    XCTAssertTrue(lines.contains { abs($0.frame.minX - 120) < 0.5 }, "\(lines.map(\.frame))")
  }

  private struct Shelf: View {
    var body: some View {
      NavigationStack {
        List {
          VStack(alignment: .leading) {
            Text("Lakes")
            ScrollView(.horizontal) {
              HStack {
                ForEach(["Silver", "Mary"], id: \.self) { name in
                  NavigationLink {
                    Text("Detail of \(name)")
                  } label: {
                    Text(name)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// As in Apple's Landmarks: links inside a scroll view of a row are buttons without disclosure indicators.
  func testLinksInAScrollViewOfARowAreSeparate() {
    let app = TestApp(device: .iPhone15)
    app.show(view: Shelf())
    XCTAssertTrue(app.elements(of: UIImageView.self).filter { $0.image?.isSymbolImage == true }.isEmpty)
    app.tap("Mary")
    app.settle()
    XCTAssertTrue(app.sees("Detail of Mary"))
  }
}
