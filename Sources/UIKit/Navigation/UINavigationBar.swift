/// The bar at the top of a navigation interface: a stack of items, of which it shows the top one.
@preconcurrency @MainActor
open class UINavigationBar: UIView {

  package var _items: [UINavigationItem] = []
  package private(set) var content: NavigationBarContentView?
  package var outgoing: NavigationBarContentView?
  let backgroundView = BarBackgroundView(shadowEdge: .bottom)
  let largeTitleView = LargeTitleView()
  let promptLabel = UILabel()
  package var metrics = Metrics()
  /// Set by a navigation controller, which alone may then change the items (SPEC.md N3).
  package weak var manager: UINavigationController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    readBar(coder)
  }

  private func prepare() {
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    promptLabel.textColor = .label
    addSubview(backgroundView)
    addSubview(largeTitleView)
    addSubview(promptLabel)
    updateAppearance()
  }

  // MARK: Items

  private weak var _delegate: (any UINavigationBarDelegate)?

  open var delegate: (any UINavigationBarDelegate)? {
    get { _delegate }
    set {
      if let manager, newValue !== manager {
        return UIKitFault.raise(
          .internalInconsistency,
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
      _delegate = newValue
    }
  }

  open var topItem: UINavigationItem? { _items.last }
  open var backItem: UINavigationItem? { _items.dropLast().last }

  open var items: [UINavigationItem]? {
    get { _items.isEmpty && manager == nil ? nil : _items }
    set { setItems(newValue, animated: false) }
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard manager == nil else { return refuseManualChange("pushNavigationItem:") }
    guard _delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: _items + [item], .push, animated: animated) { [weak self] in
      guard let self else { return }
      _delegate?.navigationBar(self, didPush: item)
    }
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard manager == nil else {
      refuseManualChange("popNavigationItemAnimated:")
      return nil
    }
    guard let top = _items.last, _delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    change(to: Array(_items.dropLast()), .pop, animated: animated) { [weak self] in
      guard let self else { return }
      _delegate?.navigationBar(self, didPop: top)
    }
    return top
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard manager == nil else { return refuseManualChange("setItems:animated:") }
    let items = items ?? []
    let isBelow = items.last.map { top in _items.contains { $0 === top } } ?? false
    change(to: items, isBelow ? .pop : .push, animated: animated) {}
  }

  private func refuseManualChange(_ method: String) {
    UIKitFault.raise(
      .internalInconsistency,
      "Cannot call \(method) directly on a UINavigationBar managed by a navigation controller.")
  }

  private func change(
    to items: [UINavigationItem], _ operation: UINavigationController.Operation, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    let transition = show(items, operation, animated: animated && window != nil)
    transition.prepare()
    guard animated, window != nil else {
      transition.finish(true)
      return completion()
    }
    UIView.animate(
      withDuration: NavigationAnimator.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      transition.animate()
    } completion: { _ in
      transition.finish(true)
      completion()
    }
  }

  /// Replaces the stack of items and returns the movement that shows its new top.
  package func show(
    _ items: [UINavigationItem], _ operation: UINavigationController.Operation, animated: Bool
  ) -> NavigationBarTransition {
    let oldItems = _items
    for item in oldItems { item.onChange = nil }
    _items = items
    for item in items {
      item.onChange = { [weak self, unowned item] part, animated in
        self?.itemDidChange(item, part: part, animated: animated)
      }
    }
    let old = content
    let new = topItem.map(makeContent)
    content = new
    outgoing = old
    if let new {
      insertSubview(new, aboveSubview: promptLabel)
      new.frame = rowFrame
      new.layoutIfNeeded()
    }
    return NavigationBarTransition(
      bar: self, from: old, to: new, operation: operation, restoring: oldItems, animated: animated)
  }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContentView {
    let index = _items.firstIndex { $0 === item } ?? 0
    let view = NavigationBarContentView(
      item: item, backItem: index > 0 ? _items[index - 1] : nil,
      containerItems: manager?.containerItems ?? [], appearance: effectiveAppearance)
    view.onBack = { [weak self] in self?.backButtonTapped() }
    return view
  }

  package func restore(_ items: [UINavigationItem], content: NavigationBarContentView?) {
    _items = items
    for item in items {
      item.onChange = { [weak self, unowned item] part, animated in
        self?.itemDidChange(item, part: part, animated: animated)
      }
    }
    self.content = content
  }

  private func backButtonTapped() {
    if let manager {
      manager.backButtonTapped()
    } else {
      popItem(animated: true)
    }
  }

  private func itemDidChange(_ item: UINavigationItem, part: UINavigationItem.Part, animated: Bool) {
    switch part {
    case .appearance: updateAppearance()
    case .largeTitle, .prompt, .search: contentSizeDidChange()
    case .title, .back, .left, .right: break
    }
    guard item === topItem || (item === backItem && (part == .back || part == .title)) else { return }
    if animated, window != nil {
      let snapshot = content
      rebuildContent()
      guard let snapshot, let content else { return }
      addSubview(snapshot)
      content.alpha = 0
      UIView.animate(withDuration: 0.25) {
        content.alpha = 1
        snapshot.alpha = 0
      } completion: { _ in
        snapshot.removeFromSuperview()
      }
    } else {
      rebuildContent()
    }
  }

  func rebuildContent() {
    content?.removeFromSuperview()
    content = topItem.map(makeContent)
    if let content { insertSubview(content, aboveSubview: promptLabel) }
    setNeedsLayout()
  }

  // MARK: Appearance

  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentSizeDidChange() } }
  }
  open var standardAppearance = UINavigationBarAppearance() { didSet { updateAppearance() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { updateAppearance() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateAppearance() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateAppearance() } }

  open var barStyle: UIBarStyle = .default { didSet { updateLegacyAppearance() } }
  open var isTranslucent = true { didSet { updateLegacyAppearance() } }
  open var barTintColor: UIColor? { didSet { updateLegacyAppearance() } }
  open var shadowImage: UIImage? { didSet { updateLegacyAppearance() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLegacyAppearance() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLegacyAppearance() } }
  open var backIndicatorImage: UIImage? { didSet { updateLegacyAppearance() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleOffset: CGFloat = 0

  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = image
    updateLegacyAppearance()
  }
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffset = adjustment
    setNeedsLayout()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffset }

  /// Whether content scrolled under the bar touches its edge: it then shows the scroll-edge appearance.
  package var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { scrollEdgeDidChange() } } }

  /// Only an appearance of its own can change titles and buttons at the edge.
  private func scrollEdgeDidChange() {
    let hasOwn = (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance) != nil
    hasOwn && outgoing == nil ? updateAppearance() : backgroundView.show(effectiveAppearance)
  }

  /// Whether screens lie under the bar by themselves (SPEC.md N15).
  var letsContentThrough: Bool { isTranslucent && backgroundImages.isEmpty }

  /// FACTS.md 1.3: at the scroll edge the item's, then the bar's scroll-edge appearance; else the standard ones.
  package var effectiveAppearance: UINavigationBarAppearance {
    let item = topItem
    if isAtScrollEdge {
      if let found = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return found }
      if !usesLegacyAppearance { return Self.clearedAtEdge(item?.standardAppearance ?? standardAppearance) }
    }
    if isCompactHeight, let found = item?.compactAppearance ?? compactAppearance { return found }
    return item?.standardAppearance ?? standardAppearance
  }

  /// The scroll-edge look of iOS 15 and later where none is set: the standard one without background or shadow.
  private static func clearedAtEdge(_ standard: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let cleared = UINavigationBarAppearance(barAppearance: standard)
    cleared.configureWithTransparentBackground()
    return cleared
  }

  private var usesLegacyAppearance: Bool {
    barTintColor != nil || !isTranslucent || !backgroundImages.isEmpty || barStyle != .default
  }

  /// Folds the older properties into the standard appearance.
  private func updateLegacyAppearance() {
    let appearance = UINavigationBarAppearance(barAppearance: standardAppearance)
    if barStyle == .default {
      appearance.configureWithDefaultBackground()
    } else {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    if !isTranslucent { appearance.backgroundEffect = nil }
    appearance.backgroundImage = backgroundImages[.default]
    if appearance.backgroundImage != nil { appearance.backgroundEffect = nil }
    if let barTintColor {
      appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    } else if !isTranslucent {
      appearance.backgroundColor = barStyle == .default ? .systemBackground : .black
    }
    if let shadowImage { appearance.shadowImage = shadowImage }
    if shadowImage?.size == .zero { appearance.shadowColor = nil }
    if let titleTextAttributes { appearance.titleTextAttributes = titleTextAttributes }
    if let largeTitleTextAttributes { appearance.largeTitleTextAttributes = largeTitleTextAttributes }
    appearance.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    if barStyle != .default, titleTextAttributes?[.foregroundColor] == nil {
      appearance.titleTextAttributes[.foregroundColor] = UIColor.white
    }
    standardAppearance = appearance
  }

  func updateAppearance() {
    let appearance = effectiveAppearance
    backgroundView.show(appearance)
    largeTitleView.show(title: topItem?.title, attributes: appearance.largeTitleTextAttributes)
    rebuildContent()
  }

  private func contentSizeDidChange() {
    manager?.barSizeDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  package var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  package var rowFrame: CGRect {
    CGRect(
      x: 0, y: metrics.promptHeight(for: topItem), width: bounds.width,
      height: Metrics.rowHeight(compact: isCompactHeight))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let item = topItem
    let row = Metrics.rowHeight(compact: isCompactHeight) + metrics.promptHeight(for: item)
    return CGSize(
      width: size.width, height: row + (showsLargeTitle(for: item) ? Metrics.largeTitleHeight : 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = CGRect(
      x: 0, y: -metrics.topExtension, width: bounds.width, height: bounds.height + metrics.topExtension)
    promptLabel.text = topItem?.prompt
    promptLabel.isHidden = topItem?.prompt == nil
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.promptHeight(for: topItem))
    var row = rowFrame
    row.origin.y += titleOffset
    content?.frame = row
    layOutLargeTitle()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateAppearance() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
      contentSizeDidChange()
    }
    updateAppearance()
  }
}

extension UINavigationBar {
  /// FACTS.md 1.3 and 1.12, in points.
  package struct Metrics {
    /// How far the background reaches up, under the status bar.
    package var topExtension: CGFloat = 0

    package static let largeTitleHeight: CGFloat = 52
    package static let promptHeight: CGFloat = 32

    package static func rowHeight(compact: Bool) -> CGFloat { compact ? 32 : 44 }

    package func promptHeight(for item: UINavigationItem?) -> CGFloat {
      item?.prompt == nil ? 0 : Self.promptHeight
    }
  }

  /// Whether the bar has room for a large title while `item` is on top.
  package func showsLargeTitle(for item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, !isCompactHeight, let item else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      guard let index = _items.firstIndex(where: { $0 === item }), index > 0 else { return true }
      return showsLargeTitle(for: _items[index - 1])
    }
  }

  /// The small title stays away until the large one has all but gone.
  var hidesInlineTitle: Bool {
    guard showsLargeTitle(for: topItem), topItem?.titleView == nil else { return false }
    return (manager?.barState.largeTitleCollapse ?? 0) < Metrics.largeTitleHeight - 8
  }

  /// The large title scrolls with its content: it hangs from the bar's lower edge; the small one shows once the
  /// large one has gone (FACTS.md 1.3).
  func layOutLargeTitle() {
    let shows = showsLargeTitle(for: topItem)
    let zone = max(0, bounds.height - rowFrame.maxY)
    largeTitleView.isHidden = !shows || zone <= 0
    largeTitleView.bounds.size = CGSize(width: bounds.width, height: zone)
    largeTitleView.center = CGPoint(x: bounds.midX, y: rowFrame.maxY + zone / 2)
    largeTitleView.setNeedsLayout()
    guard topItem?.titleView == nil, outgoing == nil else { return }
    let alpha: CGFloat = hidesInlineTitle ? 0 : 1
    guard let title = content?.titleView, title.alpha != alpha else { return }
    if window != nil, UIViewAnimationState.current == nil, manager?.isTrackingScroll == true {
      UIView.animate(withDuration: 0.2) { title.alpha = alpha }
    } else {
      title.alpha = alpha
    }
  }
}

/// Hears of pushed and popped items, and may refuse them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Tells a free-standing bar where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition {
    manager != nil ? .topAttached : delegate?.position(for: self) ?? .top
  }
}
