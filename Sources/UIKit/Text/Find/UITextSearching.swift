// Every `assumeIsolated`: on the main thread, or on the main queue, which runs there.

// Every `nonisolated(unsafe)`: handed over to the main thread; not used on the calling thread until it has returned.

/// Options of a search in text.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// How matches and words agree.
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }

  open private(set) var wordMatchMethod: WordMatchMethod
  open private(set) var stringCompareOptions: NSString.CompareOptions

  public override convenience init() { self.init(.contains, .caseInsensitive) }

  init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
    wordMatchMethod = method
    stringCompareOptions = options
    super.init()
  }
}

/// The appearance of text that a search found.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }

/// An object with text that a find session searches.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// The identity of one of several documents.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection. The first result after it is highlighted first.
  var selectedTextRange: UITextRange? { get }
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether matches can be replaced.
  var supportsTextReplacement: Bool { get }

  /// Returns the order of two results of a document.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?)
    -> ComparisonResult
  /// Returns the order of two documents.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches, now or later and on any thread, and reports each result and the end to the aggregator.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Changes the appearance of a result.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Restores the appearance of all results.
  func clearAllDecoratedFoundText()
  /// Called before a result is highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls to a result.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public var supportsTextReplacement: Bool { false }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    -> Bool
  { true }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// Collects the results of a search, from any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  let collector: TextSearchCollector<DocumentIdentifier>

  /// The ranges that were reported.
  public var allFoundRanges: NSOrderedSet {
    collector.onMain { NSOrderedSet(array: collector.results.map(\.range)) }
  }

  /// Reports a result.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    nonisolated(unsafe) let document = document
    collector.onMainSoon { $0.add(range, document) }
  }

  /// Withdraws a result.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    nonisolated(unsafe) let document = document
    collector.onMainSoon { $0.remove(range, document) }
  }

  /// Reports that there are no further results.
  public func finishedSearching() { collector.onMainSoon { $0.finish() } }

  /// Withdraws all results, so that the session searches again.
  public func invalidate() { collector.onMainSoon { $0.invalidate() } }
}

// All state is isolated to the main actor.
/// The results of one search of a session.
final class TextSearchCollector<DocumentIdentifier: Hashable>: @unchecked Sendable {
  struct Result {
    let range: UITextRange
    let document: DocumentIdentifier?
  }

  @MainActor private(set) var results: [Result] = []
  @MainActor var onFinish: (() -> Void)?
  @MainActor var onInvalidate: (() -> Void)?

  @MainActor func add(_ range: UITextRange, _ document: DocumentIdentifier?) {
    results.append(Result(range: range, document: document))
  }

  @MainActor func remove(_ range: UITextRange, _ document: DocumentIdentifier?) {
    results.removeAll { $0.range.isEqual(range) && $0.document == document }
    onFinish?()
  }

  @MainActor func finish() { onFinish?() }

  @MainActor func invalidate() {
    results = []
    onInvalidate?()
  }

  func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
    nonisolated(unsafe) var value: Value?
    nonisolated(unsafe) let body = body
    if Thread.isMainThread {
      return MainActor.assumeIsolated {
        value = body(); return value!
      }
    }
    DispatchQueue.main.sync { MainActor.assumeIsolated { value = body() } }
    return value!
  }

  func onMainSoon(_ body: @escaping @MainActor (TextSearchCollector) -> Void) {
    if Thread.isMainThread { return MainActor.assumeIsolated { body(self) } }
    DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
  }
}
