import CatalogApp
import PortolanTesting
import UIKit
import XCTest

/// Compares every Catalog screen with its reference: on phone and pad, light and dark, in both layout
/// directions, at small and large text sizes.
///
/// References contain coarse signatures rather than pixels, encoded in one line per screen. With
/// `PORTOLAN_RECORD` set they are rewritten; `make docs` prints the images themselves.
@MainActor
final class CatalogPictureTests: XCTestCase {
  /// The allowed difference of fields, in 32 steps: text that moves by a pixel stays below it; a control that
  /// is missing, moved or in another color does not.
  private static let meanLimit = 0.2
  private static let greatestLimit = 6

  private func check(_ look: String, _ makeApp: () -> TestApp) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "References")
    let file = folder.appendingPathComponent("\(look).txt")
    var signatures: [(String, PictureSignature)] = []
    for screen in CatalogScreen.all {
      let app = makeApp()
      let navigation = UINavigationController(rootViewController: CatalogViewController())
      navigation.pushViewController(screen.make(), animated: false)
      app.show(navigation)
      if let open = screen.open, let top = navigation.topViewController {
        open(top)
        app.settle()
      }
      let picture = try XCTUnwrap(app.snapshot(scale: 1))
      signatures.append((screen.title, try XCTUnwrap(PictureSignature(picture))))
    }
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] != nil {
      let text = signatures.map { "\($0.0)\t\($0.1.text)\n" }.joined()
      return try Data(text.utf8).write(to: file)
    }
    let references = Dictionary(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "\t")
        return parts.count == 2 ? PictureSignature(text: parts[1]).map { (String(parts[0]), $0) } : nil
      }
    ) { first, _ in first }
    XCTAssertEqual(references.count, signatures.count, "record the references of \(look) again")
    for (title, signature) in signatures {
      let reference = try XCTUnwrap(references[title], "\(title) has no reference for \(look)")
      let difference = signature.difference(from: reference)
      XCTAssertLessThanOrEqual(difference.mean, Self.meanLimit, "\(title), \(look): looks different")
      XCTAssertLessThanOrEqual(
        difference.greatest, Self.greatestLimit, "\(title), \(look): a part looks different")
    }
  }

  func testPhoneLight() throws { try check("phone-light") { TestApp(device: .iPhone15) } }
  func testPhoneDark() throws { try check("phone-dark") { TestApp(device: .iPhone15, dark: true) } }
  func testPhoneRightToLeft() throws {
    try check("phone-rtl") { TestApp(device: .iPhone15, rightToLeft: true) }
  }
  func testPhoneTextSizes() throws {
    let sizes: [(String, UIContentSizeCategory)] = [
      ("xs", .extraSmall), ("s", .small), ("m", .medium), ("xl", .extraLarge), ("xxl", .extraExtraLarge),
      ("xxxl", .extraExtraExtraLarge),
    ]
    for (name, size) in sizes { try check("phone-\(name)") { TestApp(device: .iPhone15, contentSize: size) } }
  }
  func testPhoneAccessibilityTextSizes() throws {
    let sizes: [(String, UIContentSizeCategory)] = [
      ("ax1", .accessibilityMedium), ("ax2", .accessibilityLarge), ("ax3", .accessibilityExtraLarge),
      ("ax4", .accessibilityExtraExtraLarge), ("ax5", .accessibilityExtraExtraExtraLarge),
    ]
    for (name, size) in sizes { try check("phone-\(name)") { TestApp(device: .iPhone15, contentSize: size) } }
  }
  func testPadLight() throws { try check("pad-light") { TestApp(device: .iPad) } }
  func testPadDark() throws { try check("pad-dark") { TestApp(device: .iPad, dark: true) } }

  func testASignatureDistinguishesScreens() throws {
    let pictures = try [1, 9].map { index -> PictureSignature in
      let app = TestApp(device: .iPhone15)
      app.show(CatalogScreen.all[index].make())
      return try XCTUnwrap(PictureSignature(XCTUnwrap(app.snapshot(scale: 1))))
    }
    XCTAssertGreaterThan(pictures[0].difference(from: pictures[1]).greatest, Self.greatestLimit)
    XCTAssertEqual(PictureSignature(text: Substring(pictures[0].text)), pictures[0])
  }

}
