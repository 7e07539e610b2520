/// The views of a text view: one for each visible paragraph or block of lines, the caret and the selection.
@MainActor
final class TextViewContent {
  @OwnerReference private var view: UITextView
  /// The view of the content's size that contains the paragraphs.
  let content: UIView = TextContentView()
  let interaction = UITextInteraction(for: .editable)
  private var fragments: [TextFragmentView] = []
  /// The view that a layout manager of the app draws into.
  private var managed: ManagedTextView?
  private let attachments = AttachmentViews()
  private var areaVersion = 0
  var isMeasured = false

  /// The margin beyond the visible area within which paragraphs are kept, in points.
  private static let margin: CGFloat = 120
  /// The extent of glyphs beyond the sides of their paragraph.
  private static let overhang: CGFloat = 8

  init(_ view: UITextView) {
    _view = OwnerReference(wrappedValue: view)
  }

  func listen() {
    view.addSubview(content)
    interaction.textInput = view
    view.addInteraction(interaction)
  }

  private var flow: TextFlow { view.core.flow }

  private var sideRoom: CGFloat {
    view.textContainerInset.left + view.textContainerInset.right + 2 * view.textContainer.lineFragmentPadding
  }

  /// The layout for the width of the view.
  var measuredFlow: TextFlow {
    let container = view.textContainer
    let insets = view.textContainerInset
    if container.widthTracksTextView {
      container.setTrackedSize(
        CGSize(width: max(0, view.bounds.width - insets.left - insets.right), height: container.size.height))
    }
    let width = max(0, container.lineWidth)
    flow.alignsByDirection = true
    if flow.width != width {
      flow.width = width
      isMeasured = false
    }
    if flow.container == nil { flow.container = container }
    if areaVersion != container.areaVersion {
      areaVersion = container.areaVersion
      if flow.area != nil || container.needsArea { flow.area = container.needsArea ? container.area() : nil }
      isMeasured = false
    }
    if flow.maxLines != view.textContainer.maximumNumberOfLines {
      flow.maxLines = view.textContainer.maximumNumberOfLines
    }
    return flow
  }

  /// Returns the size of the content for a width, rounded up to device pixels.
  func size(forWidth width: CGFloat) -> CGSize {
    let inner = width.isFinite ? max(0, width - sideRoom) : .infinity
    let measured: CGSize
    if inner == flow.width {
      measured = flow.size
    } else {
      let other = TextFlow(width: inner, defaults: flow.defaults, traits: flow.traits) { [flow] in flow.text }
      other.decoration = flow.decoration
      other.maxLines = view.textContainer.maximumNumberOfLines
      measured = other.size
    }
    let scale = max(1, view.traitCollection.displayScale)
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    let insets = view.textContainerInset
    let result = CGSize(
      width: up(measured.width + sideRoom), height: up(measured.height + insets.top + insets.bottom))
    return CGSize(width: width.isFinite ? min(result.width, width) : result.width, height: result.height)
  }

  // MARK: Layout

  func layOut() {
    let flow = measuredFlow
    if !isMeasured {
      isMeasured = true
      let insets = view.textContainerInset
      let region = view.textContainer.region
      let height = min(max(flow.size.height - region.top, 0), region.height) + insets.top + insets.bottom
      view.contentSize = CGSize(width: view.bounds.width, height: height)
      if !view.isScrollEnabled { view.invalidateIntrinsicContentSize() }
    }
    let size = CGSize(width: view.bounds.width, height: max(view.contentSize.height, view.bounds.height))
    if content.frame.size != size { content.frame = CGRect(origin: .zero, size: size) }
    if view.contentSize.width != view.bounds.width {
      view.contentSize = CGSize(width: view.bounds.width, height: view.contentSize.height)
    }
    placeFragments(flow)
    let origin = view.flowOrigin
    attachments.layOut(
      flow, in: view, content: content, visible: view.bounds.offsetBy(dx: -origin.x, dy: -origin.y))
    view.search.found.layOut(in: content, visible: view.bounds) { view.core.selectionRects(for: $0) }
    interaction.updateSelection()
  }

