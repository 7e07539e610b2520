import Foundation
import UIKit

/// The clipboard of an app in a browser. Text that is copied travels to the page, and the page's text to the app when the
/// person pastes; other types stay in the app.
@MainActor
final class WebPasteboard: HostPasteboard {
  private let contents = InMemoryPasteboard()
  /// Called with text that the app has copied.
  var didChange: ((String) -> Void)?

  var changeCount: Int { contents.changeCount }
  var types: [String] { contents.types }
  func data(for type: String) -> Data? { contents.data(for: type) }

  func setContents(_ contents: [String: Data]) {
    self.contents.setContents(contents)
    if let text { didChange?(text) }
  }

  /// Replaces the contents with text from the browser.
  func take(_ text: String) {
    guard text != self.text else { return }
    contents.setContents([Self.textType: Data(text.utf8)])
  }
}
