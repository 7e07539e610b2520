/// A node that provides its view's value.
@MainActor
package protocol ValueNode: _ViewNode { var anyView: Any { get } }

extension BodyNode: ValueNode { package var anyView: Any { view } }
extension ItemNode: ValueNode { package var anyView: Any { view } }

/// Views that are represented by other objects: the elements of a menu, or the buttons of an alert or row.
///
/// Hosted in a separate tree, so that state, environment and bodies work as usual.
@MainActor
package final class ViewParts {
  private let host: ViewHost
  var root: _ViewNode { host.root }

  package init(_ content: AnyView, parent: _ViewNode) {
    host = ViewHost(parent: parent)
    host.start(parent: parent) { AnyView._makeNode(content, $0) }
    _ = host.currentItems
  }

  isolated deinit { host.end() }

  /// A part with its node: a view that represents an element, or a section.
  package enum Part {
    case view(any PartView, _ViewNode)
    case section(any SectionPart)
  }

  package var parts: [Part] { Self.parts(below: host.root) }

  static func parts(below node: _ViewNode) -> [Part] {
    var found: [Part] = []
    collect(node, into: &found)
    return found
  }

  private static func collect(_ node: _ViewNode, into found: inout [Part]) {
    if let section = node as? any SectionPart { return found.append(.section(section)) }
    if let value = (node as? any ValueNode)?.anyView as? any PartView {
      return found.append(.view(value, node))
    }
    node.forEachChild { collect($0, into: &found) }
  }

  /// The text shown by a part of the tree.
  static func title(of node: _ViewNode) -> String? {
    var parts: [String] = []
    func read(_ node: _ViewNode) {
      if let text = (node as? any ValueNode)?.anyView as? Text {
        let string = text.plainString
        if !string.isEmpty { parts.append(string) }
        return
      }
      node.forEachChild(read)
    }
    read(node)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The first view of a type in the tree.
  package func first<V: View>(_ type: V.Type) -> V? {
    func find(_ node: _ViewNode) -> V? {
      if let found = (node as? any ValueNode)?.anyView as? V { return found }
      var found: V?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return find(host.root)
  }

  static func image(of node: _ViewNode) -> UIImage? {
    if let image = (node as? any ValueNode)?.anyView as? Image { return image.uiImage(in: node.environment) }
    var found: UIImage?
    node.forEachChild { if found == nil { found = image(of: $0) } }
    return found
  }
}

/// A view that can be an element of a menu, or a button of an alert or row.
@MainActor
package protocol PartView {
  func menuElements(_ node: _ViewNode) -> [UIMenuElement]
  func contextualAction(_ node: _ViewNode) -> UIContextualAction?
}

extension PartView {
  package func contextualAction(_ node: _ViewNode) -> UIContextualAction? { nil }
}

extension ViewParts {
  /// The parts as menu elements.
  package func menuElements() -> [UIMenuElement] { Self.elements(parts) }

  static func elements(_ parts: [Part]) -> [UIMenuElement] {
    var result: [UIMenuElement] = []
    var group: [UIMenuElement] = []
    var hasDivider = false
    func close() {
      if !group.isEmpty { result.append(UIMenu(options: .displayInline, children: group)) }
      group = []
    }
    for part in parts {
      switch part {
      case .view(let view, let node):
        if view is Divider {
          hasDivider = true
          close()
        } else {
          group += view.menuElements(node)
        }
      case .section(let section):
        hasDivider = true
        close()
        let children = elements(self.parts(below: section.partContent))
        if !children.isEmpty {
          result.append(
            UIMenu(title: title(of: section.partHeader) ?? "", options: .displayInline, children: children))
        }
      }
    }
    guard hasDivider else { return group }
    close()
    return result
  }

  package func contextualActions() -> [UIContextualAction] {
    parts.compactMap { if case .view(let view, let node) = $0 { view.contextualAction(node) } else { nil } }
  }
}

extension Divider: PartView {
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] { [] }
}

extension Text: PartView {
  /// Text in a menu is a disabled element.
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] {
    [UIAction(title: plainString, attributes: .disabled) { _ in }]
  }
}

extension Button: PartView {
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] {
    var attributes: UIMenuElement.Attributes = []
    if role == .destructive { attributes.insert(.destructive) }
    if !node.environment.isEnabled { attributes.insert(.disabled) }
    let action = action
    if let shortcut = node.environment.keyboardShortcut {
      return [
        shortcut.command(
          title: ViewParts.title(of: node) ?? "", image: ViewParts.image(of: node), attributes: attributes
        ) { action() }
      ]
    }
    return [
      UIAction(
        title: ViewParts.title(of: node) ?? "", image: ViewParts.image(of: node), attributes: attributes
      ) { _ in action() }
    ]
  }

  package func contextualAction(_ node: _ViewNode) -> UIContextualAction? {
    let action = action
    let made = UIContextualAction(
      style: role == .destructive ? .destructive : .normal, title: ViewParts.title(of: node)
    ) { _, _, done in
      action()
      done(true)
    }
    made.image = ViewParts.image(of: node)
    if let tint = node.environment.tint { made.backgroundColor = tint.color(in: node.environment) }
    return made
  }
}

extension Toggle: PartView {
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] {
    let isOn = isOn
    return [
      UIAction(
        title: ViewParts.title(of: node) ?? "", image: ViewParts.image(of: node),
        attributes: node.environment.isEnabled ? [] : .disabled, state: isOn.wrappedValue ? .on : .off
      ) { _ in isOn.wrappedValue.toggle() }
    ]
  }
}

extension Picker: PartView {
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] {
    let children = menu(in: node).children
    guard node.environment.pickerKind == .menu, let title = ViewText.text(of: label), !title.isEmpty else {
      return [UIMenu(options: [.displayInline, .singleSelection], children: children)]
    }
    return [UIMenu(title: title, options: .singleSelection, children: children)]
  }
}

extension Menu: PartView {
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] {
    [
      UIMenu(
        title: ViewParts.title(of: node) ?? "", image: ViewParts.image(of: node),
        children: ViewParts(AnyView(content), parent: node).menuElements())
    ]
  }
}

extension Link: PartView {
  package func menuElements(_ node: _ViewNode) -> [UIMenuElement] {
    let (openURL, destination) = (node.environment.openURL, destination)
    return [
      UIAction(title: ViewParts.title(of: node) ?? "", image: ViewParts.image(of: node)) { _ in
        openURL(destination)
      }
    ]
  }
}
