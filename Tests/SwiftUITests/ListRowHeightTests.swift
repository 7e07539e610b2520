import PortolanTesting
import SwiftUI
import XCTest

/// Tests of row heights after the window and its margins have changed.
@MainActor
final class ListRowHeightTests: XCTestCase {
  private static let long =
    "A compass, a sextant and everything else that was found in the captain's cabin"

  private struct Rows: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(0..<12, id: \.self) { number in
          Button {
          } label: {
            HStack {
              Text(number == 5 ? "\(ListRowHeightTests.long) 5" : "Rope \(number)")
              Spacer()
            }
          }
        }
        .navigationTitle("Search")
        .searchable(text: $text)
      }
    }
  }

  func testRowsFitTextAfterMarginChange() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Rows()))
    app.host.windowSize = CGSize(width: 1004, height: 1226)
    app.settle()
    app.host.rotate(to: .landscapeLeft)
    app.settle()
    app.host.windowSize = CGSize(width: 678, height: 1024)
    app.settle()
    let cells = app.elements(of: UICollectionViewListCell.self)
    XCTAssertGreaterThan(cells.count, 8)
    for cell in cells {
      let wanted = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(cell.bounds.height, wanted.height, accuracy: 0.5)
    }
  }
}
