/// A hash of a name's bytes that is the same in every run, since it ends up in the names of what is generated.
enum NameHash {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// A text of this length that stands for the hash.
  static func text(_ bytes: some Sequence<UInt8>, length: Int) -> String {
    let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)
    var hash = of(bytes)
    var text = String.UnicodeScalarView()
    for _ in 0..<length {
      text.append(digits[Int(hash % UInt64(digits.count))])
      hash /= UInt64(digits.count)
    }
    return String(text)
  }
}
