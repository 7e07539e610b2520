/// The movement of a navigation bar from one item to another: the old title becomes the back button's title,
/// the new one comes from the side, the buttons cross-fade. It can follow a finger, and be undone.
@MainActor
package struct NavigationBarTransition {
  let bar: UINavigationBar
  let from: NavigationBarContentView?
  let to: NavigationBarContentView?
  let operation: UINavigationController.Operation
  let restoring: UINavigationBar.Shown
  /// The large title of the old item, on its way out.
  private let oldLargeTitle: LargeTitleView?

  init(
    bar: UINavigationBar, from: NavigationBarContentView?, to: NavigationBarContentView?,
    operation: UINavigationController.Operation, restoring: UINavigationBar.Shown
  ) {
    self.bar = bar
    self.from = from
    self.to = to
    self.operation = operation
    self.restoring = restoring
    oldLargeTitle = bar.largeTitleView.duplicateIfShown()
  }

  /// How far, as a part of the bar's width, the title of the upper screen travels (FACTS.md 2.1).
  private static let titleTravel: CGFloat = 0.35

  private var direction: CGFloat { bar.isRightToLeft ? -1 : 1 }
  private var isPop: Bool { operation == .pop }

  /// Puts the new content where it starts.
  package func prepare() {
    guard let from, let to else { return }
    prepareLargeTitles()
    let (lower, upper) = isPop ? (to, from) : (from, to)
    if isPop {
      placeAsBackTitle(lower, of: upper)
      lower.titleView.alpha = 0
    } else {
      upper.titleView.transform = CGAffineTransform(
        translationX: direction * Self.titleTravel * bar.bounds.width, y: 0)
      upper.titleView.alpha = 0
      if let label = upper.backButton?.label {
        label.transform = offset(of: label, from: lower.titleView)
        label.alpha = 0
      }
    }
    for view in to.buttonViews { view.alpha = 0 }
    from.isUserInteractionEnabled = false
    to.isUserInteractionEnabled = false
  }

  /// Moves everything to where it ends; call inside an animation.
  package func animate() {
    guard let from, let to else { return }
    let (lower, upper) = isPop ? (to, from) : (from, to)
    moveLargeTitles()
    for view in from.buttonViews { view.alpha = 0 }
    for view in to.buttonViews { view.alpha = 1 }
    let titleAlpha: CGFloat = bar.hidesInlineTitle ? 0 : 1
    if isPop {
      lower.titleView.transform = .identity
      lower.titleView.alpha = titleAlpha
      upper.titleView.transform = CGAffineTransform(
        translationX: direction * Self.titleTravel * bar.bounds.width, y: 0)
      upper.titleView.alpha = 0
      if let label = upper.backButton?.label {
        label.transform = offset(of: label, from: lower.titleView)
        label.alpha = 0
      }
      lower.backButton?.label.alpha = 1
    } else {
      upper.titleView.transform = .identity
      upper.titleView.alpha = titleAlpha
      upper.backButton?.label.transform = .identity
      upper.backButton?.label.alpha = 1
      placeAsBackTitle(lower, of: upper)
      lower.titleView.alpha = 0
      lower.backButton?.label.alpha = 0
    }
  }

  /// Tidies up; where the movement was cancelled, the old item is shown again.
  package func finish(_ completed: Bool) {
    let (kept, gone) = completed ? (to, from) : (from, to)
    oldLargeTitle?.removeFromSuperview()
    bar.largeTitleView.transform = .identity
    bar.largeTitleView.alpha = 1
    gone?.removeFromSuperview()
    if !completed { bar.restore(restoring, content: from) }
    bar.outgoing = nil
    if let kept {
      kept.isUserInteractionEnabled = true
      for view in kept.buttonViews + [kept.titleView] + [kept.backButton?.label].compactMap({ $0 }) {
        view.alpha = 1
        view.transform = .identity
      }
    }
    bar.updateLargeTitle()
    bar.setNeedsLayout()
  }

  // MARK: Large titles

  private var largeTravel: CGFloat { (isPop ? -1 : 1) * direction * bar.bounds.width }

  /// The old large title leaves with its screen, the new one comes with its own.
  private func prepareLargeTitles() {
    if let oldLargeTitle { bar.insertSubview(oldLargeTitle, aboveSubview: bar.largeTitleView) }
    bar.updateLargeTitle()
    guard bar.showsLargeTitle(for: bar.topItem) else { return }
    bar.largeTitleView.transform = CGAffineTransform(translationX: largeTravel, y: 0)
    bar.largeTitleView.alpha = 0
  }

  private func moveLargeTitles() {
    oldLargeTitle?.transform = CGAffineTransform(translationX: -Self.titleTravel * largeTravel, y: 0)
    oldLargeTitle?.alpha = 0
    bar.largeTitleView.transform = .identity
    bar.largeTitleView.alpha = 1
  }

  private func placeAsBackTitle(_ lower: NavigationBarContentView, of upper: NavigationBarContentView) {
    guard let label = upper.backButton?.label else {
      lower.titleView.transform = CGAffineTransform(
        translationX: -direction * Self.titleTravel * bar.bounds.width, y: 0)
      return
    }
    lower.titleView.transform = offset(of: lower.titleView, from: label)
  }

  /// The translation that puts the middle of `view` over the middle of `other`.
  private func offset(of view: UIView, from other: UIView) -> CGAffineTransform {
    func middle(_ view: UIView) -> CGPoint {
      let place = view.superview ?? bar
      return place.convert(view.center, to: bar)
    }
    let (here, there) = (middle(view), middle(other))
    return CGAffineTransform(translationX: there.x - here.x, y: there.y - here.y)
  }
}

extension UINavigationBar {
  /// Gives the large title its text, where it shows at all.
  func updateLargeTitle() {
    guard showsLargeTitle(for: topItem) else { return }
    largeTitleView.show(title: topItem?.title, attributes: effectiveAppearance.largeTitleTextAttributes)
  }
}
