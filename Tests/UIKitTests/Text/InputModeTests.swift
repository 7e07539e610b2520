import PortolanTesting
import UIKit
import XCTest

/// Tests the keyboards that apps can ask for.
@MainActor
final class InputModeTests: XCTestCase {
  func testThereIsAKeyboardForEachPreferredLanguage() {
    let codes = KeyboardLanguage.codes
    defer { KeyboardLanguage.codes = codes }
    KeyboardLanguage.codes = ["ko-KR", "en-US"]
    XCTAssertEqual(UITextInputMode.activeInputModes.map(\.primaryLanguage), ["ko-KR", "en-US"])
  }
}
