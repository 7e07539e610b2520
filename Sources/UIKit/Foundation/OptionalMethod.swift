/// Tells whether a delegate's method is the app's or the one that a protocol gives for want of it.
///
/// On iOS a delegate is asked whether it has a method. Here it always has one; those that stand in say so.
@MainActor
package enum OptionalMethod {
  private static var wasMissing = false

  /// Called by methods that stand in for what the app has not implemented.
  package static func isMissing() { wasMissing = true }

  /// The answer of a delegate; `nil` where it has not the method.
  package static func ask<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = wasMissing
    wasMissing = false
    let answer = call()
    let isMissing = wasMissing
    wasMissing = outer
    return isMissing ? nil : answer
  }
}
