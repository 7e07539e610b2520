/// Brings the scroll views of a scene back to where they were when the application ended.
///
/// A scroll view is identified by the classes and titles of the controllers around it and by its place in its screen. Only
/// screens that are there again at launch are scrolled, and none that a person has begun to use.
///
/// Differs from iOS: views need no restoration identifiers, as no window of a desktop does.
@MainActor
final class ScrollRestoration {
  /// Whether any view has a position to restore; read in every layout of a scroll view.
  private(set) static var isPending = false

  /// The positions of views that have decoded their state and wait for their content.
  private static var decoded: [ObjectIdentifier: Decoded] = [:]
  private struct Decoded {
    weak var view: UIScrollView?
    var position: ScrollPosition
  }

  private var positions: [String: ScrollPosition]
  private var isInUse = false
  /// How often views that were laid out since then have been looked up.
  private var lookups: [ObjectIdentifier: Int] = [:]
  /// A screen that comes back into sight has its content after a few layouts.
  private static let largestLookups = 10

  /// - Parameter value: what `save` stored.
  init?(_ value: Any?) {
    guard let stored = value as? [String: Any] else { return nil }
    positions = stored.compactMapValues { ScrollPosition(propertyList: $0) }
    guard !positions.isEmpty else { return nil }
    Self.isPending = true
  }

  // MARK: Restoring

  /// Scrolls a view that was laid out, if it has a position to restore and the content for it.
  static func viewDidLayOut(_ view: UIScrollView) {
    guard !view.bounds.isEmpty, let scene = view._window?.windowScene else { return }
    if let waiting = decoded[ObjectIdentifier(view)], waiting.view === view {
      if bring(view, to: waiting.position) { decoded[ObjectIdentifier(view)] = nil }
    } else {
      scene.scrollRestoration?.restore(view)
    }
  }

  /// Scrolls a view to a decoded position as soon as it has the content.
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
    guard let key = Self.key(of: view), let position = positions[key] else { return }
    if Self.bring(view, to: position) { positions[key] = nil }
  }

  /// - Returns: whether the view needs no more attempts.
  private static func bring(_ view: UIScrollView, to position: ScrollPosition) -> Bool {
    guard !view.isTracking, !view.scroller.isMoving else { return true }
    guard position.offset(in: view) != nil else { return false }
    CATransaction.afterCommit { [weak view] in
      guard let view else { return }
      scroll(view, to: position)
      // The bars get their heights after the end of a transition.
      let coordinator = view.nearestController?.transitionCoordinator
      coordinator?.animate(alongsideTransition: nil) { [weak view] _ in
        CATransaction.afterCommit { if let view { scroll(view, to: position) } }
      }
    }
    return true
  }

  private static func scroll(_ view: UIScrollView, to position: ScrollPosition) {
    // Bars change with the offset, and the heights of rows that come into sight become known.
    for _ in 0..<8 where !view.isTracking {
      view._window?.layoutIfNeeded()
      guard let target = position.offset(in: view) else { return }
      let offset = view.contentOffset
      if abs(offset.x - target.x) < 0.5, abs(offset.y - target.y) < 0.5 { return }
      view.setContentOffset(target, animated: false)
    }
  }

  /// The person has begun to use the scene: screens that are made from now on begin at their tops.
  func personActs(in scene: UIWindowScene) {
    guard !isInUse, !positions.isEmpty else { return }
    isInUse = true
    var paths: Set<String> = []
    for window in scene.windows {
      guard let root = window.rootViewController else { continue }
      // Those in sight have had their time; those beneath them and in other tabs come back later.
      Self.visit(root) { if $0.viewIfLoaded?._window == nil { paths.insert(Self.path(of: $0)) } }
    }
    positions = positions.filter { key, _ in
      key.lastIndex(of: "#").map { paths.contains(String(key[..<$0])) } ?? false
    }
  }

  // MARK: Saving

  /// Stores how far the views of a scene are scrolled.
  static func save(_ scene: UIWindowScene) {
    var stored: [String: Any] = (scene.scrollRestoration?.positions ?? [:]).mapValues(\.propertyList)
    let previous = scene.session.storedValue("scroll") as? [String: Any] ?? [:]
    for window in scene.windows where !window.isHidden {
      guard let root = window.rootViewController else { continue }
      visit(root) { controller in
        guard let view = controller.viewIfLoaded else { return }
        let path = path(of: controller)
        // Without a window there are no bars to measure from; such a screen is where it was when it was left.
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

  private static func visit(_ controller: UIViewController, _ body: (UIViewController) -> Void) {
    body(controller)
    for child in controller.children { visit(child, body) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      visit(presented, body)
    }
  }

  private static func path(of controller: UIViewController) -> String {
    var names: [String] = []
    var candidate: UIViewController? = controller
    while let current = candidate {
      let name = current.restorationIdentifier ?? current._navigationItem?.title ?? current.title ?? ""
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

  /// The scroll views of one screen. Those within others, as rows that scroll across, come and go with their rows.
  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    if let own = view as? UIScrollView { return own is UITextView ? [] : [own] }
    return view._subviews.filter { $0.owningController == nil }.flatMap { scrollViews(in: $0) }
  }
}
