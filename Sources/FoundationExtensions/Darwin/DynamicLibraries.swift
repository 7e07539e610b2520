import Foundation

/// Closes a library that may not have been opened. Darwin imports handles as implicitly unwrapped optionals.
@_disfavoredOverload
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  return Foundation.dlclose(handle)
}
