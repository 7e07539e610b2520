/// The section index titles at the edge of a collection view.
@MainActor
final class CollectionIndex {
  private var bar: TableIndexView?
  private var titles: [String] = []
  private var askedFor = -1

  func layOut(in view: UICollectionView) {
    ask(view)
    guard let bar else { return }
    let insets = view.adjustedContentInset
    let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
    let bounds = view.bounds
    bar.frame = CGRect(
      x: isMirrored
        ? bounds.minX + view.safeAreaInsets.left
        : bounds.maxX - TableIndexView.width - view.safeAreaInsets.right,
      y: bounds.minY + insets.top, width: TableIndexView.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if view.subviews.last !== bar { view.bringSubviewToFront(bar) }
  }

  /// Queries the titles after each reload.
  private func ask(_ view: UICollectionView) {
    guard askedFor != view.engine.reloads, view.engine.areCountsKnown else { return }
    askedFor = view.engine.reloads
    titles = view.storedDataSource?.indexTitles(for: view) ?? []
    guard !titles.isEmpty else {
      bar?.removeFromSuperview()
      bar = nil
      return
    }
    let bar = self.bar ?? TableIndexView(frame: .zero)
    self.bar = bar
    bar.titles = titles
    bar.layer.zPosition = 999
    bar.onChoice = { [weak self, weak view] index in
      guard let self, let view, let dataSource = view.storedDataSource else { return }
      let indexPath = dataSource.collectionView(view, indexPathForIndexTitle: titles[index], at: index)
      view.scrollToItem(at: indexPath, at: .top, animated: false)
    }
    if bar.superview !== view { view.addSubview(bar) }
  }
}
