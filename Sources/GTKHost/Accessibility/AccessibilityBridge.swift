import CGTK
import CGTKShim
import CoreGraphics
import Foundation
import UIKit

/// Exposes the accessibility tree of a window on the desktop's accessibility bus (AT-SPI) while there is a
/// listener.
///
/// GTK 4.8 only exposes widgets. Therefore every node of the tree has a widget above the surface that is
/// invisible and ignores input. Widgets are updated at most once per frame, after frames with changes.
///
/// GTK 4.8 cannot send announcements, which were added in GTK 4.14. They are exposed as the name of an alert
/// at the end of the window, which screen readers may speak when it changes.
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

  /// Removes all elements from the bus.
  func invalidate() {
    if pending != 0 { g_source_remove(pending) }
    pending = 0
    if focused != nil { gtk_widget_grab_focus(surface) }
    for element in elements { element.remove() }
    elements = []
    ptl_element_remove(alert)
  }

  /// Called when the surface and all of its widgets were destroyed.
  func surfaceWasDestroyed() {
    if pending != 0 { g_source_remove(pending) }
    pending = 0
    elements = []
  }

  /// Schedules an update of the tree after the current frame was drawn.
  func setNeedsUpdate() {
    guard pending == 0 else { return }
    pending = g_idle_add_full(
      gint(G_PRIORITY_DEFAULT_IDLE),
      { data in
        let bridge = Unmanaged<AccessibilityBridge>.fromOpaque(data!).takeUnretainedValue()
        // GLib's main loop runs on the main thread.
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
    // Overlapping windows share one surface; distinguishing them has no benefit.
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

  /// Updates the focus on the bus to the application's. The surface receives key events regardless of the
  /// focus.
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
