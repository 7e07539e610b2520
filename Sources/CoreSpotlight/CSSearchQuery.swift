// Every `@unchecked Sendable`: an object is configured before it is shared between threads, and a query's results
// are read in its handlers. Errors are immutable.

import Foundation
import Synchronization

public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

public struct CSSearchQueryError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CSSearchQueryError
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CSSearchQueryErrorDomain }
  public static var unknown: Code { .unknown }
  public static var indexUnreachable: Code { .indexUnreachable }
  public static var invalidQuery: Code { .invalidQuery }
  public static var cancelled: Code { .cancelled }
}

/// The facts that results of a query have.
open class CSSearchQueryContext: NSObject {
  open var fetchAttributes: [String] = []
  open var filterQueries: [String] = []
  open var keyboardLanguage: String?
  public override init() { super.init() }
}

/// A query over the index of the app.
///
/// Comparisons have the form `title == "text*"c`: an attribute or `**` for all of them, `==` or `!=`, and a text with `*`
/// for any characters; the letters `c`, `d` and `w` behind it ignore case, ignore accents and match words. They are
/// combined with `&&`, `||` and parentheses. Differs from iOS: dates and numbers are not compared.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  public let queryString: String
  /// Receives the items before the completion handler is called.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  open var completionHandler: (((any Error)?) -> Void)?
  private let cancelled = Atomic(false)
  open var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  open private(set) var foundItemCount = 0
  open var protectionClasses: [FileProtectionType] = []

  public init(queryString: String, queryContext: CSSearchQueryContext?) { self.queryString = queryString }

  public convenience init(queryString: String, attributes: [String]? = nil) {
    self.init(queryString: queryString, queryContext: nil)
  }

  /// The entries that match. Throws `CSSearchQueryError.invalidQuery`.
  func matches(_ entries: [SearchIndex.Entry]) throws -> [SearchIndex.Entry] {
    guard let condition = SearchCondition(queryString) else { throw CSSearchQueryError(.invalidQuery) }
    return entries.filter(condition.matches)
  }

  open func start() {
    SearchIndex.queue.async {
      guard !self.isCancelled else { return self.completionHandler?(CSSearchQueryError(.cancelled)) ?? () }
      do {
        let items = try self.matches(SearchIndex.all()).map(\.item)
        self.foundItemCount = items.count
        if !items.isEmpty { self.foundItemsHandler?(items) }
        self.completionHandler?(nil)
      } catch let error as CSSearchQueryError {
        self.completionHandler?(error)
      } catch {
        self.completionHandler?(
          CSSearchQueryError(.indexUnreachable, userInfo: [NSUnderlyingErrorKey: error]))
      }
    }
  }

  open func cancel() { cancelled.store(true, ordering: .relaxed) }
}

/// A condition of a query string.
indirect enum SearchCondition {
  case comparison(attribute: String, pattern: String, options: Set<Character>, isNegated: Bool)
  case all(SearchCondition, SearchCondition)
  case any(SearchCondition, SearchCondition)

  init?(_ text: String) {
    var parser = Parser(rest: text[...])
    guard let condition = parser.disjunction(), parser.isAtEnd else { return nil }
    self = condition
  }

  func matches(_ entry: SearchIndex.Entry) -> Bool {
    switch self {
    case .all(let a, let b): return a.matches(entry) && b.matches(entry)
    case .any(let a, let b): return a.matches(entry) || b.matches(entry)
    case .comparison(let attribute, let pattern, let options, let isNegated):
      let found = Self.values(of: attribute, entry).contains { Self.matches($0, pattern, options) }
      return found != isNegated
    }
  }

  private static func values(of attribute: String, _ entry: SearchIndex.Entry) -> [String] {
    switch attribute {
    case "title": [entry.title].compactMap { $0 }
    case "displayName": [entry.displayName ?? entry.title].compactMap { $0 }
    case "contentDescription": [entry.summary].compactMap { $0 }
    case "textContent": [entry.text].compactMap { $0 }
    case "keywords": entry.keywords ?? []
    case "alternateNames": entry.alternateNames ?? []
    case "domainIdentifier": [entry.domain].compactMap { $0 }
    case "contentType": [entry.type]
    case "**", "*":
      [entry.title, entry.displayName, entry.summary, entry.text].compactMap { $0 } + (entry.keywords ?? [])
        + (entry.alternateNames ?? [])
    default: []
    }
  }

  private static func matches(_ value: String, _ pattern: String, _ options: Set<Character>) -> Bool {
    var expression = pattern.components(separatedBy: "*").map(NSRegularExpression.escapedPattern)
      .joined(separator: ".*")
    // A pattern for words may begin at any word.
    expression = options.contains("w") ? #"(^|.*\b)"# + expression + #"(\b.*|$)"# : "^" + expression + "$"
    var text = value
    if options.contains("d") {
      expression = expression.folding(options: .diacriticInsensitive, locale: nil)
      text = text.folding(options: .diacriticInsensitive, locale: nil)
    }
    var flags: NSString.CompareOptions = .regularExpression
    if options.contains("c") { flags.insert(.caseInsensitive) }
    return text.replacingOccurrences(of: "\n", with: " ").range(of: expression, options: flags) != nil
  }

  private struct Parser {
    var rest: Substring
    var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

    mutating func take(_ token: String) -> Bool {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.hasPrefix(token) else { return false }
      rest = rest.dropFirst(token.count)
      return true
    }

    mutating func disjunction() -> SearchCondition? {
      guard var left = conjunction() else { return nil }
      while take("||") {
        guard let right = conjunction() else { return nil }
        left = .any(left, right)
      }
      return left
    }

    mutating func conjunction() -> SearchCondition? {
      guard var left = comparison() else { return nil }
      while take("&&") {
        guard let right = comparison() else { return nil }
        left = .all(left, right)
      }
      return left
    }

    mutating func comparison() -> SearchCondition? {
      if take("(") {
        guard let inner = disjunction(), take(")") else { return nil }
        return inner
      }
      rest = rest.drop(while: \.isWhitespace)
      let attribute = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" }
      rest = rest.dropFirst(attribute.count)
      let isNegated = take("!=")
      guard !attribute.isEmpty, isNegated || take("==") || take("=") else { return nil }
      rest = rest.drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      rest = rest.dropFirst()
      var pattern = ""
      while let character = rest.popFirst(), character != quote {
        pattern.append(character == "\\" ? rest.popFirst() ?? character : character)
      }
      let options = rest.prefix(while: \.isLetter)
      rest = rest.dropFirst(options.count)
      return .comparison(
        attribute: String(attribute), pattern: pattern, options: Set(options), isNegated: isNegated)
    }
  }
}
