import PortolanTesting
import SwiftUI
import XCTest

/// Tests of texts with settings for assistive technology.
@MainActor
final class SpokenTextTests: XCTestCase {
  private struct Spoken: View {
    @Namespace private var namespace
    var body: some View {
      VStack {
        Text("Title").accessibilityHeading(.h1) + Text(" and more")
        Text(pitched)
        Text("Red").accessibilityLinkedGroup(id: "red", in: namespace).accessibilityIgnoresInvertColors()
      }
    }
    private var pitched: AttributedString {
      var text = AttributedString("Low")
      text.accessibilitySpeechAdjustedPitch = -1
      text.accessibilitySpeechSpellsOutCharacters = false
      return text
    }
  }

  /// As in Apple's sample of accessible views.
  func testTextsWithSettingsOfSpeechAreShown() {
    let app = TestApp()
    app.show(view: Spoken())
    for text in ["Title and more", "Low", "Red"] { XCTAssertTrue(app.sees(text), text) }
  }
}
