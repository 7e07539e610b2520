/// One row of a menu.
final class MenuRowView: UIView {
  /// Metrics in points, of the menu in iOS 17 as it appears.
  enum Metrics {
    static let height: CGFloat = 44
    static let inset: CGFloat = 16
    static let checkedInset: CGFloat = 36
    static let symbol: CGFloat = 20
  }

  let entry: MenuContent.Entry
  private let label = UILabel()
  private let detail = UILabel()
  private let symbol = UIImageView()
  private let check = UIImageView()
  private let spinner: UIActivityIndicatorView?
  private let hasChecks: Bool

  init(_ entry: MenuContent.Entry, hasChecks: Bool) {
    self.entry = entry
    self.hasChecks = hasChecks
    if case .loading = entry { spinner = UIActivityIndicatorView(style: .medium) } else { spinner = nil }
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 2
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    symbol.contentMode = .scaleAspectFit
    check.contentMode = .scaleAspectFit
    isAccessibilityElement = true
    accessibilityTraits = .button
    // Focused rows are highlighted instead.
    focusEffect = nil
    fill()
    for view in [label, detail, symbol, check] where view !== detail || detail.text != nil {
      addSubview(view)
    }
    if let spinner {
      addSubview(spinner)
      spinner.startAnimating()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("MenuRowView is never archived") }

  var isSelectable: Bool {
    switch entry {
    case .leaf(let leaf): !leaf.attributes.contains(.disabled)
    case .submenu: true
    case .loading: false
    }
  }

  override var canBecomeFocused: Bool { isSelectable }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? UIColor.label.withAlphaComponent(0.1) : nil }
  }

  private func fill() {
    switch entry {
    case .leaf(let leaf):
      label.text = leaf.title
      detail.text = leaf.subtitle
      symbol.image = leaf.image?.withRenderingMode(.alwaysTemplate)
      switch leaf.state {
      case .on: check.image = UIImage(systemName: "checkmark")
      case .mixed: check.image = UIImage(systemName: "minus")
      case .off: break
      }
      if leaf.state == .on { accessibilityTraits = [.button, .selected] }
      label.textColor = color(of: leaf.attributes)
      symbol.tintColor = label.textColor
      check.tintColor = label.textColor
    case .submenu(let menu):
      label.text = menu.title
      detail.text = menu.subtitle
      symbol.image = menu.image?.withRenderingMode(.alwaysTemplate)
      check.image = UIImage(systemName: "chevron.forward")
      label.textColor = menu.options.contains(.destructive) ? .systemRed : .label
      symbol.tintColor = label.textColor
      check.tintColor = .secondaryLabel
    case .loading:
      label.text = SystemString.loading.text
      label.textColor = .secondaryLabel
    }
    accessibilityLabel = label.text
    accessibilityValue = detail.text
    if !isSelectable { accessibilityTraits.insert(.notEnabled) }
  }

  private func color(of attributes: UIMenuElement.Attributes) -> UIColor {
    if attributes.contains(.disabled) { return .tertiaryLabel }
    return attributes.contains(.destructive) ? .systemRed : .label
  }

  private var leading: CGFloat { hasChecks ? Metrics.checkedInset : Metrics.inset }
  private var textWidth: CGFloat {
    bounds.width - leading
      - (symbol.image == nil && spinner == nil ? Metrics.inset : 2 * Metrics.inset + Metrics.symbol)
  }

  /// Returns the height of the row in a menu of the given width, in points.
  func height(in width: CGFloat) -> CGFloat {
    bounds.size.width = width
    let text = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
    let more = detail.text == nil ? 0 : detail.sizeThatFits(CGSize(width: textWidth, height: 1000)).height
    return max(Metrics.height, (text + more + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isMirrored
        ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let text = label.sizeThatFits(CGSize(width: textWidth, height: bounds.height)).height
    let more =
      detail.text == nil ? 0 : detail.sizeThatFits(CGSize(width: textWidth, height: bounds.height)).height
    let top = ((bounds.height - text - more) / 2).rounded()
    place(label, CGRect(x: leading, y: top, width: textWidth, height: text))
    place(detail, CGRect(x: leading, y: top + text, width: textWidth, height: more))
    let side = Metrics.symbol
    let trailing = CGRect(
      x: bounds.width - Metrics.inset - side, y: (bounds.height - side) / 2, width: side, height: side)
    place(symbol, trailing)
    if let spinner { place(spinner, trailing) }
    place(check, CGRect(x: 14, y: (bounds.height - 14) / 2, width: 14, height: 14))
    if case .submenu = entry, !hasChecks {
      check.isHidden = symbol.image != nil
      place(check, trailing.insetBy(dx: 4, dy: 4))
    }
  }
}
