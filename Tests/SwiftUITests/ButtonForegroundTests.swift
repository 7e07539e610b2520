import PortolanTesting
import SwiftUI
import XCTest

/// Tests of the color of buttons inside views with a foreground style of their own.
@MainActor
final class ButtonForegroundTests: XCTestCase {
  private var block: some View { Rectangle().frame(width: 40, height: 40) }

  private func color<V: View>(of view: V) -> [Int] { ViewPixels(view)[20, 20] }

  private let blue = [0, 122, 255]

  func testAForegroundStyleReplacesTheTint() {
    let button = Button {
    } label: {
      block
    }
    XCTAssertEqual(color(of: button), blue)
    XCTAssertEqual(color(of: button.foregroundStyle(.black)), [0, 0, 0])
    XCTAssertEqual(color(of: VStack { button }.foregroundColor(.red)), [255, 59, 48])
    XCTAssertEqual(color(of: button.foregroundColor(nil)), blue)
    XCTAssertEqual(color(of: VStack { button }.foregroundStyle(.primary)), blue, "a level is none of its own")
    XCTAssertEqual(color(of: button.buttonStyle(.borderedProminent).foregroundStyle(.black)), [0, 0, 0])
    XCTAssertEqual(color(of: button.tint(.red)), [255, 59, 48])
  }

  func testLevelsAreThoseOfTheSurroundingStyle() {
    let red = [255, 59, 48]
    let levels = VStack { block.foregroundStyle(.primary) }.foregroundStyle(.red)
    XCTAssertEqual(color(of: levels), red)
    XCTAssertEqual(color(of: VStack { block.foregroundStyle(.foreground) }.foregroundColor(.red)), red)
    let secondary = VStack { HStack { block }.foregroundStyle(.secondary) }.foregroundStyle(.black)
    XCTAssertEqual(color(of: secondary), [102, 102, 102])
    let levelsOfTwo = VStack { HStack { block }.foregroundStyle(.secondary) }.foregroundStyle(.black, .red)
    XCTAssertEqual(color(of: levelsOfTwo), red)
    let label = Button {
    } label: {
      HStack { block }.foregroundStyle(.primary)
    }
    XCTAssertEqual(color(of: label), blue, "a level of the tint")
    XCTAssertEqual(color(of: VStack { label.disabled(true) }.foregroundColor(.red)), [197, 197, 199])
  }

  func testALinkInAListTakesTheStyleAroundIt() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: NavigationStack {
          List { NavigationLink("Next") { Text("Next") }.foregroundColor(.red) }
        }))
    app.settle()
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Next" })
    XCTAssertEqual(
      label.textColor.resolvedColor(with: label.traitCollection),
      UIColor.systemRed.resolvedColor(with: label.traitCollection))
  }

  func testTheValueOfAMenuInARowIsGray() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Form { Picker("Size", selection: .constant(1)) { Text("Small").tag(1) } }))
    app.settle()
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Small" })
    XCTAssertEqual(label.textColor, .secondaryLabel)
  }

  func testLinksAndMenusAreButtons() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org"))
    XCTAssertEqual(color(of: Link(destination: url) { block }.foregroundStyle(.black)), [0, 0, 0])
    let menu = Menu {
      Button("A") {}
    } label: {
      block
    }
    XCTAssertEqual(color(of: menu.foregroundStyle(.black)), [0, 0, 0])
  }

  func testTheOutlineOfAShapeIsAShape() {
    let ring = Circle().stroke(lineWidth: 10)
    let pixels = ViewPixels(Color.white.overlay(.red, in: ring))
    XCTAssertEqual(pixels[20, 20], [255, 255, 255])
    XCTAssertEqual(pixels[20, 2], [255, 59, 48])
    let filled = ViewPixels(ring.fill(.red))
    XCTAssertEqual(filled[20, 2], [255, 59, 48])
    XCTAssertEqual(filled[20, 20], [255, 255, 255])
    XCTAssertEqual(ViewPixels(ring.foregroundStyle(.red))[20, 2], [255, 59, 48])
  }
}
