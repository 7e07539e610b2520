/// One element of an Interface Builder document, with everything in it.
package struct InterfaceElement: Hashable, Sendable {
  /// The tag, such as `button`.
  package let name: String
  package let attributes: [String: String]
  package internal(set) var children: [InterfaceElement] = []
  /// What stands between the tags, of elements that hold text.
  package internal(set) var text = ""
  /// The line of the file, from 1.
  package let line: Int

  package init(name: String, attributes: [String: String] = [:], line: Int = 0) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  package var id: String? { attributes["id"] }
  /// The property that the element is the value of.
  package var key: String? { attributes["key"] }

  /// The first child of that name.
  package func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child that is the value of a property.
  package func value(of key: String) -> InterfaceElement? {
    children.first { $0.attributes["key"] == key && $0.name != "variation" }
  }

  /// The children of the first child of that name, such as those of `subviews`.
  package func contents(of name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// Whether an attribute says yes.
  package func flag(_ attribute: String, default fallback: Bool = false) -> Bool {
    attributes[attribute].map { $0 == "YES" } ?? fallback
  }

  package func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute], let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The class that the app names in the place of the standard one, with its module: `App.Cell`.
  package var customClass: String? {
    guard let name = attributes["customClass"], !name.isEmpty else { return nil }
    guard let module = attributes["customModule"], !module.isEmpty else { return name }
    return "\(module).\(name)"
  }

  /// What one would call the element: the label given in the editor, its title or text, or its name.
  package var displayName: String {
    for attribute in ["userLabel", "title", "text", "storyboardIdentifier", "customClass"] {
      if let text = attributes[attribute], !text.isEmpty { return text }
    }
    return name
  }

  /// Calls `body` with this element and every element in it, parents first.
  package func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

extension InterfaceElement {
  /// Adds a child at the end.
  package mutating func append(_ child: InterfaceElement) { children.append(child) }
}

extension InterfaceElement {
  /// The element of an identifier, this one or one in it.
  package func find(_ id: String) -> InterfaceElement? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }
}

extension InterfaceElement {
  /// The element without some of its subviews.
  package func removingSubviews(_ ids: Set<String>) -> InterfaceElement {
    var copy = self
    guard let index = copy.children.firstIndex(where: { $0.name == "subviews" }) else { return self }
    copy.children[index].children.removeAll { $0.id.map(ids.contains) == true }
    return copy
  }
}
