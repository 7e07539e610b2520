/// A scene of a storyboard: a controller with its additional objects.
package struct InterfaceScene: Hashable, Sendable {
  package let id: String
  /// The controller, the placeholders and additional objects.
  package let objects: [InterfaceElement]
  /// The index of the controller, or of the placeholder for one in another file.
  private let controllerIndex: Int?
  /// The segues of the scene with the identifiers of their source objects.
  package let segues: [(source: String, segue: InterfaceSegue)]

  package init(_ element: InterfaceElement) {
    id = element["sceneID"] ?? ""
    objects = element.contents(of: "objects")
    controllerIndex = objects.firstIndex {
      $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder"
        || $0["sceneMemberID"] == "viewController"
    }
    var found: [(String, InterfaceSegue)] = []
    for object in objects {
      object.visit { element in
        guard let id = element.id else { return }
        for connection in element.connections {
          if case .segue(let segue) = connection { found.append((id, segue)) }
        }
      }
    }
    segues = found
  }

  package var controller: InterfaceElement? { controllerIndex.map { objects[$0] } }

  /// The controller in another storyboard, if this scene is a storyboard reference.
  package var reference: (storyboard: String, identifier: String?, bundle: String?)? {
    guard let controller, controller.name == "viewControllerPlaceholder" else { return nil }
    return (
      controller["storyboardName"] ?? "", controller["referencedIdentifier"], controller["bundleIdentifier"]
    )
  }

  /// The objects other than the controller that are instantiated with it.
  package var otherObjects: [InterfaceElement] {
    objects.enumerated().filter { index, object in
      index != controllerIndex && object.name != "placeholder" && object.name != "exit"
    }.map(\.element)
  }

  package func placeholder(_ identifier: String) -> String? {
    objects.first { $0["placeholderIdentifier"] == identifier }?.id
  }

  package static func == (a: InterfaceScene, b: InterfaceScene) -> Bool {
    a.id == b.id && a.objects == b.objects
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(objects)
  }
}
