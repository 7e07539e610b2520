import PortolanXCTest
import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
  let rgba = color.cgColor(with: traits).rgba
  return [rgba.r, rgba.g, rgba.b, rgba.a].map { Int(($0 * 255).rounded()) }
}

final class UIColorTests: XCTestCase {
  /// Metrics.md 1.9, classic values.
  func testSystemColorsInLightAndDark() {
    let table: [(UIColor, [Int], [Int])] = [
      (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
      (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
      (.systemGreen, [52, 199, 89, 255], [48, 209, 88, 255]),
      (.systemGray4, [209, 209, 214, 255], [58, 58, 60, 255]),
      (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
      (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
      (.tertiaryLabel, [60, 60, 67, 76], [235, 235, 245, 76]),
      (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
      (.secondarySystemBackground, [242, 242, 247, 255], [28, 28, 30, 255]),
      (.systemGroupedBackground, [242, 242, 247, 255], [0, 0, 0, 255]),
      (.systemFill, [120, 120, 128, 51], [120, 120, 128, 92]),
      (.separator, [60, 60, 67, 73], [84, 84, 88, 153]),
      (.opaqueSeparator, [198, 198, 200, 255], [56, 56, 58, 255]),
    ]
    for (color, inLight, inDark) in table {
      XCTAssertEqual(bytes(color, light), inLight, "\(color)")
      XCTAssertEqual(bytes(color, dark), inDark, "\(color)")
    }
  }

  func testLevelAndContrastChooseToo() {
    let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    XCTAssertEqual(bytes(.systemBackground, elevated), [28, 28, 30, 255])
    XCTAssertEqual(
      bytes(.systemBackground, light.modifyingTraits { $0.userInterfaceLevel = .elevated }),
      [255, 255, 255, 255])
    let highContrast = light.modifyingTraits { $0.accessibilityContrast = .high }
    XCTAssertEqual(bytes(.systemBlue, highContrast), [0, 64, 221, 255])
  }

  func testResolvingASystemColorAllocatesNothing() {
    XCTAssertTrue(UIColor.label.resolvedColor(with: dark) === UIColor.label.resolvedColor(with: dark))
    XCTAssertTrue(UIColor.label === UIColor.label)
  }

  func testDynamicColorsAskTheirProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    XCTAssertEqual(bytes(color, dark), [255, 255, 255, 255])
    XCTAssertEqual(bytes(color, light), [255, 59, 48, 255], "what the provider answers is resolved too")
    dark.performAsCurrent { XCTAssertEqual(color.cgColor.rgba.r, 1) }
  }

  func testADynamicColorStaysDynamicWithAnotherAlpha() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    XCTAssertEqual(bytes(faint, light), [0, 0, 0, 128])
    XCTAssertEqual(bytes(faint, dark), [255, 255, 255, 128])
    XCTAssertEqual(faint, UIColor.label.withAlphaComponent(0.5))
  }

  func testComponents() {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    XCTAssertTrue(
      UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    XCTAssertEqual([red, green, blue, alpha], [0, 0.5, 0, 0.25])
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    XCTAssertEqual(hue, 220.0 / 360, accuracy: 1e-9)
    XCTAssertEqual(saturation, 0.75, accuracy: 1e-9)
    XCTAssertEqual(brightness, 0.8, accuracy: 1e-9)
    var white: CGFloat = 0
    XCTAssertTrue(UIColor.darkGray.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 1 / 3, accuracy: 1e-9)
    XCTAssertFalse(UIColor.red.getWhite(&white, alpha: nil))
  }

  func testEveryHueSurvivesTheRoundTrip() {
    for degree in stride(from: 0.0, to: 360, by: 7) {
      var hue: CGFloat = 0
      UIColor(hue: CGFloat(degree) / 360, saturation: 0.8, brightness: 0.9, alpha: 1)
        .getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
      XCTAssertEqual(hue, CGFloat(degree) / 360, accuracy: 1e-9)
    }
  }

  func testEquality() {
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    XCTAssertNotEqual(
      UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1), "grey and RGB differ, as on iOS")
    XCTAssertNotEqual(UIColor.label, UIColor.black)
    XCTAssertEqual(Set([UIColor.systemRed, .systemRed, .systemBlue]).count, 2)
  }

  func testColorLiterals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    XCTAssertEqual(color, UIColor.orange)
  }

  func testTintFollowsTheTraits() {
    XCTAssertEqual(bytes(.tintColor, dark), [10, 132, 255, 255])
    XCTAssertEqual(bytes(.tintColor, dark.with { $0.tintColor = .red }), [255, 0, 0, 255])
  }

  func testNamedColorsComeFromTheCatalog() {
    XCTAssertNil(UIColor(named: "Accent"))
    UIColor.namedColorLookup = { name, _ in name == "Accent" ? .systemPink : nil }
    defer { UIColor.namedColorLookup = nil }
    XCTAssertEqual(UIColor(named: "Accent"), .systemPink)
    XCTAssertNil(UIColor(named: "Other"))
  }
}
