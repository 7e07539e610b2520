import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match, in order, before it returns. The closure ends the search through its last argument.
  ///
  /// `enumerateMatches(in:options:range:using:)` in sources for iOS: the method of that name in Foundation on Linux takes an
  /// escaping closure, so its closures cannot capture parameters that are closures.
  public func enumerateResults(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    typealias Block = @Sendable (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    withoutActuallyEscaping(block) { block in
      // The method calls the closure only on this thread and does not keep it.
      enumerateMatches(
        in: string, options: options, range: range, using: unsafeBitCast(block, to: Block.self))
    }
  }
}
