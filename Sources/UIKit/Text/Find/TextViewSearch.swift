/// Searches and replaces the text of a text view for find sessions.
@MainActor
final class TextViewSearch {
  @OwnerReference private var view: UITextView
  let found = FoundTextDecorations()

  init(_ view: UITextView) { _view = OwnerReference(wrappedValue: view) }

  func find(
    _ query: String, _ options: UITextSearchOptions, _ aggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in matches(query, options) {
      aggregator.foundRange(TextOffsetRange(range), searchString: query, document: nil)
    }
    aggregator.finishedSearching()
  }

  func decorate(_ found: UITextRange, _ style: UITextSearchFoundTextStyle) {
    guard let range = view.core.offsets(of: found) else { return }
    self.found.decorate(range, style)
    view.setNeedsLayout()
  }

  func clear() {
    found.clear()
    view.setNeedsLayout()
  }

  func scroll(to range: UITextRange) {
    if let range = view.core.offsets(of: range) { view.scrollRangeToVisible(NSRange(range)) }
  }

  func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
    for range in matches(query, options).reversed() {
      let found = TextOffsetRange(range)
      if view.shouldReplace(foundTextRange: found, document: nil, withText: text) {
        view.replace(foundTextRange: found, document: nil, withText: text)
      }
    }
  }

  private func matches(_ query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
    TextSearchMatches.ranges(of: query, in: view.core.text.string, options)
  }
}

/// Provides the sessions of a text view's find interaction.
@MainActor
final class TextViewFindDelegate: NSObject, UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }
}

/// The matches of a query in a text.
enum TextSearchMatches {
  /// Returns the ranges of matches that do not overlap, in UTF-16 units.
  @MainActor
  static func ranges(of query: String, in string: String, _ options: UITextSearchOptions) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    let text = string as NSString
    var compare = options.stringCompareOptions
    compare.subtract([.backwards, .anchored])
    var ranges: [Range<Int>] = []
    var start = 0
    while start < text.length {
      let found = text.range(
        of: query, options: compare, range: NSRange(location: start, length: text.length - start))
      guard let range = Range(found), !range.isEmpty else { break }
      start = range.upperBound
      if matches(range, in: text, options.wordMatchMethod) { ranges.append(range) }
    }
    return ranges
  }

  private static func matches(
    _ range: Range<Int>, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod
  ) -> Bool {
    let startsWord = range.lowerBound == 0 || !isWord(text.character(at: range.lowerBound - 1))
    let endsWord = range.upperBound == text.length || !isWord(text.character(at: range.upperBound))
    switch method {
    case .contains: return true
    case .startsWith: return startsWord
    case .fullWord: return startsWord && endsWord
    }
  }

  private static func isWord(_ unit: unichar) -> Bool {
    Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true
  }
}

/// The decorations of found text, behind the visible lines of a text view.
@MainActor
final class FoundTextDecorations {
  private var styles: [Range<Int>: UITextSearchFoundTextStyle] = [:]
  private var views: [UIView] = []

  func decorate(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
    styles[range] = style == .normal ? nil : style
  }

  func clear() { styles = [:] }

  /// Places the decorations of the visible lines.
  func layOut(in content: UIView, visible: CGRect, _ boxes: (Range<Int>) -> [CGRect]) {
    var shown = 0
    for (range, style) in styles {
      for box in boxes(range) where box.intersects(visible) {
        let view = shown < views.count ? views[shown] : makeView()
        if view.superview !== content { content.insertSubview(view, at: 0) }
        view.backgroundColor = .systemYellow.withAlphaComponent(style == .highlighted ? 1 : 0.4)
        view.frame = box.insetBy(dx: -1, dy: 0)
        shown += 1
      }
    }
    for view in views[shown...] { view.removeFromSuperview() }
    views.removeSubrange(shown...)
  }

  private func makeView() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = 3
    views.append(view)
    return view
  }
}
