// Core Foundation's classes have no Swift form on Linux. Their names stand for the Swift values that iOS
// sources cast from (`url as CFURL`, `[key: value] as CFDictionary`), so that such casts compile unchanged.

public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
public typealias CFBoolean = Bool
public typealias CFNumber = NSNumber

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
