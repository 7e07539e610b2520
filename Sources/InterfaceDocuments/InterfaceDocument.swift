import Foundation

/// A parsed storyboard or nib.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable { case storyboard, nib }

  /// The name of the file, for messages.
  package let file: String
  package let kind: Kind
  /// The `document` element.
  package let root: InterfaceElement
  package let scenes: [InterfaceScene]
  /// The top-level objects of a nib.
  package let objects: [InterfaceElement]
  package let initialController: String?
  package let isLaunchScreen: Bool
  /// The document's images with their sizes in points, and whether they are system symbols.
  package let images: [String: Image]
  /// The document's fallbacks for named colors of asset catalogs and the system.
  package let colors: [String: InterfaceElement]
  /// Problems found while reading.
  package let issues: [InterfaceIssue]
  /// The anchor views of popovers.
  package let anchors: Set<String>
  private let sceneOfController: [String: Int]
  private let controllerOfIdentifier: [String: String]

  package struct Image: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var isSymbol: Bool
  }

  /// Reads a document from its XML.
  /// - Throws: `InterfaceDocumentError` if the data is not a document.
  package init(data: Data, file: String) throws {
    let root: InterfaceElement
    do {
      root = try InterfaceReader.read(Array(data))
    } catch {
      throw InterfaceDocumentError(file: file, line: error.line, message: error.message)
    }
    guard root.name == "document" || root.name == "archive" else {
      throw InterfaceDocumentError(
        file: file, line: root.line, message: "<\(root.name)> is no Interface Builder document")
    }
    guard root.name == "document" else {
      throw InterfaceDocumentError(
        file: file, line: root.line,
        message: "the format of Xcode 4 and earlier is not supported; save it with a newer Xcode")
    }
    self.init(root: root, file: file)
  }

  package init(root: InterfaceElement, file: String) {
    self.file = file
    self.root = root
    var issues: [InterfaceIssue] = []
    if let runtime = root["targetRuntime"], !runtime.contains("CocoaTouch") {
      issues.append(
        InterfaceIssue(
          file: file, line: root.line, scene: nil, element: "document",
          message: "it is for another system, \(runtime)"))
    }
    kind = root["type"]?.contains("Storyboard") == true || root.first("scenes") != nil ? .storyboard : .nib
    scenes = root.contents(of: "scenes").filter { $0.name == "scene" }.map(InterfaceScene.init)
    objects = root.contents(of: "objects")
    initialController = root["initialViewController"]
    isLaunchScreen = root.flag("launchScreen")
    var images: [String: Image] = [:]
    var colors: [String: InterfaceElement] = [:]
    for resource in root.contents(of: "resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        images[name] = Image(
          width: resource.number("width") ?? 0, height: resource.number("height") ?? 0,
          isSymbol: resource["catalog"] == "system")
      case "namedColor", "systemColor": colors[name] = resource.first("color")
      default: break
      }
    }
    anchors = Set(scenes.flatMap { $0.segues.compactMap(\.segue.popoverAnchorView) })
    self.images = images
    self.colors = colors
    var sceneOfController: [String: Int] = [:]
    var controllerOfIdentifier: [String: String] = [:]
    for (index, scene) in scenes.enumerated() {
      guard let controller = scene.controller, let id = controller.id else {
        issues.append(
          InterfaceIssue(
            file: file, line: 0, scene: scene.id, element: "scene", message: "it has no controller"))
        continue
      }
      sceneOfController[id] = index
      if let identifier = controller["storyboardIdentifier"] { controllerOfIdentifier[identifier] = id }
    }
    self.sceneOfController = sceneOfController
    self.controllerOfIdentifier = controllerOfIdentifier
    self.issues = issues
  }

  /// The scene that contains a controller.
  package func scene(ofController id: String) -> InterfaceScene? { sceneOfController[id].map { scenes[$0] } }

  /// The identifier of the controller with a storyboard identifier.
  package func controller(identifier: String) -> String? { controllerOfIdentifier[identifier] }

  package var storyboardIdentifiers: [String] { controllerOfIdentifier.keys.sorted() }
}

/// The reason why a file could not be read.
package struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let message: String

  package var description: String { "\(file):\(line): \(message)" }
}
