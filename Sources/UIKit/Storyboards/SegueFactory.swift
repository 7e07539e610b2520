import InterfaceDocuments

/// Creates segues from storyboard descriptions.
@MainActor
enum SegueFactory {
  static func make(
    _ template: InterfaceSegue, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let segue = make(segueClass(of: template), template.identifier, source, destination)
    segue.animates = template.animates
    segue.behavior = behavior(of: template)
    return segue
  }

  private static func segueClass(of template: InterfaceSegue) -> UIStoryboardSegue.Type {
    guard let name = template.customClass else { return UIStoryboardSegue.self }
    if let type = InterfaceClasses.cls(name) as? UIStoryboardSegue.Type { return type }
    UIKitFault.warn("Unknown class \(name) in Interface Builder file.")
    return UIStoryboardSegue.self
  }

  private static func behavior(of template: InterfaceSegue) -> SegueBehavior {
    switch template.kind {
    case .show: .show
    case .showDetail: .showDetail
    case .push: .push
    case .presentation, .popoverPresentation, .modal, .popover: .present
    case .replace: .replace(column: template.splitViewTargetIndex)
    case .unwind: .unwind
    case .embed, .relationship, .custom, .unknown: .none
    }
  }

  /// Creates a segue of a class known only at run time, whose initializer is not `required`.
  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    DynamicInit.makeSegue(type, identifier: identifier, source: source, destination: destination)
  }
}
