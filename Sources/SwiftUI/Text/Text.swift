/// A view that shows text.
public struct Text: Equatable {
  package indirect enum Storage: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case image(Image)
    case joined(Text, Text)
    case date(Date, DateStyle)

    package static func == (a: Storage, b: Storage) -> Bool {
      switch (a, b) {
      case (.verbatim(let a), .verbatim(let b)): a == b
      case (.key(let a, let tableA, let bundleA), .key(let b, let tableB, let bundleB)):
        a == b && tableA == tableB && bundleA === bundleB
      case (.attributed(let a), .attributed(let b)): a == b
      case (.image(let a), .image(let b)): a == b
      case (.joined(let a, let b), .joined(let c, let d)): a == c && b == d
      case (.date(let a, let styleA), .date(let b, let styleB)): a == b && styleA == styleB
      default: false
      }
    }
  }

  package enum Modifier: Equatable {
    case font(Font?), weight(Font.Weight?), bold(Bool), italic(Bool), monospacedDigit, monospaced(Bool)
    case color(AnyShapeStyle), underline(LineStyle?), strikethrough(LineStyle?)
    case kerning(CGFloat), tracking(CGFloat), baselineOffset(CGFloat), design(Font.Design?)
    case width(Font.Width?), scale(Text.Scale)
    /// Attributes for renderers, replacement text for assistive technology, and the mark of a heading.
    case custom(CustomTextAttribute), spoken(String), heading

    package static func == (a: Modifier, b: Modifier) -> Bool {
      switch (a, b) {
      case (.font(let a), .font(let b)): a == b
      case (.weight(let a), .weight(let b)): a == b
      case (.bold(let a), .bold(let b)): a == b
      case (.italic(let a), .italic(let b)): a == b
      case (.monospacedDigit, .monospacedDigit), (.heading, .heading): true
      case (.monospaced(let a), .monospaced(let b)): a == b
      case (.color(let a), .color(let b)): a == b
      case (.underline(let a), .underline(let b)), (.strikethrough(let a), .strikethrough(let b)): a == b
      case (.kerning(let a), .kerning(let b)), (.tracking(let a), .tracking(let b)),
        (.baselineOffset(let a), .baselineOffset(let b)):
        a == b
      case (.design(let a), .design(let b)): a == b
      case (.width(let a), .width(let b)): a == b
      case (.scale(let a), .scale(let b)): a == b
      case (.custom(let a), .custom(let b)): a == b
      case (.spoken(let a), .spoken(let b)): a == b
      default: false
      }
    }
  }

  package var storage: Storage
  package var modifiers: [Modifier] = []

  public init(verbatim content: String) { storage = .verbatim(content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { storage = .key(key, table: tableName, bundle: bundle) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .verbatim(String(localized: resource)) }
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }
  public init(_ image: Image) { storage = .image(image) }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { storage = .verbatim(format.format(input)) }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }
  /// Creates a text of the interval between two dates.
  public init(_ dates: ClosedRange<Date>) {
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    storage = .verbatim(formatter.string(from: dates.lowerBound, to: dates.upperBound))
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  /// Creates a timer text with the remaining or elapsed time of an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { storage = .date(countsDown ? timerInterval.upperBound : timerInterval.lowerBound, .timer) }
  package init(storage: Storage) { self.storage = storage }

  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    func text(_ date: Date) -> String {
      let formatter = DateFormatter()
      switch kind {
      case .time:
        formatter.timeStyle = .short
        return formatter.string(from: date)
      case .date:
        formatter.dateStyle = .long
        return formatter.string(from: date)
      case .relative, .offset, .timer:
        let seconds = Int(abs(date.timeIntervalSinceNow).rounded())
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
        let shown = parts[0] > 0 ? parts : Array(parts.dropFirst())
        return shown.enumerated().map { $0 == 0 ? "\($1)" : String(format: "%02d", $1) }.joined(
          separator: ":")
      }
    }
  }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }

  func adding(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  public func bold() -> Text { adding(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  public func italic() -> Text { adding(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { adding(.color(AnyShapeStyle($0))) } ?? self
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.color(AnyShapeStyle(style))) }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined.
  ///   - pattern: The dash pattern of the line.
  ///   - color: The color of the line; `nil` for the text's.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }

  /// Strikes the text through.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through.
  ///   - pattern: The dash pattern of the line.
  ///   - color: The color of the line; `nil` for the text's.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }

  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }

  /// The text without its attributes.
  package var plainString: String {
    switch storage {
    case .verbatim(let text): text
    case .key(let key, let table, let bundle): key.string(table: table, bundle: bundle)
    case .attributed(let text): String(text.characters)
    case .image: ""
    case .joined(let a, let b): a.plainString + b.plainString
    case .date(let date, let style): style.text(date)
    }
  }
}

extension Text: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Text, _ inputs: _NodeInputs) -> _TypedNode<Text> {
    TextNode(view: view, inputs)
  }
  public static var _rows: _RowShape { .one }
}

