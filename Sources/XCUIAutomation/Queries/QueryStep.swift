import AutomationProtocol
import Foundation

/// A step of a query.
enum QueryStep {
  /// All descendants of a type.
  case descendants(XCUIElementType)
  /// The direct children of a type.
  case children(XCUIElementType)
  case matching(ElementFilter)
  /// Elements with a descendant that matches the filter.
  case containing(ElementFilter)
  /// The only match.
  case single
  case index(Int)
  case first

  var description: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.displayName)"
    case .children(let type): "Children matching type \(type.displayName)"
    case .matching(let filter): "Elements matching \(filter.description)"
    case .containing(let filter): "Elements containing elements matching \(filter.description)"
    case .single: "Only element"
    case .index(let index): "Element at index \(index)"
    case .first: "First match"
    }
  }

  /// Whether the step results in at most one element.
  var isBinding: Bool {
    switch self {
    case .single, .index, .first: true
    default: false
    }
  }

  /// Applies the step to the results of the previous steps.
  func apply(to found: [ElementReference]) -> [ElementReference] {
    switch self {
    case .descendants(let type):
      var seen: Set<UInt32> = []
      return found.flatMap { $0.descendants(of: type) }.filter { seen.insert($0.snapshot.id).inserted }
    case .children(let type):
      return found.flatMap { parent in
        parent.snapshot.children.filter { type == .any || $0.type == type }.map {
          ElementReference(snapshot: $0, path: parent.path + [parent.snapshot])
        }
      }
    case .matching(let filter): return found.filter { filter.accepts($0.snapshot) }
    case .containing(let filter):
      return found.filter {
        filter.includesElement && filter.accepts($0.snapshot)
          || $0.descendants(of: .any).contains { filter.accepts($0.snapshot) }
      }
    case .single: return found
    case .index(let index): return found.indices.contains(index) ? [found[index]] : []
    case .first: return Array(found.prefix(1))
    }
  }
}

/// An element of a snapshot with its ancestors, starting with the app.
struct ElementReference {
  var snapshot: ElementSnapshot
  var path: [ElementSnapshot]

  func descendants(of type: XCUIElementType) -> [ElementReference] {
    var found: [ElementReference] = []
    func collect(_ parent: ElementSnapshot, _ path: [ElementSnapshot]) {
      let inner = path + [parent]
      for child in parent.children {
        if type == .any || child.type == type { found.append(ElementReference(snapshot: child, path: inner)) }
        collect(child, inner)
      }
    }
    collect(snapshot, path)
    return found
  }
}

/// A condition for matching elements.
enum ElementFilter {
  /// Matches text in the identifier, label, title, value or placeholder.
  case identifier(XCUIElementType, String?)
  case predicate(NSPredicate)

  func accepts(_ snapshot: ElementSnapshot) -> Bool {
    switch self {
    case .identifier(let type, let text):
      guard type == .any || snapshot.type == type else { return false }
      guard let text else { return true }
      return snapshot.identifier == text || snapshot.label == text || snapshot.title == text
        || snapshot.value?.text == text || snapshot.placeholder == text
    case .predicate(let predicate): return predicate.evaluate(with: SnapshotAttributes(snapshot))
    }
  }

  /// Whether an element that matches contains itself. As in XCTest, `staticTexts.containing(_:)` finds texts by a predicate.
  var includesElement: Bool {
    switch self {
    case .identifier: false
    case .predicate: true
    }
  }

  var description: String {
    switch self {
    case .identifier(let type, let text):
      let quoted = text.map { "\"\($0)\" IN identifiers" }
      let kind = type == .any ? nil : "type \(type.displayName)"
      return [kind, quoted.map { "predicate '\($0)'" }].compactMap { $0 }.joined(separator: " and ")
    case .predicate: return "a predicate"
    }
  }
}
