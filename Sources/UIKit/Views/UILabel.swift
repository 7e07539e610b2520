/// Shows text that cannot be edited, on one or several lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var _text: String?
  private var _attributedText: NSAttributedString?
  private var _font: UIFont?
  private var _textColor: UIColor?
  private var laidOut: (size: CGSize, layout: Laid, scale: CGFloat)?

  /// Text laid out; plain text takes the shorter way.
  private enum Laid {
    case plain(TextLayout)
    case attributed(AttributedTextLayout)

    var layout: TextLayout {
      switch self {
      case .plain(let layout): layout
      case .attributed(let text): text.layout
      }
    }

    /// - Parameter color: in place of the text's own colours.
    func draw(on context: CGContext, at origin: CGPoint, color: UIColor?) {
      switch self {
      case .plain(let layout): layout.draw(in: context, at: origin)
      case .attributed(let text): text.draw(on: context, at: origin, color: color)
      }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    readLabel(coder)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    flags.insert(.redrawsOnResize)
    flags.insert(.dynamicColors)
  }

  // MARK: Text

  open var text: String? {
    get { _text ?? _attributedText?.string }
    set {
      guard newValue != _text || _attributedText != nil else { return }
      _text = newValue
      _attributedText = nil
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { _attributedText ?? _text.map { NSAttributedString(string: $0, attributes: defaultAttributes) } }
    set {
      _attributedText = newValue?.copy() as? NSAttributedString
      _text = nil
      textDidChange()
    }
  }

  private var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: font!, .foregroundColor: textColor!, .paragraphStyle: paragraphStyle]
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return style
  }

  open var font: UIFont! {
    get { _font ?? UIFont.systemFont(ofSize: 17) }
    set {
      guard newValue != _font else { return }
      _font = newValue
      textDidChange()
    }
  }

  open var textColor: UIColor! {
    get { _textColor ?? .label }
    set {
      _textColor = newValue
      appearanceDidChange()
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { appearanceDidChange() } }
  }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// How many lines at most; zero means as many as it takes.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { appearanceDidChange() } } }
  open var shadowColor: UIColor? { didSet { appearanceDidChange() } }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { appearanceDidChange() } }
  }

  /// Whether text that is too wide is drawn smaller, down to `minimumScaleFactor` of its size.
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceDidChange() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { appearanceDidChange() } }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { appearanceDidChange() } }
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var showsExpansionTextWhenTruncated = false

  /// The width at which lines are broken when the label is asked for its intrinsic size; zero means one long
  /// line, or the width that Auto Layout gave it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    appearanceDidChange()
  }

  private func appearanceDidChange() {
    laidOut = nil
    setNeedsDisplay()
  }

  // MARK: Traits

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory,
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory,
      let font = _font
    {
      _font = font.adjusted(for: traitCollection)
      invalidateIntrinsicContentSize()
    }
    appearanceDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  // MARK: Layout

  private var shownColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : .tertiaryLabel
  }

  private func layout(width: CGFloat, height: CGFloat = .infinity, lines: Int? = nil) -> Laid? {
    var paragraph = ParagraphStyle(
      alignment: ParagraphStyle.Alignment(textAlignment),
      lineBreakMode: ParagraphStyle.LineBreakMode(lineBreakMode))
    paragraph.naturalAlignmentIsRight = isRightToLeft
    let size = CGSize(width: width, height: height)
    let maxLines = lines ?? numberOfLines
    if let attributed = _attributedText {
      guard attributed.length > 0 else { return nil }
      return .attributed(
        AttributedTextLayout(
          attributed, defaults: .init(font: font, color: shownColor, paragraph: paragraph),
          traits: traitCollection, size: size, maxLines: maxLines))
    }
    guard let text = _text, !text.isEmpty else { return nil }
    let style = TextStyle(face: font.face, color: shownColor.cgColor(with: traitCollection))
    let content = TextContent(text, style: style, paragraph: paragraph)
    return .plain(TextLayout.make(content, width: width, height: height, maxLines: maxLines))
  }

  /// The layout that fills the bounds, drawn smaller where the label may and must.
  private func layoutForBounds(_ size: CGSize) -> (layout: Laid, scale: CGFloat)? {
    if let laidOut, laidOut.size == size { return (laidOut.layout, laidOut.scale) }
    guard let layout = layout(width: size.width, height: size.height) else { return nil }
    var result = (layout: layout, scale: CGFloat(1))
    if adjustsFontSizeToFitWidth, layout.layout.isTruncated, let smaller = shrunk(to: size) {
      result = smaller
    }
    laidOut = (size, result.layout, result.scale)
    return result
  }

  /// The least factor by which iOS scales where none is set.
  private static let leastScale: CGFloat = 0.1

  /// The layout that fits when it is drawn smaller, at the largest factor that is allowed.
  private func shrunk(to size: CGSize) -> (layout: Laid, scale: CGFloat)? {
    let least = max(minimumScaleFactor, Self.leastScale)
    func layout(at scale: CGFloat) -> Laid? {
      self.layout(width: size.width / scale, height: size.height / scale)
    }
    if numberOfLines == 1 {
      guard let full = self.layout(width: .infinity) else { return nil }
      let scale = max(size.width / full.layout.usedSize.width, least)
      return layout(at: scale).map { ($0, scale) }
    }
    // More room makes lines break elsewhere, so that the factor has to be looked for.
    var (low, high) = (least, CGFloat(1))
    for _ in 0..<6 {
      let middle = (low + high) / 2
      if layout(at: middle)?.layout.isTruncated == true { high = middle } else { low = middle }
    }
    return layout(at: low).map { ($0, low) }
  }

  /// A size rounded up to the device pixel, as iOS rounds label boxes (FACTS.md 1.11).
  private func rounded(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  open override var intrinsicContentSize: CGSize {
    let limit =
      numberOfLines == 1 ? .infinity : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    guard let layout = layout(width: limit) else { return CGSize(width: 0, height: 0) }
    return rounded(layout.layout.usedSize)
  }

  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, let layout = layout(width: width) else {
      return nil
    }
    return rounded(layout.layout.usedSize).height
  }

  package override var baselineOffsets: BaselineOffsets {
    let width = numberOfLines == 1 || bounds.width == 0 ? .infinity : bounds.width
    guard let layout = layout(width: width)?.layout else {
      return BaselineOffsets(first: font.ascender, last: -font.descender, lineHeight: font.lineHeight)
    }
    return BaselineOffsets(
      first: layout.firstBaseline, last: rounded(layout.usedSize).height - layout.lastBaseline,
      lineHeight: font.lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    guard let layout = layout(width: width) else { return .zero }
    var fitting = rounded(layout.layout.usedSize)
    if size.width > 0, size.width.isFinite { fitting.width = min(fitting.width, size.width) }
    return fitting
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let layout = layout(width: bounds.width, height: bounds.height, lines: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = layout.layout.usedSize
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Points from the top of the bounds to the first line's baseline.
  package var firstBaselineOffset: CGFloat {
    guard let (layout, scale) = layoutForBounds(bounds.size) else { return font.ascender }
    return textTop(layout, scale) + layout.layout.firstBaseline * scale
  }

  package var lastBaselineOffset: CGFloat {
    guard let (layout, scale) = layoutForBounds(bounds.size) else { return font.ascender }
    return textTop(layout, scale) + layout.layout.lastBaseline * scale
  }

  private func textTop(_ layout: Laid, _ scale: CGFloat) -> CGFloat {
    let pixel = max(1, traitCollection.displayScale)
    let text = layout.layout
    let centered = max(0, (bounds.height - text.usedSize.height * scale) / 2)
    guard scale != 1, numberOfLines == 1 else { return (centered * pixel).rounded() / pixel }
    let top: CGFloat =
      switch baselineAdjustment {
      case .alignCenters: centered
      case .none: max(0, (bounds.height - text.usedSize.height) / 2)
      case .alignBaselines:
        (bounds.height - text.usedSize.height) / 2 + text.firstBaseline * (1 - scale)
      }
    return (top * pixel).rounded() / pixel
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text, centred vertically in `rect`.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let (layout, scale) = layoutForBounds(rect.size) else {
      return
    }
    let origin = CGPoint(x: rect.minX, y: rect.minY + textTop(layout, scale))
    context.saveGState()
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor(with: traitCollection))
    }
    let override = isHighlighted ? highlightedTextColor : isEnabled ? nil : shownColor
    if scale != 1 {
      context.translateBy(x: origin.x, y: origin.y)
      context.scaleBy(x: scale, y: scale)
      layout.draw(on: context, at: .zero, color: override)
    } else {
      layout.draw(on: context, at: origin, color: override)
    }
    context.restoreGState()
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { rare?.accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibility.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}

/// How text drawn smaller to fit stands in its line.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
