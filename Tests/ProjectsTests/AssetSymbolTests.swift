import Foundation
import Projects
import XCTest

/// Tests the constants for asset catalogs.
final class AssetSymbolTests: TemporaryFolderTestCase {
  private func write(assets: [String]) throws -> URL {
    for asset in assets { try write("{}", to: "Assets.xcassets/\(asset)/Contents.json") }
    return folder.appendingPathComponent("Assets.xcassets")
  }

  func testNames() throws {
    let catalog = try write(assets: [
      "close-button.imageset", "Hero Image.imageset", "URLIcon.imageset", "2x.imageset", "Group/in.imageset",
      "AccentColor.colorset", "Red.colorset", "AppIcon.appiconset",
    ])
    let code = AssetSymbols([catalog]).code(bundle: "Bundle.main", hasExtensions: true)
    for constant in [
      "static let closeButton = ImageResource(name: \"close-button\",", "static let hero = ImageResource(",
      "static let urlIcon = ImageResource(", "static let _2x = ImageResource(",
      "static let `in` = ImageResource(",
      "static let accent = ColorResource(name: \"AccentColor\",", "static let red = ColorResource(",
      "static var closeButton: UIImage { UIImage(resource: .closeButton) }",
      "static var accent: SwiftUI.Color { SwiftUI.Color(.accent) }",
    ] {
      XCTAssertTrue(code.contains(constant), "\(constant) is not in\n\(code)")
    }
    // UIKit declares it.
    XCTAssertFalse(code.contains("static var red:"), code)
    XCTAssertFalse(code.contains("ppIcon"), code)
  }

  func testNamespaces() throws {
    let catalog = try write(assets: ["Icons/close.imageset"])
    try write("{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/Icons/Contents.json")
    let code = AssetSymbols([catalog]).code(bundle: "Bundle.module", hasExtensions: false)
    XCTAssertTrue(code.contains("enum Icons { static let close = ImageResource(name: \"Icons/close\","), code)
    XCTAssertFalse(code.contains("UIImage {"), code)
  }

  /// The code for a package follows one of its files. SwiftyAttributes has a type `Color` of its own there, which
  /// a file with SwiftUI's cannot name.
  func testConstantsOfAPackageBringNoOtherNames() throws {
    let catalog = try write(assets: ["Star.imageset"])
    let code = AssetSymbols([catalog]).code(bundle: "Bundle.module", hasExtensions: false)
    XCTAssertTrue(code.contains("static let star = ImageResource(name: \"Star\","), code)
    let imports = code.split(separator: "\n").filter { $0.hasPrefix("import ") }
    XCTAssertEqual(
      imports,
      [
        "import class Foundation.Bundle", "import struct UIKit.ColorResource",
        "import struct UIKit.ImageResource",
      ])
  }

  func testCatalogsWithoutAssetsHaveNoConstants() throws {
    XCTAssertTrue(AssetSymbols([try write(assets: ["AppIcon.appiconset"])]).isEmpty)
  }
}
