import InterfaceDocuments

extension UIViewController {

  package var storyboardIdentifier: String? { storyboardScene?.content.controller?["storyboardIdentifier"] }

  var storyboardScene: StoryboardScene? { rare?.storyboard as? StoryboardScene }

  /// Starts the segue with an identifier; Conformance.md M21.
  func startSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene = storyboardScene, let segue = scene.segue(withIdentifier: identifier) else {
      return UIKitFault.raise(
        .invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(segue, sender: sender, canBeRefused: false)
  }

  func defaultChildContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = source.source
    while let controller = candidate {
      if controller.parent === self { return controller }
      candidate = controller.parent
    }
    return nil
  }

  /// Returns whether the controller implements the action and is not the source of the unwind segue.
  func respondsToUnwind(_ action: Selector, from source: UIViewController) -> Bool {
    source !== self && responds(to: action)
  }

  // MARK: Decoding

  func readScene(_ coder: InterfaceCoder) {
    coder.loader.enter(self, coder.element)
    if let scene = coder.loader.scene, scene.controller == nil {
      scene.controller = self
      extendedState.storyboard = scene
    }
    applyController(coder)
  }

  /// Loads the view from the scene, or from the nib of the controller or with its name.
  func readView() -> Bool {
    if let scene = storyboardScene { return scene.loadView() }
    if let name = rare?.nibName { return loadView(nib: name, required: true) }
    guard let name = DefaultNibs.name(for: self) else { return false }
    return loadView(nib: name, required: false)
  }

  /// Loads the view from a nib; Conformance.md M25.
  private func loadView(nib name: String, required: Bool) -> Bool {
    let bundle = nibBundle ?? .main
    guard let file = InterfaceFiles.find(name, endings: ["xib", "nib"], in: bundle) else {
      guard required else { return false }
      UIKitFault.raise(
        .internalInconsistency, "Could not load NIB in bundle: '\(bundle)' with name '\(name)'")
      return false
    }
    _ = UINib(file: file, bundle: bundle).instantiate(withOwner: self)
    guard _view != nil else {
      UIKitFault.raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
      )
      return false
    }
    return true
  }
}

/// The nibs that controllers load by default.
@MainActor
enum DefaultNibs {
  private static var known: [ObjectIdentifier: String?] = [:]

  /// Returns the nib with the name of the controller's class, or that name without `Controller`.
  static func name(for controller: UIViewController) -> String? {
    let type = type(of: controller)
    if let found = known[ObjectIdentifier(type)] { return found }
    var found: String?
    let name = _typeName(type, qualified: false)
    // The framework's own controllers have none, and a generic class does not have a valid file name.
    if !_typeName(type).hasPrefix("UIKit."), !name.contains("<") {
      var candidates = [name]
      if name.hasSuffix("Controller") { candidates.insert(String(name.dropLast("Controller".count)), at: 0) }
      found = candidates.first {
        InterfaceFiles.find($0, endings: ["xib", "nib"], in: controller.nibBundle ?? .main)
          .map { isController($0.document) } ?? false
      }
    }
    known[ObjectIdentifier(type)] = .some(found)
    return found
  }

  /// Returns whether a nib is for a controller: its owner has a view outlet.
  private static func isController(_ document: InterfaceDocument) -> Bool {
    document.objects.contains { object in
      object["placeholderIdentifier"] == "IBFilesOwner"
        && object.connections.contains {
          if case .outlet("view", _) = $0 { true } else { false }
        }
    }
  }
}
