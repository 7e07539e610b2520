import CGTK
import CGTKShim
import CoreGraphics
import Foundation
import UIKit

/// Keeps the accessibility tree of one window on the desktop's accessibility bus, AT-SPI, while something listens there.
///
/// GTK 4.8 lets only widgets on the bus. So every node of the tree has a widget over the surface that nobody sees or
/// touches. It is brought up to date at most once a frame, after a frame in which something changed.
///
/// GTK 4.8 cannot send announcements, which came with GTK 4.14: an announcement is the name of an alert at the end of the
/// window, which readers may speak when it changes.
@MainActor
final class AccessibilityBridge {
  private let surface: UnsafeMutablePointer<GtkWidget>
  private let nodes: () -> [AccessibilityNode]
  private let focusedElement: () -> UIResponder?
  private var elements: [AccessibleElement] = []
  private let alert: UnsafeMutablePointer<GtkWidget>
  private var focused: ObjectIdentifier?
  private var pending: guint = 0

  init(
    surface: UnsafeMutablePointer<GtkWidget>, nodes: @escaping () -> [AccessibilityNode],
    focusedElement: @escaping () -> UIResponder?
  ) {
    self.surface = surface
    self.nodes = nodes
    self.focusedElement = focusedElement
    alert = ptl_element_new(PTL_ELEMENT_PLAIN, GTK_ACCESSIBLE_ROLE_ALERT, PTLElementCallbacks(), nil)
    gtk_widget_set_focusable(alert, 0)
    gtk_widget_set_parent(alert, surface)
    setNeedsUpdate()
  }

  /// Takes everything off the bus.
  func invalidate() {
    if pending != 0 { g_source_remove(pending) }
    pending = 0
    if focused != nil { gtk_widget_grab_focus(surface) }
    for element in elements { element.remove() }
    elements = []
    ptl_element_remove(alert)
  }

  /// The surface is gone, and with it every widget in it.
  func surfaceWasDestroyed() {
    if pending != 0 { g_source_remove(pending) }
    pending = 0
    elements = []
  }

  /// Reads the tree again when the frame that is under way has been drawn.
  func setNeedsUpdate() {
    guard pending == 0 else { return }
    pending = g_idle_add_full(
      gint(G_PRIORITY_DEFAULT_IDLE),
      { data in
        let bridge = Unmanaged<AccessibilityBridge>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated {
          bridge.pending = 0
          bridge.update()
        }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<AccessibilityBridge>.fromOpaque($0!).release() })
  }

  func announce(_ text: String) { ptl_element_set_label(alert, text) }

  // MARK: Updating

  private func update() {
    // Windows lie over each other in one surface; nothing is gained by telling them apart.
    let contents = nodes().flatMap(\.children)
    update(&elements, to: contents, in: surface, origin: .zero)
    updateFocus()
  }

  private func update(
    _ elements: inout [AccessibleElement], to nodes: [AccessibilityNode],
    in parent: UnsafeMutablePointer<GtkWidget>, origin: CGPoint
  ) {
    if elements.map(\.identity) != nodes.map(AccessibleElement.Identity.init) {
      var old = Dictionary(elements.map { ($0.identity, $0) }) { first, _ in first }
      let kept = elements
      elements = nodes.map {
        old.removeValue(forKey: AccessibleElement.Identity($0)) ?? AccessibleElement($0)
      }
      for element in kept where !elements.contains(where: { $0 === element }) { element.remove() }
      var previous: UnsafeMutablePointer<GtkWidget>?
      for element in elements {
        if gtk_widget_get_parent(element.widget) == nil
          || gtk_widget_get_prev_sibling(element.widget) != previous
        {
          gtk_widget_insert_after(element.widget, parent, previous)
        }
        previous = element.widget
      }
    }
    for (element, node) in zip(elements, nodes) {
      element.update(to: node, origin: origin)
      update(&element.children, to: node.children, in: element.widget, origin: node.frame.integral.origin)
    }
  }

  /// Focus on the bus follows the application's; keys go to the surface whatever has it.
  private func updateFocus() {
    let wanted = focusedElement()
    guard wanted.map({ ObjectIdentifier($0) }) != focused else { return }
    if let wanted, let element = find(ObjectIdentifier(wanted), in: elements) {
      focused = ObjectIdentifier(wanted)
      gtk_widget_grab_focus(element.widget)
    } else if focused != nil {
      focused = nil
      gtk_widget_grab_focus(surface)
    }
  }

  private func find(_ object: ObjectIdentifier, in elements: [AccessibleElement]) -> AccessibleElement? {
    for element in elements {
      if element.identity.object == object { return element }
      if let inner = find(object, in: element.children) { return inner }
    }
    return nil
  }
}
