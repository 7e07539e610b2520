import Foundation

/// A picture inside a document in Rich Text Format.
struct RTFPicture {
  /// The bytes of a file, written as such or as hexadecimal digits.
  private var data: [UInt8] = []
  private var firstDigit: UInt8?
  /// In points; zero if the document does not say.
  private var size = CGSize.zero

  /// Adds a hexadecimal digit; others are ignored.
  mutating func add(digit: UInt8) {
    guard let value = Character(UnicodeScalar(digit)).hexDigitValue.map({ UInt8($0) }) else { return }
    if let first = firstDigit {
      data.append(first << 4 | value)
      firstDigit = nil
    } else {
      firstDigit = value
    }
  }

  mutating func add(bytes: ArraySlice<UInt8>) { data.append(contentsOf: bytes) }

  /// Applies a control word for the size, in twentieths of a point.
  mutating func apply(_ word: String, _ number: Int?) {
    let length = CGFloat(number ?? 0) / 20
    switch word {
    case "picwgoal": size.width = length
    case "pichgoal": size.height = length
    default: break
    }
  }

  /// The picture as an attachment; `nil` if it is not a bitmap that images are made of, such as a metafile of Windows.
  var attachment: NSTextAttachment? {
    let data = Data(data)
    guard UIImage(data: data) != nil else { return nil }
    let attachment = NSTextAttachment(
      data: data, ofType: data.first == 0x89 ? "public.png" : "public.jpeg")
    if size.width > 0, size.height > 0 { attachment.bounds = CGRect(origin: .zero, size: size) }
    return attachment
  }
}
