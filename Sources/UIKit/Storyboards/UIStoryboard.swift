import InterfaceDocuments

/// The screens of an app and the segues between them, as saved by Interface Builder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: InterfaceDocument
  let bundle: Bundle
  let strings: InterfaceStrings
  let name: String
  /// The controllers that are currently being created, because a container cannot contain itself.
  private var making: Set<String> = []

  /// Creates a storyboard from a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file without extension. If it does not exist, the same exception as on iOS is
  ///     raised.
  ///   - storyboardBundleOrNil: The bundle of the file; `nil` for the main bundle.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    if let file = InterfaceFiles.find(name, endings: ["storyboard"], in: bundle) {
      self.init(file, name: name, bundle: bundle)
      return
    }
    UIKitFault.raise(
      .invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(bundle)")
    let nothing = InterfaceDocument(root: InterfaceElement(name: "document"), file: "\(name).storyboard")
    self.init(InterfaceFiles.File(document: nothing, strings: InterfaceStrings()), name: name, bundle: bundle)
  }

  package convenience init(document: InterfaceDocument, name: String = "Storyboard", bundle: Bundle = .main) {
    self.init(
      InterfaceFiles.File(document: document, strings: InterfaceStrings()), name: name, bundle: bundle)
  }

  init(_ file: InterfaceFiles.File, name: String, bundle: Bundle) {
    document = file.document
    strings = file.strings
    self.name = name
    self.bundle = bundle
  }

  // MARK: Controllers

  /// Creates the initial controller; returns `nil` if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialController.flatMap { makeController($0, creator: nil) }
  }

  /// Creates the initial controller with `creator` and its coder, or as usual if that returns `nil`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    document.initialController.flatMap { id in makeController(id) { creator?($0) } } as? ViewController
  }

  /// Creates the controller with a storyboard identifier. If there is none, the same exception as on iOS is
  /// raised (M20).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier: identifier, creator: nil) ?? UIViewController()
  }

  /// Creates a controller with `creator` and its coder, or as usual if that returns `nil`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier: identifier) { creator?($0) }
    guard let made = made as? ViewController else {
      if made == nil, let plain = UIViewController() as? ViewController { return plain }
      fatalError(
        "the view controller with identifier '\(identifier)' is of type \(made.map { "\(type(of: $0))" } ?? "nothing"), "
          + "not \(ViewController.self)")
    }
    return made
  }

  /// Creates a controller by its identifier; Conformance.md M20.
  private func controller(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
  {
    guard let id = document.controller(identifier: identifier) else {
      UIKitFault.raise(
        .invalidArgument,
        "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'")
      return nil
    }
    return makeController(id, creator: creator)
  }

  /// Creates the controller of a scene, with its bar items and, for a container, its children.
  package func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    guard let content = document.scene(ofController: id), let element = content.controller else { return nil }
    if let reference = content.reference {
      return otherController(reference.storyboard, reference.identifier, reference.bundle, creator)
    }
    guard making.insert(id).inserted else {
      UIKitFault.warn("\(document.file):\(element.line): a container contains itself", category: "Storyboard")
      return nil
    }
    defer { making.remove(id) }
    let scene = StoryboardScene(storyboard: self, content: content, element: element)
    let coder = InterfaceCoder(element, scene.loader)
    let controller = creator?(coder) ?? controllerClass(element, scene.loader).init(coder: coder)
    guard let controller else { return nil }
    guard scene.controller === controller else {
      UIKitFault.raise(
        .internalInconsistency,
        "Custom instantiated <\(type(of: controller))> must be created with the coder that was provided for it"
      )
      return nil
    }
    scene.loader.finish()
    // The controller owns the scene, so the scene must not retain it.
    scene.loader.objects[id] = nil
    return controller
  }

  private func controllerClass(_ element: InterfaceElement, _ loader: InterfaceLoader)
    -> UIViewController.Type
  {
    let standard = InterfaceClasses.controller(element.name)
    let custom = InterfaceClasses.custom(element, of: UIViewController.self, loader)
    if standard == nil, custom == nil {
      loader.report(element, "controllers of this kind are unknown; a plain one stands for it")
    }
    return custom ?? standard ?? UIViewController.self
  }

  private func otherController(
    _ name: String, _ identifier: String?, _ bundleIdentifier: String?,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let bundle = bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? bundle
    guard let file = InterfaceFiles.find(name, endings: ["storyboard"], in: bundle) else {
      UIKitFault.raise(.invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(bundle)")
      return nil
    }
    let other = name == self.name ? self : UIStoryboard(file, name: name, bundle: bundle)
    if let identifier { return other.controller(identifier: identifier, creator: creator) }
    return other.document.initialController.flatMap { other.makeController($0, creator: creator) }
  }

  nonisolated open override var description: String { "<UIStoryboard: \(address)>" }
}
