/// Lays out the elements of a content manager in a container, as fragments.
///
/// Differs from iOS: the whole text is laid out when it is needed.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
  public enum SegmentType: Int, Sendable { case standard, selection, highlight }

  public struct SegmentOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  public override init() {}

  open private(set) weak var textContentManager: NSTextContentManager?
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet {
      contentDidChange()
      onChange?()
    }
  }
  open var textContainer: NSTextContainer? {
    didSet {
      oldValue?.textLayoutManager = nil
      textContainer?.textLayoutManager = self
      contentDidChange()
    }
  }
  open var usesFontLeading = true
  /// Whether very long texts are laid out with less care. Without effect.
  open var limitsLayoutForSuspiciousContents = true
  /// Whether words are hyphenated. Without effect: `NSParagraphStyle.hyphenationFactor` decides.
  open var usesHyphenation = false
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  private var flow: TextFlow?
  private var flowVersion = 0
  private var fragments: [NSTextLayoutFragment] = []
  /// The layout of a text view, which this manager reports.
  var viewFlow: (() -> TextFlow?)?
  /// Called when the view has to be laid out again.
  var onChange: (() -> Void)?
  /// The attributes that change the appearance of the text, but not the text.
  private(set) lazy var rendering = RenderingAttributes(self)
  private(set) var hasRendering = false

  func adopt(_ manager: NSTextContentManager?) {
    textContentManager = manager
    contentDidChange()
  }

  /// Replaces the content manager, and adds this layout manager to the new one.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  func contentDidChange() {
    flow = nil
    fragments = []
  }

  // MARK: Layout

  private func layOut() {
    if let made = viewFlow?() {
      guard flow !== made || flowVersion != made.version else { return }
      let elements = contentElements
      // The number of paragraphs triggers the layout.
      let count = min(elements.count, made.shownParagraphCount)
      flow = made
      flowVersion = made.version
      show(elements.prefix(count), in: made)
      return
    }
    guard flow == nil, textContentManager != nil, let container = textContainer else { return }
    // The delegate of the content may show other paragraphs.
    let elements = contentElements
    let shown = NSMutableAttributedString()
    for element in elements {
      shown.append((element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: ""))
    }
    let text = StyledText(shown)
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .init(container.lineBreakMode)
    let made = TextFlow(
      width: container.lineWidth,
      defaults: .init(font: AttributedTextLayout.defaultFont, color: .black, paragraph: paragraph),
      traits: .current
    ) { text }
    made.container = container
    if hasRendering { made.decoration = { [rendering] in rendering.apply(to: $0, from: $1) } }
    made.maxLines = container.maximumNumberOfLines
    if container.needsArea { made.area = container.area() }
    flow = made
    show(elements.prefix(made.shownParagraphCount), in: made)
  }

  private var contentElements: [NSTextElement] {
    var elements: [NSTextElement] = []
    textContentManager?.enumerateTextElements(from: nil) {
      elements.append($0)
      return true
    }
    return elements
  }

  /// Makes the fragments of the laid out elements.
  private func show(_ elements: ArraySlice<NSTextElement>, in made: TextFlow) {
    guard let container = textContainer else { return }
    let width = made.width.isFinite ? made.width : made.size.width
    fragments = elements.indices.map { index in
      let element = elements[index]
      let start = element.elementRange?.location ?? ContentLocation(0)
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: start, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
      fragment.textLayoutManager = self
      let layout = made.attributedLayout(ofParagraph: index)
      fragment.show(
        layout,
        frame: CGRect(
          x: 0, y: made.top(ofParagraph: index), width: width + 2 * container.lineFragmentPadding,
          height: layout.layout.usedSize.height),
        padding: container.lineFragmentPadding)
      return fragment
    }
  }

  open func ensureLayout(for range: NSTextRange) { layOut() }
  open func ensureLayout(for bounds: CGRect) { layOut() }
  open func invalidateLayout(for range: NSTextRange) {
    contentDidChange()
    onChange?()
  }

  /// Whether fragments draw themselves in a text view: the delegate provides fragments of its own classes.
  var drawsFragments: Bool {
    guard delegate != nil else { return false }
    layOut()
    return fragments.contains { type(of: $0) != NSTextLayoutFragment.self }
  }

  // MARK: Rendering attributes

  private func changeRendering(_ change: (RenderingAttributes) -> Void) {
    hasRendering = true
    change(rendering)
    contentDidChange()
    onChange?()
  }

  /// Replaces the attributes that are drawn in a range in addition to those of the text.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {
    changeRendering { $0.set(renderingAttributes, in: textRange) }
  }

  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    changeRendering { $0.add(renderingAttribute, value, in: textRange) }
  }

  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) {
    changeRendering { $0.add(renderingAttribute, nil, in: textRange) }
  }

  /// Removes the rendering attributes of a range.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    changeRendering { $0.set([:], in: textRange) }
  }

  /// Enumerates the rendering attributes from a location.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard hasRendering else { return }
    rendering.enumerate(from: location, reverse: reverse) { block(self, $0, $1) }
  }

  /// The area of the container that the text uses.
  open var usageBoundsForTextContainer: CGRect {
    layOut()
    guard let flow, let container = textContainer else { return .zero }
    return CGRect(
      x: 0, y: 0, width: flow.size.width + 2 * container.lineFragmentPadding, height: flow.size.height)
  }

  open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

  // MARK: Fragments

  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    layOut()
    return fragments.first { $0.rangeInElement.contains(location) }
      ?? (location.compare(documentRange.endLocation) == .orderedSame ? fragments.last : nil)
  }

  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    layOut()
    return fragments.first { $0.layoutFragmentFrame.contains(position) }
  }

  /// Enumerates the fragments from a location, or from the start; returns the end of the last one.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    layOut()
    let isReverse = options.contains(.reverse)
    let shown = fragments.filter { fragment in
      guard let location else { return true }
      return isReverse
        ? fragment.rangeInElement.location.compare(location) != .orderedDescending
        : fragment.rangeInElement.endLocation.compare(location) == .orderedDescending
          || fragment.rangeInElement.contains(location)
    }
    var last: (any NSTextLocation)?
    for fragment in isReverse ? shown.reversed() : shown {
      last = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      if !block(fragment) { break }
    }
    return last
  }

  /// Enumerates the rectangles of a range, with the distance of the baseline from their top.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    layOut()
    guard let flow, let container = textContainer, let range = textRange.offsets else { return }
    let padding = container.lineFragmentPadding
    for index in fragments.indices {
      guard let whole = fragments[index].rangeInElement.offsets else { continue }
      let part = range.clamped(to: whole)
      guard
        !part.isEmpty
          || range.isEmpty && (whole.contains(range.lowerBound) || whole.upperBound == range.lowerBound)
      else { continue }
      let layout = flow.layout(ofParagraph: index)
      let top = flow.top(ofParagraph: index)
      for line in layout.lines {
        let shown = (line.range.lowerBound + whole.lowerBound)..<(line.range.upperBound + whole.lowerBound)
        let local = part.clamped(to: shown)
        let baseline = line.baseline - line.frame.minY
        if range.isEmpty {
          guard shown.contains(range.lowerBound) || shown.upperBound == range.lowerBound else { continue }
          let caret = layout.caretRect(at: range.lowerBound - whole.lowerBound).offsetBy(dx: padding, dy: top)
          _ = block(textRange, caret, baseline, container)
          return
        }
        let boxes = layout.selectionRects(
          for: (part.lowerBound - whole.lowerBound)..<(part.upperBound - whole.lowerBound),
          fillsLines: type == .selection
        ).filter { $0.minY >= line.frame.minY - 0.01 && $0.maxY <= line.frame.maxY + 0.01 }
        for box in boxes where !local.isEmpty {
          let place = options.contains(.rangeNotRequired) ? nil : NSTextRange(local)
          if !block(place, box.offsetBy(dx: padding, dy: top), baseline, container) { return }
        }
      }
    }
  }

  // MARK: Changes

  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    guard let storage = (textContentManager as? NSTextContentStorage)?.textStorage,
      let offsets = range.offsets
    else { return }
    storage.replaceCharacters(in: NSRange(offsets), with: attributedString)
  }

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    let text = NSMutableAttributedString()
    for element in textElements {
      if let part = (element as? NSTextParagraph)?.attributedString { text.append(part) }
    }
    replaceContents(in: range, with: text)
  }
}

/// Provides the fragments of a layout manager.
@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the fragment for an element, for example of a subclass that draws a background.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
}

/// Lays out the visible fragments.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) var viewportBounds = CGRect.zero
  /// The range of the visible fragments.
  open private(set) var viewportRange: NSTextRange?

  public init(textLayoutManager: NSTextLayoutManager) { self.textLayoutManager = textLayoutManager }

  /// Asks the delegate for the visible bounds, and shows the fragments in them.
  open func layoutViewport() {
    guard let manager = textLayoutManager, let delegate else { return }
    viewportBounds = delegate.viewportBounds(for: self)
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportRange = nil
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
      if fragment.layoutFragmentFrame.minY > viewportBounds.maxY { return false }
      guard fragment.layoutFragmentFrame.maxY >= viewportBounds.minY else { return true }
      viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Returns the distance from the top at which a location is shown.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    viewportBounds.origin.y += verticalOffset
  }
}

/// Shows the visible fragments.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}
