/// A search that a find interaction controls. Subclass it for content with its own search.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How the find navigator shows the number of results.
  public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }

  public override init() { super.init() }

  /// The number of results.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result, or `NSNotFound`.
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal {
    didSet { resultsDidChange() }
  }
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && highlightedResultIndex != NSNotFound
  }

  /// Starts a search. An empty query has no results.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result.
  open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?)
  {}
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next or previous result, after the last one the first.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Discards the results.
  open func invalidateFoundResults() {}

  /// Called when the results have changed; the find navigator shows their number.
  final var onChange: (() -> Void)?
  final func resultsDidChange() { onChange?() }
}

/// A session that searches an object which conforms to `UITextSearching`.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private let search: any TextSearch

  public init(searchableObject: any UITextSearching) {
    search = Self.search(searchableObject)
    super.init()
    search.onChange = { [weak self] in self?.resultsDidChange() }
  }

  private static func search(_ object: some UITextSearching) -> any TextSearch { ObjectSearch(object) }

  /// The object that is searched.
  open var searchableObject: (any UITextSearching)? { search.searchableObject }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && search.highlighted != nil
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.perform(query, options ?? UITextSearchOptions())
  }

  open override func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    search.replaceHighlighted(with: replacementString)
    search.perform(query, options ?? UITextSearchOptions())
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?)
  {
    guard supportsReplacement else { return }
    let options = options ?? UITextSearchOptions()
    searchableObject?.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
    search.perform(searchQuery, options)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.highlightNext(direction == .forward ? 1 : -1)
  }

  open override func invalidateFoundResults() { search.discard() }
}

/// The search of a session, independent of the type of document identifiers.
@MainActor
private protocol TextSearch: AnyObject {
  var searchableObject: (any UITextSearching)? { get }
  var count: Int { get }
  var highlighted: Int? { get }
  var onChange: (() -> Void)? { get set }
  func perform(_ query: String, _ options: UITextSearchOptions)
  func replaceHighlighted(with text: String)
  func highlightNext(_ step: Int)
  func discard()
}

@MainActor
private final class ObjectSearch<Object: UITextSearching>: TextSearch {
  private typealias Collector = TextSearchCollector<Object.DocumentIdentifier>
  private weak var object: Object?
  private var collector: Collector?
  private var results: [Collector.Result] = []
  private var query = ""
  private var options = UITextSearchOptions()
  private(set) var highlighted: Int?
  var onChange: (() -> Void)?

  init(_ object: Object) { self.object = object }

  var searchableObject: (any UITextSearching)? { object }
  var count: Int { results.count }

  func perform(_ query: String, _ options: UITextSearchOptions) {
    clear()
    self.query = query
    self.options = options
    guard let object, !query.isEmpty else {
      onChange?()
      return
    }
    let collector = Collector()
    self.collector = collector
    collector.onFinish = { [weak self, weak collector] in
      if let self, let collector, collector === self.collector { finish(collector) }
    }
    collector.onInvalidate = { [weak self, weak collector] in
      if let self, collector === self.collector { perform(self.query, self.options) }
    }
    object.performTextSearch(
      queryString: query, options: options, resultAggregator: UITextSearchAggregator(collector: collector))
  }

  private func finish(_ collector: Collector) {
    guard let object else { return }
    object.clearAllDecoratedFoundText()
    results = collector.results.sorted { isOrdered($0, $1, object) }
    for result in results {
      object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
    }
    highlighted = nil
    highlight(firstAfterSelection(object))
  }

  private func isOrdered(_ one: Collector.Result, _ other: Collector.Result, _ object: Object) -> Bool {
    if let first = one.document, let second = other.document, first != second {
      return object.compare(document: first, toDocument: second) == .orderedAscending
    }
    return object.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
  }

  /// The index of the first result that begins at the selection or after it, or else of the first one.
  private func firstAfterSelection(_ object: Object) -> Int? {
    guard !results.isEmpty else { return nil }
    guard let selection = object.selectedTextRange else { return 0 }
    let document = object.selectedTextSearchDocument
    return results.firstIndex {
      guard document == nil || $0.document == nil || $0.document == document else { return false }
      return object.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
    } ?? 0
  }

  func highlightNext(_ step: Int) {
    guard !results.isEmpty else { return }
    guard let highlighted else { return highlight(step > 0 ? 0 : results.count - 1) }
    highlight((highlighted + step + results.count) % results.count)
  }

  private func highlight(_ index: Int?) {
    defer { onChange?() }
    guard let object else { return }
    if let highlighted {
      object.decorate(
        foundTextRange: results[highlighted].range, document: results[highlighted].document,
        usingStyle: .found)
    }
    highlighted = index
    guard let index else { return }
    let result = results[index]
    object.willHighlight(foundTextRange: result.range, document: result.document)
    object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
    object.scrollRangeToVisible(result.range, inDocument: result.document)
  }

  func replaceHighlighted(with text: String) {
    guard let object, let highlighted else { return }
    let result = results[highlighted]
    guard object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else {
      return
    }
    object.replace(foundTextRange: result.range, document: result.document, withText: text)
  }

  func discard() {
    clear()
    onChange?()
  }

  private func clear() {
    collector = nil
    results = []
    highlighted = nil
    object?.clearAllDecoratedFoundText()
  }
}
