import PortolanTesting
import SwiftUI
import UIKit
import XCTest

// As the constants that are generated for a catalog.
extension ColorResource { fileprivate static let pier = ColorResource(name: "Pier", bundle: .main) }
extension UIColor { fileprivate static var pier: UIColor { UIColor(resource: .pier) } }
extension Color { fileprivate static var pier: Color { Color(.pier as ColorResource) } }

/// Tests colors of asset catalogs by their constants.
@MainActor
final class AssetResourceTests: XCTestCase {
  func testAColorIsThatOfItsResource() {
    UIColor.namedColorLookup = { name, _ in
      name == "Pier" ? UIColor(red: 0, green: 0, blue: 1, alpha: 1) : nil
    }
    defer { UIColor.namedColorLookup = nil }
    XCTAssertEqual(ViewPixels(Color(.pier))[20, 20], [0, 0, 255])
    XCTAssertEqual(ViewPixels(Color.pier)[20, 20], [0, 0, 255])
    XCTAssertEqual(UIColor.pier.cgColor.components?[2], 1)
    XCTAssertEqual(Color(.systemRed), Color(UIColor.systemRed), "constants of UIKit alone are still found")
  }
}
