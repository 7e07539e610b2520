import OrderedDiff

/// Swipe actions of list rows.
@MainActor
final class ListSwipes: NSObject, UIGestureRecognizerDelegate {
  @OwnerReference private var layout: UICollectionViewCompositionalLayout
  private var swipe: RowSwipe?
  private weak var view: UICollectionView?

  init(_ layout: UICollectionViewCompositionalLayout) { _layout = OwnerReference(wrappedValue: layout) }

  func update(_ view: UICollectionView, _ lists: [UICollectionLayoutListConfiguration]) {
    let wanted = lists.contains {
      $0.leadingSwipeActionsConfigurationProvider != nil
        || $0.trailingSwipeActionsConfigurationProvider != nil
    }
    if view !== self.view { stop() }
    guard wanted else { return stop() }
    self.view = view
    guard swipe == nil else { return }
    let made = RowSwipe(view)
    made.target = { [weak self] point, isLeading in self?.target(at: point, isLeading) }
    made.pan.delegate = self
    swipe = made
  }

  private func stop() {
    guard let swipe else { return }
    swipe.close(animated: false)
    swipe.pan.view?.removeGestureRecognizer(swipe.pan)
    self.swipe = nil
  }

  private func target(at point: CGPoint, _ isLeading: Bool) -> SwipeTarget? {
    guard let layout = $layout, let engine = layout.engine, let path = engine.path(at: point),
      let cell = engine.cell(at: path) as? UICollectionViewListCell,
      let list = layout.sections[safe: path.section]?.content.spec.list, view?.isEditing != true
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(IndexPath(path)).map { SwipeTarget(cell: cell, configuration: $0) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    swipe?.canBegin() ?? false
  }

  /// Closes the row after a touch outside the buttons.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if let swipe, let cell = swipe.cell, !swipe.owns(touch),
      touch.view.map({ !$0.isDescendant(of: cell) }) ?? true
    {
      swipe.close(animated: true)
    }
    return true
  }
}
