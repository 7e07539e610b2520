import Foundation

/// What methods in the manner of Objective-C take to hand an error back, as `&error`. There is no autoreleasing here.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// A place for an error, or none.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
