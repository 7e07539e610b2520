/// The layout of a text element.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  public enum State: UInt, Sendable {
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }

  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) var textElement: NSTextElement?
  open private(set) var rangeInElement: NSTextRange
  private var layout: AttributedTextLayout?
  private var padding: CGFloat = 0
  /// The frame in the container.
  open internal(set) var layoutFragmentFrame = CGRect.zero

  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(0..<0)
  }

  open var state: State { layout == nil ? .none : .layoutAvailable }
  open var leadingPadding: CGFloat { 0 }
  open var trailingPadding: CGFloat { 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }
  /// The area that drawing covers, relative to the frame.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

  func show(_ layout: AttributedTextLayout, frame: CGRect, padding: CGFloat) {
    self.layout = layout
    layoutFragmentFrame = frame
    self.padding = padding
    textLineFragments = layout.layout.lines.indices.map {
      NSTextLineFragment(layout, line: $0, text: shownText, padding: padding)
    }
  }

  private var shownText: NSAttributedString {
    (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
  }

  open private(set) var textLineFragments: [NSTextLineFragment] = []

  open func invalidateLayout() { textLayoutManager?.contentDidChange() }

  /// Draws the fragment with its frame's origin at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    layout?.draw(on: context, at: CGPoint(x: point.x + padding, y: point.y))
  }

  open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
    -> NSTextLineFragment?
  {
    textLineFragments.first {
      $0.typographicBounds.maxY > verticalOffset && $0.typographicBounds.minY <= verticalOffset
    }
      ?? (requiresExactMatch ? nil : textLineFragments.last)
  }
}

/// A line of a layout fragment.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
  private let layout: AttributedTextLayout
  private let line: Int
  private let padding: CGFloat
  /// The text of the paragraph.
  open private(set) var attributedString: NSAttributedString

  init(_ layout: AttributedTextLayout, line: Int, text: NSAttributedString, padding: CGFloat) {
    self.layout = layout
    self.line = line
    attributedString = text
    self.padding = padding
  }

  /// Creates a line of text without wrapping.
  public init(attributedString: NSAttributedString, range: NSRange) {
    self.attributedString = attributedString
    let shown = attributedString.attributedSubstring(from: range)
    layout = AttributedTextLayout.forDrawing(shown, in: .zero, options: .usesLineFragmentOrigin)
    line = 0
    padding = 0
  }

  private var shown: TextLayout.Line { layout.layout.lines[line] }

  /// The range in the attributed string.
  open var characterRange: NSRange { NSRange(shown.range) }
  /// The frame of the line in its layout fragment.
  open var typographicBounds: CGRect { shown.frame.offsetBy(dx: padding, dy: 0) }
  /// The start of the baseline, relative to the typographic bounds.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: shown.baseline - shown.frame.minY) }

  /// Draws the line with the origin of its bounds at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    layout.draw(
      on: context, at: CGPoint(x: point.x - shown.frame.minX, y: point.y - shown.frame.minY),
      lines: line..<(line + 1))
  }

  /// Returns the start of a character on the baseline, relative to the line.
  open func locationForCharacter(at index: Int) -> CGPoint {
    CGPoint(x: layout.layout.caretRect(at: index).minX - shown.frame.minX, y: glyphOrigin.y)
  }

  /// Returns the character nearest to a point of the line.
  open func characterIndex(for point: CGPoint) -> Int {
    layout.layout.closestIndex(to: CGPoint(x: point.x + shown.frame.minX, y: shown.frame.midY))
  }
}
