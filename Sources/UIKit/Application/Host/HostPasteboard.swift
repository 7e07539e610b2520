/// The clipboard, as data by MIME type.
@MainActor
package protocol HostPasteboard: AnyObject {
  /// Grows with every change, by this application or another.
  var changeCount: Int { get }

  /// The MIME types that can be read now, best first.
  var types: [String] { get }

  /// The contents in one type, or `nil` when they cannot be had in it. Waits for the owner for at most a second.
  func data(for type: String) -> Data?

  /// Replaces the contents. An empty dictionary clears the clipboard.
  func setContents(_ contents: [String: Data])
}

extension HostPasteboard {
  /// The MIME type under which text is kept.
  package static var textType: String { "text/plain;charset=utf-8" }

  /// The text on the clipboard.
  package var text: String? {
    get { data(for: Self.textType).map { String(decoding: $0, as: UTF8.self) } }
    set { setContents(newValue.map { [Self.textType: Data($0.utf8)] } ?? [:]) }
  }
}