  /// Keeps the views of unchanged lines, and redraws the others.
  private func placeFragments(_ flow: TextFlow) {
    let origin = view.flowOrigin
    let visible = view.bounds
    if view.textContainer.layoutManager?.drawsItself == true {
      let manager = view.layoutManager
      return placeManaged { [weak manager, weak container = view.textContainer] visible, origin in
        guard let manager, let container else { return }
        let range = manager.glyphRange(forBoundingRect: visible, in: container)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
      }
    }
    if let layout = view.textLayout, layout.manager.drawsFragments {
      return placeManaged { [weak layout] visible, origin in
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout?.drawFragments(in: visible, origin: origin, context: context)
      }
    }
    managed?.removeFromSuperview()
    managed = nil
    let region = view.textContainer.region
    let wanted = flow.fragments(
      from: max(visible.minY - origin.y - Self.margin, region.top),
      to: min(visible.maxY - origin.y + Self.margin, region.top + region.height)
    ).filter { $0.frame.minY >= region.top && $0.frame.minY < region.top + region.height }
    var spare: [UInt: [TextFragmentView]] = [:]
    var free: [TextFragmentView] = []
    let kept = Set(wanted.map(\.block.identifier))
    for fragment in fragments {
      if let id = fragment.identifier, kept.contains(id) {
        spare[id, default: []].append(fragment)
      } else {
        free.append(fragment)
      }
    }
    var placed: [TextFragmentView] = []
    for fragment in wanted {
      let reused = spare[fragment.block.identifier]?.popLast()
      let view = reused ?? free.popLast() ?? makeFragment()
      let frame = fragment.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -Self.overhang, dy: -2)
      if view.frame != frame { view.frame = frame }
      view.show(fragment, at: CGPoint(x: Self.overhang, y: 2))
      placed.append(view)
    }
    for fragment in free { fragment.removeFromSuperview() }
    for fragment in spare.values.joined() { fragment.removeFromSuperview() }
    fragments = placed
  }

  /// Lets a layout manager or fragments of the app draw the visible text.
  private func placeManaged(_ drawing: @escaping (CGRect, CGPoint) -> Void) {
    for fragment in fragments { fragment.removeFromSuperview() }
    fragments = []
    let shown = managed ?? ManagedTextView(frame: .zero)
    if managed == nil {
      managed = shown
      shown.isUserInteractionEnabled = false
      content.insertSubview(shown, at: 0)
    }
    shown.drawing = drawing
    shown.origin = CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
    shown.frame = content.bounds.intersection(
      view.bounds.insetBy(dx: 0, dy: -Self.margin).union(view.bounds))
    shown.bounds.origin = shown.frame.origin
    shown.setNeedsDisplay()
  }

  private func makeFragment() -> TextFragmentView {
    let made = TextFragmentView(frame: .zero)
    made.isUserInteractionEnabled = false
    content.addSubview(made)
    return made
  }
}

/// The content of a text view. Only the views of attachments receive touches.
private final class TextContentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Draws a paragraph or a block of its lines.
private final class TextFragmentView: UIView {
  private var shown: TextFlow.Fragment?
  private var origin = CGPoint.zero

  var identifier: UInt? { shown?.block.identifier }

  func show(_ fragment: TextFlow.Fragment, at point: CGPoint) {
    let isSame = fragment.block.identifier == identifier
    shown = fragment
    origin = point
    if !isSame { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { shown?.draw(on: context, at: origin) }
  }
}

/// The visible text as the app draws it. Its coordinates are those of the text view.
private final class ManagedTextView: UIView {
  /// Draws an area of the container at an origin.
  var drawing: ((CGRect, CGPoint) -> Void)?
  var origin = CGPoint.zero

  override func draw(_ rect: CGRect) {
    drawing?(bounds.offsetBy(dx: -origin.x, dy: -origin.y), origin)
  }
}
