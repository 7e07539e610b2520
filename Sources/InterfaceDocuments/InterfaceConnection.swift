/// A connection between two objects in Interface Builder.
package enum InterfaceConnection: Hashable, Sendable {
  case outlet(property: String, destination: String)
  case outletCollection(property: String, destination: String, collectionClass: String?, appends: Bool)
  /// `destination` is an object, or the first responder's placeholder.
  case action(selector: String, destination: String, events: [String])
  case segue(InterfaceSegue)

  package init?(_ element: InterfaceElement) {
    switch element.name {
    case "outlet":
      guard let property = element["property"], let destination = element["destination"] else { return nil }
      self = .outlet(property: property, destination: destination)
    case "outletCollection":
      guard let property = element["property"], let destination = element["destination"] else { return nil }
      self = .outletCollection(
        property: property, destination: destination, collectionClass: element["collectionClass"],
        appends: element.flag("appends"))
    case "action":
      guard let selector = element["selector"] else { return nil }
      self = .action(
        selector: selector, destination: element["destination"] ?? element["target"] ?? "",
        events: element["eventType"].map { [$0] } ?? [])
    case "segue":
      self = .segue(InterfaceSegue(element))
    default: return nil
    }
  }
}

extension InterfaceElement {
  /// The connections that originate at this element.
  package var connections: [InterfaceConnection] {
    contents(of: "connections").compactMap(InterfaceConnection.init)
  }
}
