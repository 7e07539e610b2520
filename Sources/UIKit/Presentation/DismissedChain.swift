/// The picture of the topmost of several presentations that are dismissed together. It leaves the screen in the topmost
/// one's way; what lies between is gone at once (Conformance.md C7).
@MainActor
package final class DismissedChain {
  private let picture: UIView
  private let frame: CGRect
  private let custom: (any UIViewControllerAnimatedTransitioning)?
  private let style: UIModalTransitionStyle

  /// - Returns: `nil` where nothing of it can be seen.
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

  /// Puts the picture in the place of what the presentation shows.
  /// - Returns: the view that leaves.
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
