/// Makes a view a control that is highlighted while touched and acts when the finger is lifted inside.
package struct TapControl: ViewModifier, ItemModifier {
  package typealias Body = Never
  let action: @MainActor () -> Void
  var isPressed: Binding<Bool>?
  /// Whether the containing list row triggers the control.
  var isTriggeredByRow = false

  package func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> TapControlItem {
    let item = TapControlItem(node, content)
    _ = update(item)
    return item
  }
  package func update(_ item: TapControlItem) -> Bool {
    item.control.action = action
    item.control.isPressed = isPressed
    item.control.isTriggeredByRow = isTriggeredByRow
    return false
  }
}

package final class TapControlItem: ContainerItem {
  let control = TapControlView()
  init(_ node: _ViewNode, _ content: LayoutItem) {
    let view = HostingView()
    super.init(node, content, view)
    view.addSubview(control)
  }

  package override func configure(_ size: CGSize) {
    control.isEnabled = environment.isEnabled
    control.node = node
    control.tapMenu = environment.tapMenu
    control.shortcut = environment.keyboardShortcut
    if control.shortcut != nil { node.host.presenter?.addShortcut(control) }
    // The row receives touches for the control that it triggers.
    control.isUserInteractionEnabled = !(control.isTriggeredByRow && environment.isInRow)
    // Enlarges the hit area of small labels.
    control.frame = CGRect(origin: .zero, size: size).insetBy(
      dx: min(0, (size.width - 28) / 2), dy: min(0, (size.height - 28) / 2))
    control.content = view
    control.hitShape = content.trait(ContentShapeTrait.self)
  }

  package override func collectContent(into views: inout [ShownView]) {
    super.collectContent(into: &views)
    views.append(ShownView(view: control))
  }
}

/// The control above a button's label.
package final class TapControlView: UIControl {
  var action: (@MainActor () -> Void)?
  var isPressed: Binding<Bool>?
  weak var content: UIView? { didSet { accessibilityContent = content } }
  var isTriggeredByRow = false
  weak var node: _ViewNode?
  final var hitShape: HitShape?
  var shortcut: KeyboardShortcut?
  var tapMenu: TapMenu? {
    didSet {
      guard let tapMenu, !tapMenu.isPrimary, press == nil else { return }
      let press = UILongPressGestureRecognizer()
      press.addHandler { [weak self] in if $0.state == .began { self?.openMenu() } }
      addGestureRecognizer(press)
      self.press = press
    }
  }
  private var press: UILongPressGestureRecognizer?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  private func act() {
    guard isEnabled else { return }
    if tapMenu?.isPrimary == true { openMenu() } else { action?() }
  }

  private func openMenu() {
    guard let tapMenu, let node, let window else { return }
    var menu = tapMenu.make(node)
    guard !menu.children.isEmpty else { return }
    // In the lower half of the window, the menu opens upward.
    if node.environment.menuOrder.isPriority, convert(bounds, to: window).midY > window.bounds.midY {
      menu = menu.replacingChildren(menu.children.reversed())
    }
    MenuPresentation.open(
      menu, in: window, source: convert(bounds, to: window), sender: self, selectsOne: tapMenu.selectsOne)
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let hitShape, let content else { return super.point(inside: point, with: event) }
    return hitShape.contains(convert(point, to: content), content.bounds)
  }

  /// Performs the action for the row.
  func trigger() { act() }

  package override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      guard newValue != super.isHighlighted else { return }
      super.isHighlighted = newValue
      isPressed?.wrappedValue = newValue
    }
  }

  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.flatMap { TapControlView.accessibilityTextOfView(in: $0) } }
    set { super.accessibilityLabel = newValue }
  }

  package override func accessibilityActivate() -> Bool {
    act()
    return isEnabled
  }

  /// The accessibility label composed of the labels in a view, in drawing order.
  static func accessibilityTextOfView(in view: UIView) -> String? {
    var parts: [String] = []
    func collect(_ view: UIView) {
      if view is TapControlView || view.isHidden { return }
      if view.isAccessibilityElement, view is HostingView, let label = view.accessibilityLabel, !label.isEmpty
      {
        return parts.append(label)
      }
      if let label = view as? UILabel, let text = label.text, !text.isEmpty { parts.append(text) }
      for child in view.subviews { collect(child) }
    }
    collect(view)
    if parts.isEmpty {
      func symbol(_ view: UIView) -> String? {
        if view is UIImageView, let label = view.accessibilityLabel { return label }
        for child in view.subviews { if let found = symbol(child) { return found } }
        return nil
      }
      return symbol(view)
    }
    return parts.joined(separator: ", ")
  }
}

extension TapControlView: PressFeedbackProvider {
  /// Most styles of buttons fade; the opacity depends on the style, which the app shows when it answers.
  package var pressFeedback: PressFeedback? {
    guard isEnabled, isPressed != nil, let content else { return nil }
    return .fade(to: 0.4, content: content)
  }
}
