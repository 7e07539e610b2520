import InterfaceDocuments

/// Finds the destination of an unwind segue and performs it (Conformance.md C24, C25).
@MainActor
enum UnwindSearch {
  static func perform(_ template: InterfaceSegue, from controller: UIViewController, sender: Any?) {
    guard let name = template.unwindAction else { return }
    let action = Selector(name)
    let source = UIStoryboardUnwindSegueSource(source: controller, sender: sender, unwindAction: action)
    guard let destination = destination(of: source) else { return }
    let segue = make(template, controller, destination)
    controller.prepare(for: segue, sender: sender)
    SelectorRuntime.send(action, to: destination, sender: segue)
    segue.run()
  }

  private static func make(
    _ template: InterfaceSegue, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let segue: UIStoryboardSegue
    if let name = template.customClass, let type = InterfaceClasses.cls(name) as? UIStoryboardSegue.Type {
      segue = SegueFactory.make(type, template.identifier, source, destination)
    } else if let own = destination.segueForUnwinding(
      to: destination, from: source, identifier: template.identifier)
    {
      segue = own
    } else {
      segue = UIStoryboardSegue(identifier: template.identifier, source: source, destination: destination)
    }
    segue.behavior = .unwind
    segue.animates = template.animates
    return segue
  }

  // MARK: Search

  /// Returns the nearest controller that implements the action and allows it: for each container around the
  /// source, its children, nearest container first, then the container itself, then its presenter.
  static func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var inside = source.source
    while let around = inside.parent ?? inside.presentingViewController {
      if let found = search(around, source, excluding: inside) { return found }
      inside = around
    }
    return nil
  }

  private static func search(
    _ container: UIViewController, _ source: UIStoryboardUnwindSegueSource,
    excluding inside: UIViewController?
  ) -> UIViewController? {
    for child in container.allowedChildrenForUnwinding(from: source) where child !== inside {
      if let found = search(child, source, excluding: nil) { return found }
    }
    let can = container.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return can ? container : nil
  }
}
