/// Navigation between collection view controllers that share a collection view and change its layout.
extension UICollectionViewController {
  /// The collection view of the controller below on the stack, if this one uses it.
  var sharedView: UICollectionView? {
    guard useLayoutToLayoutNavigationTransitions, let stack = navigationController?.children,
      let index = stack.firstIndex(of: self), index > 0
    else { return nil }
    return (stack[index - 1] as? UICollectionViewController)?.collectionView
  }

  func layoutAnimator(from: UIViewController, to: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController,
      showsSharedView, let view = collectionView, from.collectionView === view, to.collectionView === view
    else { return nil }
    return CollectionLayoutAnimator(view: view, layout: to.collectionViewLayout)
  }

  func moveSharedView(from: UIViewController?, to: UIViewController?, animated: Bool) {
    guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController,
      showsSharedView, let shared = collectionView, from.collectionView === shared,
      to.collectionView === shared
    else { return }
    let target = to.collectionViewLayout
    if to === self, from.lentLayout == nil { from.lentLayout = shared.collectionViewLayout }
    if from.view === shared {
      let wrapper = UIView(frame: shared.frame)
      wrapper.autoresizingMask = shared.autoresizingMask
      from.view = wrapper
    }
    shared.frame = to.view.bounds
    shared.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    to.view.addSubview(shared)
    shared.delegate = to
    if from === self { to.lentLayout = nil }
    if !animated { shared.setCollectionViewLayout(target, animated: false) }
  }
}

/// The transition between controllers that share a collection view: the change of its layout.
final class CollectionLayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let view: UICollectionView
  private let layout: UICollectionViewLayout

  init(view: UICollectionView, layout: UICollectionViewLayout) {
    self.view = view
    self.layout = layout
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    view.setCollectionViewLayout(layout, animated: true) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
