import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Compares rows of padded and flexible content with those that a tutorial recorded on iOS 17 (Fidelity.md), on an iPhone
/// of 393 by 852.
@MainActor
final class RecordedCardTests: XCTestCase {
  private func show(_ screen: some View) -> (app: TestApp, rows: [UICollectionViewListCell]) {
    let app = TestApp(device: .iPhone15)
    app.show(view: screen)
    let cells = app.elements(of: UICollectionViewListCell.self)
    return (app, cells.sorted { $0.frame.minY < $1.frame.minY })
  }

  private func frame(_ text: String, _ app: TestApp, in row: UIView) throws -> CGRect {
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == text })
    return label.convert(label.bounds, to: row)
  }

  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Morning sync").font(.headline)
        Spacer()
        HStack {
          Label("3", systemImage: "person.3")
          Spacer()
          Label("5 min", systemImage: "clock")
        }
        .font(.caption)
      }
      .padding()
    }
  }

  /// ListsOfSyncUps-cover: a row of 100 points, whose padded content begins and ends 4 points from its edges.
  func testACardExtendsToTheLeastMargins() throws {
    let (app, rows) = show(
      List {
        NavigationLink {
          Text("Detail")
        } label: {
          Card()
        }
      })
    XCTAssertEqual(rows[0].bounds.height, 100, accuracy: 1)
    XCTAssertEqual(try frame("Morning sync", app, in: rows[0]).minY, 20, accuracy: 0.5)
    XCTAssertEqual(try frame("5 min", app, in: rows[0]).maxY, 100 - 21.67, accuracy: 1)
  }

  /// SyncUpDetail-01-image-0007: padded text beside a label.
  func testPaddedTextBesideOtherTextKeepsTheHeightOfTheRow() {
    let (_, rows) = show(
      Form {
        HStack {
          Label("Theme", systemImage: "paintpalette")
          Spacer()
          Text("Bubblegum").padding(4).background(Color.pink)
        }
        HStack {
          Text("Theme")
          Spacer()
          Text("Bubblegum").padding(4).background(Color.pink).clipShape(.rect(cornerRadius: 4))
        }
        Text("Theme").padding(16)
      })
    XCTAssertEqual(rows.map { $0.bounds.height.rounded() }, [44, 44, 74])
  }

  private struct Measured: View {
    let color: Color
    let report: (CGFloat) -> Void
    var body: some View {
      color.background(
        GeometryReader { geometry in Color.clear.onAppear { report(geometry.size.height) } })
    }
  }

  func testColorsFillTheirRows() throws {
    var heights: [String: CGFloat] = [:]
    let (app, rows) = show(
      List {
        Measured(color: .red) { heights["fill"] = $0 }
        HStack {
          Measured(color: .red) { heights["bar"] = $0 }.frame(width: 4)
          Text("A title")
        }
        Measured(color: .red) { heights["own"] = $0 }.listRowInsets(EdgeInsets())
      })
    XCTAssertEqual(rows.map(\.bounds.height), [44, 44, 44])
    XCTAssertEqual(heights, ["fill": 36, "bar": 36, "own": 44])
    XCTAssertEqual(try frame("A title", app, in: rows[1]).midY, 22, accuracy: 0.5)
  }
}
