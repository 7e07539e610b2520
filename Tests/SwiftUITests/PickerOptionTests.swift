import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Tests of options of pickers that are grouped, or composed of views.
@MainActor
final class PickerOptionTests: XCTestCase {
  private struct Grouped: View {
    @State private var topping: String? = "Sugar lattice"
    var body: some View {
      Form {
        Picker("Topping", selection: $topping) {
          Section { Text("None").tag(nil as String?) }
          Section {
            ForEach(["Sprinkles", "Flakes"], id: \.self) { Text($0).tag($0 as String?) }
          }
          Section {
            ForEach(["Sugar lattice", "Cocoa lattice"], id: \.self) { Text($0).tag($0 as String?) }
          }
        }
      }
    }
  }

  /// As in Apple's Food Truck.
  func testOptionsInSectionsAreChosen() {
    let app = TestApp()
    app.show(view: Grouped())
    XCTAssertTrue(app.sees("Sugar lattice"))
    app.tap("Sugar lattice")
    app.settle()
    for title in ["None", "Sprinkles", "Flakes", "Cocoa lattice"] { XCTAssertTrue(app.sees(title), title) }
    app.tap("Flakes")
    app.settle()
    XCTAssertTrue(app.sees("Flakes"))
    XCTAssertFalse(app.sees("Sugar lattice"))
  }

  private struct Theme: View {
    let name: String
    @State private var opacity = 1.0
    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 4).fill(.orange)
        Label(name, systemImage: "paintpalette").padding(4)
      }
      .fixedSize(horizontal: false, vertical: true)
      .opacity(opacity)
    }
  }
  private struct Themes: View {
    @State private var theme = "Bubblegum"
    var body: some View {
      Form {
        Picker("Theme", selection: $theme) {
          ForEach(["Bubblegum", "Buttercup"], id: \.self) { Theme(name: $0).tag($0) }
        }
      }
    }
  }

  /// As recorded in a tutorial (Fidelity.md): the value of the row is the title and the symbol of the option alone.
  func testARowShowsTitleAndImageOfAComposedOption() throws {
    let app = TestApp(device: .iPhone15)
    app.show(view: Themes())
    let text = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Bubblegum" })
    let symbol = try XCTUnwrap(
      app.elements(of: UIImageView.self).filter { $0.image?.isSymbolImage == true }
        .min { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX })
    let (label, image) = (text.convert(text.bounds, to: nil), symbol.convert(symbol.bounds, to: nil))
    XCTAssertLessThanOrEqual(image.maxX, label.minX)
    XCTAssertEqual(image.midY, label.midY, accuracy: 1)
    let cell = try XCTUnwrap(app.elements(of: UICollectionViewListCell.self).first)
    XCTAssertEqual(cell.bounds.height, 44, accuracy: 0.5)
    app.tap("Bubblegum")
    app.settle()
    app.tap("Buttercup")
    app.settle()
    XCTAssertTrue(app.sees("Buttercup"), app.accessibilityText)
    XCTAssertFalse(app.sees("Bubblegum"), app.accessibilityText)
  }

  private struct Segments: View {
    @State private var size = 1
    var body: some View {
      Picker("Size", selection: $size) {
        Image(systemName: "textformat.size.smaller").tag(1)
        Image(systemName: "textformat.size.larger").tag(2)
        HStack { Text("Any") }.tag(3)
      }
      .pickerStyle(.segmented)
    }
  }

  func testSegmentsShowImages() throws {
    let app = TestApp()
    app.show(view: Segments())
    let control = try XCTUnwrap(app.elements(of: UISegmentedControl.self).first)
    XCTAssertNotNil(control.imageForSegment(at: 0))
    XCTAssertNotNil(control.imageForSegment(at: 1))
    XCTAssertEqual(control.titleForSegment(at: 2), "Any")
    XCTAssertEqual(control.selectedSegmentIndex, 0)
  }
}
