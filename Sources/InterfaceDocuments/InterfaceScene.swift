/// A screen of a storyboard: a controller and what comes with it.
package struct InterfaceScene: Hashable, Sendable {
  package let id: String
  /// The controller, the placeholders and further objects.
  package let objects: [InterfaceElement]
  /// The place of the controller, or of the placeholder for one in another file.
  private let controllerIndex: Int?
  /// The segues that start in the scene, each with the object that it starts at.
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

  /// The controller of another storyboard that this scene stands for.
  package var reference: (storyboard: String, identifier: String?, bundle: String?)? {
    guard let controller, controller.name == "viewControllerPlaceholder" else { return nil }
    return (
      controller["storyboardName"] ?? "", controller["referencedIdentifier"], controller["bundleIdentifier"]
    )
  }

  /// The objects beside the controller that are made with it.
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
