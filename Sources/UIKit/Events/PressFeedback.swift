/// The change of a view while it is pressed, as far as a host can show it before the app does.
package enum PressFeedback {
  /// The content becomes translucent.
  case fade(to: CGFloat, content: UIView)
  /// The row is filled with a color, below its text.
  case fill(UIColor)
}

/// A view that shows that it is pressed.
@MainActor
package protocol PressFeedbackProvider: UIView {
  /// The change at a press; `nil` if a press shows nothing now.
  var pressFeedback: PressFeedback? { get }
}
