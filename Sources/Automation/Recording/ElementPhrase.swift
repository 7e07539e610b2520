import AutomationProtocol
import Foundation

/// Builds the expression by which a UI test finds an element, such as `app.buttons["Save"]`.
package enum ElementPhrase {
  /// Types of elements that handle touches on their descendants.
  private static let operated: Set<XCUIElementType> = [
    .button, .switch, .slider, .link, .textField, .secureTextField, .searchField, .textView, .key, .stepper,
    .segmentedControl, .pickerWheel, .pageIndicator, .toggle,
  ]

  /// Types of elements that scroll.
  private static let scrolling: Set<XCUIElementType> = [.table, .collectionView, .scrollView, .webView]

  /// Returns the name of the query for a type.
  private static func query(_ type: XCUIElementType) -> String {
    switch type {
    case .other: "otherElements"
    case .switch: "switches"
    case .searchField, .textField, .secureTextField, .textView, .staticText, .scrollView, .collectionView,
      .datePicker, .pickerWheel, .segmentedControl, .progressIndicator, .activityIndicator, .pageIndicator,
      .navigationBar, .tabBar, .webView:
      "\(type)s"
    case .statusBar: "statusBars"
    default: "\(type)s"
    }
  }

  /// Returns the target of a touch: the innermost operable element, otherwise the innermost element with a label.
  package static func target(
    at point: CGPoint, in root: ElementSnapshot, isReachable: (UInt32) -> Bool
  ) -> [ElementSnapshot]? {
    guard let path = innermost(at: point, [root], isReachable) else { return nil }
    if let index = path.lastIndex(where: { operated.contains($0.type) }) {
      // The label is that of the switch around the actual one.
      let isInner =
        path[index].type == .switch && name(path[index]).isEmpty && path[index - 1].type == .switch
      return Array(path[...(isInner ? index - 1 : index)])
    }
    if let index = path.lastIndex(where: { !name($0).isEmpty && $0.type != .application && $0.type != .other }
    ) {
      return Array(path[...index])
    }
    return path.lastIndex { $0.type == .cell }.map { Array(path[...$0]) }
  }

  /// Returns the path to the scroll view, table or list around an element.
  package static func scroller(of path: [ElementSnapshot]) -> [ElementSnapshot]? {
    path.lastIndex { scrolling.contains($0.type) }.map { Array(path[...$0]) }
  }

  /// Returns the path from the app to the innermost, frontmost element at a point.
  package static func innermost(
    at point: CGPoint, _ path: [ElementSnapshot], _ isReachable: (UInt32) -> Bool
  ) -> [ElementSnapshot]? {
    guard let last = path.last else { return nil }
    for child in last.children.reversed() {
      if let found = innermost(at: point, path + [child], isReachable) { return found }
    }
    guard last.type != .application, last.frame.contains(point), isReachable(last.id) else { return nil }
    return path
  }

  /// Types of elements into which a person types.
  private static let typed: Set<XCUIElementType> = [.textField, .secureTextField, .searchField, .textView]

  /// Returns the expression for the text field with the keyboard focus, or for the app if another element has it.
  package static func focusedField(in root: ElementSnapshot) -> String {
    func find(_ path: [ElementSnapshot]) -> [ElementSnapshot]? {
      guard let last = path.last else { return nil }
      if last.flags.contains(.focused), let field = path.lastIndex(where: { typed.contains($0.type) }) {
        return Array(path[...field])
      }
      return last.children.lazy.compactMap { find(path + [$0]) }.first
    }
    return find([root]).map(text) ?? "app"
  }

  private static func name(_ element: ElementSnapshot) -> String {
    [element.identifier, element.label, element.placeholder ?? ""].first { !$0.isEmpty } ?? ""
  }

  /// Returns whether a query's subscript with the text matches the element.
  private static func matches(_ element: ElementSnapshot, _ name: String) -> Bool {
    element.identifier == name || element.label == name || element.placeholder == name
  }

  /// Returns the expression for an element.
  ///
  /// - Parameter path: The elements from the app to the element.
  package static func text(_ path: [ElementSnapshot]) -> String {
    guard let root = path.first, let element = path.last, path.count > 1 else { return "app" }
    let all = descendants(of: root).filter { $0.type == element.type }
    let query = "app.\(query(element.type))"
    let name = name(element)
    if !name.isEmpty {
      let same = all.filter { matches($0, name) }
      if same.count == 1 { return "\(query)[\(quoted(name))]" }
      // A container with an identifier distinguishes elements that are otherwise equal.
      for container in path.dropLast().reversed()
      where [.navigationBar, .alert, .sheet, .tabBar, .toolbar, .cell].contains(container.type) {
        let inside = descendants(of: container).filter { $0.type == element.type && matches($0, name) }
        let containers = descendants(of: root).filter { $0.type == container.type }
        guard inside.count == 1 else { continue }
        if containers.count == 1 {
          return "app.\(Self.query(container.type)).\(Self.query(element.type))[\(quoted(name))]"
        }
        let label = Self.name(container)
        if !label.isEmpty, containers.filter({ Self.name($0) == label }).count == 1 {
          return
            "app.\(Self.query(container.type))[\(quoted(label))].\(Self.query(element.type))[\(quoted(name))]"
        }
      }
      if let index = same.firstIndex(where: { $0.id == element.id }) {
        return index == 0
          ? "\(query)[\(quoted(name))].firstMatch"
          : "\(query).matching(identifier: \(quoted(name))).element(boundBy: \(index))"
      }
    }
    if all.count == 1 { return "\(query).element" }
    if element.type == .cell, let text = content(of: element, among: all) {
      return "\(query).containing(.staticText, identifier: \(quoted(text))).element"
    }
    let index = all.firstIndex { $0.id == element.id } ?? 0
    return "\(query).element(boundBy: \(index))"
  }

  /// Returns a text that only this cell contains.
  private static func content(of cell: ElementSnapshot, among all: [ElementSnapshot]) -> String? {
    func texts(_ cell: ElementSnapshot) -> [String] {
      descendants(of: cell).filter { $0.type == .staticText }.map(name).filter { !$0.isEmpty }
    }
    let others = Set(all.filter { $0.id != cell.id }.flatMap(texts))
    return texts(cell).first { !others.contains($0) }
  }

  private static func descendants(of element: ElementSnapshot) -> [ElementSnapshot] {
    element.children.flatMap { [$0] + descendants(of: $0) }
  }

  /// Returns the text as a Swift string literal.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\r": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
