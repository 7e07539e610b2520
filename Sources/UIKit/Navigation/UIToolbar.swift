/// A row of buttons at the bottom: items in their order, with fixed and flexible spaces between them.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  package override var containerRole: AccessibilityRole? { .toolbar }
  private var _items: [UIBarButtonItem] = []
  private var itemViews: [(item: UIBarButtonItem, view: UIView)] = []
  private let backdrop = BarBackdropView(shadowEdge: .top)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backdrop)
    updateAppearance()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(backdrop)
    updateAppearance()
    coder.decodeInterface(of: self, as: UIToolbar.self)
  }

  open weak var delegate: (any UIToolbarDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UIToolbarDelegate)?

  // MARK: Items

  open var items: [UIBarButtonItem]? {
    get { _items.isEmpty ? nil : _items }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let items = items ?? []
    guard items.count != _items.count || zip(items, _items).contains(where: { $0 !== $1 }) else { return }
    for item in _items { item.onContentChange = nil }
    _items = items
    rebuild(animated: animated)
  }

  private func rebuild(animated: Bool) {
    let old = itemViews.map(\.view)
    itemViews = _items.filter { !$0.isHidden }.map { ($0, makeView($0)) }
    for (_, view) in itemViews { addSubview(view) }
    setNeedsLayout()
    guard animated, window != nil else {
      for view in old { view.removeFromSuperview() }
      return
    }
    let new = itemViews.map(\.view)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for view in new { view.alpha = 0 }
    }
    UIView.animate(withDuration: 0.25) {
      for view in old { view.alpha = 0 }
      for view in new { view.alpha = 1 }
    } completion: { _ in
      for view in old { view.removeFromSuperview() }
    }
  }

  private func makeView(_ item: UIBarButtonItem) -> UIView {
    guard !item.isSpace else {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }
    AppearanceRules.apply(toItem: item, in: self)
    let view = BarButtonView(item: item)
    view.apply(
      item.style == .done ? effectiveAppearance.doneButtonAppearance : effectiveAppearance.buttonAppearance)
    item.onContentChange = { [weak self] in self?.rebuild(animated: false) }
    return view
  }

  // MARK: Appearance

  open var standardAppearance = UIToolbarAppearance() {
    didSet { recordExplicitValue(\.standardAppearance); updateAppearance() }
  }
  open var compactAppearance: UIToolbarAppearance? {
    didSet { recordExplicitValue(\.compactAppearance); updateAppearance() }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { recordExplicitValue(\.scrollEdgeAppearance); updateAppearance() }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { recordExplicitValue(\.compactScrollEdgeAppearance); updateAppearance() }
  }
  open var barStyle: UIBarStyle = .default {
    didSet { recordExplicitValue(\.barStyle); updateLegacyAppearance() }
  }
  open var isTranslucent = true { didSet { recordExplicitValue(\.isTranslucent); updateLegacyAppearance() } }
  open var barTintColor: UIColor? { didSet { recordExplicitValue(\.barTintColor); updateLegacyAppearance() } }
  private var backgroundImages: [UIBarPosition: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[position] = image
    updateLegacyAppearance()
    recordCall(position.rawValue) {
      $0.setBackgroundImage(image, forToolbarPosition: position, barMetrics: barMetrics)
    }
  }

  open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
  {
    backgroundImages[position]
  }

  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImages[position] }

  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    shadowImages[position] = image
    updateLegacyAppearance()
    recordCall(position.rawValue) { $0.setShadowImage(image, forToolbarPosition: position) }
  }

  /// Whether screens extend under the bar by default (Specification.md N15).
  var extendsContentUnderBar: Bool { isTranslucent && backgroundImages.isEmpty }

  /// The extent of content under the bar, in points; a bar without a container is never at the scroll edge.
  package var scrollEdgeDistance = CGFloat.greatestFiniteMagnitude {
    didSet {
      guard scrollEdgeDistance != oldValue else { return }
      appearances.changesContent(from: oldValue, to: scrollEdgeDistance)
        ? updateAppearance() : updateBackdrop()
    }
  }

  /// The appearance in effect.
  package var effectiveAppearance: UIToolbarAppearance { appearances.effective(at: scrollEdgeDistance) }

  private var appearances: BarAppearances<UIToolbarAppearance> {
    guard traitCollection.verticalSizeClass == .compact else {
      return BarAppearances(standard: standardAppearance, edge: scrollEdgeAppearance)
    }
    return BarAppearances(
      standard: compactAppearance ?? standardAppearance,
      edge: compactScrollEdgeAppearance ?? scrollEdgeAppearance)
  }

  private var legacyStyle: LegacyBarStyle {
    LegacyBarStyle(
      barStyle: barStyle, isTranslucent: isTranslucent, barTintColor: barTintColor,
      backgroundImage: backgroundImages[.bottom] ?? backgroundImages[.any],
      shadowImage: shadowImages[.bottom] ?? shadowImages[.any])
  }

  private func updateBackdrop(isRefresh: Bool = false) {
    backdrop.show(
      appearances.backdrop(at: scrollEdgeDistance, legacy: legacyStyle), isRefresh: isRefresh)
  }

  private func updateLegacyAppearance() {
    let appearance = UIToolbarAppearance(barAppearance: standardAppearance)
    legacyStyle.apply(to: appearance)
    AppearanceRules.quietly { standardAppearance = appearance }
  }

  private func updateAppearance() {
    updateBackdrop(isRefresh: true)
    rebuild(animated: false)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lowerBarHeight(onPhone: 44))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    lowerBarDidMoveToWindow()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let row = CGRect(
      x: safeAreaInsets.left, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
      height: min(bounds.height, sizeThatFits(bounds.size).height))
    let frames = ToolbarLayout.frames(of: itemViews.map { extent($0.item, $0.view, row) }, in: row)
    for ((_, view), frame) in zip(itemViews, frames) {
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }

  private func extent(_ item: UIBarButtonItem, _ view: UIView, _ row: CGRect) -> ToolbarLayout.Extent {
    switch item.systemItem {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed(item.width)
    default: .item(view.sizeThatFits(row.size))
    }
  }
}

/// Places the items of a toolbar in its row.
enum ToolbarLayout {
  enum Extent: Equatable {
    case item(CGSize)
    case fixed(CGFloat)
    case flexible
  }

  /// The distance from the edge of the screen to the touchable edge of the first item, in points.
  static let margin: CGFloat = 8
  /// Metrics.md 1.3: 12 points between consecutive items, including each button's own inset of 8 on both sides.
  static let gap: CGFloat = 0

  static func frames(of extents: [Extent], in row: CGRect) -> [CGRect] {
    var used: CGFloat = 2 * margin
    var flexibleCount: CGFloat = 0
    for (index, extent) in extents.enumerated() {
      switch extent {
      case .item(let size):
        used += size.width
        if index > 0, case .item = extents[index - 1] { used += gap }
      case .fixed(let width): used += width
      case .flexible: flexibleCount += 1
      }
    }
    let share = flexibleCount > 0 ? max(0, row.width - used) / flexibleCount : 0
    var x = row.minX + margin
    return extents.enumerated().map { index, extent in
      switch extent {
      case .item(let size):
        if index > 0, case .item = extents[index - 1] { x += gap }
        let height = min(size.height, row.height)
        let frame = CGRect(x: x, y: row.midY - height / 2, width: size.width, height: height)
        x += size.width
        return frame
      case .fixed(let width):
        let frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
        x += width
        return frame
      case .flexible:
        let frame = CGRect(x: x, y: row.minY, width: share, height: row.height)
        x += share
        return frame
      }
    }
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  package override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }

  package override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
