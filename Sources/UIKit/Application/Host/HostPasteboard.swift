/// A clipboard with data by MIME type.
@MainActor
package protocol HostPasteboard: AnyObject {
  /// Incremented with every change, by this or another application.
  var changeCount: Int { get }

  /// The available MIME types, in order of preference.
  var types: [String] { get }

  /// The contents of a type; `nil` if unavailable. Waits for the owner for at most one second.
  func data(for type: String) -> Data?

  /// Replaces the contents. An empty dictionary clears the clipboard.
  func setContents(_ contents: [String: Data])
}

extension HostPasteboard {
  /// The MIME type of text.
  package static var textType: String { "text/plain;charset=utf-8" }

  /// The text on the clipboard.
  package var text: String? {
    get { data(for: Self.textType).map { String(decoding: $0, as: UTF8.self) } }
    set { setContents(newValue.map { [Self.textType: Data($0.utf8)] } ?? [:]) }
  }
}