private final class TextNode: ItemNode<Text> {
  override func makeItem() -> LayoutItem {
    let label = TextLabel()
    let item = TextItem(self, label)
    label.item = item
    return item
  }
  override func update(_ view: Text) {
    guard view != self.view else { return }
    super.update(view)
  }
}

/// The label of a text.
private final class TextLabel: UILabel, FrameworkLabel, DynamicTypeText {
  weak var item: TextItem?
  var supportsDynamicType: Bool { item?.supportsDynamicType ?? true }
  /// The gradient or image that fills the letters.
  var fill: (style: AnyShapeStyle, environment: EnvironmentValues)?

  override func drawText(in rect: CGRect) {
    guard let fill, let context = UIGraphicsGetCurrentContext() else { return super.drawText(in: rect) }
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    super.drawText(in: rect)
    context.setBlendMode(.sourceIn)
    GraphicsContext.Shading.style(fill.style).paint(context, fill.environment, bounds) {
      context.addRect(bounds)
      return .winding
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

/// A text shown by a UIKit label.
private final class TextItem: LeafItem {
  private var label: TextLabel { view as! TextLabel }
  private var isStale = true
  /// The font of the text as a whole, which has the height of reserved lines.
  private var lineFont: UIFont?
  private var knownSpacing: ViewSpacing?

  override func invalidateContents() {
    isStale = true
    knownSpacing = nil
  }

  override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    guard let node = node as? TextNode else { return ViewSpacing() }
    refresh()
    let spacing = ViewSpacing(TextResolver(node.environment).spacing(of: node.view))
    knownSpacing = spacing
    return spacing
  }

  private var copyMenu: TextCopyMenu?

  private func copyMenuDidChange() {
    if let copyMenu {
      label.removeInteraction(copyMenu.interaction)
      self.copyMenu = nil
    } else {
      let menu = TextCopyMenu()
      copyMenu = menu
      label.addInteraction(menu.interaction)
    }
    label.isUserInteractionEnabled = copyMenu != nil || links != nil
  }

  private var links: TextLinks?

  private func updateLinks(_ hasLinks: Bool, _ environment: EnvironmentValues) {
    guard hasLinks || links != nil else { return }
    if hasLinks {
      let openURL = environment.openURL
      links = links ?? TextLinks(label)
      links?.open = { openURL($0) }
    } else {
      links?.end()
      links = nil
    }
    label.isUserInteractionEnabled = copyMenu != nil || links != nil
  }

  /// Whether the font has another size at another preferred content size.
  var supportsDynamicType: Bool {
    guard let node = node as? TextNode else { return true }
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      var environment = node.environment
      environment.traits = UITraitCollection(traitsFrom: [
        environment.traits, UITraitCollection(preferredContentSizeCategory: category),
      ])
      let resolver = TextResolver(environment)
      if let plain = resolver.plain(node.view) { return plain.font.pointSize }
      let text = resolver.attributed(node.view)
      let font = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
      return (font ?? resolver.baseFont).pointSize
    }
    return size(.extraSmall) != size(.accessibilityExtraExtraExtraLarge)
  }

  private func refresh() {
    guard isStale, let node = node as? TextNode else { return }
    isStale = false
    let environment = node.environment
    let resolver = TextResolver(environment)
    var hasLinks = false
    let fill = resolver.fill(node.view)
    if fill != nil || label.fill != nil {
      label.fill = fill.map { ($0, environment) }
      label.setNeedsDisplay()
    }
    if let plain = resolver.plain(node.view) {
      lineFont = plain.font
      label.font = plain.font
      label.textColor = fill == nil ? plain.color : .black
      label.text = plain.text
    } else {
      lineFont = resolver.font(of: node.view)
      let text = resolver.attributed(node.view)
      hasLinks = TextLinks.isIn(text)
      label.attributedText = text
      // Only an empty text has the height of the label's font; setting it changes the fonts of all others.
      if text.length == 0 { label.font = lineFont }
    }
    updateLinks(hasLinks, environment)
    updateRendering(environment.textRenderer.map { TextRendering($0, node.view, environment) })
    if node.view.isHeading { label.accessibilityTraits.insert(.header) }
    if let spoken = node.view.spokenString {
      label.accessibilityLabel = spoken
    } else if label.accessibilityLabel != label.text {
      label.accessibilityLabel = nil
    }
    if environment.contentTransition != .identity, LayoutPass.animation != nil, label.window != nil {
      let fade = CATransition()
      fade.type = .fade
      fade.duration = min(0.5, LayoutPass.animation?.duration ?? 0.25)
      label.layer.add(fade, forKey: "contentTransition")
    }
    label.allowsDefaultTighteningForTruncation = environment.allowsTightening
    if environment.isTextSelectable != (copyMenu != nil) { copyMenuDidChange() }
    label.numberOfLines = environment.lineLimit ?? 0
    label.textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: environment.layoutDirection == .rightToLeft ? .right : .left
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    label.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if environment.minimumScaleFactor < 1 {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = environment.minimumScaleFactor
    }
    if node.environment.redactionReasons.contains(.placeholder) {
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 4
      label.textColor = .clear
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    if let rendering { return rendering.sizeThatFits(proposal) { [weak self] in self?.ownSize($0) ?? .zero } }
    return ownSize(proposal)
  }

  private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    var bounds = CGSize(
      width: proposal.width ?? .infinity, height: proposal.height.map { max($0, 1) } ?? .infinity)
    if bounds.width < 1 { bounds.width = 1 }
    var size = label.sizeThatFits(CGSize(width: bounds.width.isFinite ? bounds.width : 0, height: 0))
    if size.width > bounds.width { size.width = bounds.width }
    if size.height > bounds.height, label.numberOfLines != 1 {
      // As many lines as fit, but at least one.
      let line = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude),
        limitedToNumberOfLines: 1)
      let fitting = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height, line.height)),
        limitedToNumberOfLines: label.numberOfLines)
      let scale = environment.displayScale
      size.height = (fitting.height * scale - 0.001).rounded(.up) / scale
    }
    if environment.reservesLineSpace, let lines = environment.lineLimit {
      let line = (lineFont ?? label.font).lineHeight
      size.height = max(size.height, (line * CGFloat(lines)).rounded(.up))
    }
    return size
  }

  override func configure(_ size: CGSize) {
    refresh()
    if let rendering { canvas?.show(rendering, size, label) }
  }

  private var rendering: TextRendering?
  private var canvas: TextCanvas?

  /// A custom renderer draws above a label with transparent text.
  private func updateRendering(_ new: TextRendering?) {
    guard new != nil || rendering != nil else { return }
    rendering = new
    if new == nil {
      canvas?.removeFromSuperview()
      canvas = nil
    } else {
      label.attributedText = NSAttributedString(
        string: label.text ?? "", attributes: [.font: label.font!, .foregroundColor: UIColor.clear])
      let canvas = canvas ?? TextCanvas()
      self.canvas = canvas
      if canvas.superview == nil { label.addSubview(canvas) }
      canvas.show(new!, label.bounds.size, label)
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.axis == .vertical else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key {
      refresh()
      return label.font.ascender
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      refresh()
      return size.height + label.font.descender
    }
    return nil
  }
}

/// A menu for copying a label's text.
@MainActor
private final class TextCopyMenu: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let text = (interaction.view as? UILabel)?.text else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: SystemString.copy.text, image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = text
        }
      ])
    }
  }
}
