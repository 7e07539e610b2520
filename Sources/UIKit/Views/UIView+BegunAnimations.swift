/// The animation of changes between two calls, as before block-based animation.
@MainActor
private final class StartedAnimation {
  static var stack: [StartedAnimation] = []

  let state = UIViewAnimationState(
    duration: 0.2, delay: 0, timing: .curve(.easeInOut), options: [], completion: nil)
  let identifier: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    self.identifier = identifier
    self.context = context
  }

  func commit() {
    let (identifier, willStart, didStop) = (identifier, willStart, didStop)
    if let delegate, let willStart { call(willStart, of: delegate, identifier, true) }
    if let didStop, let delegate {
      state.setCompletion { [weak delegate] finished in
        guard let delegate else { return }
        call(didStop, of: delegate, identifier, finished)
      }
    }
    state.commit()
  }
}

/// Calls a method of the form `animationDidStop(_:finished:context:)` with as many arguments as it has.
@MainActor
private func call(_ selector: Selector, of target: AnyObject, _ identifier: String?, _ finished: Bool) {
  guard let target = target as? NSObject else { return }
  target.perform(selector, with: identifier, with: NSNumber(value: finished))
}

extension UIView {
  /// Begins animating subsequent changes, until `commitAnimations()`. The duration is 0.2 seconds unless
  /// `setAnimationDuration(_:)` changes it.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let animation = StartedAnimation(animationID, context)
    StartedAnimation.stack.append(animation)
    animation.state.begin()
  }

  /// Ends the innermost animation.
  public class func commitAnimations() { StartedAnimation.stack.popLast()?.commit() }

  /// Sets the object whose methods are called when the animation starts and stops.
  public class func setAnimationDelegate(_ delegate: Any?) {
    StartedAnimation.stack.last?.delegate = delegate.map { $0 as AnyObject }
  }
  public class func setAnimationWillStart(_ selector: Selector?) {
    StartedAnimation.stack.last?.willStart = selector
  }
  /// Sets a method that is called with the identifier of the animation and whether it finished.
  public class func setAnimationDidStop(_ selector: Selector?) {
    StartedAnimation.stack.last?.didStop = selector
  }
  /// Sets the duration in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    configure { $0.configure(duration: duration) }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) { configure { $0.configure(delay: delay) } }
  public class func setAnimationCurve(_ curve: AnimationCurve) { configure { $0.configure(curve: curve) } }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    configure { $0.configure(repeatCount: repeatCount) }
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    configure { $0.setOption(.autoreverse, repeatAutoreverses) }
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    configure { $0.setOption(.beginFromCurrentState, fromCurrentState) }
  }

  /// Repeats the animations of changes in a closure, inside the closure of an animation.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which may be infinite.
  ///   - autoreverses: Whether each repetition runs backward, too.
  ///   - animations: The changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let state = UIViewAnimationState.current else { return animations() }
    state.repeating(Float(count), autoreverses, animations)
  }

  private class func configure(_ change: (UIViewAnimationState) -> Void) {
    if let animation = StartedAnimation.stack.last { change(animation.state) }
  }
}
