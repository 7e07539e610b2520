import OrderedDiff

/// The edit menu of an item or row: cut, copy and paste, as supported by the delegate (Specification.md C6).
@MainActor
final class CollectionMenus: NSObject, UIEditMenuInteractionDelegate {
  // The view owns this object; its closures hold weak references.
  private unowned(unsafe) let view: any CollectionEngineHost
  private let engine: CollectionEngine
  private var press: UILongPressGestureRecognizer?
  private var interaction: UIEditMenuInteraction?
  private var path: IndexPath?

  /// The available actions in order, with their titles.
  private static let actions: [(name: String, title: SystemString)] = [
    ("cut:", .cut), ("copy:", .copy), ("paste:", .paste),
  ]

  init(_ view: any CollectionEngineHost, _ engine: CollectionEngine) {
    self.view = view
    self.engine = engine
    super.init()
  }

  func install() {
    guard press == nil else { return }
    let press = UILongPressGestureRecognizer()
    press.addHandler { [weak self] _ in self?.pressDidChange() }
    view.addGestureRecognizer(press)
    self.press = press
  }

  func owns(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === press }

  func canShowMenu(at point: CGPoint) -> Bool {
    guard let path = engine.path(at: point) else { return false }
    return view.engineShowsMenu(IndexPath(path))
  }

  private func pressDidChange() {
    guard let press, press.state == .began else { return }
    let place = press.location(in: view)
    guard let path = engine.path(at: place) else { return }
    self.path = IndexPath(path)
    let interaction = self.interaction ?? UIEditMenuInteraction(delegate: self)
    if self.interaction == nil {
      view.addInteraction(interaction)
      self.interaction = interaction
    }
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let path else { return nil }
    let entries = Self.actions.compactMap { name, title -> UIMenuElement? in
      let action = Selector(name)
      guard view.engineCanPerform(action, path) else { return nil }
      return UIAction(title: title.text) { [weak self] sender in
        self?.view.enginePerform(action, path, sender)
      }
    }
    return entries.isEmpty ? nil : UIMenu(children: entries)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    path.flatMap { engine.layoutAttributes(ElementKey(.cell, $0))?.frame }
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }
}
