/// Detects whether a delegate implements an optional method.
///
/// On iOS, a delegate can be asked whether it has a method. Here every delegate has a default implementation,
/// which calls `isMissing()`.
@MainActor
package enum OptionalMethod {
  private static var wasMissing = false

  /// Called by default implementations of methods that the app has not implemented.
  package static func isMissing() { wasMissing = true }

  /// Returns the result of a delegate method; `nil` if the delegate does not implement it.
  package static func ask<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = wasMissing
    wasMissing = false
    let answer = call()
    let isMissing = wasMissing
    wasMissing = outer
    return isMissing ? nil : answer
  }
}
