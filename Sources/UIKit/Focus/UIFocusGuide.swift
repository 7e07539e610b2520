/// A part of a view that leads the focus to other items.
///
/// Differs from iOS: arrow keys move the focus between items directly, without guides.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads the focus. Without effect.
  open var isEnabled = true
  /// The items that get the focus. Without effect.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
