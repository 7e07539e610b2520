import CDynamicInit
import InterfaceDocuments

/// Makes the segue of a storyboard's description.
@MainActor
enum SegueKinds {
  static func make(
    _ template: InterfaceSegue, _ source: UIViewController, _ destination: UIViewController,
    _ scene: StoryboardScene
  ) -> UIStoryboardSegue? {
    let identifier = template.identifier
    if let name = template.customClass {
      if let type = InterfaceClasses.cls(name) as? UIStoryboardSegue.Type {
        let segue = make(type, identifier, source, destination)
        segue.animates = template.animates
        return segue
      }
      UIKitFault.warn("Unknown class \(name) in Interface Builder file.")
    }
    let type: UIStoryboardSegue.Type
    switch template.kind {
    case .show: type = UIStoryboardShowSegue.self
    case .showDetail: type = UIStoryboardShowDetailSegue.self
    case .push: type = UIStoryboardPushSegue.self
    case .presentation, .popoverPresentation, .modal, .popover: type = UIStoryboardPresentationSegue.self
    case .embed: type = UIStoryboardEmbedSegue.self
    case .replace:
      let segue = UIStoryboardReplaceSegue(identifier: identifier, source: source, destination: destination)
      segue.column = template.splitViewTargetIndex
      return segue
    case .unwind, .relationship, .custom, .unknown: type = UIStoryboardSegue.self
    }
    let segue = make(type, identifier, source, destination)
    segue.animates = template.animates
    return segue
  }

  /// A segue of a class that is known only now: its initialiser is not `required`.
  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    var identifier = identifier
    return withUnsafeMutablePointer(to: &identifier) { identifier in
      // The initialiser takes its arguments over.
      let taken = UnsafeMutablePointer<String?>.allocate(capacity: 1)
      taken.initialize(to: identifier.pointee)
      defer { taken.deallocate() }
      let made = ptl_new_segue(
        unsafeBitCast(type, to: UnsafeRawPointer.self), taken, Unmanaged.passRetained(source).toOpaque(),
        Unmanaged.passRetained(destination).toOpaque())
      return Unmanaged<UIStoryboardSegue>.fromOpaque(made!).takeRetainedValue()
    }
  }
}
