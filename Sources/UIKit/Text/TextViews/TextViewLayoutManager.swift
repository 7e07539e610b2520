/// The text layout manager of a text view, which reports and decorates the layout of the view.
@MainActor
final class TextViewLayoutManager {
  private let content = NSTextContentStorage()
  let manager = NSTextLayoutManager()

  init(_ view: UITextView) {
    content.textStorage = view.textStorage
    content.addTextLayoutManager(manager)
    manager.textContainer = view.textContainer
    manager.viewFlow = { [weak view] in view?.textViews.measuredFlow }
    manager.onChange = { [weak view] in view?.decorationDidChange() }
  }

  /// Whether the text is shown with other attributes or paragraphs than its own.
  var isDecorating: Bool { manager.hasRendering || content.delegate != nil }

  /// Returns a paragraph that begins at an offset as the delegate and the rendering attributes show it.
  func decorate(_ paragraph: NSAttributedString, from start: Int) -> NSAttributedString {
    var shown = paragraph
    let delegate = content.delegate as? any NSTextContentStorageDelegate
    if let own = delegate?.textContentStorage(
      content, textParagraphWith: paragraphRange(start, paragraph.length))?.attributedString
    {
      shown =
        own.string.last?.isNewline == true
        ? own.attributedSubstring(from: NSRange(location: 0, length: own.length - 1)) : own
    }
    return manager.hasRendering ? manager.rendering.apply(to: shown, from: start) : shown
  }

  /// The range of a paragraph with its line break.
  private func paragraphRange(_ start: Int, _ length: Int) -> NSRange {
    let whole = content.textStorage?.length ?? 0
    return (content.textStorage?.mutableString ?? "").paragraphRange(
      for: NSRange(location: min(start, whole), length: min(length, max(0, whole - start))))
  }

  /// Draws the fragments in an area of the container.
  func drawFragments(in area: CGRect, origin: CGPoint, context: CGContext) {
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
      let frame = fragment.layoutFragmentFrame
      let surface = fragment.renderingSurfaceBounds.offsetBy(dx: frame.minX, dy: frame.minY).union(frame)
      if surface.intersects(area) {
        fragment.draw(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), in: context)
      }
      return frame.minY <= area.maxY
    }
  }
}
