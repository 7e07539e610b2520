// Core Foundation types are not available to Swift on Linux. These names let the casts of iOS sources compile
// unchanged (`url as CFURL`, `[key: value] as CFDictionary`).

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

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// Creates empty data that can grow. The allocator and the capacity have no effect.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: Int) -> CFMutableData! {
  NSMutableData()
}
