/// Modifies the menus of a menu system. Passed to `UIResponder.buildMenu(with:)`.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A set of menus built by responders.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar, which contains the key commands of the application.
  public static let main = UIMenuSystem()
  /// The menus of selected content.
  public static let context = UIMenuSystem()

  /// Extends the menus after the application and its delegate have built them.
  package static var additions: (@MainActor (any UIMenuBuilder) -> Void)?

  /// The menu of the host, after the view menu.
  package static var hostMenu: (@MainActor () -> UIMenu)? { didSet { main.setNeedsRebuild() } }

  private var built: UIMenu?

  /// Rebuilds the menus when they are next needed.
  open func setNeedsRebuild() { built = nil }
  open func setNeedsRevalidate() {}

  /// The root of the menus, built by the application and its delegate.
  package var root: UIMenu {
    if let built { return built }
    let builder = MenuTreeBuilder(system: self)
    let application = UIApplication.shared
    application.buildMenu(with: builder)
    application.next?.buildMenu(with: builder)
    Self.additions?(builder)
    if self === Self.main, let menu = Self.hostMenu?() {
      builder.insertSibling(menu, afterMenu: .view)
    }
    built = builder.root
    return builder.root
  }

  /// The key commands of the menus, those of the application before the standard ones.
  var keyCommands: [UIKeyCommand] {
    let all = Self.keyCommands(in: root)
    return all.filter { $0.fallback == nil } + all.filter { $0.fallback != nil }
  }

  private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { child -> [UIKeyCommand] in
      if let menu = child as? UIMenu { return keyCommands(in: menu) }
      return (child as? UIKeyCommand).map { [$0] } ?? []
    }
  }
}

/// Builds menus by replacing them along the path from the root.
@MainActor
final class MenuTreeBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem) {
    self.system = system
    root = MainMenu.make()
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find(in: root) { ($0 as? UICommand)?.action == action } as? UICommand
  }

  private func find(in menu: UIMenu, where isMeant: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if isMeant(menu) { return menu }
    for child in menu.children {
      if let submenu = child as? UIMenu {
        if let found = find(in: submenu, where: isMeant) { return found }
      } else if isMeant(child) {
        return child
      }
    }
    return nil
  }

  /// Replaces the menu with an identifier by the result of `change`, among its siblings.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    func rebuilt(_ menu: UIMenu) -> UIMenu {
      menu.replacingChildren(
        menu.children.flatMap { child -> [UIMenuElement] in
          guard let submenu = child as? UIMenu else { return [child] }
          return submenu.identifier == identifier ? change(submenu) : [rebuilt(submenu)]
        })
    }
    if root.identifier == identifier {
      root = change(root).first as? UIMenu ?? root
    } else {
      root = rebuilt(root)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }
  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }
}
