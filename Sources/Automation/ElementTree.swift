import AutomationProtocol
import UIKit

/// Reads the interface as UI tests see it: every visible view is an element, with a type after its class or its
/// accessibility traits (`Documentation/UITesting.md`).
@MainActor
package final class ElementTree {
  private struct Entry {
    weak var element: UIResponder?
  }

  private var entries: [Entry] = []

  package init() {}

  /// The view or accessibility element of the latest snapshot.
  package func element(_ id: UInt32) -> UIResponder? {
    entries.indices.contains(Int(id)) ? entries[Int(id)].element : nil
  }

  /// The elements of the latest snapshot, with their identifiers, in reading order.
  package var elements: [(id: UInt32, element: UIResponder)] {
    entries.enumerated().compactMap { index, entry in entry.element.map { (UInt32(index), $0) } }
  }

  /// The whole interface. Identifiers of earlier snapshots are no longer valid.
  package func snapshot() -> ElementSnapshot {
    entries = [Entry(element: nil)]
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState != .background }
    var root = ElementSnapshot(
      id: 0, type: .application, frame: UIScreen.main.bounds, label: ApplicationManifest.current.displayName)
    for scene in scenes {
      for window in scene.windows where !window.isHidden {
        guard var node = make(window) else { continue }
        if window === scene.keyWindow { node.flags.insert(.main) }
        root.children.append(node)
      }
    }
    return root
  }

  /// Whether a view was put far away because another one is shown in its place.
  private static func isParked(_ frame: CGRect) -> Bool { frame.maxX < -10_000 && frame.maxY < -10_000 }

  // MARK: Reading

  private func register(_ element: UIResponder) -> UInt32 {
    entries.append(Entry(element: element))
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
      if let content = view.accessibilityContent {
        node.children += content.subviews.filter { $0 !== view }.compactMap(make)
      }
    }
    return node
  }

  /// A container whose content belongs to a control in it is nothing but that control.
  private func controlOfContent(_ view: UIView) -> UIView? {
    view.subviews.last.flatMap { $0.accessibilityContent === view ? $0 : nil }
  }

  private func children(of view: UIView) -> [ElementSnapshot] {
    guard let elements = view.accessibilityElements else {
      return view.subviews.compactMap(make)
    }
    return elements.compactMap { element in
      if let view = element as? UIView { return make(view) }
      return (element as? UIResponder).flatMap(makeElement)
    }
  }

  /// An accessibility element that is not a view.
  private func makeElement(_ element: UIResponder) -> ElementSnapshot? {
    guard element.isAccessibilityElement else { return nil }
    let traits = element.accessibilityTraits
    return ElementSnapshot(
      id: register(element), type: ElementKind.type(for: traits) ?? .other, flags: flags(for: traits),
      frame: element.accessibilityFrame, identifier: element.accessibilityIdentifier ?? "",
      label: element.accessibilityLabel ?? "", value: element.accessibilityValue.map { .text($0) })
  }

  private func frame(of view: UIView) -> CGRect {
    view is UIWindow ? view.frame : view.convert(view.bounds, to: nil as UIView?)
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
