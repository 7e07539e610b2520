/// The 64-bit FNV-1a hash of a name, which is the same in every process because it is used in generated names.
package enum NameHash {
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// The hash as text of a given length.
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
