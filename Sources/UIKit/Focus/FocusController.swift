/// Moves the keyboard focus within one window, shows it, and performs key actions.
@MainActor
package final class FocusController {
  @OwnerReference private var window: UIWindow
  private(set) lazy var system = UIFocusSystem(window: window)
  private weak var focused: UIView?
  /// The last position of the focus on the current screen.
  private var lastPlace: CGRect?
  private var ring: CALayer?
  /// Whether the user works with the keyboard rather than with a finger or a pointer.
  private(set) var isInUse = false
  private var visited: [ObjectIdentifier: WeakView] = [:]
  private var earlier: [WeakView] = []
  private weak var wanted: AnyObject?

  private struct WeakView { weak var view: UIView? }

  init(_ window: UIWindow) { _window = OwnerReference(wrappedValue: window) }

  /// The focused view, as long as it is in the window.
  package var item: UIView? { focused.flatMap { $0._window === window ? $0 : nil } }

  // MARK: Moving

  /// Moves the focus to a view, or removes it.
  /// - Returns: Whether all environments allowed the update.
  @discardableResult
  package func move(to view: UIView?, heading: UIFocusHeading = []) -> Bool {
    let old = item
    guard old !== view else { return true }
    let context = UIFocusUpdateContext(from: old, to: view, heading: heading)
    let environments =
      chain(from: old) + chain(from: view).filter { new in !chain(from: old).contains { $0 === new } }
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    hideRing()
    focused = view
    if let old, let control = old as? UIControl { control.stateDidChange() }
    if let view {
      visited[FocusScope.group(of: view)] = WeakView(view: view)
      if let control = view as? UIControl { control.stateDidChange() }
      if view is any UIKeyInput { view.becomeFirstResponder() } else { resignText() }
      reveal(view)
      showRing(view)
      lastPlace = view.convert(view.bounds, to: window)
      AccessibilityCenter.shared.focus(view)
    }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextKey: context, UIFocusSystem.animationCoordinatorKey: coordinator,
      ])
    return true
  }

  private func resignText() {
    if let text = window.firstResponder, text is any UIKeyInput { text.resignFirstResponder() }
  }

  private func chain(from view: UIView?) -> [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    var candidate: (any UIFocusEnvironment)? = view
    while let current = candidate {
      found.append(current)
      candidate = current.parentFocusEnvironment
    }
    return found
  }

  private func reveal(_ view: UIView) {
    var ancestor = view._superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        scroll.scrollRectToVisible(
          scroll.convert(view.bounds.insetBy(dx: -8, dy: -8), from: view), animated: true)
      }
      ancestor = current._superview
    }
  }

  /// Moves to the next or previous tab stop, wrapping around at the ends.
  func step(_ step: Int) {
    endEmptySearch()
    let items = FocusScope.items(in: window)
    guard !items.isEmpty else { return }
    isInUse = true
    var stops: [(group: ObjectIdentifier, first: UIView)] = []
    for item in items {
      let group = FocusScope.group(of: item)
      if !stops.contains(where: { $0.group == group }) { stops.append((group, item)) }
    }
    let current = item ?? (window.firstResponder as? UIView)
    let index = current.flatMap { view in stops.firstIndex { $0.group == FocusScope.group(of: view) } }
    guard let index else {
      if let place = current.map({ $0.convert($0.bounds, to: window) }) ?? lastPlace {
        return enter(
          stop(beside: place, step, stops.map(\.first)), items, heading: step > 0 ? .next : .previous)
      }
      enter(
        step > 0 ? preferred(items) : stops[stops.count - 1].first, items,
        heading: step > 0 ? .next : .previous)
      return
    }
    let next = stops[(index + step + stops.count) % stops.count]
    enter(next.first, items, heading: step > 0 ? .next : .previous)
  }

  /// Returns the tab stop after or before the position of a focused view that has since left the screen, such
  /// as a control in a row that was scrolled away.
  private func stop(beside place: CGRect, _ step: Int, _ stops: [UIView]) -> UIView {
    let next =
      stops.firstIndex { view in
        let frame = view.convert(view.bounds, to: window)
        return (frame.minY, frame.minX) > (place.minY, place.minX)
      } ?? stops.count
    return step > 0 ? stops[next % stops.count] : stops[(next + stops.count - 1) % stops.count]
  }

  /// Ends an empty search that began when the focus passed its field, which restores the buttons of the bar.
  private func endEmptySearch() {
    guard let field = window.firstResponder as? UISearchTextField, field.text?.isEmpty != false,
      let search = field.searchBar?.controller, search.isActive, !search.holdsItsBar
    else { return }
    UIView.performWithoutAnimation {
      search.isActive = false
      window.layoutIfNeeded()
    }
  }

  /// Returns the last focused item of a tab stop, or its first one.
  private func enter(_ first: UIView, _ items: [UIView], heading: UIFocusHeading) {
    var last = visited[FocusScope.group(of: first)]?.view
    if let group = FocusScope.groupView(of: first) as? any FocusGroupView {
      let entry = group.focusEntry(last)
      if entry !== last, let entry { return void(move(to: entry, heading: heading)) }
      last = entry
    }
    move(to: last.flatMap { view in items.contains { $0 === view } ? view : nil } ?? first, heading: heading)
  }

  /// Returns the initial focus: the preference of the screen, or its first content below the bar.
  private func preferred(_ items: [UIView]) -> UIView {
    if let controller = window.deepestController {
      for environment in controller.preferredFocusEnvironments {
        if let view = resolve(environment, items) { return view }
      }
    }
    return items.first { !$0.isInBar } ?? items[0]
  }

  private func resolve(_ environment: any UIFocusEnvironment, _ items: [UIView]) -> UIView? {
    if let view = environment as? UIView, items.contains(where: { $0 === view }) { return view }
    for inner in environment.preferredFocusEnvironments {
      if inner !== environment, let found = resolve(inner, items) { return found }
    }
    guard let view = environment as? UIView, !(view === window.deepestController?.viewIfLoaded) else {
      return nil
    }
    return items.first { $0.isDescendant(of: view) }
  }

  /// Moves to the nearest item in a direction, within the focus group if there is one.
  func move(_ heading: UIFocusHeading) -> Bool {
    guard let current = item else { return false }
    let group = FocusScope.group(of: current)
    let all = FocusScope.items(in: window).filter { $0 !== current }
    let grouped = all.filter { FocusScope.group(of: $0) == group }
    let start = current.convert(current.bounds, to: window)
    let best = (grouped.isEmpty ? all : grouped).compactMap { view -> (UIView, CGFloat)? in
      distance(from: start, to: view.convert(view.bounds, to: window), heading).map { (view, $0) }
    }.min { $0.1 < $1.1 }
    guard let best else { return false }
    isInUse = true
    return move(to: best.0, heading: heading)
  }

  private func distance(from: CGRect, to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
    switch heading {
    case .up where to.maxY <= from.minY + 1: return -dy + 2 * abs(dx)
    case .down where to.minY >= from.maxY - 1: return dy + 2 * abs(dx)
    case .left where to.maxX <= from.minX + 1: return -dx + 2 * abs(dy)
    case .right where to.minX >= from.maxX - 1: return dx + 2 * abs(dy)
    default: return nil
    }
  }

  // MARK: Following the screen

  /// Hides the focus when a finger or the pointer is used.
  func touchWillBegin() {
    guard isInUse else { return }
    isInUse = false
    if let item, !(item is any UIKeyInput) { move(to: nil) } else { hideRing() }
  }

  /// Moves the focus to a new topmost screen, or back to its previous position there.
  func screenDidChange() {
    lastPlace = nil
    guard isInUse else { return }
    let items = FocusScope.items(in: window)
    if let item, items.contains(where: { $0 === item }) { return }
    if let focused { earlier.append(WeakView(view: focused)) }
    earlier.removeAll { $0.view == nil }
    guard !items.isEmpty else { return void(move(to: nil)) }
    if let back = earlier.lastIndex(where: { entry in items.contains { $0 === entry.view } }) {
      let view = earlier[back].view
      earlier.removeSubrange(back...)
      void(move(to: view))
    } else {
      void(move(to: preferred(items)))
    }
  }

  private func void(_: Bool) {}

  func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
    wanted = environment
    CATransaction.afterCommit { [weak self] in self?.updateIfNeeded() }
  }

  func updateIfNeeded() {
    guard let environment = wanted as? any UIFocusEnvironment else { return }
    wanted = nil
    let items = FocusScope.items(in: window)
    guard isInUse || item != nil, let view = resolve(environment, items) else { return }
    move(to: view)
  }

  // MARK: The ring

  private func showRing(_ view: UIView) {
    guard isInUse, !(view is any UIKeyInput), view.focusEffect is UIFocusHaloEffect else { return }
    let ring = CALayer()
    ring.borderWidth = 3
    ring.zPosition = 1000
    self.ring = ring
    view.flags.insert(.showsFocusRing)
    view.layer.addSublayer(ring)
    placeRing()
  }

  private func hideRing() {
    ring?.removeFromSuperlayer()
    ring = nil
    focused?.flags.remove(.showsFocusRing)
  }

  /// Places the focus ring around the view, or just inside one that clips.
  func placeRing() {
    guard let ring, let view = focused else { return }
    var rect = view.bounds
    var radius = view.layer.cornerRadius
    if let halo = view.focusEffect as? UIFocusHaloEffect, case .rect(let place, let corner) = halo.shape {
      (rect, radius) = (place, corner)
    }
    let gap: CGFloat = view.clipsToBounds || !(view is UIControl) ? -2 : 4
    if radius == 0 { radius = gap < 0 ? 8 : 4 }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = rect.insetBy(dx: -gap, dy: -gap)
    ring.cornerRadius = radius + gap
    ring.cornerCurve = .continuous
    ring.borderColor =
      view.tintColor.withAlphaComponent(0.8).resolvedColor(with: view.traitCollection).cgColor
    CATransaction.commit()
  }
}

extension UIView {
  fileprivate var isInBar: Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if let role = current.containerRole, role != .window { return true }
      candidate = current._superview
    }
    return false
  }
}
