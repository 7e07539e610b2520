// The module `ObjectiveC` of iOS: the runtime's functions, selectors, and `NSObject`.
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
@_exported import ObjCRuntime
