import Foundation

/// The type of error pointers passed as `&error` to methods in Objective-C style. This platform has no
/// autoreleasing.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// An optional pointer to an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
