/// A screen that its owner, rather than its controller, can show again after it was popped or dismissed.
///
/// Hosts with a history use it for going forward. Controllers without an owner are pushed or presented again themselves.
@MainActor
package protocol ReopenableScreen: UIViewController {
  /// Returns an action that shows the screen again; `nil` if that is impossible. The action outlives the screen and
  /// returns whether the screen is being shown.
  func reopening() -> (@MainActor () -> Bool)?
}
