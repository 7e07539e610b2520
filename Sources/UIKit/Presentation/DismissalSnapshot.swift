/// A snapshot of the topmost of several presentations that are dismissed together. It is animated like the
/// topmost one; the presentations in between disappear immediately (Conformance.md C7).
@MainActor
package final class DismissalSnapshot {
  private let picture: UIView
  private let frame: CGRect
  private let custom: (any UIViewControllerAnimatedTransitioning)?
  private let style: UIModalTransitionStyle

  /// - Returns: `nil` if nothing of it is visible.
  init?(top: UIViewController) {
    guard let view = top.rare?.presentation?.presentedView, let window = view.window,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    self.picture = picture
    frame = view.convert(view.bounds, to: window)
    custom = top.transitioningDelegate?.animationController(forDismissed: top)
    style = top.modalTransitionStyle
  }

  var animator: any UIViewControllerAnimatedTransitioning {
    custom ?? ModalAnimator(style: style, isPresenting: false)
  }

  /// Replaces the content of the presentation with the snapshot.
  /// - Returns: The view to animate.
  func install(in container: UIView, replacing view: UIView?) -> UIView {
    view?.isHidden = true
    picture.frame = container.convert(frame, from: nil)
    container.addSubview(picture)
    return picture
  }

  func remove(restoring view: UIView?) {
    view?.isHidden = false
    picture.removeFromSuperview()
  }
}
