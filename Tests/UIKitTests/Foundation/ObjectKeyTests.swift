import PortolanXCTest
import UIKit

/// Keys and attributes that sources spell as objects or as strings.
@MainActor
final class ObjectKeyTests: XCTestCase {
  /// https://github.com/evgenyneu/UnderKeyboard, `postKeyboardWillShowNotification`
  func testDictionariesWithObjectsAsKeysAreReadByStrings() {
    let information: [NSObject: AnyObject] = [
      UIResponder.keyboardFrameEndUserInfoKey as NSString: NSValue(
        cgRect: CGRect(x: 0, y: 0, width: 1, height: 35))
    ]
    var heights: [CGFloat] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: self, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { heights.append(frame?.cgRectValue.height ?? -1) }
    }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: self, userInfo: information)
    NotificationCenter.default.removeObserver(token)
    XCTAssertEqual(heights, [35])

    let key = AnyHashable("a" as NSString)
    XCTAssertEqual(key, AnyHashable("a"))
    XCTAssertEqual(key as? String, "a")
    XCTAssertEqual(key.base as? NSString, "a")
  }

  func testEffectsAreAttributesOfBothKindsOfTexts() {
    var text = AttributedString("Letterpress")
    text.uiKit.textEffect = .letterpressStyle
    text.uiKit.expansion = 0.5
    let object = NSAttributedString(text)
    XCTAssertEqual(
      object.attribute(.textEffect, at: 0, effectiveRange: nil) as? String,
      NSAttributedString.TextEffectStyle.letterpressStyle.rawValue)
    XCTAssertEqual(object.attribute(.expansion, at: 0, effectiveRange: nil) as? CGFloat, 0.5)
    XCTAssertEqual(AttributedString(object).uiKit.textEffect, .letterpressStyle)
  }
}
