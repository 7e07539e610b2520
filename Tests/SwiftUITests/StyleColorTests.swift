import PortolanTesting
import SwiftUI
import XCTest

/// Colors of styles that resolve to a color.
@MainActor
final class StyleColorTests: XCTestCase {
  private struct Brand: ShapeStyle, Hashable {
    let shade: Float

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: environment.colorScheme == .dark ? shade : 0, green: 0, blue: 0)
    }
  }

  private func red(_ color: Color, _ style: UIUserInterfaceStyle) -> CGFloat {
    var red: CGFloat = -1
    UIColor(color).resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: nil, blue: nil, alpha: nil)
    return red
  }

  /// https://developer.apple.com/documentation/swiftui/color/init(_:)-13tgs
  func testTheStyleIsResolvedInEachEnvironment() {
    let color = Color(Brand(shade: 1))
    XCTAssertEqual(red(color, .dark), 1)
    XCTAssertEqual(red(color, .light), 0)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    XCTAssertEqual(color.resolve(in: dark).red, 1)
    XCTAssertEqual(color, Color(Brand(shade: 1)))
    XCTAssertNotEqual(color, Color(Brand(shade: 0.5)))
  }

  func testConstantsAreStillThoseOfUIKit() {
    XCTAssertEqual(Color(.red), Color(UIColor.red))
    XCTAssertEqual(Color(.systemBackground), Color(UIColor.systemBackground))
  }
}
