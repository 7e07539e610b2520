/// The keyboard of a scene, for views that make room for it and for drags that pull it down.
@MainActor
protocol SceneKeyboard: AnyObject {
  var isShown: Bool { get }
  /// The frame in the scene.
  var frame: CGRect { get }
  /// Returns whether the keyboard edits a text on the screen of a view.
  func edits(screenOf view: UIView) -> Bool
  /// Pulls the keyboard down with a finger that has reached it.
  func follow(_ y: CGFloat)
  func endFollowing(velocity: CGFloat)
  /// - Parameter reloads: Whether the input views of the same responder have changed.
  func responderDidChange(reloads: Bool)
}
