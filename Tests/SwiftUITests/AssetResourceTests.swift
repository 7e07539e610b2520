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

  /// As in [ButtonKit](https://github.com/Dean151/ButtonKit).
  func testTitlesHaveImagesOfResources() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 11)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 13, height: 11))
    }
    try picture.pngData()?.write(to: folder.appendingPathComponent("Pier.png"))
    let pier = ImageResource(name: "Pier", bundle: try XCTUnwrap(Bundle(url: folder)))
    let size = UIImage(resource: pier).size
    let title = "Title"
    func shows(_ view: some View) -> Bool {
      let app = TestApp()
      app.show(view: view)
      return app.sees("Title") && app.elements(of: UIImageView.self).contains { $0.image?.size == size }
    }
    XCTAssertTrue(shows(Label("Title", image: pier)))
    XCTAssertTrue(shows(Label(title, image: pier)))
    XCTAssertTrue(shows(Button("Title", image: pier) {}))
    XCTAssertTrue(shows(Button(title, image: pier, role: .destructive) {}))
    XCTAssertTrue(shows(Toggle("Title", image: pier, isOn: .constant(true))))
    XCTAssertTrue(shows(Toggle(title, image: pier, isOn: .constant(true))))
    XCTAssertTrue(shows(Menu("Title", image: pier) { Text("Item") }))
    XCTAssertTrue(
      shows(
        Menu(title, image: pier) {
          Text("Item")
        } primaryAction: {
        }))
    XCTAssertTrue(shows(Form { Picker("Title", image: pier, selection: .constant(1)) { Text("A").tag(1) } }))
    XCTAssertTrue(shows(TabView { Tab("Title", image: pier) { Text("Content") } }))
    XCTAssertTrue(
      shows(TabView(selection: .constant(1)) { Tab(title, image: pier, value: 1) { Text("Content") } }))
  }
}
