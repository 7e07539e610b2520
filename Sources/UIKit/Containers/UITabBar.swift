/// The row of tabs at the bottom of the screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  package override var containerRole: AccessibilityRole? { .tabBar }
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  private var _items: [UITabBarItem] = []
  private var buttons: [UITabBarButton] = []
  private let backdrop = BarBackdropView(shadowEdge: .top)
  private let selectionView = UIImageView()
  private weak var _selectedItem: UITabBarItem?
  /// The tab bar controller that manages the bar; only it may change the items.
  package weak var manager: UITabBarController? { didSet { storedDelegate = manager } }
  private var isManagerChangingItems = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UITabBar.self)
  }

  private func prepare() {
    accessibilityTraits = .tabBar
    addSubview(backdrop)
    selectionView.isHidden = true
    addSubview(selectionView)
    updateAppearance()
  }

  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate }
    set {
      guard manager == nil || manager === newValue else {
        return UIKitFault.raise(
          .internalInconsistency,
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
      storedDelegate = newValue
    }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UITabBarDelegate)?

  // MARK: Items

  open var items: [UITabBarItem]? {
    get { _items.isEmpty ? nil : _items }
    set {
      willChange("items")
      defer { didChange("items") }
      setItems(newValue, animated: false)
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard manager == nil || isManagerChangingItems else {
      return UIKitFault.raise(
        .internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed."
      )
    }
    show(items ?? [])
  }

  /// Shows the tabs of the bar's manager.
  package func showTabs(_ items: [UITabBarItem]) {
    isManagerChangingItems = true
    defer { isManagerChangingItems = false }
    setItems(items, animated: false)
  }

  private func show(_ items: [UITabBarItem]) {
    for item in _items { item.onContentChange = nil }
    _items = items
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      AppearanceRules.apply(toItem: item, in: self)
      let button = UITabBarButton(item: item)
      button.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.tapped(item) } }, for: .touchUpInside)
      item.onContentChange = { [weak self, weak button] in
        guard let self, let button else { return }
        // The appearance of the selected item also applies to the bar.
        button.item === selectedItem ? updateAppearance() : button.update()
      }
      addSubview(button)
      return button
    }
    updateAppearance()
  }

  open var selectedItem: UITabBarItem? {
    get { _selectedItem }
    set {
      willChange("selectedItem")
      defer { didChange("selectedItem") }

      let before = appearances
      _selectedItem = newValue
      guard appearances.isSame(as: before) else { return updateAppearance() }
      for button in buttons { button.isSelected = button.item === newValue }
      setNeedsLayout()
    }
  }

  private func tapped(_ item: UITabBarItem) {
    if let manager {
      // The selected index is still the previous one.
      storedDelegate?.tabBar(self, didSelect: item)
      return manager.tabTapped(item)
    }
    selectedItem = item
    storedDelegate?.tabBar(self, didSelect: item)
  }

  // MARK: Customizing

  private weak var orderList: TabOrderController?

  /// Whether a person is rearranging the items.
  open var isCustomizing: Bool { orderList != nil }

  /// Presents a list for rearranging the items.
  ///
  /// Differs from iOS: items that the bar does not show cannot be added.
  ///
  /// - Parameter items: The items that can be moved.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing, var presenter = window?.rootViewController else { return }
    while let next = presenter.presentedViewController { presenter = next }
    let list = TabOrderController(items: _items) { item in items.contains { $0 === item } }
    list.finish = { [weak self] in self?.finishCustomizing($0, $1, animated: true) }
    storedDelegate?.tabBar(self, willBeginCustomizing: items)
    orderList = list
    presenter.present(UINavigationController(rootViewController: list), animated: true)
    storedDelegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Closes the list for rearranging the items.
  ///
  /// - Returns: Whether the order has changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let orderList else { return false }
    finishCustomizing(orderList.items, orderList.hasChanged, animated: animated)
    return orderList.hasChanged
  }

  private func finishCustomizing(_ items: [UITabBarItem], _ changed: Bool, animated: Bool) {
    storedDelegate?.tabBar(self, willEndCustomizing: items, changed: changed)
    orderList?.dismiss(animated: animated)
    orderList = nil
    if changed { manager == nil ? setItems(items, animated: animated) : showTabs(items) }
    storedDelegate?.tabBar(self, didEndCustomizing: items, changed: changed)
  }

  // MARK: Appearance

  open var standardAppearance = UITabBarAppearance() {
    didSet { recordExplicitValue(\.standardAppearance); updateAppearance() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { recordExplicitValue(\.scrollEdgeAppearance); updateAppearance() }
  }
  open var barStyle: UIBarStyle = .default {
    didSet { recordExplicitValue(\.barStyle); updateLegacyAppearance() }
  }
  open var isTranslucent = true { didSet { recordExplicitValue(\.isTranslucent); updateLegacyAppearance() } }
  open var barTintColor: UIColor? { didSet { recordExplicitValue(\.barTintColor); updateLegacyAppearance() } }
  open var unselectedItemTintColor: UIColor? {
    didSet { recordExplicitValue(\.unselectedItemTintColor); updateAppearance() }
  }
  open var backgroundImage: UIImage? {
    didSet { recordExplicitValue(\.backgroundImage); updateLegacyAppearance() }
  }
  open var shadowImage: UIImage? { didSet { recordExplicitValue(\.shadowImage); updateLegacyAppearance() } }
  open var selectionIndicatorImage: UIImage? {
    didSet { recordExplicitValue(\.selectionIndicatorImage); updateAppearance() }
  }
  open var itemPositioning = ItemPositioning.automatic {
    didSet { recordExplicitValue(\.itemPositioning); setNeedsLayout() }
  }
  open var itemWidth: CGFloat = 0 { didSet { recordExplicitValue(\.itemWidth); setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { recordExplicitValue(\.itemSpacing); setNeedsLayout() } }

  /// How far content extends under the bar, in points; a bar without a container is never at the scroll edge.
  package var scrollEdgeDistance = CGFloat.greatestFiniteMagnitude {
    didSet {
      guard scrollEdgeDistance != oldValue else { return }
      appearances.changesContent(from: oldValue, to: scrollEdgeDistance)
        ? updateAppearance() : updateBackdrop()
    }
  }

  /// The appearance in effect.
  package var effectiveAppearance: UITabBarAppearance { appearances.effective(at: scrollEdgeDistance) }

  /// The appearances of the selected item precede those of the bar.
  private var appearances: BarAppearances<UITabBarAppearance> {
    BarAppearances(
      standard: _selectedItem?.standardAppearance ?? standardAppearance,
      edge: _selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance)
  }

  private var legacyStyle: LegacyBarStyle {
    LegacyBarStyle(
      barStyle: barStyle, isTranslucent: isTranslucent, barTintColor: barTintColor,
      backgroundImage: backgroundImage, shadowImage: shadowImage)
  }

  private func updateBackdrop(isRefresh: Bool = false) {
    backdrop.show(
      appearances.backdrop(at: scrollEdgeDistance, legacy: legacyStyle), isRefresh: isRefresh)
  }

  private func updateLegacyAppearance() {
    let appearance = UITabBarAppearance(barAppearance: standardAppearance)
    legacyStyle.apply(to: appearance)
    AppearanceRules.quietly { standardAppearance = appearance }
  }

  private func updateAppearance() {
    updateBackdrop(isRefresh: true)
    let appearance = effectiveAppearance
    for button in buttons {
      button.isSelected = button.item === _selectedItem
      button.apply(appearance, unselected: unselectedItemTintColor)
    }
    selectionView.image = selectionIndicatorImage ?? appearance.selectionIndicatorImage
    selectionView.tintColor = appearance.selectionIndicatorTintColor
    selectionView.isHidden = selectionView.image == nil
    setNeedsLayout()
  }

  // MARK: Layout

  private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  /// The height of the row in points, without the bottom safe area.
  package var rowHeight: CGFloat { lowerBarHeight(onPhone: 49) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    lowerBarDidMoveToWindow()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    guard !buttons.isEmpty else { return }
    let isWide = traitCollection.horizontalSizeClass == .regular
    let layout: UITabBarItemAppearance.Style =
      isCompactHeight ? isWide ? .inline : .compactInline : isWide ? .inline : .stacked
    let area = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let fills = itemPositioning == .fill || (itemPositioning == .automatic && !isWide)
    let width =
      itemWidth > 0
      ? itemWidth : fills ? area / CGFloat(buttons.count) : min(160, area / CGFloat(buttons.count))
    let total = width * CGFloat(buttons.count) + itemSpacing * CGFloat(buttons.count - 1)
    var x = safeAreaInsets.left + (area - total) / 2
    for button in isRightToLeft ? buttons.reversed() : buttons {
      button.layout = layout
      let start = x.rounded()
      let row = CGRect(x: start, y: 0, width: (x + width).rounded() - start, height: rowHeight)
      button.frame = row.inset(by: Self.buttonInsets)
      x += width + itemSpacing
      if button.item === _selectedItem { placeSelection(in: row) }
    }
  }

  // As recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testTabBars), with edges at whole points.
  private static let buttonInsets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 2)

  /// Places the selection indicator. A resizable image fills the button of the selected item; another is
  /// centered in it.
  private func placeSelection(in frame: CGRect) {
    guard let image = selectionView.image else { return }
    let stretches = image.capInsets != .zero || image.resizingMode == .stretch
    selectionView.contentMode = stretches ? .scaleToFill : .center
    selectionView.frame = frame
  }
}
