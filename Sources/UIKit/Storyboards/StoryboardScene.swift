import InterfaceDocuments

/// The scene from which a controller was created: its view, until it is loaded, and its segues.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  let content: InterfaceScene
  weak var controller: UIViewController?
  private(set) var loader: InterfaceLoader!
  private let element: InterfaceElement
  /// The other objects of the scene, retained as long as the controller.
  private var kept: [AnyObject] = []
  private var hasLoadedView = false
  /// The current nesting depth of embedded scenes.
  private static var embeddingDepth = 0

  init(storyboard: UIStoryboard, content: InterfaceScene, element: InterfaceElement) {
    self.storyboard = storyboard
    self.content = content
    self.element = element
    loader = makeLoader()
  }

  func keep(_ object: AnyObject) { kept.append(object) }

  // MARK: View

  /// The element of the controller's view.
  private var viewElement: InterfaceElement? { element.value(of: "view") }

  /// Creates and connects the view with its contents. Returns false if the scene has none.
  func loadView() -> Bool {
    guard !hasLoadedView, let viewElement, let controller else { return false }
    hasLoadedView = true
    let loader = makeLoader()
    loader.objects = self.loader.objects
    if let id = element.id { loader.objects[id] = controller }
    let before = Set(loader.objects.keys)
    guard let view = loader.makeView(viewElement) else { return false }
    controller.view = view
    if let table = controller as? UITableViewController, let refresh = element.value(of: "refreshControl") {
      table.refreshControl = loader.makeView(refresh) as? UIRefreshControl
    }
    for guide in element.contents(of: "layoutGuides") {
      guard let id = guide.id else { continue }
      loader.objects[id] =
        (guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide) as AnyObject
    }
    for object in content.otherObjects {
      if let made = loader.makeObject(object) { keep(made) }
    }
    loader.connectLoadedView(element, controller, before: before)
    connectItems(loader, before)
    self.loader.objects = [:]
    loader.finish()
    return true
  }

  /// Connects bar items and other objects that were created with the controller to objects in the view.
  private func connectItems(_ loader: InterfaceLoader, _ before: Set<String>) {
    for (id, object) in self.loader.objects where !(object is UIViewController) {
      guard let element = self.element.find(id) else { continue }
      for case .outlet(let property, let destination) in element.connections
      where !before.contains(destination) {
        guard let target = loader.object(destination) else { continue }
        KeyValueCoding.setValue(target, of: object, key: property)
      }
    }
  }

  /// Returns a loader for further objects of the scene: the view, or a cell.
  func makeLoader() -> InterfaceLoader {
    InterfaceLoader(
      document: storyboard.document, bundle: storyboard.bundle, strings: storyboard.strings, scene: self,
      owner: controller)
  }

  // MARK: Segues

  func segue(withIdentifier identifier: String) -> InterfaceSegue? {
    content.segues.first { $0.segue.identifier == identifier }?.segue
  }

  /// Creates the destination and the segue, lets the controller prepare, and performs the segue.
  func perform(_ template: InterfaceSegue, sender: Any?, canBeRefused: Bool) {
    guard let controller else { return }
    if case .unwind = template.kind {
      return UnwindSearch.perform(template, from: controller, sender: sender)
    }
    if template.kind == .push, controller.navigationController == nil {
      return UIKitFault.raise(
        .generic,
        "Could not find a navigation controller for segue '\(template.identifier ?? "")'. Push segues can only be used when "
          + "the source controller is managed by an instance of UINavigationController.")
    }
    guard let destination = makeDestination(of: template, sender: sender) else { return }
    let segue = SegueFactory.make(template, controller, destination)
    configure(destination, template, sender)
    controller.prepare(for: segue, sender: sender)
    segue.run()
  }

  private func makeDestination(of template: InterfaceSegue, sender: Any?) -> UIViewController? {
    guard let controller else { return nil }
    let made = storyboard.makeController(template.destination) { coder in
      guard let name = template.creationSelector else { return nil }
      let selector = Selector(name)
      let result = SelectorRuntime.callIfPossible(
        selector, on: controller, coder, sender, template.identifier)
      return (result ?? nil) as? UIViewController
    }
    if made == nil {
      UIKitFault.warn(
        "\(storyboard.document.file):\(template.line): scene \(content.id): segue: its destination cannot be made",
        category: "Storyboard")
    }
    return made
  }

  /// Applies the settings that must be in place when the controller prepares.
  private func configure(_ destination: UIViewController, _ template: InterfaceSegue, _ sender: Any?) {
    switch template.kind {
    case .presentation, .modal:
      if let style = template.modalPresentationStyle.flatMap({ InterfaceStyles.presentation[$0] }) {
        destination.modalPresentationStyle = style
      }
      if let style = template.modalTransitionStyle.flatMap({ InterfaceStyles.transition[$0] }) {
        destination.modalTransitionStyle = style
      }
    case .popoverPresentation, .popover:
      destination.modalPresentationStyle = .popover
      guard let popover = destination.popoverPresentationController else { return }
      var directions: UIPopoverArrowDirection = []
      if template.popoverArrowDirections.contains("up") { directions.insert(.up) }
      if template.popoverArrowDirections.contains("down") { directions.insert(.down) }
      if template.popoverArrowDirections.contains("left") { directions.insert(.left) }
      if template.popoverArrowDirections.contains("right") { directions.insert(.right) }
      if !directions.isEmpty { popover.permittedArrowDirections = directions }
      if let item = sender as? UIBarButtonItem {
        popover.barButtonItem = item
      } else if let view = anchorView(template) ?? sender as? UIView ?? controller?.viewIfLoaded {
        popover.sourceView = view
        popover.sourceRect = view.bounds
      }
    default: break
    }
  }

  private func anchorView(_ template: InterfaceSegue) -> UIView? {
    guard let id = template.popoverAnchorView else { return nil }
    return controller?.viewIfLoaded?.view(interfaceIdentifier: id)
  }

  /// Embeds a scene in a view of this one.
  func embed(_ template: InterfaceSegue, in container: UIView) {
    guard let controller else { return }
    guard Self.embeddingDepth < 16 else {
      return UIKitFault.warn(
        "\(storyboard.document.file): scenes embed each other without end", category: "Storyboard")
    }
    Self.embeddingDepth += 1
    defer { Self.embeddingDepth -= 1 }
    guard let destination = makeDestination(of: template, sender: container) else { return }
    let segue = SegueFactory.make(template, controller, destination)
    segue.behavior = .embed(in: BackReference(wrappedValue: container))
    controller.prepare(for: segue, sender: container)
    segue.run()
  }
}

/// The spelling of presentation styles in documents.
enum InterfaceStyles {
  static let presentation: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]
  static let transition: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}
