import InterfaceDocuments

/// What of Interface Builder's language is understood, as the classes themselves ask for it.
@MainActor
package enum InterfaceCoverage {
  /// The elements that become objects.
  package static var elements: [String] {
    (InterfaceClasses.knownViews + InterfaceClasses.knownControllers
      + InterfaceClasses.gestureRecognizers.keys
      + ["barButtonItem", "tabBarItem", "navigationItem", "searchController"]).sorted()
  }

  /// The attributes, and the names of the values, that an element is asked for when its object is made.
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

  /// What the storyboard reads of a controller to find it, and what is made with its view.
  private static func readElsewhere(_ name: String) -> Set<String> {
    guard InterfaceClasses.controller(name) != nil else { return [] }
    return name == "tableViewController"
      ? ["storyboardIdentifier", "refreshControl"] : ["storyboardIdentifier"]
  }
}
