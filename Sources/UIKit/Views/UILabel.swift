/// Shows read-only text on one or several lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  package override var textInConstraintDescriptions: String? { text }
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    if let text { description.content.append("text = \(ViewDescription.quoted(text))") }
    description.layerClass = "_UILabelLayer"
  }

  private var _text: String?
  private var _attributedText: NSAttributedString?
  private var _font: UIFont?
  private var _textColor: UIColor?
  /// The layout for the bounds, until it has been drawn.
  private var laidOut: (size: CGSize, placed: PlacedLayout)?
  /// The layout without wrapping, until it has been drawn; its measurements are kept.
  private var natural: LabelTextLayout?
  private var naturalMeasures: Measures?
  /// The content and traits of plain text; the storage is reused for subsequent texts.
  private var plainStyle: (content: TextContent, traits: UITraitCollection)?

  /// A text layout; plain text uses a faster one.
  private enum LabelTextLayout {
    case plain(TextLayout)
    case attributed(AttributedTextLayout)

    var layout: TextLayout {
      switch self {
      case .plain(let layout): layout
      case .attributed(let text): text.layout
      }
    }

    /// - Parameter color: Overrides the colors of the text.
    func draw(on context: CGContext, at origin: CGPoint, color: UIColor?) {
      switch self {
      case .plain(let layout): layout.draw(in: context, at: origin)
      case .attributed(let text): text.draw(on: context, at: origin, color: color)
      }
    }
  }

  /// A layout and its position in the bounds.
  private struct PlacedLayout {
    var layout: LabelTextLayout
    /// The scale at which the text is drawn.
    var scale: CGFloat = 1
    /// The distance of the layout from the left edge.
    var offset: CGFloat = 0
  }

  private struct Measures {
    var size: CGSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat

    init(_ layout: TextLayout) {
      size = layout.usedSize
      firstBaseline = layout.firstBaseline
      lastBaseline = layout.lastBaseline
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UILabel.self)
    guard let archive = coder as? NSKeyedUnarchiver, archive.containsValue(forKey: "UIText") else { return }
    _text = archive.objectIfPresent(forKey: "UIText")
    _font = archive.objectIfPresent(forKey: "UIFont")
    _textColor = archive.objectIfPresent(forKey: "UITextColor")
    numberOfLines = archive.decodeInteger(forKey: "UINumberOfLines")
    textAlignment =
      NSTextAlignment(rawValue: archive.decodeInteger(forKey: "UITextAlignment")) ?? textAlignment
  }

  /// Encodes the text, without its attributes, and its font, color, alignment and number of lines.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text as NSString?, forKey: "UIText")
    coder.encode(font, forKey: "UIFont")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(numberOfLines, forKey: "UINumberOfLines")
    coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
  }

  private func prepare() {
    isUserInteractionEnabled = false
    flags.insert(.redrawsOnResize)
    flags.insert(.dynamicColors)
    // An app's subclass may do anything when it draws.
    guard type(of: self) == UILabel.self || self is any FrameworkLabel else { return }
    ownLayer.defersDisplay = true
    ownLayer.needsDisplayOnBoundsChange = true
  }

  // MARK: Text

  open var text: String? {
    get { _text ?? _attributedText?.string }
    set {
      willChange("text")
      defer { didChange("text") }

      guard newValue != _text || _attributedText != nil else { return }
      // The font of an attributed text stays (https://github.com/Rightpoint/BonMot, testLabelPropertyBehavior).
      if _attributedText != nil, let font: UIFont = firstAttribute(.font) { _font = font }
      _text = newValue
      _attributedText = nil
      invalidateIntrinsicContentSize()
      layoutDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { _attributedText ?? _text.map { NSAttributedString(string: $0, attributes: defaultAttributes) } }
    set {
      willChange("attributedText")
      defer { didChange("attributedText") }

      guard newValue != nil || _attributedText != nil || _text != nil else { return }
      _attributedText = newValue?.copy() as? NSAttributedString
      _text = nil
      textDidChange()
    }
  }

  private var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: plainFont, .foregroundColor: plainColor, .paragraphStyle: paragraphStyle]
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }

  /// The font of the text, that of the first character if the text has attributes. Setting it changes all of the text.
  open var font: UIFont! {
    get { firstAttribute(.font) ?? plainFont }
    set {
      willChange("font")
      defer { didChange("font") }

      defer { recordExplicitValue(\.font) }
      let isChanged = applyToAttributedText(.font, newValue)
      guard newValue != _font || isChanged else { return }
      _font = newValue
      textDidChange()
    }
  }

  /// The color of the text, that of the first character if the text has attributes. Setting it changes all of the text.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) ?? plainColor }
    set {
      willChange("textColor")
      defer { didChange("textColor") }

      defer { recordExplicitValue(\.textColor) }
      let isChanged = applyToAttributedText(.foregroundColor, newValue)
      guard newValue !== _textColor || isChanged else { return }
      _textColor = newValue
      appearanceDidChange()
    }
  }

  /// The font of characters without a font of their own.
  private var plainFont: UIFont { _font ?? UIFont.systemFont(ofSize: 17) }
  /// The color of characters without a color of their own.
  private var plainColor: UIColor { _textColor ?? .label }

  private func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let text = _attributedText, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Replaces an attribute that a part of the text has with a value for all of it. Rules of appearance leave attributes
  /// as they are.
  /// - Returns: Whether the text has been changed.
  private func applyToAttributedText(_ key: NSAttributedString.Key, _ value: Any?) -> Bool {
    guard !AppearanceRules.isApplying, let changed = _attributedText?.replacing(key, with: value) else {
      return false
    }
    _attributedText = changed
    return true
  }

  open var textAlignment: NSTextAlignment = .natural {
    willSet { willChange("textAlignment") }
    didSet {
      defer { didChange("textAlignment") }
      if textAlignment != oldValue { appearanceDidChange() }
    }
  }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    willSet { willChange("lineBreakMode") }
    didSet {
      defer { didChange("lineBreakMode") }
      if lineBreakMode != oldValue { textDidChange() }
    }
  }
  /// The maximum number of lines; zero for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    willSet { willChange("numberOfLines") }
    didSet {
      defer { didChange("numberOfLines") }
      guard numberOfLines != oldValue else { return }
      textDidChange()
      if (numberOfLines == 1) != (oldValue == 1) { (superview as? UIStackView)?.textLinesDidChange() }
    }
  }

  open var isEnabled = true {
    willSet { willChange("enabled") }
    didSet {
      defer { didChange("enabled") }
      if isEnabled != oldValue { appearanceDidChange() }
    }
  }
  open var isHighlighted = false {
    willSet { willChange("highlighted") }
    didSet {
      defer { didChange("highlighted") }
      if isHighlighted != oldValue { appearanceDidChange() }
    }
  }
  open var highlightedTextColor: UIColor? {
    didSet { recordExplicitValue(\.highlightedTextColor); if isHighlighted { appearanceDidChange() } }
  }
  open var shadowColor: UIColor? { didSet { recordExplicitValue(\.shadowColor); appearanceDidChange() } }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      recordExplicitValue(\.shadowOffset)
      if shadowColor != nil { appearanceDidChange() }
    }
  }

  /// Whether text that is too wide is scaled down, to at least `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    willSet { willChange("adjustsFontSizeToFitWidth") }
    didSet {
      defer { didChange("adjustsFontSizeToFitWidth") }
      appearanceDidChange()
    }
  }
  open var minimumScaleFactor: CGFloat = 0 { didSet { appearanceDidChange() } }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { appearanceDidChange() } }
  /// Whether the space between characters is reduced by up to a twentieth of the font size before text is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { appearanceDidChange() } }
  }
  open var adjustsFontForContentSizeCategory = false
  /// The line break strategy, by default the standard one. The paragraph style in attributed text has its
  /// own, by default none.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }
  open var showsExpansionTextWhenTruncated = false

  /// The width for wrapping in the intrinsic content size; zero for a single line, or the width from Auto
  /// Layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    appearanceDidChange()
  }

  /// Invalidates the layout after a change of the text or its appearance.
  private func appearanceDidChange() {
    plainStyle = nil
    layoutDidChange()
  }

  private func layoutDidChange() {
    laidOut = nil
    natural = nil
    naturalMeasures = nil
    setNeedsDisplay()
  }

  // MARK: Traits

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory,
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    {
      _font = _font?.adjusted(for: traitCollection)
      _attributedText = _attributedText?.adjusted(for: traitCollection)
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
    if let vibrantInk { return vibrantInk }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? plainColor : .tertiaryLabel
  }

  private var paragraph: ParagraphStyle {
    var paragraph = ParagraphStyle(
      alignment: ParagraphStyle.Alignment(textAlignment),
      lineBreakMode: ParagraphStyle.LineBreakMode(lineBreakMode))
    paragraph.lineBreakStrategy = ParagraphStyle.LineBreakStrategy(lineBreakStrategy)
    paragraph.clipsLastLine = numberOfLines != 1
    paragraph.naturalAlignmentIsRight = isRightToLeft
    return paragraph
  }

  /// - Parameter tightening: The reduction of the space after each character, in points.
  private func layout(
    width: CGFloat, height: CGFloat = .infinity, lines: Int? = nil, tightening: CGFloat = 0
  ) -> LabelTextLayout? {
    let maxLines = lines ?? numberOfLines
    if var attributed = _attributedText {
      guard attributed.length > 0 else { return nil }
      if tightening > 0 { attributed = attributed.tightened(by: tightening) }
      return .attributed(
        AttributedTextLayout(
          attributed, defaults: .init(font: plainFont, color: shownColor, paragraph: paragraph),
          traits: traitCollection, size: CGSize(width: width, height: height), maxLines: maxLines))
    }
    guard let text = _text, !text.isEmpty else { return nil }
    let content: TextContent
    let traits = traitCollection
    if let plainStyle, plainStyle.traits === traits,
      plainStyle.content.paragraphs[0].style.naturalAlignmentIsRight == isRightToLeft
    {
      content = TextContent(text, like: plainStyle.content)
    } else {
      let style = TextStyle(face: plainFont.face, color: shownColor.cgColor(with: traits))
      content = TextContent(text, style: style, paragraph: paragraph)
      plainStyle = (TextContent("", like: content), traits)
    }
    if tightening > 0 {
      var style = TextStyle(face: plainFont.face, color: shownColor.cgColor(with: traits))
      style.kern = -tightening
      let tight = TextContent(text, style: style, paragraph: paragraph)
      return .plain(TextLayout.make(tight, width: width, height: height, maxLines: maxLines))
    }
    return .plain(TextLayout.make(content, width: width, height: height, maxLines: maxLines))
  }

  private func naturalLayout() -> LabelTextLayout? {
    if let natural { return natural }
    natural = layout(width: .infinity)
    naturalMeasures = natural.map { Measures($0.layout) }
    return natural
  }

  /// Returns the measurements of the text without wrapping; `nil` without text.
  private func measureNaturally() -> Measures? {
    naturalMeasures ?? naturalLayout().map { Measures($0.layout) }
  }

  /// Returns the size of the text for a maximum width.
  private func measuredSize(forWidth width: CGFloat) -> CGSize? {
    if width == .infinity || numberOfLines == 1 { return measureNaturally()?.size }
    if let size = naturalMeasures?.size, size.width <= width { return size }
    return layout(width: width)?.layout.usedSize
  }

  /// Returns the layout for the bounds, scaled down if allowed and necessary.
  private func layoutForBounds(_ size: CGSize) -> PlacedLayout? {
    if let laidOut, laidOut.size == size { return laidOut.placed }
    if let placed = placedNaturally(size) {
      laidOut = (size, placed)
      return placed
    }
    guard let layout = layout(width: size.width, height: size.height) else { return nil }
    var placed = PlacedLayout(layout: layout)
    if layout.layout.isTruncated {
      if allowsDefaultTighteningForTruncation, let tight = tightened(to: size) {
        placed = PlacedLayout(layout: tight)
      } else if adjustsFontSizeToFitWidth, let smaller = shrunk(to: size) {
        placed = smaller
      }
    }
    laidOut = (size, placed)
    return placed
  }

  /// Returns the measured layout if it fits unchanged, because most texts are measured before they are drawn.
  private func placedNaturally(_ size: CGSize) -> PlacedLayout? {
    guard let measures = naturalMeasures, measures.size.width <= size.width,
      measures.size.height <= size.height + 0.0005 || measures.firstBaseline == measures.lastBaseline,
      let layout = naturalLayout(), let offset = layout.layout.offset(inWidth: size.width)
    else { return nil }
    return PlacedLayout(layout: layout, offset: offset)
  }

  /// The largest reduction of the space between characters, as a share of the font size.
  private static let greatestTightening: CGFloat = 0.05

  /// Returns the layout with the smallest reduction of the space between characters that fits; nil if none does.
  private func tightened(to size: CGSize) -> LabelTextLayout? {
    func layout(_ tightening: CGFloat) -> LabelTextLayout? {
      let layout = self.layout(width: size.width, height: size.height, tightening: tightening)
      return layout?.layout.isTruncated == false ? layout : nil
    }
    var (low, high) = (CGFloat(0), Self.greatestTightening * plainFont.pointSize)
    guard var fitting = layout(high) else { return nil }
    // Line breaks depend on the space, so that it is found by bisection, to a hundredth of a point.
    while high - low > 0.01 {
      let middle = (low + high) / 2
      if let layout = layout(middle) { (high, fitting) = (middle, layout) } else { low = middle }
    }
    return fitting
  }

  /// The minimum scale on iOS if none is set.
  private static let leastScale: CGFloat = 0.1

  /// Returns the layout with the largest allowed scale that fits.
  private func shrunk(to size: CGSize) -> PlacedLayout? {
    let least = max(minimumScaleFactor, Self.leastScale)
    func layout(at scale: CGFloat) -> LabelTextLayout? {
      self.layout(width: size.width / scale, height: size.height / scale)
    }
    if numberOfLines == 1 {
      guard let full = measureNaturally() else { return nil }
      let scale = max(size.width / full.size.width, least)
      return layout(at: scale).map { PlacedLayout(layout: $0, scale: scale) }
    }
    // Line breaks depend on the available width, so that the scale is found by bisection.
    var (low, high) = (least, CGFloat(1))
    for _ in 0..<6 {
      let middle = (low + high) / 2
      if layout(at: middle)?.layout.isTruncated == true { high = middle } else { low = middle }
    }
    return layout(at: low).map { PlacedLayout(layout: $0, scale: low) }
  }

  /// Rounds a size up to device pixels, as iOS rounds labels (Metrics.md 1.11).
  private func rounded(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  open override var intrinsicContentSize: CGSize {
    let limit =
      numberOfLines == 1 ? .infinity : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return measuredSize(forWidth: limit).map(rounded) ?? .zero
  }

  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, let size = measuredSize(forWidth: width) else {
      return nil
    }
    return rounded(size).height
  }

  package override var baselineOffsets: BaselineOffsets {
    let width = numberOfLines == 1 || bounds.width == 0 ? .infinity : bounds.width
    let measures: Measures? =
      if let naturalMeasures, naturalMeasures.size.width <= width { naturalMeasures } else {
        width == .infinity ? measureNaturally() : layout(width: width).map { Measures($0.layout) }
      }
    guard let measures else {
      return BaselineOffsets(
        first: plainFont.ascender, last: -plainFont.descender, lineHeight: plainFont.lineHeight)
    }
    return BaselineOffsets(
      first: measures.firstBaseline, last: rounded(measures.size).height - measures.lastBaseline,
      lineHeight: plainFont.lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    guard let used = measuredSize(forWidth: width) else { return .zero }
    var fitting = rounded(used)
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

  /// The distance from the top of the bounds to the first baseline, in points.
  package var firstBaselineOffset: CGFloat {
    guard let placed = layoutForBounds(bounds.size) else { return plainFont.ascender }
    return textTop(placed) + placed.layout.layout.firstBaseline * placed.scale
  }

  package var lastBaselineOffset: CGFloat {
    guard let placed = layoutForBounds(bounds.size) else { return plainFont.ascender }
    return textTop(placed) + placed.layout.layout.lastBaseline * placed.scale
  }

  /// Returns the UTF-16 offset of the character at a point in the bounds; `nil` outside the text.
  package func characterIndex(at point: CGPoint) -> Int? {
    guard let placed = layoutForBounds(bounds.size) else { return nil }
    let layout = placed.layout.layout
    let local = CGPoint(
      x: (point.x - placed.offset) / placed.scale, y: (point.y - textTop(placed)) / placed.scale)
    guard local.y >= 0, local.y <= layout.usedSize.height else { return nil }
    return layout.characterIndex(at: local)
  }

  private func textTop(_ placed: PlacedLayout) -> CGFloat {
    let pixel = max(1, traitCollection.displayScale)
    let (text, scale) = (placed.layout.layout, placed.scale)
    let centered = max(0, (bounds.height - text.usedSize.height * scale) / 2)
    guard scale != 1, numberOfLines == 1 else { return (centered * pixel).rounded() / pixel }
    let top: CGFloat =
      switch baselineAdjustment {
      case .alignCenters: centered
      // As recorded on iOS 17 (https://github.com/square/Blueprint, AttributedLabelTests.test_fontSizeAdjustment).
      case .alignBaselines where _attributedText != nil: centered
      case .none: max(0, (bounds.height - text.usedSize.height) / 2)
      case .alignBaselines:
        (bounds.height - text.usedSize.height) / 2 + text.firstBaseline * (1 - scale)
      }
    return (top * pixel).rounded() / pixel
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text, centered vertically in `rect`.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placed = layoutForBounds(rect.size) else {
      return
    }
    let origin = CGPoint(x: rect.minX + placed.offset, y: rect.minY + textTop(placed))
    let override = vibrantInk ?? (isHighlighted ? highlightedTextColor : isEnabled ? nil : shownColor)
    if placed.scale == 1, shadowColor == nil {
      placed.layout.draw(on: context, at: origin, color: override)
    } else {
      context.saveGState()
      if let shadowColor {
        context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor(with: traitCollection))
      }
      context.translateBy(x: origin.x, y: origin.y)
      context.scaleBy(x: placed.scale, y: placed.scale)
      placed.layout.draw(on: context, at: .zero, color: override)
      context.restoreGState()
    }
    // A drawn text is unlikely to be laid out again soon, and the layouts of many labels would use more
    // memory than the labels.
    laidOut = nil
    natural = nil
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { rare?.accessibility.declaredIsElement ?? true }
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

/// The vertical alignment of scaled text in its line.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A final subclass of the frameworks, whose drawing has no effect but the content of the layer.
package protocol FrameworkLabel: UILabel {}
