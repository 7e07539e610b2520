/// The movement of a navigation bar from one item to another: the old title, large or small, becomes the back button's
/// title, the new one comes from the side with its screen, search bars travel with theirs, buttons cross-fade, and so do
/// backgrounds that differ. It can follow a finger, and be undone.
@MainActor
package final class NavigationBarTransition {
  let bar: UINavigationBar
  let from: NavigationBarContentView?
  let to: NavigationBarContentView?
  let operation: UINavigationController.Operation
  let restoring: UINavigationBar.Shown
  private let oldLook: BarBackdropView.Look?
  private var oldBackdrop: BarBackdropView?
  private let oldLargeTitle: UILabel?
  private var newLargeTitle: UILabel?
  private let oldSearchBar: UISearchBar?
  private weak var newSearchBar: UISearchBar?

  /// - Parameters:
  ///   - look: the bar's background before the movement.
  ///   - largeTitle: a label in the place of the large title before the movement; `nil` where none was to be seen.
  init(
    bar: UINavigationBar, from: NavigationBarContentView?, to: NavigationBarContentView?,
    operation: UINavigationController.Operation, restoring: UINavigationBar.Shown,
    look: BarBackdropView.Look?,
    largeTitle: UILabel?
  ) {
    self.bar = bar
    self.from = from
    self.to = to
    self.operation = operation
    self.restoring = restoring
    oldLook = look
    oldLargeTitle = largeTitle
    oldSearchBar = bar.searchBarOnItsWayOut(from: restoring)
  }

  /// How far, as a part of the bar's width, the small title of the upper screen travels (Metrics.md 2.1).
  private static let titleTravel: CGFloat = 0.35

  private var width: CGFloat { bar.bounds.width * (bar.isRightToLeft ? -1 : 1) }
  private var isPop: Bool { operation == .pop }
  private var lower: NavigationBarContentView? { isPop ? to : from }
  private var upper: NavigationBarContentView? { isPop ? from : to }
  private var lowerLargeTitle: UILabel? { isPop ? newLargeTitle : oldLargeTitle }
  private var upperLargeTitle: UILabel? { isPop ? oldLargeTitle : newLargeTitle }
  private var lowerSearchBar: UISearchBar? { isPop ? newSearchBar : oldSearchBar }
  private var upperSearchBar: UISearchBar? { isPop ? oldSearchBar : newSearchBar }

  /// Puts the new content where it starts.
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
      placeLowerAway()
    } else {
      placeUpperAway()
    }
  }

  /// Moves everything to where it ends; call inside an animation.
  package func animate() {
    guard let from, let to else { return }
    for view in from.buttonViews { view.alpha = 0 }
    for view in to.buttonViews { view.alpha = 1 }
    bar.backdrop.alpha = 1
    oldBackdrop?.alpha = 0
    if isPop {
      placeLowerHome()
      placeUpperAway()
    } else {
      placeUpperHome()
      placeLowerAway()
    }
  }

  /// Tidies up; where the movement was cancelled, the old item is shown again.
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

  // MARK: The lower screen's

  /// The title of the screen below is in the back button, its search bar beside the display.
  private func placeLowerAway() {
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

  private func placeLowerHome() {
    lower?.titleView.transform = .identity
    lower?.titleView.alpha = smallTitleAlpha
    lower?.backButton?.label.alpha = 1
    lowerLargeTitle?.transform = .identity
    lowerLargeTitle?.alpha = 1
    lowerSearchBar?.transform = .identity
    showLowerSearchBar(1)
  }

  /// The upper screen slides over the search bar.
  /// - Parameter part: how much of its width is not covered.
  private func showLowerSearchBar(_ part: CGFloat) {
    guard let size = lowerSearchBar?.bounds.size, let mask = lowerSearchBar?.mask else { return }
    let width = size.width * part
    mask.frame = CGRect(
      x: bar.isRightToLeft ? size.width - width : 0, y: 0, width: width, height: size.height)
  }

  // MARK: The upper screen's

  /// What the upper screen has is beside the display, and its back button's title still the title of the screen below.
  private func placeUpperAway() {
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

  private func placeUpperHome() {
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
    guard let oldLook, let new = bar.backdrop.look, !oldLook.isSame(as: new) else { return }
    let old = bar.backdrop.duplicate()
    old.show(oldLook)
    bar.insertSubview(old, aboveSubview: bar.backdrop)
    oldBackdrop = old
    bar.backdrop.alpha = 0
  }

  private func prepareLargeTitle() {
    if let oldLargeTitle { bar.addSubview(oldLargeTitle) }
    bar.updateLargeTitle()
    guard bar.showsLargeTitle(for: bar.topItem) else { return }
    newLargeTitle = bar.largeTitleView.flyingLabel(in: bar, at: bar.largeTitlePlace)
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

  /// The translation that puts the middle of `view` over the middle of `other`.
  private func offset(of view: UIView, from other: UIView) -> CGAffineTransform {
    let (here, there) = (middle(view), middle(other))
    return CGAffineTransform(translationX: there.x - here.x, y: there.y - here.y)
  }

  /// What gives one label the place and the size of text of another.
  private func morph(_ label: UILabel, into other: UILabel) -> CGAffineTransform {
    let scale = other.font.pointSize / max(label.font.pointSize, 1)
    // From the leading edge: the two may be cut off at different places.
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
  /// Gives the large title its text, where it shows at all.
  func updateLargeTitle() {
    guard showsLargeTitle(for: topItem) else { return }
    largeTitleView.show(
      title: topItem?.title, font: largeTitleFont, zone: largeTitleHeight,
      attributes: effectiveAppearance.largeTitleTextAttributes)
  }

  /// The height of the bar as it will be once the movement under way has ended.
  var heightAtRest: CGFloat {
    let height = sizeThatFits(bounds.size).height
    return collapsibleHeight > 0 ? height - (manager?.barState.collapse ?? 0) : height
  }

  /// Where the large title will then lie.
  var largeTitlePlace: CGRect {
    let top = rowFrame.maxY
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, heightAtRest - top - shownSearchHeight))
  }

  /// The search bar of the item shown before, while it is to be seen.
  func searchBarOnItsWayOut(from shown: Shown) -> UISearchBar? {
    guard let search = shown.top?.searchController, search !== topItem?.searchController else { return nil }
    let bar = search.searchBar
    return bar.superview === self && !bar.isHidden && bar.bounds.height > 0 ? bar : nil
  }
}
