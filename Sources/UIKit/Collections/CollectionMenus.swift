/// The edit menu of an item: cut, copy and paste, as far as the delegate can do them (C6).
@MainActor
final class CollectionMenus: NSObject, UIEditMenuInteractionDelegate {
  private unowned let view: UICollectionView
  private var press: UILongPressGestureRecognizer?
  private var interaction: UIEditMenuInteraction?
  private var path: IndexPath?

  /// The actions that are offered, in their order, with their titles.
  private static let actions: [(name: String, title: String)] = [
    ("cut:", "Cut"), ("copy:", "Copy"), ("paste:", "Paste"),
  ]

  init(_ view: UICollectionView) {
    self.view = view
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

  func mayShow(at point: CGPoint) -> Bool {
    guard let indexPath = view.indexPathForItem(at: point), let delegate = view.delegate else { return false }
    return delegate.collectionView(view, shouldShowMenuForItemAt: indexPath)
  }

  private func pressDidChange() {
    guard let press, press.state == .began else { return }
    let place = press.location(in: view)
    guard let indexPath = view.indexPathForItem(at: place) else { return }
    path = indexPath
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
    guard let path, let delegate = view.delegate else { return nil }
    let entries = Self.actions.compactMap { name, title -> UIMenuElement? in
      let action = Selector(name)
      guard delegate.collectionView(view, canPerformAction: action, forItemAt: path, withSender: nil) else {
        return nil
      }
      return UIAction(title: title) { [weak self] sender in
        guard let self else { return }
        view.delegate?.collectionView(view, performAction: action, forItemAt: path, withSender: sender)
      }
    }
    return entries.isEmpty ? nil : UIMenu(children: entries)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    path.flatMap { view.layoutAttributesForItem(at: $0)?.frame }
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }
}
