import PortolanTesting
import UIKit
import XCTest

/// Attributes and attachments are released with the views and storages that show them.
@MainActor
final class ReleasedTextTests: XCTestCase {
  private final class Attachment: NSTextAttachment {}

  private func isReleased(_ use: (NSAttributedString) -> Void) -> Bool {
    weak var attachment: Attachment?
    do {
      let app = TestApp()
      let strong = Attachment()
      strong.image = UIImage(systemName: "star")
      attachment = strong
      use(NSAttributedString(attachment: strong))
      app.settle()
      app.show(UIViewController())
    }
    return attachment == nil
  }

  private func show(_ view: UIView) {
    let screen = UIViewController()
    screen.view.addSubview(view)
    view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    screen.view.layoutIfNeeded()
  }

  func testLabels() {
    XCTAssertTrue(
      isReleased { text in
        let label = UILabel()
        label.attributedText = text
        show(label)
      })
  }

  func testTextViews() {
    XCTAssertTrue(
      isReleased { text in
        let view = UITextView()
        view.attributedText = text
        show(view)
        view.textStorage.append(text)
        view.attributedText = NSAttributedString(string: "other")
      })
  }

  func testTextStorages() {
    XCTAssertTrue(
      isReleased { text in
        let storage = NSTextStorage(attributedString: text)
        storage.append(text)
        _ = storage.copy()
        _ = NSTextStorage(attributedString: storage)
      })
  }

  func testAnAppHasNoSessionsOfEarlierApps() {
    for _ in 0..<3 {
      let app = TestApp()
      app.show(UIViewController())
      XCTAssertEqual(UIApplication.shared.openSessions.count, 1)
    }
  }
}
