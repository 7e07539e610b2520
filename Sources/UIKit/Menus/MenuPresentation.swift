/// Shows a menu over a window until an element is chosen or the user touches elsewhere. Used for the menus of
/// buttons, bar items and the back button, and for context menus.
@MainActor
package final class MenuPresentation {
  /// The current menu; opening another one closes it.
  package private(set) static var current: MenuPresentation?

  private let overlay: MenuOverlayView
  private var lists: [MenuListView] = []
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var source: CGRect
  private let sender: Any?
  /// The preview lifted above the screen while the menu is open.
  private let lifted: LiftedPreview?
  private var whenClosed: (@MainActor () -> Void)?
  /// The focused view before an element of the menu was focused.
  private weak var focusBefore: UIView?
  private var isOpen = true
  /// Whether choosing an element checks it exclusively.
  private let selectsOne: Bool

  /// Opens a menu.
  ///
  /// - `source`: The frame of the source, in the coordinates of the window.
  /// - `sender`: The sender of the actions.
  /// - `lifted`: A preview that is shown above a blurred screen.
  /// - `selectsOne`: Whether choosing an element checks it exclusively.
  /// - `closed`: Called once, when the menu begins to close.
  @discardableResult
  package static func open(
    _ menu: UIMenu?, in window: UIWindow, source: CGRect, sender: Any?, lifted: LiftedPreview? = nil,
    selectsOne: Bool = false, closed: (@MainActor () -> Void)? = nil
  ) -> MenuPresentation {
    current?.close()
    let presentation = MenuPresentation(
      window: window, source: source, sender: sender, lifted: lifted, selectsOne: selectsOne)
    presentation.whenClosed = closed
    current = presentation
    presentation.appear(menu)
    return presentation
  }

  private init(window: UIWindow, source: CGRect, sender: Any?, lifted: LiftedPreview?, selectsOne: Bool) {
    overlay = MenuOverlayView(frame: window.bounds, blurs: lifted != nil)
    self.source = source
    self.sender = sender
    self.lifted = lifted
    self.selectsOne = selectsOne
    overlay.presentation = self
    window.addSubview(overlay)
  }

  package var menu: UIMenu? { lists.last?.menu }

  // MARK: Coming and going

  private func appear(_ menu: UIMenu?) {
    let list = menu.map(makeList)
    if let lifted { source = lifted.lift(in: overlay, leaving: list?.naturalSize.height ?? 0) }
    if let list { push(list) }
    UIView.animate(springDuration: 0.35, bounce: 0.15) { [overlay] in overlay.showBackdrop(true) }
  }

  private func makeList(_ menu: UIMenu) -> MenuListView {
    MenuListView(menu, content: MenuContent(menu, resolved: resolved))
  }

  private func push(_ list: MenuListView) {
    let placement = placement(of: list)
    list.layer.anchorPoint = placement.anchor
    place(list, in: placement.frame)
    if let below = lists.last {
      UIView.animate(withDuration: 0.2) {
        below.alpha = 0.4
        below.transform = CGAffineTransform(scaleX: 0.96, y: 0.96)
      }
      below.isUserInteractionEnabled = false
      below.accessibilityElementsHidden = true
    }
    lists.append(list)
    overlay.addSubview(list)
    list.alpha = 0
    list.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    UIView.animate(springDuration: 0.35, bounce: 0.15) {
      list.alpha = 1
      list.transform = .identity
    }
    resolveDeferred(in: list)
  }

  private func resolveDeferred(in list: MenuListView) {
    for case .loading(let element) in MenuContent(list.menu, resolved: resolved).entries {
      element.resolve { [weak self, weak list] answer in
        guard let self, let list, self.isOpen else { return }
        self.resolved[ObjectIdentifier(element)] = answer
        self.refresh(list)
      }
    }
  }

  private func refresh(_ list: MenuListView) {
    let highlighted = list.rows.firstIndex { $0.isFocused }
    list.show(MenuContent(list.menu, resolved: resolved))
    place(list, in: placement(of: list).frame)
    guard let highlighted, list.rows.indices.contains(highlighted), list.rows[highlighted].isSelectable else {
      return
    }
    list.highlight(list.rows[highlighted])
    focus(list.rows[highlighted])
  }

  /// Sets center and bounds, because a list below another one is scaled.
  private func place(_ list: MenuListView, in frame: CGRect) {
    let anchor = list.layer.anchorPoint
    list.bounds.size = frame.size
    list.center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  private func placement(of list: MenuListView) -> MenuPlacement {
    MenuPlacement(size: list.naturalSize, source: source, room: overlay.room)
  }

  /// Closes the menu without a choice.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    if Self.current === self { Self.current = nil }
    returnFocus()
    whenClosed?()
    whenClosed = nil
    overlay.isUserInteractionEnabled = false
    overlay.accessibilityViewIsModal = false
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) { [self] in
      overlay.showBackdrop(false)
      lifted?.drop()
      for list in lists {
        list.alpha = 0
        list.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
      }
    } completion: { [self] _ in
      lifted?.end()
      overlay.removeFromSuperview()
    }
  }

  /// Closes the menu after a change of the window, the text's size or the direction.
  func sourceMayHaveMoved() { close() }

  // MARK: Fingers

  /// Tracks a finger that was already down when the menu opened.
  package func track(_ point: CGPoint) {
    guard isOpen, let list = lists.last else { return }
    list.highlight(list.row(at: list.convert(point, from: overlay)))
  }

  /// Called when the finger that opened the menu lifts: chooses the element below it; elsewhere the menu
  /// stays open.
  package func release() {
    guard isOpen, let row = lists.last?.highlighted else { return }
    choose(row)
  }

  func tap(_ point: CGPoint) {
    guard isOpen, let list = lists.last else { return close() }
    if let row = list.row(at: list.convert(point, from: overlay)) { return choose(row) }
    if let lifted, lifted.contains(point, in: overlay) { return lifted.commit(closing: self) }
    lists.count > 1 ? pop() : close()
  }

  private func choose(_ row: MenuRowView) {
    guard row.isSelectable else { return }
    switch row.entry {
    case .submenu(let menu): push(makeList(menu))
    case .loading: break
    case .leaf(let leaf):
      if let list = lists.last, selectsOne || list.menu.options.contains(.singleSelection) {
        check(leaf, in: list.menu)
      }
      if !leaf.attributes.contains(.keepsMenuPresented) { close() }
      leaf.performWithSender(sender, target: nil)
      if isOpen, let list = lists.last { refresh(list) }
    }
  }

  private func check(_ chosen: any UIMenuLeaf, in menu: UIMenu) {
    for leaf in menu.leavesInLine { leaf.state = leaf === chosen ? .on : .off }
  }

  private func pop() {
    let list = lists.removeLast()
    let below = lists.last
    below?.isUserInteractionEnabled = true
    below?.accessibilityElementsHidden = false
    UIView.animate(withDuration: 0.2) {
      list.alpha = 0
      below?.alpha = 1
      below?.transform = .identity
    } completion: { _ in
      list.removeFromSuperview()
    }
  }

  // MARK: Keys

  /// - Returns: Whether the menu handled the key.
  package func press(_ key: UIKeyboardHIDUsage, in window: UIWindow) -> Bool {
    isOpen && overlay.window === window && overlay.press(key)
  }

  func move(by step: Int) {
    guard let list = lists.last else { return }
    let rows = list.rows.filter(\.isSelectable)
    guard !rows.isEmpty else { return }
    let index = list.highlighted.flatMap { row in rows.firstIndex { $0 === row } }
    let next = index.map { ($0 + step + rows.count) % rows.count } ?? (step > 0 ? 0 : rows.count - 1)
    list.highlight(rows[next])
    focus(rows[next])
  }

  func chooseHighlighted() {
    guard let row = lists.last?.highlighted else { return }
    choose(row)
    if case .submenu = row.entry { move(by: 1) }
  }

  func goBack() {
    guard lists.count > 1 else { return close() }
    pop()
    if let row = lists.last?.highlighted { focus(row) }
  }

  private func focus(_ row: MenuRowView) {
    // Text being edited keeps the keyboard.
    guard let window = overlay.window, let focus = window.focusIfAny, focus.isInUse,
      !(window.firstResponder is any UIKeyInput)
    else { return }
    if let item = focus.item, !item.isDescendant(of: overlay) { focusBefore = item }
    focus.move(to: row)
  }

  private func returnFocus() {
    guard let focus = overlay.window?.focusIfAny, focus.item?.isDescendant(of: overlay) == true else {
      return
    }
    focus.move(to: focusBefore.flatMap { $0.window === overlay.window ? $0 : nil })
  }
}
