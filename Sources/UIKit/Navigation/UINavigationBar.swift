/// The bar at the top of a navigation interface: a stack of items, of which it shows the top one.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  package override var containerRole: AccessibilityRole? { .navigationBar }
  package override var describesItselfAsTransparent: Bool { true }

  /// The items of an independent bar; those of a managed one belong to its navigation controller.
  @exclusivity(unchecked) private var ownItems: [UINavigationItem] = []
  @exclusivity(unchecked) private var shown = DisplayedItems()
  @exclusivity(unchecked) private var contentIfMade: NavigationBarContentView?
  /// Whether the row is outdated. It is recreated when the bar is laid out.
  @exclusivity(unchecked) private var isContentStale = true
  package var outgoing: NavigationBarContentView?
  let backdrop = BarBackdropView(shadowEdge: .bottom)
  let largeTitleView = LargeTitleView()
  let promptLabel = UILabel()
  @exclusivity(unchecked) package var metrics = Metrics() {
    didSet { if metrics.topExtension != oldValue.topExtension { setNeedsLayout() } }
  }
  @exclusivity(unchecked) private var isLargeTitleStale = true
  private var lastLargeTitleHeight = Metrics.largeTitleHeight
  @exclusivity(unchecked) private var largeTitleFontIfKnown: (category: UIContentSizeCategory, font: UIFont)?
  /// The navigation controller that manages the bar; only it may then change the items (Specification.md N3).
  @BackReference package var manager: UINavigationController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UINavigationBar.self)
  }

  private func prepare() {
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    promptLabel.textColor = .label
    addSubview(backdrop)
    addSubview(largeTitleView)
    addSubview(promptLabel)
    updateAppearance()
  }

  // MARK: Items

  private weak var _delegate: (any UINavigationBarDelegate)?

  /// The delegate; of a managed bar, this is the navigation controller.
  open var delegate: (any UINavigationBarDelegate)? {
    get { manager?.barDelegate ?? _delegate }
    set {
      if let manager, newValue !== manager {
        return UIKitFault.raise(
          .internalInconsistency,
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
      if manager == nil { _delegate = newValue }
    }
  }

  /// The items that a bar shows.
  package struct DisplayedItems {
    package var top: UINavigationItem?
    package var back: UINavigationItem?
  }

  open var topItem: UINavigationItem? { shown.top }
  open var backItem: UINavigationItem? { shown.back }

  open var items: [UINavigationItem]? {
    get { manager.map(\.barItems) ?? (ownItems.isEmpty ? nil : ownItems) }
    set {
      willChange("items")
      defer { didChange("items") }
      setItems(newValue, animated: false)
    }
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard manager == nil else { return rejectManualChange("pushNavigationItem:") }
    guard _delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: ownItems + [item], .push, animated: animated) { [weak self] in
      guard let self else { return }
      _delegate?.navigationBar(self, didPush: item)
    }
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard manager == nil else {
      rejectManualChange("popNavigationItemAnimated:")
      return nil
    }
    guard let top = ownItems.last, _delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    change(to: Array(ownItems.dropLast()), .pop, animated: animated) { [weak self] in
      guard let self else { return }
      _delegate?.navigationBar(self, didPop: top)
    }
    return top
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard manager == nil else { return rejectManualChange("setItems:animated:") }
    let items = items ?? []
    let isBelow = items.last.map { top in ownItems.contains { $0 === top } } ?? false
    change(to: items, isBelow ? .pop : .push, animated: animated) {}
  }

  private func rejectManualChange(_ method: String) {
    UIKitFault.raise(
      .internalInconsistency,
      "Cannot call \(method) directly on a UINavigationBar managed by a navigation controller.")
  }

  private func change(
    to items: [UINavigationItem], _ operation: UINavigationController.Operation, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    ownItems = items
    let shown = DisplayedItems(top: items.last, back: items.dropLast().last)
    guard animated, window != nil else {
      show(shown)
      return completion()
    }
    let transition = show(shown, operation)
    transition.prepare()
    UIView.animate(
      withDuration: NavigationAnimator.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      transition.animate()
    } completion: { _ in
      transition.finish(true)
      completion()
    }
  }

  /// Shows other items without animation.
  package func show(_ new: DisplayedItems) {
    removeSearchBar(before: new)
    observe(new)
    outgoing?.removeFromSuperview()
    outgoing = nil
    updateBackdrop()
    rebuildContent()
    scheduleTitleLayout()
  }

  /// Shows other items, and returns the transition to them.
  package func show(_ new: DisplayedItems, _ operation: UINavigationController.Operation)
    -> NavigationBarTransition
  {
    let old = content
    let restoring = shown
    // After layout for the new item, the bar no longer shows them.
    let (background, largeTitle) = (backdrop.appearance, largeTitleView.makeTransitionLabel(in: self))
    observe(new)
    outgoing?.removeFromSuperview()
    outgoing = old
    let made = topItem.map(makeContent)
    contentIfMade = made
    isContentStale = false
    if let made {
      insertSubview(made, aboveSubview: promptLabel)
      made.frame = rowFrame
      made.layoutIfNeeded()
    }
    return NavigationBarTransition(
      bar: self, from: old, to: made, operation: operation, restoring: restoring, background: background,
      largeTitle: largeTitle)
  }

  private func removeSearchBar(before new: DisplayedItems) {
    guard let old = shown.top?.searchController, old !== new.top?.searchController else { return }
    old.searchBar.removeFromSuperview()
  }

  private func observe(_ new: DisplayedItems) {
    if shown.top?.bar === self { shown.top?.bar = nil }
    if shown.back?.bar === self { shown.back?.bar = nil }
    shown = new
    new.top?.bar = self
    new.back?.bar = self
  }

  /// Takes back the items that the bar of an enclosing stack has shown, such as those of collapsed columns.
  private func reclaimItems() {
    for item in [shown.top, shown.back] where item != nil && item?.bar == nil {
      item?.bar = self
      isContentStale = true
      isLargeTitleStale = true
    }
  }

  private func scheduleTitleLayout() {
    isLargeTitleStale = true
    setNeedsLayout()
  }

  /// The row of the top item, created if necessary.
  package var content: NavigationBarContentView? {
    guard isContentStale else { return contentIfMade }
    isContentStale = false
    if let row = contentIfMade, let item = topItem {
      row.hidesTitle = hidesInlineTitle
      row.show(item, backItem: backItem, containerItems: containerItems, appearance: effectiveAppearance)
    } else {
      contentIfMade?.removeFromSuperview()
      contentIfMade = topItem.map(makeContent)
      if let contentIfMade { insertSubview(contentIfMade, aboveSubview: promptLabel) }
    }
    return contentIfMade
  }

  private var containerItems: [UIBarButtonItem] { manager?.containerItems ?? [] }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContentView {
    let view = NavigationBarContentView()
    view.hidesTitle = hidesInlineTitle
    view.show(item, backItem: backItem, containerItems: containerItems, appearance: effectiveAppearance)
    return view
  }

  package func restore(_ old: DisplayedItems, content: NavigationBarContentView?) {
    observe(old)
    contentIfMade = content
    isContentStale = content?.isStale ?? false
  }

  func backButtonTapped() {
    if let manager {
      manager.backButtonTapped()
    } else {
      popItem(animated: true)
    }
  }

  func itemDidChange(_ item: UINavigationItem, part: UINavigationItem.Part, animated: Bool) {
    switch part {
    case .appearance: updateAppearance()
    case .largeTitle, .prompt: contentSizeDidChange()
    case .search:
      contentSizeDidChange()
      if item === topItem { rebuildContent() }
    case .title: isLargeTitleStale = true
    case .back, .left, .right: break
    }
    guard item === topItem || (item === backItem && (part == .back || part == .title)) else { return }
    animated ? crossFadeContent() : rebuildContent()
  }

  /// Recreates the row, and cross-fades to it.
  private func crossFadeContent() {
    guard window != nil, let old = contentIfMade else { return rebuildContent() }
    contentIfMade = nil
    rebuildContent()
    addSubview(old)
    guard let new = content else { return old.removeFromSuperview() }
    new.alpha = 0
    UIView.animate(withDuration: 0.25) {
      new.alpha = 1
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Recreates the row at the next layout of the bar.
  func rebuildContent() {
    isContentStale = true
    setNeedsLayout()
  }

  // MARK: Appearance

  @exclusivity(unchecked) open var prefersLargeTitles = false {
    willSet { willChange("prefersLargeTitles") }
    didSet {
      defer { didChange("prefersLargeTitles") }

      recordExplicitValue(\.prefersLargeTitles)
      if prefersLargeTitles != oldValue { contentSizeDidChange() }
    }
  }
  @exclusivity(unchecked) open var standardAppearance = UINavigationBarAppearance() {
    didSet { recordExplicitValue(\.standardAppearance); updateAppearance() }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { recordExplicitValue(\.compactAppearance); updateAppearance() }
  }
  @exclusivity(unchecked) open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { recordExplicitValue(\.scrollEdgeAppearance); updateAppearance() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { recordExplicitValue(\.compactScrollEdgeAppearance); updateAppearance() }
  }

  @exclusivity(unchecked) open var barStyle: UIBarStyle = .default {
    didSet {
      recordExplicitValue(\.barStyle)
      updateLegacyAppearance()
      manager?.setNeedsStatusBarAppearanceUpdate()
    }
  }
  @exclusivity(unchecked) open var isTranslucent = true {
    didSet { recordExplicitValue(\.isTranslucent); updateLegacyAppearance() }
  }
  open var barTintColor: UIColor? { didSet { recordExplicitValue(\.barTintColor); updateLegacyAppearance() } }
  open var shadowImage: UIImage? { didSet { recordExplicitValue(\.shadowImage); updateLegacyAppearance() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { recordExplicitValue(\.titleTextAttributes); updateLegacyAppearance() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { recordExplicitValue(\.largeTitleTextAttributes); updateLegacyAppearance() }
  }
  open var backIndicatorImage: UIImage? {
    didSet { recordExplicitValue(\.backIndicatorImage); updateLegacyAppearance() }
  }
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { recordExplicitValue(\.backIndicatorTransitionMaskImage) }
  }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleOffset: CGFloat = 0

  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = image
    updateLegacyAppearance()
    recordCall(barMetrics.rawValue) { $0.setBackgroundImage(image, for: barMetrics) }
  }
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffset = adjustment
    setNeedsLayout()
    recordCall(barMetrics.rawValue) { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffset }

  /// The extent of content under the bar, in points; zero at the scroll edge, where the bar has its
  /// scroll-edge appearance.
  package var scrollEdgeDistance = CGFloat.greatestFiniteMagnitude {
    didSet {
      if scrollEdgeDistance != oldValue { scrollEdgeDidChange(wasAt: BarBackdropView.isAtEdge(oldValue)) }
    }
  }

  package var isAtScrollEdge: Bool { BarBackdropView.isAtEdge(scrollEdgeDistance) }

  /// Updates titles and buttons at the edge, which only a separate scroll-edge appearance can change.
  private func scrollEdgeDidChange(wasAt wasAtEdge: Bool) {
    guard outgoing == nil else { return }
    updateBackdrop()
    if isAtScrollEdge != wasAtEdge, appearances.edge != nil { restyleContent() }
  }

  func updateBackdrop(isRefresh: Bool = false) {
    backdrop.show(
      appearances.backdrop(at: scrollEdgeDistance, legacy: legacyStyle), isRefresh: isRefresh)
  }

  /// Cross-fades titles and buttons when their colors change while scrolling.
  private func restyleContent() {
    isLargeTitleStale = true
    manager?.isTrackingScroll == true ? crossFadeContent() : rebuildContent()
  }

  /// Whether screens extend under the bar by default (Specification.md N15).
  var extendsContentUnderBar: Bool { isTranslucent && backgroundImages.isEmpty }

  /// The appearance in effect. If there is none for the scroll edge, the standard one without background and shadow is
  /// used there.
  package var effectiveAppearance: UINavigationBarAppearance {
    appearances.effective(at: scrollEdgeDistance)
  }

  /// The appearances of the top item precede those of the bar.
  private var appearances: BarAppearances<UINavigationBarAppearance> {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    guard isCompactHeight else { return BarAppearances(standard: standard, edge: edge) }
    return BarAppearances(
      standard: item?.compactAppearance ?? compactAppearance ?? standard,
      edge: item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance ?? edge)
  }

  /// The appearance that determines the font of the large title, regardless of scrolling.
  private var largeTitleAppearance: UINavigationBarAppearance {
    let appearances = appearances
    return appearances.edge ?? appearances.standard
  }

  private var legacyStyle: LegacyBarStyle {
    LegacyBarStyle(
      barStyle: barStyle, isTranslucent: isTranslucent, barTintColor: barTintColor,
      backgroundImage: backgroundImages[.default], shadowImage: shadowImage)
  }

  /// Converts the older properties to the standard appearance.
  private func updateLegacyAppearance() {
    let appearance = UINavigationBarAppearance(barAppearance: standardAppearance)
    legacyStyle.apply(to: appearance)
    if let titleTextAttributes { appearance.titleTextAttributes = titleTextAttributes }
    if let largeTitleTextAttributes { appearance.largeTitleTextAttributes = largeTitleTextAttributes }
    appearance.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    if barStyle != .default, titleTextAttributes?[.foregroundColor] == nil {
      appearance.titleTextAttributes[.foregroundColor] = UIColor.white
    }
    AppearanceRules.quietly { standardAppearance = appearance }
  }

  func updateAppearance() {
    largeTitleFontIfKnown = nil
    if prefersLargeTitles, largeTitleHeight != lastLargeTitleHeight {
      lastLargeTitleHeight = largeTitleHeight
      contentSizeDidChange()
    }
    updateBackdrop(isRefresh: true)
    isLargeTitleStale = true
    rebuildContent()
  }

  private func contentSizeDidChange() {
    manager?.barSizeDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  package var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  /// The height of the row with titles and buttons, in points; in a sheet it is higher (Metrics.md 1.6, 1.12).
  private var rowHeight: CGFloat {
    !isCompactHeight && manager?.isAtTopOfSheet == true
      ? Metrics.rowHeightInSheet : Metrics.rowHeight(traitCollection)
  }

  package var rowFrame: CGRect {
    CGRect(
      x: 0, y: metrics.promptHeight(for: topItem), width: bounds.width,
      height: rowHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let item = topItem
    if isReplacedBySearch { return CGSize(width: size.width, height: searchHeight) }
    let row = rowHeight + metrics.promptHeight(for: item)
    let large = showsLargeTitle(for: item) ? largeTitleHeight : 0
    return CGSize(width: size.width, height: row + large + searchHeight)
  }

  /// A hidden bar creates no views; they are created when it is shown.
  open override var isHidden: Bool {
    didSet { if oldValue, !isHidden { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isHidden else { return }
    reclaimItems()
    backdrop.frame = CGRect(
      x: 0, y: -metrics.topExtension, width: bounds.width, height: bounds.height + metrics.topExtension)
    promptLabel.text = topItem?.prompt
    promptLabel.isHidden = topItem?.prompt == nil
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.promptHeight(for: topItem))
    var row = rowFrame
    row.origin.y += titleOffset
    content?.frame = row
    content?.alpha = isReplacedBySearch ? 0 : 1
    layOutSearchBar()
    layOutLargeTitle()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      updateAppearance()
      setNeedsLayout()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass
      || traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    {
      contentSizeDidChange()
    }
    updateAppearance()
  }

  // MARK: Position

  open var barPosition: UIBarPosition { defaultBarPosition }
}

extension UINavigationBar {
  /// Metrics in points (Metrics.md 1.3 and 1.12).
  package struct Metrics {
    /// The distance that the background extends upwards, under the status bar.
    package var topExtension: CGFloat = 0

    /// The minimum height of the large title area; it grows with the text size.
    package static let largeTitleHeight: CGFloat = 52
    /// The space between the large title and the ends of its area if the title exceeds the minimum (Metrics.md 1.3
    /// 1.3).
    static let largeTitleRoom: CGFloat = 4
    package static let promptHeight: CGFloat = 32

    package static let rowHeightInSheet: CGFloat = 56

    static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
      if traits.verticalSizeClass == .compact { return 32 }
      return traits.userInterfaceIdiom == .pad ? 50 : 44
    }

    package func promptHeight(for item: UINavigationItem?) -> CGFloat {
      item?.prompt == nil ? 0 : Self.promptHeight
    }
  }

  /// Returns whether the bar has a large title while `item` is on top.
  package func showsLargeTitle(for item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, !isCompactHeight, let item else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      if let manager { return manager.inheritsLargeTitle(item) }
      guard let index = ownItems.firstIndex(where: { $0 === item }), index > 0 else { return true }
      return showsLargeTitle(for: ownItems[index - 1])
    }
  }

  /// The font of the large title. It follows the text size, unless the app sets it.
  var largeTitleFont: UIFont {
    if let font = largeTitleAppearance.largeTitleTextAttributes[.font] as? UIFont { return font }
    let category = traitCollection.preferredContentSizeCategory
    if let known = largeTitleFontIfKnown, known.category == category { return known.font }
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
    let font = UIFont.systemFont(ofSize: size, weight: .bold)
    largeTitleFontIfKnown = (category, font)
    return font
  }

  /// The height of the large title area, in points.
  var largeTitleHeight: CGFloat {
    max(Metrics.largeTitleHeight, largeTitleFont.lineHeight.rounded(.up) + Metrics.largeTitleRoom)
  }

  /// Whether the small title is hidden, until the large one has almost disappeared.
  var hidesInlineTitle: Bool {
    guard showsLargeTitle(for: topItem), topItem?.titleView == nil else { return false }
    let collapse = (manager?.barState.collapse ?? 0) - collapsibleSearchHeight
    return collapse < largeTitleHeight - 8
  }

  /// Lays out the large title, which scrolls with the content and is attached to the lower edge of the bar;
  /// the small title appears after the large one has disappeared (Metrics.md 1.3).
  func layOutLargeTitle() {
    let shows = showsLargeTitle(for: topItem)
    if isLargeTitleStale, shows {
      isLargeTitleStale = false
      updateLargeTitle()
    }
    let zone = max(0, bounds.height - rowFrame.maxY - shownSearchHeight)
    largeTitleView.isHidden = !shows || zone <= 0 || isReplacedBySearch
    if shows {
      largeTitleView.bounds.size = CGSize(width: bounds.width, height: zone)
      largeTitleView.center = CGPoint(x: bounds.midX, y: rowFrame.maxY + zone / 2)
      largeTitleView.setNeedsLayout()
    }
    guard outgoing == nil, let row = content, row.hidesTitle != hidesInlineTitle else { return }
    let hides = hidesInlineTitle
    if window != nil, UIViewAnimationState.current == nil, manager?.isTrackingScroll == true {
      UIView.animate(withDuration: 0.2) { row.hidesTitle = hides }
    } else {
      row.hidesTitle = hides
    }
  }
}
