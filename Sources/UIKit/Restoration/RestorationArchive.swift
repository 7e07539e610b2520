import StateStore

/// The saved state of controllers and views with restoration identifiers, for applications without scene
/// delegates.
///
/// A controller is saved with the path of its ancestors' identifiers and its own; if one of them has none,
/// the branch is not saved. At launch, each saved controller is created by its restoration class, or by the
/// application's delegate, or else found among existing ones; then all of them decode their state, ancestors
/// first.
@MainActor
enum RestorationArchive {
  private static let name = "controllers"
  private static let version = 1
  private struct Registered { weak var object: (any UIStateRestoring)? }
  private static var registered: [String: Registered] = [:]

  static func register(_ object: any UIStateRestoring, _ identifier: String) {
    registered = registered.filter { $0.value.object != nil }
    registered[identifier] = Registered(object: object)
  }

  // MARK: Saving

  static func save() {
    let application = UIApplication.shared
    guard !application.lifecycle.adoptsScenes, let delegate = application.delegate else { return }
    let header = coder(values: header)
    guard delegate.application(application, shouldSaveSecureApplicationState: header) else { return }
    delegate.application(application, willEncodeRestorableStateWith: header)
    var entries: [Any] = []
    for window in application.windows where !window.isHidden {
      if let root = window.rootViewController { save(root, [], into: &entries) }
    }
    var objects: [String: Any] = [:]
    for (identifier, entry) in registered {
      guard let object = entry.object else { continue }
      let coder = coder()
      object.encodeRestorableState(with: coder)
      objects[identifier] = coder.values
    }
    StateRestorationCoordinator.shared.set(
      ["version": version, "header": header.values, "controllers": entries, "objects": objects],
      scope: StateRestorationCoordinator.applicationScope, name: name)
  }

  private static var header: [String: Any] {
    [
      UIApplication.stateRestorationUserInterfaceIdiomKey: UIDevice.current.userInterfaceIdiom.rawValue,
      UIApplication.stateRestorationBundleVersionKey:
        Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "",
    ]
  }

  private static func coder(values: [String: Any] = [:]) -> RestorationCoder {
    RestorationCoder(
      values: values,
      path: { controller in
        // State is encoded and decoded on the main thread.
        return MainActor.assumeIsolated { controller.restorationPath }
      })
  }

