@_exported import CDarwin
@_exported import COSLock
@_exported import Glibc

// The module that lowered sources import for `Darwin`: glibc, and declarations of Darwin's headers that glibc lacks or
// declares differently.

/// The largest finite `Float`.
public let HUGE = Float.greatestFiniteMagnitude

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
