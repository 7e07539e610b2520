import CDarwin
import Foundation

/// An encoding of Core Foundation.
public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Encodings of Core Foundation that Foundation does not name.
public enum CFStringEncodings: Int, Sendable {
  case macJapanese = 1
  case macChineseTrad = 2
  case macKorean = 3
  case isoLatin2 = 0x202
  case isoLatin3 = 0x203
  case isoLatin4 = 0x204
  case isoLatinCyrillic = 0x205
  case isoLatinArabic = 0x206
  case isoLatinGreek = 0x207
  case isoLatinHebrew = 0x208
  case isoLatin5 = 0x209
  case isoLatin6 = 0x20A
  case isoLatinThai = 0x20B
  case isoLatin7 = 0x20D
  case isoLatin8 = 0x20E
  case isoLatin9 = 0x20F
  case dosThai = 0x41D
  case dosJapanese = 0x420
  case dosChineseSimplif = 0x421
  case dosKorean = 0x422
  case dosChineseTrad = 0x423
  case windowsLatin2 = 0x501
  case windowsCyrillic = 0x502
  case windowsGreek = 0x503
  case windowsLatin5 = 0x504
  case windowsHebrew = 0x505
  case windowsArabic = 0x506
  case windowsBalticRim = 0x507
  case windowsVietnamese = 0x508
  case GB_2312_80 = 0x630
  case GBK_95 = 0x631
  case GB_18030_2000 = 0x632
  case ISO_2022_JP = 0x820
  case ISO_2022_KR = 0x840
  case EUC_JP = 0x920
  case EUC_CN = 0x930
  case EUC_TW = 0x931
  case EUC_KR = 0x940
  case shiftJIS = 0xA01
  case KOI8_R = 0xA02
  case big5 = 0xA03
  case big5_HKSCS_1999 = 0xA06
  case KOI8_U = 0xA08
}

/// Returns the encoding of a name such as `utf-8`; `kCFStringEncodingInvalidId` if it is unknown.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: String?) -> CFStringEncoding {
  guard let theString else { return kCFStringEncodingInvalidId }
  let name = NSString(string: theString)
  return withExtendedLifetime(name) { PTStringEncodingOfCharset(Unmanaged.passUnretained(name).toOpaque()) }
}

/// Returns the raw value of a `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  PTStringEncodingToFoundation(encoding)
}

/// Returns the encoding with the raw value of a `String.Encoding`.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  PTStringEncodingFromFoundation(encoding)
}

/// Encodings that Core Foundation always has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100

  /// The same as `unicode`.
  public static let UTF16 = unicode
}

/// Returns the name of an encoding, such as `utf-8`; `nil` if it has none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> String? {
  PTStringCharsetOfEncoding(encoding).map {
    Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() as String
  }
}

/// Options for the detection of an encoding.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The encodings to try first, as numbers.
  public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
  /// Whether only the suggested encodings are tried.
  public static let useOnlySuggestedEncodingsKey = Self(
    rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
}

extension NSString {
  /// Detects the encoding of a text, and returns its raw value; 0 if there is none.
  ///
  /// Tries the suggested encodings, then UTF-8, UTF-16 with a byte order mark, and Windows Latin 1. Differs from iOS: does not
  /// compare the frequency of letters.
  public class func stringEncoding(
    for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
    convertedString string: UnsafeMutablePointer<NSString?>?,
    usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
  ) -> UInt {
    usedLossyConversion?.pointee = false
    let suggested = (opts?[.suggestedEncodingsKey] as? [NSNumber])?.map(\.uintValue) ?? []
    var encodings = suggested.map(String.Encoding.init(rawValue:))
    if opts?[.useOnlySuggestedEncodingsKey] as? Bool != true {
      let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
      encodings += hasMark ? [.utf16, .windowsCP1252] : [.utf8, .windowsCP1252, .isoLatin1]
    }
    for encoding in encodings {
      guard let text = String(data: data, encoding: encoding) else { continue }
      string?.pointee = NSString(string: text)
      return encoding.rawValue
    }
    return 0
  }
}
