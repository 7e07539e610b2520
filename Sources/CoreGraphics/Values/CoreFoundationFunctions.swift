import Foundation

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt

/// The types of Core Foundation that functions tell apart.
private enum CoreFoundationType: CFTypeID {
  case object = 1, string = 7, array = 19, dictionary = 18, data = 20, boolean = 21, number = 22, date = 42
  case null = 16

  init(_ value: Any) {
    // A number is a Boolean value if its object is; casts also convert 0 and 1.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      self = number.isBoolean ? .boolean : .number
      return
    }
    self =
      switch value {
      case is Bool: .boolean
      case is NSNumber: .number
      case is String, is NSString: .string
      case is [AnyHashable: Any], is NSDictionary: .dictionary
      case is [Any], is NSArray: .array
      case is Data, is NSData: .data
      case is Date, is NSDate: .date
      case is NSNull: .null
      default: .object
      }
  }
}

extension NSNumber {
  fileprivate var isBoolean: Bool { String(cString: objCType) == "B" || self === kTrue || self === kFalse }
}

private let kTrue = NSNumber(value: true)
private let kFalse = NSNumber(value: false)

/// The type of a value of Core Foundation.
public func CFGetTypeID(_ value: Any!) -> CFTypeID {
  guard let value else { return CoreFoundationType.null.rawValue }
  return CoreFoundationType(value).rawValue
}

public func CFArrayGetTypeID() -> CFTypeID { CoreFoundationType.array.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { CoreFoundationType.boolean.rawValue }
public func CFDataGetTypeID() -> CFTypeID { CoreFoundationType.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { CoreFoundationType.date.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { CoreFoundationType.dictionary.rawValue }
public func CFNullGetTypeID() -> CFTypeID { CoreFoundationType.null.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { CoreFoundationType.number.rawValue }
public func CFStringGetTypeID() -> CFTypeID { CoreFoundationType.string.rawValue }

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean }

/// Whether a number is stored as `Float` or `Double`.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
  ["f", "d"].contains(String(cString: number.objCType))
}

public let kCFStringTransformToLatin: CFString! = "Any-Latin"
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"

/// Transforms a part of a text, or all of it.
///
/// - Parameters:
///   - string: The text.
///   - range: The part, which receives its new extent; `nil` for all.
///   - transform: A constant, or an identifier of ICU.
///   - reverse: Whether to apply the inverse.
/// - Returns: Whether the transform exists.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  let text = string.substring(with: part)
  guard let result = text.applyingTransform(StringTransform(transform), reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: part, with: result)
  range?.pointee = CFRange(location: part.location, length: (result as NSString).length)
  return true
}

public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.count }

/// The bytes of data. They are valid while the data is not changed and its owner exists.
///
/// Differs from iOS: data that is shorter than 15 bytes has no bytes of its own, so a copy is made that is never freed.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! { bytes(of: data) }

private func bytes(of data: Data) -> UnsafePointer<UInt8>? {
  let object = data as NSData
  return UnsafePointer(object.bytes.assumingMemoryBound(to: UInt8.self))
}
