/// The displayed content of a menu: groups of elements with a gap between them. Hidden elements are omitted,
/// inline menus are separate groups.
@MainActor
struct MenuContent {
  enum Entry {
    case leaf(any UIMenuLeaf & UIMenuElement)
    case submenu(UIMenu)
    /// A deferred element that has not been resolved yet.
    case loading(UIDeferredMenuElement)
  }

  private(set) var groups: [[Entry]] = []
  let title: String

  /// - Parameter resolved: The elements that deferred ones have provided so far.
  init(_ menu: UIMenu, resolved: [ObjectIdentifier: [UIMenuElement]]) {
    title = menu.title
    var group: [Entry] = []
    append(menu.children, to: &group, resolved: resolved)
    close(&group)
  }

  var entries: [Entry] { groups.flatMap { $0 } }

  /// Whether space for check marks is reserved.
  var hasChecks: Bool {
    entries.contains { if case .leaf(let leaf) = $0 { leaf.state != .off } else { false } }
  }

  private mutating func append(
    _ elements: [UIMenuElement], to group: inout [Entry], resolved: [ObjectIdentifier: [UIMenuElement]]
  ) {
    for element in elements {
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        close(&group)
        append(menu.children, to: &group, resolved: resolved)
        close(&group)
      case let menu as UIMenu:
        group.append(.submenu(menu))
      case let deferred as UIDeferredMenuElement:
        if let answer = resolved[ObjectIdentifier(deferred)] {
          append(answer, to: &group, resolved: resolved)
        } else {
          group.append(.loading(deferred))
        }
      case let leaf as any UIMenuLeaf & UIMenuElement:
        if !leaf.attributes.contains(.hidden) { group.append(.leaf(leaf)) }
      default: break
      }
    }
  }

  private mutating func close(_ group: inout [Entry]) {
    if !group.isEmpty { groups.append(group) }
    group = []
  }
}
