// Core Foundation types are not available to Swift on Linux. These names let the casts of iOS sources compile
// unchanged (`url as CFURL`, `[key: value] as CFDictionary`).

public import CoreFoundation
public import Foundation

public typealias CFString = String
public typealias CFData = Data
public typealias CFTypeRef = AnyObject
public typealias CFMutableString = NSMutableString
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
public typealias CFBoolean = Bool
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFCharacterSet = CharacterSet
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFAllocator = CoreFoundation.CFAllocator
public typealias CFRange = CoreFoundation.CFRange

/// The allocator parameter of C functions, which has no effect.
public var kCFAllocatorDefault: CFAllocator? { nil }

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public let kCFNotFound: CFIndex = -1

/// Creates empty data that can grow. The allocator and the capacity have no effect.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: Int) -> CFMutableData! {
  NSMutableData()
}

extension CoreFoundation.CFRange: @retroactive Hashable {
  public static func == (a: CFRange, b: CFRange) -> Bool { a.location == b.location && a.length == b.length }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(length)
  }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }

/// Returns the address of an object in an array; `nil` if the element is a value.
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: CFIndex) -> UnsafeRawPointer! {
  guard type(of: array[index]) is AnyClass else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(array[index] as AnyObject).toOpaque())
}

public func CFAttributedStringGetLength(_ string: CFAttributedString!) -> CFIndex { string.length }

/// Creates an attributed string. The allocator has no effect.
public func CFAttributedStringCreate(
  _ allocator: AnyObject?, _ string: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: string, attributes: attributedKeys(attributes ?? [:]))
}

/// Creates an empty attributed string. The allocator and the maximum length have no effect.
public func CFAttributedStringCreateMutable(
  _ allocator: AnyObject?, _ maxLength: CFIndex
) -> CFMutableAttributedString! {
  NSMutableAttributedString(string: "")
}

public func CFAttributedStringReplaceString(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  string.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement)
}

public func CFAttributedStringSetAttribute(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ name: CFString!, _ value: Any!
) {
  let range = NSRange(location: range.location, length: range.length)
  string.addAttribute(NSAttributedString.Key(rawValue: name), value: value as Any, range: range)
}

public func CFAttributedStringRemoveAttribute(
  _ string: CFMutableAttributedString!, _ range: CFRange, _ name: CFString!
) {
  let range = NSRange(location: range.location, length: range.length)
  string.removeAttribute(NSAttributedString.Key(rawValue: name), range: range)
}

/// Converts the keys of a dictionary of attributes, which are strings or keys.
package func attributedKeys(_ attributes: CFDictionary) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes {
    switch key.base {
    case let key as NSAttributedString.Key: result[key] = value
    case let key as String: result[NSAttributedString.Key(rawValue: key)] = value
    default: break
    }
  }
  return result
}

/// The syntax of paths. Only that of POSIX exists here.
public enum CFURLPathStyle: Int, Sendable {
  case cfurlposixPathStyle, cfurlhfsPathStyle, cfurlWindowsPathStyle
}

/// Creates the URL of a file or folder. The allocator has no effect.
public func CFURLCreateWithFileSystemPath(
  _ allocator: CFAllocator?, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
  URL(fileURLWithPath: filePath, isDirectory: isDirectory)
}
