@_exported import CDarwin
@_exported import COSLock
@_exported import CStreams
@_exported import Glibc

// The module that lowered sources import for `Darwin`: glibc, and declarations of Darwin's headers that glibc lacks or
// declares differently.

/// Opens a file for its events only. Linux has no such mode, so that the file is opened for reading.
public let O_EVTONLY = O_RDONLY

/// The largest finite `Float`.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// glibc's smallest integers are expressions that the compiler does not import.

public let INT8_MIN = Int32(Int8.min)
public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max

/// Sets the type of a mutex, such as `PTHREAD_MUTEX_RECURSIVE`, which is an `Int` in glibc.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int)
  -> Int32
{
  Glibc.pthread_mutexattr_settype(attributes, Int32(kind))
}

/// Sets the name of the calling thread.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
  ptl_set_thread_name(name)
}

/// Starts a thread. On Darwin the thread is optional, and the argument of its function is not.
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  var created = pthread_t()
  // Both functions take one pointer.
  let result = Glibc.pthread_create(
    &created, attributes,
    unsafeBitCast(
      start, to: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?).self), argument)
  thread.pointee = result == 0 ? created : nil
  return result
}

/// Closes a library. The handle may be the optional result of `dlopen`.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  return Glibc.dlclose(handle)
}