  private static func save(_ controller: UIViewController, _ parent: [String], into entries: inout [Any]) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = parent + [identifier]
    let coder = coder()
    controller.encodeRestorableState(with: coder)
    var entry: [String: Any] = ["path": path, "state": coder.values]
    let children = controller.children.compactMap(\.restorationIdentifier)
    if !children.isEmpty { entry["children"] = children }
    if let index = (controller as? any RestorableContainer)?.restorableIndex { entry["selected"] = index }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller,
      let id = presented.restorationIdentifier
    {
      entry["presented"] = id
    }
    if let view = controller.viewIfLoaded {
      var views: [String: Any] = [:]
      saveViews(view, into: &views)
      if !views.isEmpty { entry["views"] = views }
    }
    entries.append(entry)
    for child in controller.children { save(child, path, into: &entries) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      save(presented, path, into: &entries)
    }
  }

  private static func saveViews(_ view: UIView, into views: inout [String: Any]) {
    if let identifier = view.restorationIdentifier {
      let coder = coder()
      view.encodeRestorableState(with: coder)
      views[identifier] = coder.values
    }
    for subview in view.subviews where subview.owningController == nil {
      saveViews(subview, into: &views)
    }
  }

  // MARK: Restoring

  private struct Entry {
    let path: [String]
    let values: [String: Any]
    let state: [String: Any]
  }

  static func restore() {
    let application = UIApplication.shared
    guard let delegate = application.delegate,
      let saved = StateRestorationCoordinator.shared.value(
        scope: StateRestorationCoordinator.applicationScope, name: name) as? [String: Any],
      saved["version"] as? Int == version
    else { return }
    let header = RestorationCoder(values: saved["header"] as? [String: Any] ?? [:])
    guard delegate.application(application, shouldRestoreSecureApplicationState: header) else { return }
    let entries = (saved["controllers"] as? [Any] ?? []).compactMap { value -> Entry? in
      guard let values = value as? [String: Any],
        let path = (values["path"] as? [Any])?.compactMap({ $0 as? String }), !path.isEmpty
      else { return nil }
      return Entry(path: path, values: values, state: values["state"] as? [String: Any] ?? [:])
    }
    var made: [[String]: UIViewController] = [:]
    for entry in entries {
      let coder = RestorationCoder(values: entry.state)
      if let controller = controller(entry.path, coder, delegate, made) { made[entry.path] = controller }
    }
    for entry in entries {
      guard let controller = made[entry.path] else { continue }
      arrange(controller, entry, made)
      let coder = RestorationCoder(values: entry.state, controller: { made[$0] })
      controller.decodeRestorableState(with: coder)
      if let views = entry.values["views"] as? [String: Any], let view = controller.view {
        restoreViews(view, views)
      }
    }
    restoreObjects(saved["objects"] as? [String: Any] ?? [:], made)
    for entry in entries { made[entry.path]?.applicationFinishedRestoringState() }
    delegate.application(application, didDecodeRestorableStateWith: header)
  }

  private static func controller(
    _ path: [String], _ coder: RestorationCoder, _ delegate: any UIApplicationDelegate,
    _ made: [[String]: UIViewController]
  ) -> UIViewController? {
    let existing = existing(path, made)
    let type = existing?.restorationClass
    let answer =
      type.map { $0.viewController(withRestorationIdentifierPath: path, coder: coder) }
      ?? delegate.application(
        UIApplication.shared, viewControllerWithRestorationIdentifierPath: path, coder: coder)
    guard let found = answer ?? existing else { return nil }
    if found.restorationIdentifier == nil { found.restorationIdentifier = path.last }
    return found
  }

  /// Returns an existing controller: a root, a child, or one created by a storyboard.
  private static func existing(_ path: [String], _ made: [[String]: UIViewController]) -> UIViewController? {
    if path.count == 1 {
      let roots =
        UIApplication.shared.windows.compactMap(\.rootViewController)
        + [UIApplication.shared.delegate?.window??.rootViewController].compactMap { $0 }
      return roots.first { $0.restorationIdentifier == path[0] }
    }
    let parent = made[Array(path.dropLast())]
    return parent?.children.first { $0.restorationIdentifier == path.last }
  }

  /// Restores the children of a controller.
  private static func arrange(
    _ controller: UIViewController, _ entry: Entry, _ made: [[String]: UIViewController]
  ) {
    let children = (entry.values["children"] as? [Any] ?? []).compactMap { $0 as? String }
      .compactMap { made[entry.path + [$0]] }
    (controller as? any RestorableContainer)?.restore(
      children: children, selectedIndex: entry.values["selected"] as? Int)
    if let id = entry.values["presented"] as? String, let presented = made[entry.path + [id]],
      controller.presentedViewController == nil
    {
      HostRegistry.current.performWhenIdle { controller.present(presented, animated: false) }
    }
  }

  private static func restoreViews(_ view: UIView, _ saved: [String: Any]) {
    if let identifier = view.restorationIdentifier, let values = saved[identifier] as? [String: Any] {
      view.decodeRestorableState(with: RestorationCoder(values: values))
    }
    for subview in view.subviews where subview.owningController == nil { restoreViews(subview, saved) }
  }

  private static func restoreObjects(_ saved: [String: Any], _ made: [[String]: UIViewController]) {
    for (identifier, entry) in registered {
      guard let object = entry.object, let values = saved[identifier] as? [String: Any] else { continue }
      object.decodeRestorableState(with: RestorationCoder(values: values, controller: { made[$0] }))
      object.applicationFinishedRestoringState()
    }
  }
}

extension UIViewController {
  /// The path of identifiers to this controller; `nil` if one is missing.
  var restorationPath: [String]? {
    guard let restorationIdentifier else { return nil }
    guard let above = parent ?? presentingViewController else { return [restorationIdentifier] }
    return above.restorationPath.map { $0 + [restorationIdentifier] }
  }
}
