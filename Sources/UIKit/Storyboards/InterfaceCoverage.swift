import InterfaceDocuments

/// The supported part of Interface Builder's format, determined by what the classes decode.
@MainActor
package enum InterfaceCoverage {
  /// The elements that become objects.
  package static var elements: [String] {
    (InterfaceClasses.knownViews + InterfaceClasses.knownControllers
      + InterfaceClasses.gestureRecognizers.keys
      + ["barButtonItem", "tabBarItem", "navigationItem", "searchController"]).sorted()
  }

  /// Returns the attributes, and the keys of values, that are decoded when the object of an element is
  /// created.
  package static func keys(of name: String) -> Set<String> {
    let element = InterfaceElement(name: name, attributes: ["contentMode": "scaleToFill"])
    let document = InterfaceDocument(root: InterfaceElement(name: "document"), file: "coverage")
    let loader = InterfaceLoader(
      document: document, bundle: .main, strings: InterfaceStrings(), scene: nil, owner: nil)
    InterfaceCoder.asked = [:]
    defer { InterfaceCoder.asked = nil }
    if let type = InterfaceClasses.controller(name) {
      _ = type.init(coder: InterfaceCoder(element, loader))
    } else {
      loader.makeObject(element)
    }
    return (InterfaceCoder.asked?[name] ?? []).union(readElsewhere(name))
  }

  /// Returns the keys that the storyboard decodes to find a controller, and those of objects created with its
  /// view.
  private static func readElsewhere(_ name: String) -> Set<String> {
    guard InterfaceClasses.controller(name) != nil else { return [] }
    return name == "tableViewController"
      ? ["storyboardIdentifier", "refreshControl"] : ["storyboardIdentifier"]
  }
}
