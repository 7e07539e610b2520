import PortolanTesting
@testable import SwiftUI
import XCTest

@MainActor
final class SymbolVariantTests: XCTestCase {
  /// `symbolVariant(_:)` shows the nearest variant that exists.
  func testNamesOfVariants() {
    XCTAssertEqual(SymbolVariants.none.names(of: "star"), ["star"])
    XCTAssertEqual(SymbolVariants.fill.names(of: "star").first, "star.fill")
    XCTAssertEqual(SymbolVariants.circle.fill.names(of: "star").first, "star.circle.fill")
    XCTAssertEqual(SymbolVariants.fill.circle.names(of: "star").first, "star.circle.fill")
    XCTAssertEqual(SymbolVariants.circle.names(of: "star.fill").first, "star.circle.fill")
    XCTAssertEqual(SymbolVariants.slash.fill.names(of: "bell").first, "bell.slash.fill")
    XCTAssertEqual(SymbolVariants.slash.circle.fill.names(of: "bell").first, "bell.slash.circle.fill")
    XCTAssertEqual(SymbolVariants.circle.names(of: "plus.square").first, "plus.square")
    XCTAssertEqual(SymbolVariants.fill.names(of: "gear"), ["gear.fill", "gear"])
  }

  private func size(_ view: some View) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 1000, height: 1000))
  }

  func testVariantsThatDoNotExist() {
    XCTAssertEqual(size(Image(systemName: "gear").symbolVariant(.fill)), size(Image(systemName: "gear")))
    XCTAssertEqual(
      size(Image(systemName: "star").symbolVariant(.circle.fill)), size(Image(systemName: "star.circle.fill"))
    )
    XCTAssertEqual(size(Image(systemName: "not.a.symbol")), .zero)
  }

  /// A disc is 0.985 of the point size wide, with 0.098 on either side (Documentation/Metrics.md, "symbols").
  func testSizesFollowFontAndScale() {
    XCTAssertEqual(
      size(Image(systemName: "circle.fill").font(.system(size: 22))).width, 26.33, accuracy: 0.34)
    let medium = size(Image(systemName: "circle.fill").font(.system(size: 100)))
    let large = size(Image(systemName: "circle.fill").font(.system(size: 100)).imageScale(.large))
    let small = size(Image(systemName: "circle.fill").font(.system(size: 100)).imageScale(.small))
    XCTAssertGreaterThan(large.width, medium.width * 1.2)
    XCTAssertLessThan(small.width, medium.width * 0.85)
    XCTAssertEqual(
      size(Image(systemName: "star").resizable().frame(width: 40, height: 70)), CGSize(width: 40, height: 70))
  }
}
