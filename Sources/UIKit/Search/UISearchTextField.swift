/// A search token, shown as a chip before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  package let icon: UIImage?
  package let text: String
  /// An arbitrary object for the app.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The text field of a search bar: rounded, gray, with a magnifying glass, and with tokens before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let head = SearchFieldLeadingView()

  /// The search bar that contains the field.
  final var searchBar: UISearchBar? {
    var view = _superview
    while let current = view {
      if let bar = current as? UISearchBar { return bar }
      view = current._superview
    }
    return nil
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  /// Metrics.md 1.4: tertiarySystemFill, radius 10.
  private func prepareSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clipsToBounds = true
    leftView = head
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    placeholder = SystemString.search.text
    accessibilityTraits.insert(.searchField)
  }

  // MARK: Tokens

  open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
  open var tokenBackgroundColor: UIColor! = .systemBlue { didSet { tokensDidChange() } }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  open func insertToken(_ token: UISearchToken, at index: Int) {
    tokens.insert(token, at: min(max(index, 0), tokens.count))
  }

  open func removeToken(at index: Int) {
    guard tokens.indices.contains(index) else { return }
    tokens.remove(at: index)
  }

  /// Replaces a part of the text with a token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at index: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: index)
  }

  private func tokensDidChange() {
    head.show(tokens, color: tokenBackgroundColor)
    setNeedsLayout()
    sendActions(for: .editingChanged)
  }

  /// Deletes the last token if the insertion point is at the start of the text.
  open override func deleteBackward() {
    if allowsDeletingTokens, !tokens.isEmpty, core.selection.isCaret, core.selection.head == 0 {
      tokens.removeLast()
    } else {
      super.deleteBackward()
    }
  }

  // MARK: Rectangles

  /// Metrics.md 1.4: the glass 12 points from the edge, the text at 39.5.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === head else { return super.leftViewRect(forBounds: bounds) }
    let width = min(head.fittingWidth, bounds.width - 60)
    let x = isRightToLeft ? bounds.maxX - width : bounds.minX
    let offset = searchBar?.positionAdjustment(for: .search) ?? .zero
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { moved(super.textRect(forBounds: bounds)) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.editingRect(forBounds: bounds))
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let offset = searchBar?.positionAdjustment(for: .clear) ?? .zero
    return super.clearButtonRect(forBounds: bounds).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func moved(_ rect: CGRect) -> CGRect {
    guard let offset = searchBar?.searchTextPositionAdjustment, offset != .zero else { return rect }
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.Metrics.fieldHeight)
  }

  func setIcon(_ image: UIImage?) { head.setIcon(image) }
}

/// The view before the text of a search field: the magnifying glass, and the tokens.
private final class SearchFieldLeadingView: UIView {
  private let glass = UIImageView()
  private var chips: [UIView] = []

  private static let inset: CGFloat = 12
  private static let textInset: CGFloat = 39.5
  private static let chipGap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    setIcon(nil)
    addSubview(glass)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func setIcon(_ image: UIImage?) {
    let standard = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    glass.image = image ?? standard?.withRenderingMode(.alwaysTemplate)
  }

  func show(_ tokens: [UISearchToken], color: UIColor) {
    for chip in chips { chip.removeFromSuperview() }
    chips = tokens.map { token in
      let chip = UILabel()
      chip.text = token.text
      chip.font = .systemFont(ofSize: 15)
      chip.textColor = .white
      chip.textAlignment = .center
      chip.backgroundColor = color
      chip.layer.cornerRadius = 6
      chip.clipsToBounds = true
      chip.accessibilityLabel = token.text
      let size = chip.intrinsicContentSize
      chip.bounds.size = CGSize(width: size.width + 12, height: 24)
      addSubview(chip)
      return chip
    }
    setNeedsLayout()
  }

  var fittingWidth: CGFloat {
    chips.reduce(Self.textInset) { $0 + $1.bounds.width + Self.chipGap }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirrored = superview?.isRightToLeft ?? false
    func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
      let start = mirrored ? bounds.width - x - size.width : x
      view.frame = CGRect(
        x: start, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    place(glass, Self.inset, CGSize(width: 18, height: 18))
    var x = Self.textInset
    for chip in chips {
      place(chip, x, chip.bounds.size)
      x += chip.bounds.width + Self.chipGap
    }
  }
}
