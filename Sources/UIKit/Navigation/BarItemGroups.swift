/// The groups of items in the center of a bar: all of their items, or one for each group if there is less
/// space, or none and an overflow button that lists them.
@MainActor
final class BarItemGroups {
  enum Form { case whole, representatives, overflow }

  var views: [UIView] = []
  private var form = Form.whole
  /// The width for which the form was chosen.
  private var width: CGFloat = 0

  /// Returns whether the groups are shown: in a bar of regular width whose style supports them.
  private func isShown(_ item: UINavigationItem, in bar: UIView) -> Bool {
    item.style != .navigator && bar.traitCollection.horizontalSizeClass == .regular
  }

  func wereMade(forOtherThan width: CGFloat) -> Bool { self.width != width }

  func centerItems(of item: UINavigationItem, in bar: UIView) -> [UIBarButtonItem]? {
    if bar.bounds.width != width { form = .whole }
    width = bar.bounds.width
    guard isShown(item, in: bar) else { return nil }
    return item.centerItemGroups.flatMap { group -> [UIBarButtonItem] in
      let representative = form == .whole || group.alwaysAvailable ? nil : group.representativeItem
      group.isDisplayingRepresentativeItem = representative != nil && !group.isHidden
      if group.isHidden { return [] }
      if let representative { return [representing(group, representative)] }
      return form == .overflow && !group.alwaysAvailable ? [] : group.shownItems
    }
  }

  /// Configures a representative item. If it has no action, it opens a menu of the group.
  private func representing(_ group: UIBarButtonItemGroup, _ item: UIBarButtonItem) -> UIBarButtonItem {
    if item.action == nil, item.primaryAction == nil, item.menu == nil {
      item.menu = UIMenu(children: group.overflowElements)
    }
    return item
  }

  /// Returns the trailing items, from the trailing edge inwards: the pinned group, the overflow button, and
  /// the item's own buttons.
  func trailingItems(of item: UINavigationItem, in bar: UIView) -> [UIBarButtonItem]? {
    var items: [UIBarButtonItem] = item.pinnedTrailingGroup?.shownItems.reversed() ?? []
    if let overflow = overflowItem(of: item, in: bar) { items.append(overflow) }
    for group in item.trailingItemGroups.reversed() { items += group.shownItems.reversed() }
    return items.isEmpty ? nil : items
  }

  private func overflowItem(of item: UINavigationItem, in bar: UIView) -> UIBarButtonItem? {
    var elements: [UIMenuElement] = []
    if !isShown(item, in: bar) || form == .overflow {
      let hidden = item.centerItemGroups.filter {
        !isShown(item, in: bar) || (!$0.alwaysAvailable && $0.representativeItem == nil)
      }
      elements = hidden.map { UIMenu(options: .displayInline, children: $0.overflowElements) }
    }
    if let more = item.additionalOverflowItems { elements.append(more) }
    guard !elements.isEmpty else { return nil }
    let button = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: elements))
    button.accessibilityLabel = SystemString.more.text
    return button
  }

  /// Centers the groups in the bar, or as near to its center as the title and the buttons allow.
  /// - Returns: Whether they fit in their current form.
  func place(between left: CGFloat, and right: CGFloat, in bar: UIView) -> Bool {
    guard !views.isEmpty else { return true }
    let gap = NavigationBarContentView.titleGap
    let sizes = views.map { view in
      view is BarButtonView
        ? view.sizeThatFits(bar.bounds.size) : CGSize(width: view.bounds.width, height: bar.bounds.height)
    }
    let total = sizes.reduce(0) { $0 + $1.width }
    let room = right - left - 2 * gap
    if total > room, form != .overflow {
      form = form == .whole ? .representatives : .overflow
      return false
    }
    var x = min(max((bar.bounds.width - total) / 2, left + gap), max(left + gap, right - gap - total))
    for (view, size) in zip(views, sizes) {
      view.frame = CGRect(
        x: x.rounded(), y: (bar.bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width
    }
    return true
  }
}
