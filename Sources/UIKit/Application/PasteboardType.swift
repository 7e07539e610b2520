/// The uniform type identifiers of pasteboard data, and the corresponding MIME types.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let color = "com.apple.uikit.color"

  private static let pairs: [(identifier: String, mime: String)] = [
    (text, "text/plain;charset=utf-8"), ("public.plain-text", "text/plain"), ("public.text", "text/plain"),
    (url, "text/uri-list"), ("public.file-url", "text/uri-list"), ("public.html", "text/html"),
    ("public.rtf", "text/rtf"), ("public.png", "image/png"), ("public.jpeg", "image/jpeg"),
    ("com.compuserve.gif", "image/gif"), ("public.tiff", "image/tiff"),
    ("org.webmproject.webp", "image/webp"),
    ("public.svg-image", "image/svg+xml"), ("com.adobe.pdf", "application/pdf"),
    ("public.json", "application/json"),
  ]

  private static let foreignPrefix = "application/vnd.uti."

  static func mime(of identifier: String) -> String {
    if let pair = pairs.first(where: { $0.identifier == identifier }) { return pair.mime }
    return identifier.contains("/") ? identifier : foreignPrefix + identifier
  }

  static func identifier(ofMIME mime: String) -> String {
    if let pair = pairs.first(where: { $0.mime == mime }) { return pair.identifier }
    return mime.hasPrefix(foreignPrefix) ? String(mime.dropFirst(foreignPrefix.count)) : mime
  }

  static func isText(_ identifier: String) -> Bool {
    ["public.utf8-plain-text", "public.plain-text", "public.text", "public.utf16-plain-text", "text/plain"]
      .contains(identifier)
  }

  static func conforms(_ identifier: String, to general: String) -> Bool {
    switch general {
    case identifier: true
    case "public.text", "public.plain-text": isText(identifier)
    case "public.image": mime(of: identifier).hasPrefix("image/")
    case "public.url": identifier == "public.file-url"
    case "public.data", "public.item": true
    default: false
    }
  }

  /// Encodes a value for other applications.
  static func encode(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data((url.absoluteString + "\r\n").utf8)
    case let text as NSAttributedString: Data(text.string.utf8)
    default: nil
    }
  }

  static func string(from value: Any) -> String? {
    switch value {
    case let string as String: string
    case let data as Data: String(decoding: data, as: UTF8.self)
    case let url as URL: url.absoluteString
    case let text as NSAttributedString: text.string
    default: nil
    }
  }
}
