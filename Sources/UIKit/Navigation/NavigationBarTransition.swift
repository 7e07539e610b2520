/// The transition of a navigation bar from one item to another: the old title, large or small, becomes the
/// title of the back button, the new one slides in with its screen, search bars move with theirs, buttons
/// cross-fade, and so do differing backgrounds. It can be interactive, and be reversed.
@MainActor
package final class NavigationBarTransition {
  let bar: UINavigationBar
  let from: NavigationBarContentView?
  let to: NavigationBarContentView?
  let operation: UINavigationController.Operation
  let restoring: UINavigationBar.DisplayedItems
  private let oldBackground: BarBackdropView.BackdropAppearance?
  private var oldBackdrop: BarBackdropView?
  private let oldLargeTitle: UILabel?
  private var newLargeTitle: UILabel?
  private let oldSearchBar: UISearchBar?
  private weak var newSearchBar: UISearchBar?

  /// - Parameters:
  ///   - background: The background of the bar before the transition.
  ///   - largeTitle: A label in the place of the large title before the transition; `nil` if none was
  ///     visible.
  init(
    bar: UINavigationBar, from: NavigationBarContentView?, to: NavigationBarContentView?,
    operation: UINavigationController.Operation, restoring: UINavigationBar.DisplayedItems,
    background: BarBackdropView.BackdropAppearance?,
    largeTitle: UILabel?
  ) {
    self.bar = bar
    self.from = from
    self.to = to
    self.operation = operation
    self.restoring = restoring
    oldBackground = background
    oldLargeTitle = largeTitle
    oldSearchBar = bar.disappearingSearchBar(from: restoring)
  }

  /// The distance that the small title of the upper screen moves, as a fraction of the bar's width (Metrics.md 2.1
  /// 2.1).
  private static let titleTravel: CGFloat = 0.35

  private var width: CGFloat { bar.bounds.width * (bar.isRightToLeft ? -1 : 1) }
  private var isPop: Bool { operation == .pop }
  private var lower: NavigationBarContentView? { isPop ? to : from }
  private var upper: NavigationBarContentView? { isPop ? from : to }
  private var lowerLargeTitle: UILabel? { isPop ? newLargeTitle : oldLargeTitle }
  private var upperLargeTitle: UILabel? { isPop ? oldLargeTitle : newLargeTitle }
  private var lowerSearchBar: UISearchBar? { isPop ? newSearchBar : oldSearchBar }
  private var upperSearchBar: UISearchBar? { isPop ? oldSearchBar : newSearchBar }

  /// Moves the new content to its start position.
  package func prepare() {
    guard let from, let to else { return }
    to.adopt(bar.effectiveAppearance)
    prepareBackdrop()
    prepareLargeTitle()
    prepareSearchBar()
    if let lowerSearchBar {
      let mask = UIView()
      mask.backgroundColor = .black
      lowerSearchBar.mask = mask
      showLowerSearchBar(isPop ? NavigationAnimator.parallax : 1)
    }
    for view in to.buttonViews { view.alpha = 0 }
    from.isUserInteractionEnabled = false
    to.isUserInteractionEnabled = false
    if isPop {
      placeLowerOffscreen()
    } else {
      placeUpperOffscreen()
    }
  }

  /// Moves everything to its end position; call inside an animation.
  package func animate() {
    guard let from, let to else { return }
    for view in from.buttonViews { view.alpha = 0 }
    for view in to.buttonViews { view.alpha = 1 }
    bar.backdrop.alpha = 1
    oldBackdrop?.alpha = 0
    if isPop {
      placeLowerAtRest()
      placeUpperOffscreen()
    } else {
      placeUpperAtRest()
      placeLowerOffscreen()
    }
  }

  /// Cleans up; if the transition was canceled, the old item is shown again.
  package func finish(_ completed: Bool) {
    let (kept, gone) = completed ? (to, from) : (from, to)
    oldLargeTitle?.removeFromSuperview()
    newLargeTitle?.removeFromSuperview()
    oldBackdrop?.removeFromSuperview()
    bar.backdrop.alpha = 1
    bar.largeTitleView.alpha = 1
    gone?.removeFromSuperview()
    // A search bar among the buttons may be shown below the titles next.
    for view in gone?.buttonViews ?? [] { view.alpha = 1 }
    finishSearchBars(completed)
    if !completed { bar.restore(restoring, content: from) }
    bar.outgoing = nil
    if let kept {
      kept.isUserInteractionEnabled = true
      for view in kept.buttonViews + [kept.titleView] + [kept.backButton?.label].compactMap({ $0 }) {
        view.alpha = 1
        view.transform = .identity
      }
      kept.hidesTitle = bar.hidesInlineTitle
      kept.applyTitleAlpha()
    }
    bar.updateBackdrop()
    bar.updateLargeTitle()
    bar.setNeedsLayout()
  }

  // MARK: Lower screen

  /// Moves the title of the lower screen to the back button, and its search bar off screen.
  private func placeLowerOffscreen() {
    let label = upper?.backButton?.label
    if let title = lowerLargeTitle {
      if let label, label.text?.isEmpty == false {
        title.transform = morph(title, into: label)
      } else {
        title.transform = CGAffineTransform(translationX: -NavigationAnimator.parallax * width, y: 0)
      }
      title.alpha = 0
    }
    if let title = lower?.titleView {
      title.transform =
        label.map { offset(of: title, from: $0) }
        ?? CGAffineTransform(translationX: -Self.titleTravel * width, y: 0)
      title.alpha = 0
    }
    lower?.backButton?.label.alpha = 0
    lowerSearchBar?.transform = CGAffineTransform(translationX: -NavigationAnimator.parallax * width, y: 0)
    showLowerSearchBar(NavigationAnimator.parallax)
  }

  private func placeLowerAtRest() {
    lower?.titleView.transform = .identity
    lower?.titleView.alpha = smallTitleAlpha
    lower?.backButton?.label.alpha = 1
    lowerLargeTitle?.transform = .identity
    lowerLargeTitle?.alpha = 1
    lowerSearchBar?.transform = .identity
    showLowerSearchBar(1)
  }

  /// Clips the search bar as the upper screen slides over it.
  /// - Parameter part: The visible fraction of its width.
  private func showLowerSearchBar(_ part: CGFloat) {
    guard let size = lowerSearchBar?.bounds.size, let mask = lowerSearchBar?.mask else { return }
    let width = size.width * part
    mask.frame = CGRect(
      x: bar.isRightToLeft ? size.width - width : 0, y: 0, width: width, height: size.height)
  }

  // MARK: Upper screen

  /// Moves the content of the upper screen off screen, and its back button's title to that of the lower
  /// screen.
  private func placeUpperOffscreen() {
    upper?.titleView.transform = CGAffineTransform(translationX: Self.titleTravel * width, y: 0)
    upper?.titleView.alpha = 0
    if let label = upper?.backButton?.label {
      if let title = lowerLargeTitle {
        label.transform = morph(label, into: title)
      } else if let title = lower?.titleView {
        label.transform = offset(of: label, from: title)
      }
      label.alpha = 0
    }
    for view in [upperLargeTitle, upperSearchBar].compactMap({ $0 }) {
      view.transform = CGAffineTransform(translationX: width, y: 0)
    }
  }

  private func placeUpperAtRest() {
    upper?.titleView.transform = .identity
    upper?.titleView.alpha = smallTitleAlpha
    upper?.backButton?.label.transform = .identity
    upper?.backButton?.label.alpha = 1
    for view in [upperLargeTitle, upperSearchBar].compactMap({ $0 }) { view.transform = .identity }
  }

  private var smallTitleAlpha: CGFloat { bar.hidesInlineTitle ? 0 : 1 }

  // MARK: Pieces

  private func prepareBackdrop() {
    bar.updateBackdrop()
    guard let oldBackground, let new = bar.backdrop.appearance, !oldBackground.isSame(as: new) else { return }
    let old = bar.backdrop.duplicate()
    old.show(oldBackground)
    bar.insertSubview(old, aboveSubview: bar.backdrop)
    oldBackdrop = old
    bar.backdrop.alpha = 0
  }

  private func prepareLargeTitle() {
    if let oldLargeTitle { bar.addSubview(oldLargeTitle) }
    bar.updateLargeTitle()
    guard bar.showsLargeTitle(for: bar.topItem) else { return }
    newLargeTitle = bar.largeTitleView.makeTransitionLabel(in: bar, at: bar.largeTitlePlace)
    if let newLargeTitle { bar.addSubview(newLargeTitle) }
    bar.largeTitleView.alpha = 0
  }

  private func prepareSearchBar() {
    guard let item = bar.topItem, item.searchBarPlacement != .inline,
      let new = item.searchController?.searchBar, new !== oldSearchBar
    else { return }
    UIView.performWithoutAnimation { bar.layOutSearchBar(in: bar.heightAtRest) }
    newSearchBar = new
  }

  private func finishSearchBars(_ completed: Bool) {
    for view in [oldSearchBar, newSearchBar].compactMap({ $0 }) {
      view.transform = .identity
      view.mask = nil
    }
    (completed ? oldSearchBar : newSearchBar)?.removeFromSuperview()
  }

  /// Returns the translation that moves the center of `view` to the center of `other`.
  private func offset(of view: UIView, from other: UIView) -> CGAffineTransform {
    let (here, there) = (middle(view), middle(other))
    return CGAffineTransform(translationX: there.x - here.x, y: there.y - here.y)
  }

  /// Returns the transform that gives one label the position and text size of another.
  private func morph(_ label: UILabel, into other: UILabel) -> CGAffineTransform {
    let scale = other.font.pointSize / max(label.font.pointSize, 1)
    // Aligned at the leading edge, because the labels may be truncated differently.
    let here = leading(of: label)
    let there = leading(of: other)
    let half = label.bounds.width / 2 * (bar.isRightToLeft ? -1 : 1)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: there.x + scale * half - (here.x + half), ty: there.y - here.y)
  }

  private func leading(of label: UILabel) -> CGPoint {
    var point = middle(label)
    point.x -= label.bounds.width / 2 * (bar.isRightToLeft ? -1 : 1)
    return point
  }

  private func middle(_ view: UIView) -> CGPoint {
    let place = view.superview ?? bar
    return place.convert(view.center, to: bar)
  }
}

extension UINavigationBar {
  /// Updates the text of the large title, if it is shown.
  func updateLargeTitle() {
    guard showsLargeTitle(for: topItem) else { return }
    largeTitleView.show(
      title: topItem.flatMap { $0.largeTitle ?? $0.title }, font: largeTitleFont, zone: largeTitleHeight,
      attributes: effectiveAppearance.largeTitleTextAttributes)
  }

  /// The height of the bar after the current transition.
  var heightAtRest: CGFloat {
    let height = sizeThatFits(bounds.size).height
    return collapsibleHeight > 0 ? height - (manager?.barState.collapse ?? 0) : height
  }

  /// The frame of the large title after the current transition.
  var largeTitlePlace: CGRect {
    let top = rowFrame.maxY
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, heightAtRest - top - shownSearchHeight))
  }

  /// Returns the search bar of the previous item, while it is visible.
  func disappearingSearchBar(from shown: DisplayedItems) -> UISearchBar? {
    guard let search = shown.top?.searchController, search !== topItem?.searchController else { return nil }
    let bar = search.searchBar
    return bar.superview === self && !bar.isHidden && bar.bounds.height > 0 ? bar : nil
  }
}
