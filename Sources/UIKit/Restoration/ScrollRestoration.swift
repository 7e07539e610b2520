/// Restores the positions of a scene's scroll views from the application's previous run.
///
/// A scroll view is identified by the classes and titles of its enclosing controllers and by its index in its screen.
/// Only screens that exist after launch and that nobody has used are restored.
///
/// Differs from iOS: views need no restoration identifiers, because windows of a desktop restore without them.
@MainActor
package final class ScrollRestoration {
  /// Whether a screen is found again after its title has changed, as by an edit of the app's sources, if no other screen
  /// has the same classes around it.
  package static var ignoresTitles = false

  /// Whether any view has a position to restore. Checked in every layout of a scroll view.
  private(set) static var isPending = false

  /// Decoded positions of views that do not have their content yet.
  private static var decoded: [ObjectIdentifier: Decoded] = [:]
  private struct Decoded {
    weak var view: UIScrollView?
    var position: ScrollPosition
  }

  private var positions: [String: ScrollPosition]
  private var isInUse = false
  /// The number of lookups for each view since the scene came into use.
  private var lookups: [ObjectIdentifier: Int] = [:]
  /// The maximum number of lookups; a screen that becomes visible again has its content after a few layouts.
  private static let largestLookups = 10

  /// Creates the restoration from stored positions.
  ///
  /// - Parameter value: The value stored by `save`.
  init?(_ value: Any?) {
    guard let stored = value as? [String: Any] else { return nil }
    positions = stored.compactMapValues { ScrollPosition(propertyList: $0) }
    guard !positions.isEmpty else { return nil }
    Self.isPending = true
  }

  // MARK: Restoring

  /// Restores the position of a view after a layout, if it has one and the view has the content for it.
  static func viewDidLayOut(_ view: UIScrollView) {
    guard !view.bounds.isEmpty, let scene = view._window?.windowScene else { return }
    if let waiting = decoded[ObjectIdentifier(view)], waiting.view === view {
      if bring(view, to: waiting.position) { decoded[ObjectIdentifier(view)] = nil }
    } else {
      scene.scrollRestoration?.restore(view)
    }
  }

  /// Restores a decoded position as soon as the view has the content.
  static func restore(_ view: UIScrollView, to position: ScrollPosition) {
    decoded = decoded.filter { $0.value.view != nil }
    decoded[ObjectIdentifier(view)] = Decoded(view: view, position: position)
    isPending = true
    view.setNeedsLayout()
  }

  private func restore(_ view: UIScrollView) {
    guard !positions.isEmpty else { return }
    if isInUse {
      let count = lookups[ObjectIdentifier(view), default: 0]
      guard count < Self.largestLookups else { return }
      lookups[ObjectIdentifier(view)] = count + 1
    }
    guard let key = Self.key(of: view).flatMap(storedKey), let position = positions[key] else { return }
    if Self.bring(view, to: position) { positions[key] = nil }
  }

  /// Returns the key under which the position of a view was stored.
  private func storedKey(for key: String) -> String? {
    guard Self.ignoresTitles, positions[key] == nil else { return key }
    let found = positions.keys.filter { Self.isSame($0, key) }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether two paths are those of the same screen.
  static func isSame(_ path: String, _ other: String) -> Bool {
    path == other || ignoresTitles && withoutTitles(path) == withoutTitles(other)
  }

  private static func withoutTitles(_ key: String) -> String {
    key.replacing(#/“[^”]*”/#, with: "")
  }

  /// Scrolls a view to a position if it has the content.
  ///
  /// - Returns: Whether the restoration of the view is complete.
  private static func bring(_ view: UIScrollView, to position: ScrollPosition) -> Bool {
    guard !view.isTracking, !view.scroller.isMoving else { return true }
    guard position.offset(in: view) != nil else { return false }
    CATransaction.afterCommit { [weak view] in
      guard let view else { return }
      scroll(view, to: position)
      // Bars get their final heights at the end of a transition.
      let coordinator = view.nearestController?.transitionCoordinator
      coordinator?.animate(alongsideTransition: nil) { [weak view] _ in
        CATransaction.afterCommit { if let view { scroll(view, to: position) } }
      }
    }
    return true
  }

  private static func scroll(_ view: UIScrollView, to position: ScrollPosition) {
    // Repeats the scroll because bars change with the offset, and rows that become visible get their actual heights.
    for _ in 0..<8 where !view.isTracking {
      view._window?.layoutIfNeeded()
      guard let target = position.offset(in: view) else { return }
      let offset = view.contentOffset
      if abs(offset.x - target.x) < 0.5, abs(offset.y - target.y) < 0.5 { return }
      view.setContentOffset(target, animated: false)
    }
  }

  /// Called when a person begins to use the scene. Screens created later start at their tops.
  func personActs(in scene: UIWindowScene) {
    guard !isInUse, !positions.isEmpty else { return }
    isInUse = true
    var paths: Set<String> = []
    for window in scene.windows {
      guard let root = window.rootViewController else { continue }
      // Keeps the positions of screens that are not visible, beneath others or in other tabs.
      Self.visit(root) { if $0.viewIfLoaded?._window == nil { paths.insert(Self.path(of: $0)) } }
    }
    positions = positions.filter { key, _ in
      key.lastIndex(of: "#").map { paths.contains(String(key[..<$0])) } ?? false
    }
  }

  // MARK: Saving

  /// Stores the scroll positions of a scene's views.
  static func save(_ scene: UIWindowScene) {
    var stored: [String: Any] = (scene.scrollRestoration?.positions ?? [:]).mapValues(\.propertyList)
    let previous = scene.session.storedValue("scroll") as? [String: Any] ?? [:]
    for window in scene.windows where !window.isHidden {
      guard let root = window.rootViewController else { continue }
      visit(root) { controller in
        guard let view = controller.viewIfLoaded else { return }
        let path = path(of: controller)
        // Without a window there are no bars to measure from, so the stored position of such a screen is kept.
        guard view._window != nil else {
          for (key, value) in previous where key.hasPrefix(path + "#") { stored[key] = value }
          return
        }
        for (index, scrollView) in scrollViews(in: view).enumerated() {
          guard let position = ScrollPosition(scrollView) else { continue }
          stored["\(path)#\(index)"] = position.propertyList
        }
      }
    }
    scene.session.store(stored.isEmpty ? nil : stored, as: "scroll")
  }

  static func visit(_ controller: UIViewController, _ body: (UIViewController) -> Void) {
    body(controller)
    for child in controller.children { visit(child, body) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      visit(presented, body)
    }
  }

  static func path(of controller: UIViewController) -> String {
    var names: [String] = []
    var candidate: UIViewController? = controller
    while let current = candidate {
      let name = current.restorationIdentifier ?? current.screenTitle ?? ""
      names.append("\(type(of: current))“\(name)”")
      candidate = current.parent ?? current.presentingViewController
    }
    return names.reversed().joined(separator: "/")
  }

  private static func key(of view: UIScrollView) -> String? {
    var candidate: UIView? = view
    while let current = candidate {
      if let controller = current.owningController {
        guard let index = scrollViews(in: controller.view).firstIndex(where: { $0 === view }) else {
          return nil
        }
        return "\(path(of: controller))#\(index)"
      }
      candidate = current._superview
    }
    return nil
  }

  /// Returns the scroll views of one screen. Nested ones, such as rows that scroll horizontally, are created and
  /// removed with their rows and therefore excluded.
  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    outermost(UIScrollView.self, in: view).filter { !($0 is any UnrestoredScrollView) }
  }

  /// Returns the views of a type in one screen that are in no other view of the type, in the order of the subviews.
  static func outermost<View>(_ type: View.Type, in view: UIView) -> [View] {
    if let own = view as? View { return [own] }
    return view._subviews.filter { $0.owningController == nil }.flatMap { outermost(type, in: $0) }
  }
}
