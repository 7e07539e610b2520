/// The row of tabs at the bottom of the screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  private var _items: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  private let backgroundView = BarBackgroundView(shadowEdge: .top)
  private weak var _selectedItem: UITabBarItem?
  /// Set by a tab bar controller, which alone may then change the items.
  package weak var manager: UITabBarController?

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
    accessibilityTraits = .tabBar
    addSubview(backgroundView)
    updateAppearance()
  }

  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  open var items: [UITabBarItem]? {
    get { _items.isEmpty ? nil : _items }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard manager == nil else {
      return UIKitFault.raise(
        .internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed."
      )
    }
    show(items ?? [])
  }

  package func show(_ items: [UITabBarItem]) {
    for item in _items { item.onContentChange = nil }
    _items = items
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      AppearanceRules.apply(to: item, in: self)
      let button = TabBarButton(item: item)
      button.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.tapped(item) } }, for: .touchUpInside)
      item.onContentChange = { [weak button] in button?.update() }
      addSubview(button)
      return button
    }
    updateAppearance()
  }

  open var selectedItem: UITabBarItem? {
    get { _selectedItem }
    set {
      _selectedItem = newValue
      for button in buttons { button.isSelected = button.item === newValue }
    }
  }

  private func tapped(_ item: UITabBarItem) {
    if let manager { return manager.tabTapped(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Appearance

  open var standardAppearance = UITabBarAppearance() {
    didSet { noteSet(\.standardAppearance); updateAppearance() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { noteSet(\.scrollEdgeAppearance); updateAppearance() }
  }
  open var barStyle: UIBarStyle = .default { didSet { noteSet(\.barStyle); updateLegacyAppearance() } }
  open var isTranslucent = true { didSet { noteSet(\.isTranslucent); updateLegacyAppearance() } }
  open var barTintColor: UIColor? { didSet { noteSet(\.barTintColor); updateLegacyAppearance() } }
  open var unselectedItemTintColor: UIColor? {
    didSet { noteSet(\.unselectedItemTintColor); updateAppearance() }
  }
  open var backgroundImage: UIImage? { didSet { noteSet(\.backgroundImage); updateLegacyAppearance() } }
  open var shadowImage: UIImage? { didSet { noteSet(\.shadowImage); updateLegacyAppearance() } }
  open var selectionIndicatorImage: UIImage? { didSet { noteSet(\.selectionIndicatorImage) } }
  open var itemPositioning = ItemPositioning.automatic {
    didSet { noteSet(\.itemPositioning); setNeedsLayout() }
  }
  open var itemWidth: CGFloat = 0 { didSet { noteSet(\.itemWidth); setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { noteSet(\.itemSpacing); setNeedsLayout() } }

  package var effectiveAppearance: UITabBarAppearance { standardAppearance }

  private func updateLegacyAppearance() {
    let appearance = UITabBarAppearance(barAppearance: standardAppearance)
    if barStyle != .default { appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
    if !isTranslucent { appearance.backgroundEffect = nil }
    if let barTintColor {
      appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    } else if !isTranslucent {
      appearance.backgroundColor = barStyle == .default ? .systemBackground : .black
    }
    appearance.backgroundImage = backgroundImage
    appearance.shadowImage = shadowImage
    AppearanceRules.quietly { standardAppearance = appearance }
  }

  private func updateAppearance() {
    backgroundView.show(effectiveAppearance)
    for button in buttons {
      button.apply(effectiveAppearance.stackedLayoutAppearance, unselected: unselectedItemTintColor)
      button.isSelected = button.item === _selectedItem
    }
    setNeedsLayout()
  }

  // MARK: Layout

  private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  /// FACTS.md 1.12: 49 points, 32 in compact height, without the home indicator's zone.
  package var rowHeight: CGFloat { isCompactHeight ? 32 : 49 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    guard !buttons.isEmpty else { return }
    let isWide = traitCollection.horizontalSizeClass == .regular
    let isInline = isWide || isCompactHeight
    let area = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let fills = itemPositioning == .fill || (itemPositioning == .automatic && !isWide)
    let width =
      itemWidth > 0
      ? itemWidth : fills ? area / CGFloat(buttons.count) : min(160, area / CGFloat(buttons.count))
    let total = width * CGFloat(buttons.count) + itemSpacing * CGFloat(buttons.count - 1)
    var x = safeAreaInsets.left + (area - total) / 2
    for button in isRightToLeft ? buttons.reversed() : buttons {
      button.isInline = isInline
      button.frame = CGRect(x: x, y: 0, width: width, height: rowHeight)
      x += width + itemSpacing
    }
  }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
