/// The integer type of Objective-C.
public typealias NSInteger = Int
/// The unsigned integer type of Objective-C.
public typealias NSUInteger = UInt
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max

/// Content that can be discarded while nobody accesses it.
///
/// Differs from iOS: `NSCache` does not discard the content of its objects before it removes them.
public protocol NSDiscardableContent {
  /// Begins an access. Returns whether the content is still available.
  func beginContentAccess() -> Bool
  /// Ends an access.
  func endContentAccess()
  /// Discards the content if nobody accesses it.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
