/// The row of one item in a navigation bar: left group, title and right group, placed by UIKit's rules.
package final class NavigationBarContentView: UIView, BarItemHost {
  private(set) var item = UINavigationItem()
  private(set) var backButton: BackButtonView?
  /// The back button, kept while the item shows none.
  private var spareBackButton: BackButtonView?
  private var leftViews: [UIView] = []
  private var rightViews: [UIView] = []
  private let groups = BarItemGroups()
  /// A search bar among the buttons; it stays while they are recreated, because the user may be typing in it.
  private var searchBar: UISearchBar?
  private(set) var titleView: UIView
  /// Whether the title is hidden, because the large title shows it. A custom title view is always visible.
  var hidesTitle = false {
    didSet { if hidesTitle != oldValue { applyTitleAlpha() } }
  }
  /// Whether an item has changed since the row was built, while the row was being removed.
  private(set) var isStale = false
  private let titleLabel = UILabel()
  private var titleMenu: TitleMenuView?
  private var backItem: UINavigationItem?
  private var appearance = UINavigationBarAppearance()
  private var containerItems: [UIBarButtonItem] = []

  /// The space between the title and the groups, in points (Metrics.md 1.3).
  static let titleGap: CGFloat = 8

  init() {
    titleView = titleLabel
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    titleLabel.lineBreakMode = .byTruncatingTail
    titleLabel.accessibilityTraits.insert(.header)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { fatalError("NavigationBarContentView is never archived") }

  /// Shows an item, with a back button to another.
  /// - Parameter containerItems: Buttons that a split view adds beside the back button.
  func show(
    _ item: UINavigationItem, backItem: UINavigationItem?, containerItems: [UIBarButtonItem],
    appearance: UINavigationBarAppearance
  ) {
    self.item = item
    self.backItem = backItem
    self.containerItems = containerItems
    self.appearance = appearance
    rebuild()
  }

  /// Applies another appearance if it already shows one.
  func adopt(_ new: UINavigationBarAppearance) {
    guard new !== appearance else { return }
    appearance = new
    rebuild()
    layoutIfNeeded()
  }

  // MARK: Building

  func rebuild() {
    isStale = false
    for view in leftViews { view.removeFromSuperview() }
    for view in rightViews { view.removeFromSuperview() }
    buildBackButton()
    leftViews = makeViews(containerItems.isEmpty ? item.leftBarButtonItems : containerItems + ownLeftItems)
    rightViews = makeViews(groups.trailingItems(of: item, in: self))
    for view in groups.views { view.removeFromSuperview() }
    groups.views = makeViews(groups.centerItems(of: item, in: self))
    for view in leftViews + groups.views { addSubview(view) }
    for view in rightViews { addSubview(view) }
    buildTitle()
    buildSearchBar()
    setNeedsLayout()
  }

  private func buildSearchBar() {
    let search = item.searchBarPlacement == .inline ? item.searchController : nil
    let wanted = search.flatMap { $0.holdsItsBar ? nil : $0.searchBar }
    if let old = searchBar, old !== wanted, old.superview === self {
      // A search bar that moves below the titles is not removed in between, so that it keeps the keyboard.
      if old !== item.searchController?.searchBar { old.removeFromSuperview() }
    }
    searchBar = wanted
    guard let wanted else { return }
    wanted.isInNavigationBar = true
    wanted.isInline = true
    // It may have been scrolled away below the titles.
    wanted.isHidden = false
    if wanted.superview !== self { addSubview(wanted) }
  }

  private func makeViews(_ items: [UIBarButtonItem]?) -> [UIView] {
    guard let items, !items.isEmpty else { return [] }
    return items.filter { !$0.isHidden }.map(makeView)
  }

  /// The left items of the item; a button that the split view also adds is shown only once.
  private var ownLeftItems: [UIBarButtonItem] {
    guard let own = item.leftBarButtonItems, !containerItems.isEmpty else {
      return item.leftBarButtonItems ?? []
    }
    return own.filter { own in !containerItems.contains { $0 === own } }
  }

  /// Creates the back button, unless the item has left buttons of its own (Specification.md N10).
  private func buildBackButton() {
    guard let backItem, !item.hidesBackButton, showsBackButton else {
      spareBackButton?.isHidden = true
      backButton = nil
      return
    }
    let custom = backItem.backBarButtonItem
    custom?.onContentChange = { [weak self] in self?.itemContentDidChange() }
    let button = spareBackButton ?? makeBackButton()
    button.isHidden = false
    button.label.alpha = 1
    button.label.transform = .identity
    button.indicator.alpha = 1
    backButton = button
    spareBackButton = button
    button.show(
      title: backItem.titleForBackButton ?? SystemString.back.text,
      spokenTitle: backItem.spokenTitleForBackButton,
      indicatorImage: custom?.image ?? appearance.backIndicatorImage)
    if custom?.tintColor != nil || button.hasOwnTint { button.tintColor = custom?.tintColor }
    button.hasOwnTint = custom?.tintColor != nil
    button.apply(appearance.backButtonAppearance)
    let styled = AppearanceRules.isInUse ? custom ?? UIBarButtonItem() : custom
    if let styled { AppearanceRules.apply(toItem: styled, in: self) }
    button.adopt(styled)
    switch backItem.backButtonDisplayMode {
    case .default: backTitleForm = .full
    case .generic: backTitleForm = .generic
    case .minimal: backTitleForm = .none
    }
    button.titleForm = backTitleForm
  }

  /// The form of the back button's title if there is enough space.
  private var backTitleForm = BackButtonView.BackTitleForm.full

  private var showsBackButton: Bool {
    let own = ownLeftItems
    return own.isEmpty || item.leftItemsSupplementBackButton || !own.contains { !$0.isHidden }
  }

  private func makeBackButton() -> BackButtonView {
    let button = BackButtonView()
    button.addAction(
      UIAction { ($0.sender as? BackButtonView).flatMap(Self.row)?.goBack() }, for: .touchUpInside)
    let press = UILongPressGestureRecognizer()
    press.addHandler { recognizer in
      guard recognizer.state == .began, let button = recognizer.view as? BackButtonView else { return }
      Self.row(of: button)?.bar?.manager?.openBackMenu(at: button)
    }
    button.addGestureRecognizer(press)
    addSubview(button)
    return button
  }

  private static func row(of button: BackButtonView) -> NavigationBarContentView? {
    button.superview as? NavigationBarContentView
  }

  private var bar: UINavigationBar? { superview as? UINavigationBar }

  private func goBack() {
    if let custom = backItem?.backBarButtonItem, custom.primaryAction != nil || custom.action != nil {
      custom.perform(from: backButton)
      if custom.action != nil || custom.primaryAction != nil { return }
    }
    if let action = item.backAction {
      action.performWithSender(item, target: nil)
    } else {
      bar?.backButtonTapped()
    }
  }

  private func makeView(_ item: UIBarButtonItem) -> UIView {
    if item.isSpace {
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.bounds.size.width = item.width
      return view
    }
    AppearanceRules.apply(toItem: item, in: self)
    let view = BarButtonView(item: item)
    view.apply(item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
    item.onContentChange = { [weak self] in self?.itemContentDidChange() }
    return view
  }

  /// Rebuilds the row. A row that is being removed keeps its content, and is rebuilt if it stays after all.
  private func itemContentDidChange() {
    guard let bar else { return rebuild() }
    if bar.outgoing === self { isStale = true } else { bar.rebuildContent() }
  }

  private var titleAlpha: CGFloat { hidesTitle ? 0 : 1 }

  /// Sets the alpha that the standard title has at rest.
  func applyTitleAlpha() {
    if titleView === titleLabel || titleView === titleMenu { titleView.alpha = titleAlpha }
  }

  private func buildTitle() {
    let hasMenu = item.titleMenuProvider != nil || item.renameDelegate != nil
    if hasMenu, titleMenu == nil { titleMenu = TitleMenuView() }
    let view = item.titleView ?? (hasMenu ? titleMenu : nil) ?? titleLabel
    if view !== titleView { titleView.removeFromSuperview() }
    titleView = view
    view.isBarItemContent = item.titleView != nil
    if view.superview !== self {
      addSubview(view)
      if item.titleView == nil {
        view.alpha = titleAlpha
        view.transform = .identity
      }
    }
    guard item.titleView == nil else { return }
    let label = hasMenu ? titleMenu?.label ?? titleLabel : titleLabel
    label.numberOfLines = 1
    if let subtitled = subtitledTitle {
      label.numberOfLines = 2
      label.attributedText = subtitled
    } else if let styled = styledTitle {
      label.attributedText = styled
    } else if appearance.titleTextAttributes.isEmpty {
      label.font = Self.standardTitleFont
      label.textColor = .label
      label.text = item.title
    } else {
      label.attributedText = item.title.map {
        NSAttributedString(string: $0, attributes: Self.titleAttributes(appearance))
      }
    }
    if hasMenu { titleMenu?.show(item) }
  }

  /// The attributed title over the attributes of the bar; nil without one.
  private var styledTitle: NSMutableAttributedString? {
    guard let title = item.attributedTitle, !title.characters.isEmpty else { return nil }
    let own = NSAttributedString(title)
    let text = NSMutableAttributedString(string: own.string, attributes: Self.titleAttributes(appearance))
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }

  /// The title with the subtitle below it; nil without a subtitle. The font sizes are those of a title and subtitle in
  /// a bar of 44 points.
  private var subtitledTitle: NSAttributedString? {
    let line =
      item.attributedSubtitle.map { NSAttributedString($0) }
      ?? item.subtitle.map { NSAttributedString(string: $0) }
    guard let line, line.length > 0 else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    var attributes = Self.titleAttributes(appearance)
    attributes[.font] = UIFont.systemFont(ofSize: 15, weight: .semibold)
    attributes[.paragraphStyle] = style
    let text =
      styledTitle ?? NSMutableAttributedString(string: item.title ?? "", attributes: attributes)
    text.append(NSAttributedString(string: "\n", attributes: attributes))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    let start = text.length
    text.append(line)
    text.addAttributes(
      [
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
        .paragraphStyle: style,
      ],
      range: NSRange(location: start, length: line.length))
    return text
  }

  private static let standardTitleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  private static func titleAttributes(_ appearance: UINavigationBarAppearance) -> [NSAttributedString.Key:
    Any]
  {
    [.font: standardTitleFont, .foregroundColor: UIColor.label]
      .merging(appearance.titleTextAttributes) { $1 }
  }

  // MARK: Layout

  private var edgeMargin: CGFloat {
    max(0, SystemMargins.bar(width: bounds.width) - BarButtonView.contentInset)
  }

  package override func layoutSubviews() {
    if groups.wereMade(forOtherThan: bounds.width), !item.centerItemGroups.isEmpty { rebuild() }
    let insets = safeAreaInsets
    let start = insets.left
    let end = bounds.width - insets.right
    var forms: [BackButtonView.BackTitleForm?] = [nil]
    if backButton != nil, backTitleForm == .full {
      forms = [.full, .generic, BackButtonView.BackTitleForm.none]
    }
    for form in forms {
      if let form { backButton?.titleForm = form }
      let left = placeLeft(from: start)
      let right = placeRight(from: end)
      if left + Self.titleGap + titleWidth + Self.titleGap <= right || form == forms.last! {
        dropOverflowingItems(left: left, right: right)
        placeTitle(between: left, and: right)
        if !groups.place(between: titleView.frame.maxX, and: right, in: self) { return rebuild() }
        break
      }
    }
    if isRightToLeft { mirror() }
  }

  private func placeLeft(from start: CGFloat) -> CGFloat {
    var x = start
    if let backButton {
      backButton.leading = SystemMargins.bar(width: bounds.width) - 8
      let width = min(backButton.fittingWidth, bounds.width / 2)
      backButton.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + (leftViews.isEmpty ? 0 : BarButtonView.contentInset)
    } else {
      x += edgeMargin
    }
    for view in leftViews {
      let size = fittingSize(of: view)
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.isHidden = false
      x += size.width
    }
    return x
  }

  private func placeRight(from end: CGFloat) -> CGFloat {
    var x = end - edgeMargin
    if let searchBar, searchBar.superview === self {
      let width = min(Self.largestSearchWidth, bounds.width / 3)
      x -= BarButtonView.contentInset + width
      searchBar.transform = .identity
      searchBar.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    for view in rightViews {
      let size = fittingSize(of: view)
      x -= size.width
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.isHidden = false
    }
    return x
  }

  /// The maximum width of an inline search bar, in points: enough for a few words and its button.
  private static let largestSearchWidth: CGFloat = 320

  private func fittingSize(of view: UIView) -> CGSize {
    guard view is BarButtonView else { return CGSize(width: view.bounds.width, height: bounds.height) }
    return view.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
  }

  /// Hides buttons that would overlap: the innermost right ones first, then the innermost left ones.
  private func dropOverflowingItems(left: CGFloat, right: CGFloat) {
    var (left, right) = (left, right)
    for view in rightViews.reversed().dropLast() where left > right {
      view.isHidden = true
      right += view.frame.width
    }
    for view in leftViews.reversed().dropLast() where left > right {
      view.isHidden = true
      left -= view.frame.width
    }
  }

  private var titleWidth: CGFloat {
    if item.titleView != nil { return titleView.barItemSize(fitting: bounds.size).width }
    return titleView.intrinsicContentSize.width
  }

  /// Centers the title in the bar, or as near to the center as the groups on both sides allow.
  ///
  /// A row that fades out leaves the title view to the row that shows it now.
  private func placeTitle(between left: CGFloat, and right: CGFloat) {
    guard titleView.superview === self else { return }
    let lower = left + Self.titleGap
    let upper = right - Self.titleGap
    var size =
      item.titleView != nil
      ? titleView.barItemSize(fitting: bounds.size) : titleView.intrinsicContentSize
    size.width = max(0, min(size.width, upper - lower))
    size.height = min(size.height, bounds.height)
    var x = (bounds.width - size.width) / 2
    x = item.style == .navigator ? max(lower, min(x, upper - size.width)) : lower
    let y = (bounds.height - size.height) / 2
    // Rounded to points, but not closer to the buttons than the gap.
    x = max(lower, min(x.rounded(), upper - size.width))
    let frame = CGRect(x: x, y: y.rounded(), width: size.width, height: size.height)
    guard item.titleView == nil else { return titleView.placeInBar(frame) }
    titleView.frame = frame
    titleView.frame.origin.y = barContentTop(of: size.height)
    let offset = appearance.titlePositionAdjustment
    titleView.frame.origin.x += offset.horizontal
    titleView.frame.origin.y += offset.vertical
  }

  private func mirror() {
    let searchBar = searchBar?.superview === self ? searchBar : nil
    let titles = [backButton, titleView, searchBar].compactMap { $0 }.filter { $0.superview === self }
    for view in titles + leftViews + rightViews + groups.views {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
  }

  // MARK: Transitions

  /// All views except for the title and the back button's title.
  var buttonViews: [UIView] {
    leftViews + rightViews + groups.views + [backButton?.indicator, searchBar].compactMap { $0 }
  }
}
