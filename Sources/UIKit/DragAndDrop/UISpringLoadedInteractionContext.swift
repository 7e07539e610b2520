/// A drag that hovers over a view, as a view is asked whether it opens for it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect; nil for that of the interaction.
  var targetView: UIView? { get set }
  /// The item of the view that opens, such as an index path.
  var targetItem: Any? { get set }

  /// Returns the position of the drag.
  func location(in view: UIView?) -> CGPoint
}

/// The states of the effect on a view below a drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}
