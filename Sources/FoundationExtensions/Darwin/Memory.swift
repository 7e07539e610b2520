import Foundation

// On Darwin, the pointers may be null.

/// Copies bytes between regions that do not overlap.
@_disfavoredOverload @discardableResult
public func memcpy(
  _ __dst: UnsafeMutableRawPointer?, _ __src: UnsafeRawPointer?, _ __n: Int
) -> UnsafeMutableRawPointer? {
  guard let __dst, let __src else { return __dst }
  return Foundation.memcpy(__dst, __src, __n)
}

/// Copies bytes between regions that may overlap.
@_disfavoredOverload @discardableResult
public func memmove(
  _ __dst: UnsafeMutableRawPointer?, _ __src: UnsafeRawPointer?, _ __len: Int
) -> UnsafeMutableRawPointer? {
  guard let __dst, let __src else { return __dst }
  return Foundation.memmove(__dst, __src, __len)
}

/// Fills a region with a byte.
@_disfavoredOverload @discardableResult
public func memset(_ __b: UnsafeMutableRawPointer?, _ __c: Int32, _ __len: Int) -> UnsafeMutableRawPointer? {
  guard let __b else { return nil }
  return Foundation.memset(__b, __c, __len)
}
