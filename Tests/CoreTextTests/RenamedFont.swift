import Foundation

/// A copy of an installed font under a name that no installed font has.
enum RenamedFont {
  static let family = "Harbor Sans"
  static let postScriptName = "HarborSans"

  static func data() throws -> Data {
    var data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    // Entries of the table of names are ASCII or UTF-16.
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      let old = "DejaVu".data(using: encoding)!
      let new = "Harbor".data(using: encoding)!
      var start = data.startIndex
      while let found = data.range(of: old, in: start..<data.endIndex) {
        data.replaceSubrange(found, with: new)
        start = found.upperBound
      }
    }
    return data
  }

  static func write() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Harbor-\(UUID().uuidString).ttf")
    try data().write(to: file)
    return file
  }
}
