import Foundation

extension Data {
  /// Whether the data contains a text. `range(of:)` calls a closure for each byte.
  func contains(text: String) -> Bool {
    let needle = Array(text.utf8)
    guard let first = needle.first else { return true }
    return withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress else { return false }
      let end = place + bytes.count
      while end - place >= needle.count,
        let found = memchr(place, Int32(first), end - place - needle.count + 1)
      {
        if memcmp(found, needle, needle.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
