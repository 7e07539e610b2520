/// An XML element of an Interface Builder document, with its children.
package struct InterfaceElement: Hashable, Sendable {
  /// The tag, such as `button`.
  package let name: String
  package let attributes: [String: String]
  package internal(set) var children: [InterfaceElement] = []
  /// The text content, for elements that have it.
  package internal(set) var text = ""
  /// The line number, starting at 1.
  package let line: Int

  package init(name: String, attributes: [String: String] = [:], line: Int = 0) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  package var id: String? { attributes["id"] }
  /// The key of the property whose value this element is.
  package var key: String? { attributes["key"] }

  /// The first child with a name.
  package func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child that is the value of a property.
  package func value(of key: String) -> InterfaceElement? {
    children.first { $0.attributes["key"] == key && $0.name != "variation" }
  }

  /// The children of the first child with a name, such as `subviews`.
  package func contents(of name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// The Boolean value of an attribute.
  package func flag(_ attribute: String, default fallback: Bool = false) -> Bool {
    attributes[attribute].map { $0 == "YES" } ?? fallback
  }

  package func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute], let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The custom class with its module, such as `App.Cell`.
  package var customClass: String? {
    guard let name = attributes["customClass"], !name.isEmpty else { return nil }
    guard let module = attributes["customModule"], !module.isEmpty else { return name }
    return "\(module).\(name)"
  }

  /// A descriptive name of the element: its label in the editor, its title or text, or its tag.
  package var displayName: String {
    for attribute in ["userLabel", "title", "text", "storyboardIdentifier", "customClass"] {
      if let text = attributes[attribute], !text.isEmpty { return text }
    }
    return name
  }

  /// Calls `body` with this element and all descendants, parents first.
  package func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

extension InterfaceElement {
  /// Appends a child.
  package mutating func append(_ child: InterfaceElement) { children.append(child) }
}

extension InterfaceElement {
  /// The element with an identifier, among this one and its descendants.
  package func find(_ id: String) -> InterfaceElement? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }
}

extension InterfaceElement {
  /// Returns the element without some of its subviews.
  package func removingSubviews(_ ids: Set<String>) -> InterfaceElement {
    var copy = self
    guard let index = copy.children.firstIndex(where: { $0.name == "subviews" }) else { return self }
    copy.children[index].children.removeAll { $0.id.map(ids.contains) == true }
    return copy
  }
}
