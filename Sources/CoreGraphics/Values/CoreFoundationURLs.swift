public import CoreFoundation
public import Foundation

public typealias CFUUID = UUID

/// Creates a random identifier. The allocator has no effect.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { UUID() }

/// The text of an identifier, with capital letters. The allocator has no effect.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }

/// Creates the identifier with a text. The allocator has no effect.
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
  UUID(uuidString: uuidStr)
}

/// Creates a URL; `nil` for an empty text. The allocator has no effect.
///
/// Characters that a URL cannot contain are encoded. Unlike `URL(string:)`, sequences such as `%20` are kept beside such characters.
public func CFURLCreateWithString(
  _ allocator: CFAllocator?, _ URLString: CFString!, _ baseURL: CFURL!
) -> CFURL! {
  guard let text = URLString, !text.isEmpty else { return nil }
  return URL(string: encodingInvalidCharacters(text), relativeTo: baseURL)
}

/// Returns a text without percent encoding.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - originalString: The text.
///   - characters: The characters that stay encoded; `nil` to return the text unchanged.
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator?, _ originalString: CFString!, _ characters: CFString!
) -> CFString! {
  guard let characters else { return originalString }
  let marker = "%25"
  let kept = characters.unicodeScalars.reduce(into: originalString ?? "") { text, scalar in
    for byte in String(scalar).utf8 {
      let code = String(format: "%%%02X", byte)
      text = text.replacingOccurrences(of: code, with: marker + code.dropFirst(), options: .caseInsensitive)
    }
  }
  return kept.removingPercentEncoding
}

/// Returns a text with the characters encoded that a URL cannot contain.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - originalString: The text.
///   - characters: Characters that are left alone although a URL cannot contain them.
///   - legal: Characters that are encoded although a URL can contain them.
///   - encoding: Has no effect; characters are encoded as UTF-8.
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator?, _ originalString: CFString!, _ characters: CFString!, _ legal: CFString!,
  _ encoding: UInt32
) -> CFString! {
  var allowed = urlCharacters
  allowed.formUnion(CharacterSet(charactersIn: characters ?? ""))
  allowed.subtract(CharacterSet(charactersIn: legal ?? ""))
  return originalString.addingPercentEncoding(withAllowedCharacters: allowed)
}

/// The characters of RFC 2396, without the percent sign.
private let urlCharacters = CharacterSet(
  charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'();/?:@&=+$,")

/// Encodes the characters that a URL cannot contain. Brackets are kept around an address in the place of the host.
private func encodingInvalidCharacters(_ text: String) -> String {
  let bytes = Array(text.utf8)
  let legal = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#@!$&'()*+,;=".utf8)
  var host = 0..<0
  if let start = text.range(of: "//") {
    let first = text.utf8.distance(from: text.startIndex, to: start.upperBound)
    host = first..<(bytes[first...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count)
  }
  var result = ""
  for (index, byte) in bytes.enumerated() {
    let isLegal =
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "]"): host.contains(index)
      case UInt8(ascii: "%"):
        index + 2 < bytes.count
          && bytes[index + 1...index + 2].allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
      default: legal.contains(byte)
      }
    result += isLegal ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
  }
  return result
}

/// Whether two values are equal.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
  guard let cf1, let cf2 else { return false }
  if let first = cf1 as? AnyHashable, let second = cf2 as? AnyHashable { return first == second }
  return (cf1 as AnyObject) === (cf2 as AnyObject)
}

/// The number of UTF-16 units of a text.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
