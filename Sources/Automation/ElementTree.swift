import AutomationProtocol
import SystemPermissions
import UIKit

/// The interface as UI tests see it. Every visible view is an element, with a type derived from its class or
/// accessibility traits (`Documentation/UITesting.md`).
@MainActor
package final class ElementTree {
  private struct Entry {
    weak var element: UIResponder?
    var row: Row?
  }

  /// An off-screen row of a table, with its position.
  private struct Row {
    weak var table: UITableView?
    let indexPath: IndexPath
    /// The origin of the row in screen coordinates.
    let origin: CGPoint
  }

  /// The maximum number of off-screen rows of a table whose contents are read. Further rows are cells without
  /// contents.
  private static let readRows = 200

  private var entries: [Entry] = []
  /// The off-screen row whose cell is being read.
  private var currentRow: Row?

  package init() {}

  /// The view or accessibility element with an identifier in the latest snapshot.
  package func element(_ id: UInt32) -> UIResponder? {
    entries.indices.contains(Int(id)) ? entries[Int(id)].element : nil
  }

  /// The elements of the latest snapshot, with their identifiers, in reading order.
  package var elements: [(id: UInt32, element: UIResponder)] {
    entries.enumerated().compactMap { index, entry in entry.element.map { (UInt32(index), $0) } }
  }

  /// The interface to read: that of the app, or that of the system above it.
  package enum Owner { case app, system }

  /// Returns a snapshot of a whole interface and invalidates the identifiers of earlier snapshots.
  package func snapshot(_ owner: Owner) -> ElementSnapshot {
    entries = [Entry(element: nil)]
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState != .background }
    var root = ElementSnapshot(
      id: 0, type: .application, frame: UIScreen.main.bounds,
      label: owner == .app ? ApplicationManifest.current.displayName : "")
    for scene in scenes {
      for window in scene.windows where !window.isHidden && (window is SystemWindow) == (owner == .system) {
        guard var node = make(window) else { continue }
        if window === scene.keyWindow { node.flags.insert(.main) }
        root.children.append(node)
      }
    }
    return root
  }

  /// Whether a view was moved off screen because another one replaces it.
  private static func isParked(_ frame: CGRect) -> Bool { frame.maxX < -10_000 && frame.maxY < -10_000 }

  // MARK: Reading

  private func register(_ element: UIResponder) -> UInt32 {
    entries.append(Entry(element: currentRow == nil ? element : nil, row: currentRow))
    return UInt32(entries.count - 1)
  }

  private func make(_ view: UIView) -> ElementSnapshot? {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return nil }
    if let control = controlOfContent(view) { return make(control) }
    let frame = frame(of: view)
    guard !Self.isParked(frame) else { return nil }
    let kind = ElementKind(of: view)
    let id = register(view)
    var node = ElementSnapshot(
      id: id, type: kind.type, flags: flags(of: view), frame: frame,
      identifier: kind.identifier(of: view), label: kind.label(of: view),
      placeholder: kind.placeholder(of: view),
      value: kind.value(of: view))
    if kind.showsChildren(of: view) {
      node.children = children(of: view)
      if node.type == .button, view is any SystemBarButton {
        node.children.removeAll { $0.type != .image || $0.identifier.isEmpty }
      }
      if let content = view.accessibilityContent {
        node.children += content.subviews.filter { $0 !== view }.flatMap(elements)
        if node.type == .button { combine(&node) }
      }
      if let scrollView = view as? UIScrollView { node.children += scrollBars(of: scrollView) }
    }
    return node
  }

  /// The element of a view, or, for views that only arrange others, the elements inside.
  private func elements(of view: UIView) -> [ElementSnapshot] {
    guard let node = make(view) else { return [] }
    if let label = view as? UILabel, node.label.isEmpty, node.identifier.isEmpty, Self.isOfSystem(label) {
      return []
    }
    guard node.type == .other, node.label.isEmpty, node.value == nil, Self.isLayoutOnly(view) else {
      return [node]
    }
    return node.identifier.isEmpty ? node.children : named(by: node)
  }

  /// Whether SwiftUI or a bar has created a label. On iOS, they have none for an empty text.
  private static func isOfSystem(_ label: UILabel) -> Bool {
    label.superview is any LayoutOnlyView
      || sequence(first: label as UIView, next: \.superview).contains { $0 is UINavigationBar }
  }

  /// Whether a view arranges or paints others without being an element. The root of a screen and the content of a scroll
  /// view or cell are elements.
  private static func isLayoutOnly(_ view: UIView) -> Bool {
    guard !view.isAccessibilityElement, view.accessibilityContainerType == .none,
      !(view.next is UIViewController),
      !(view.superview is UIScrollView)
    else { return false }
    return view is any LayoutOnlyView
      || type(of: view) == UIView.self && view.subviews.isEmpty && view.superview is any LayoutOnlyView
  }

  /// The elements inside a container of SwiftUI that has an identifier. As on iOS, the identifier is that of each text and
  /// control inside. A container of nothing else, or of further containers, is an element itself.
  private func named(by container: ElementSnapshot) -> [ElementSnapshot] {
    guard !container.children.isEmpty, container.children.allSatisfy({ Self.contentTypes.contains($0.type) })
    else {
      return [container]
    }
    return container.children.map { child in
      var child = child
      if entries[Int(child.id)].element?.accessibilityIdentifier == nil {
        child.identifier = container.identifier
      }
      return child
    }
  }

  /// The types of elements that take over the identifier of the container around.
  private static let contentTypes: Set<XCUIElementType> = [
    .staticText, .image, .button, .link, .textField, .secureTextField, .textView, .switch, .slider, .stepper,
    .segmentedControl, .picker, .datePicker, .progressIndicator, .activityIndicator, .pageIndicator,
  ]

  /// Combines a SwiftUI button with the elements inside, as SwiftUI does: with their identifiers, joined by hyphens, and
  /// with the state of a button that is the only element. Shapes and colors are no elements.
  private func combine(_ button: inout ElementSnapshot) {
    var content = button.children.filter { !Self.isDecoration($0) }
    while content.count == 1, content[0].type == .other, content[0].label.isEmpty,
      content[0].identifier.isEmpty
    {
      content = content[0].children.filter { !Self.isDecoration($0) }
    }
    if content.count > 1, button.identifier.isEmpty {
      var identifiers: [String] = []
      for identifier in content.compactMap(givenIdentifier) where !identifiers.contains(identifier) {
        identifiers.append(identifier)
      }
      button.identifier = identifiers.joined(separator: "-")
    }
    guard content.count == 1, let only = content.first else { return }
    if button.identifier.isEmpty { button.identifier = only.identifier }
    guard only.type == .button else { return }
    if !only.flags.contains(.enabled) { button.flags.remove(.enabled) }
    button.children = only.children
  }

  /// The identifier that the app has given to an element or to the container around, unlike the name of an image.
  private func givenIdentifier(_ element: ElementSnapshot) -> String? {
    let responder = entries[Int(element.id)].element
    if let identifier = responder?.accessibilityIdentifier { return identifier }
    guard let view = responder as? UIView, !element.identifier.isEmpty,
      element.identifier != ElementKind(of: view).identifier(of: view)
    else { return nil }
    return element.identifier
  }

  private static func isDecoration(_ element: ElementSnapshot) -> Bool {
    [.other, .staticText].contains(element.type) && element.label.isEmpty && element.identifier.isEmpty
      && element.children.allSatisfy(isDecoration)
  }

  /// The scroll bars of a scroll view, with the number of pages, as recorded tests name them.
  private func scrollBars(of view: UIScrollView) -> [ElementSnapshot] {
    guard view.isScrollEnabled, currentRow == nil, !(view is MenuScrollView) else { return [] }
    let insets = view.adjustedContentInset
    let room = view.bounds.inset(by: insets).size
    func bar(_ name: String, _ content: CGFloat, _ room: CGFloat, _ offset: CGFloat, _ frame: CGRect)
      -> ElementSnapshot
    {
      let pages = room > 0 ? max(1, Int((content / room - 0.001).rounded(.up))) : 1
      let part = content > room ? min(max(0, offset / (content - room)), 1) : 0
      entries.append(Entry(element: nil))
      return ElementSnapshot(
        id: UInt32(entries.count - 1), type: .other, frame: view.convert(frame, to: nil as UIView?),
        label: "\(name) scroll bar, \(pages) page\(pages == 1 ? "" : "s")",
        value: .text("\(Int((part * 100).rounded()))%"))
    }
    var bars: [ElementSnapshot] = []
    let bounds = view.bounds
    if view.showsVerticalScrollIndicator {
      bars.append(
        bar(
          "Vertical", view.contentSize.height, room.height, bounds.minY + insets.top,
          CGRect(
            x: bounds.maxX - Self.scrollBarThickness, y: bounds.minY, width: Self.scrollBarThickness,
            height: bounds.height)))
    }
    if view.showsHorizontalScrollIndicator {
      bars.append(
        bar(
          "Horizontal", view.contentSize.width, room.width, bounds.minX + insets.left,
          CGRect(
            x: bounds.minX, y: bounds.maxY - Self.scrollBarThickness, width: bounds.width,
            height: Self.scrollBarThickness)))
    }
    return bars
  }

  /// The extent of scroll bars across their direction, in points.
  private static let scrollBarThickness: CGFloat = 30

  /// A container whose content belongs to one of its controls is represented by that control.
  private func controlOfContent(_ view: UIView) -> UIView? {
    view.subviews.last.flatMap { $0.accessibilityContent === view ? $0 : nil }
  }

  private func children(of view: UIView) -> [ElementSnapshot] {
    let visible = joinLabels(visibleChildren(of: view))
    switch view {
    case is UITextField:
      // The views that draw the text.
      return visible.filter { !Self.isDecoration($0) }
    case is MenuScrollView, is AlertFieldsView:
      return visible.filter { !Self.isDecoration($0) }.map(cell(around:))
    case is UISegmentedControl, is UIStepper:
      // Backgrounds and separators are images without a name.
      return visible.filter { $0.type == .button }
    case let table as UITableView where currentRow == nil:
      return Self.inReadingOrder(visible + offscreenRows(of: table))
    case is UICollectionView, is UITableView: return Self.inReadingOrder(visible)
    case is UINavigationBar, is UITabBar, is UIToolbar: return visible.flatMap(contentOfBar)
    default: return visible
    }
  }

  /// The elements of a bar inside a view that arranges or paints its content, which is none on iOS.
  private func contentOfBar(_ element: ElementSnapshot) -> [ElementSnapshot] {
    guard element.type == .other, element.label.isEmpty, element.identifier.isEmpty,
      let view = entries[Int(element.id)].element, isPrivate(type(of: view))
    else { return [element] }
    return element.children.flatMap(contentOfBar)
  }

  private var privateClasses: [ObjectIdentifier: Bool] = [:]

  /// Whether a class belongs to UIKit and is not public.
  private func isPrivate(_ type: AnyClass) -> Bool {
    if let known = privateClasses[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isPrivate = name.hasPrefix("UIKit.") && !name.hasPrefix("UIKit.UI")
    privateClasses[ObjectIdentifier(type)] = isPrivate
    return isPrivate
  }

  /// The cell around an item of a menu or a field of an alert, which are collection views on iOS.
  private func cell(around item: ElementSnapshot) -> ElementSnapshot {
    guard [.button, .textField, .secureTextField].contains(item.type) else { return item }
    var item = item
    item.children.removeAll { $0.type == .image && $0.identifier.isEmpty }
    entries.append(entries[Int(item.id)])
    return ElementSnapshot(id: UInt32(entries.count - 1), type: .cell, frame: item.frame, children: [item])
  }

  /// Returns the elements sorted from top to bottom. A list keeps its reused cells in an arbitrary order.
  private static func inReadingOrder(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    elements.enumerated().sorted { a, b in
      let (first, second) = (a.element.frame, b.element.frame)
      if first.minY != second.minY { return first.minY < second.minY }
      return first.minX != second.minX ? first.minX < second.minX : a.offset < b.offset
    }.map(\.element)
  }

  /// Merges SwiftUI's toggles with the labels before them. On iOS the row is a switch that contains the actual switch.
  private func joinLabels(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    var joined: [ElementSnapshot] = []
    for element in elements {
      guard element.type == .switch, element.label.isEmpty, element.children.isEmpty,
        let control = entries[Int(element.id)].element as? any LabeledBySibling, control.isLabeledBySibling
      else {
        joined.append(element)
        continue
      }
      var outer = element
      var texts: [String] = []
      while let last = joined.last, last.type == .staticText || last.type == .image,
        last.frame.minY < outer.frame.maxY, last.frame.maxY > outer.frame.minY,
        !last.frame.intersects(element.frame)
      {
        joined.removeLast()
        if last.type == .staticText { texts.insert(last.label, at: 0) }
        outer.frame = outer.frame.union(last.frame)
      }
      outer.label = texts.joined(separator: ", ")
      // Queries count elements by their identifiers, and find both.
      entries.append(entries[Int(element.id)])
      outer.children = [
        ElementSnapshot(
          id: UInt32(entries.count - 1), type: element.type, flags: element.flags, frame: element.frame,
          value: element.value)
      ]
      joined.append(outer)
    }
    return joined
  }

  /// The off-screen rows of a table, which iOS also exposes to UI tests.
  private func offscreenRows(of table: UITableView) -> [ElementSnapshot] {
    let shown = Set(table.indexPathsForVisibleRows ?? [])
    var found: [ElementSnapshot] = []
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        if !shown.contains(indexPath) {
          found.append(offscreenRow(indexPath, of: table, isRead: found.count < Self.readRows))
        }
      }
    }
    return found
  }

  private func offscreenRow(_ indexPath: IndexPath, of table: UITableView, isRead: Bool) -> ElementSnapshot {
    let frame = table.convert(table.rectForRow(at: indexPath), to: nil as UIView?)
    currentRow = Row(table: table, indexPath: indexPath, origin: frame.origin)
    defer { currentRow = nil }
    let node = isRead ? table.withOffscreenCell(at: indexPath) { make($0) } ?? nil : nil
    return node ?? ElementSnapshot(id: register(table), type: .cell, frame: frame)
  }

  /// Scrolls a table to the row that contains an element of the latest snapshot.
  /// - Returns: The row's cell; `nil` if the element is not in an off-screen row.
  package func revealRow(of id: UInt32) -> UITableViewCell? {
    guard entries.indices.contains(Int(id)), let row = entries[Int(id)].row, let table = row.table else {
      return nil
    }
    table.scrollToRow(at: row.indexPath, at: .none, animated: false)
    table.layoutIfNeeded()
    return table.cellForRow(at: row.indexPath)
  }

  private func visibleChildren(of view: UIView) -> [ElementSnapshot] {
    guard let elements = view.accessibilityElements else {
      // A modal view hides its siblings from accessibility, and from UI tests.
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
      return (modal.map { [$0] } ?? view.subviews).flatMap(self.elements)
    }
    return elements.flatMap { element in
      if let view = element as? UIView { return self.elements(of: view) }
      return (element as? UIResponder).flatMap(makeElement).map { [$0] } ?? []
    }
  }

  /// The snapshot of an accessibility element that is not a view.
  private func makeElement(_ element: UIResponder) -> ElementSnapshot? {
    guard element.isAccessibilityElement else { return nil }
    let traits = element.accessibilityTraits
    return ElementSnapshot(
      id: register(element), type: ElementKind.type(for: traits) ?? .other, flags: flags(for: traits),
      frame: element.accessibilityFrame, identifier: element.accessibilityIdentifier ?? "",
      label: element.accessibilityLabel ?? "", value: element.accessibilityValue.map { .text($0) })
  }

  private func frame(of view: UIView) -> CGRect {
    if let currentRow {
      let cell = sequence(first: view) { $0.superview }.first { $0 is UITableViewCell } ?? view
      return view.convert(view.bounds, to: cell).offsetBy(dx: currentRow.origin.x, dy: currentRow.origin.y)
    }
    return view is UIWindow ? view.frame : view.convert(view.bounds, to: nil as UIView?)
  }

  private func flags(of view: UIView) -> ElementSnapshot.Flags {
    var flags = flags(for: view.accessibilityTraits)
    if let control = view as? UIControl {
      if !control.isEnabled { flags.remove(.enabled) }
      if control.isSelected { flags.insert(.selected) }
    }
    if let cell = view as? UITableViewCell, cell.isSelected { flags.insert(.selected) }
    if let cell = view as? UICollectionViewCell, cell.isSelected { flags.insert(.selected) }
    if view.isFirstResponder { flags.insert(.focused) }
    return flags
  }

  private func flags(for traits: UIAccessibilityTraits) -> ElementSnapshot.Flags {
    var flags: ElementSnapshot.Flags = traits.contains(.notEnabled) ? [] : .enabled
    if traits.contains(.selected) { flags.insert(.selected) }
    return flags
  }
}
