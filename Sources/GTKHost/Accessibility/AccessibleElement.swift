import CGTK
import CGTKShim
import CoreGraphics
import Foundation
import UIKit

// Every `assumeIsolated`: GTK calls back on the main thread.

/// The widget that represents a node of the accessibility tree to assistive technologies.
@MainActor
final class AccessibleElement {
  let widget: UnsafeMutablePointer<GtkWidget>
  let identity: Identity
  var children: [AccessibleElement] = []

  private weak var element: UIResponder?
  private let kind: PTLElementKind
  private var shown = CurrentProperties()
  private var customActions: [String: UIAccessibilityCustomAction] = [:]

  /// The identity of an element. AT-SPI treats an element with another role as a different one.
  struct Identity: Hashable {
    let object: ObjectIdentifier
    let role: AccessibilityRole

    init(_ node: AccessibilityNode) {
      object = ObjectIdentifier(node.element)
      role = node.role
    }
  }

  /// The current properties of the widget, to update only those that changed.
  private struct CurrentProperties: Equatable {
    var frame: CGRect?
    var label: String?
    var description: String?
    var text: String?
    var caret = -1
    var value: Value?
    var isSelected = false
    var isDisabled = false
    var isChecked: Bool?
    var actions: [String] = []
  }

  private struct Value: Equatable {
    var current: Double
    var range: ClosedRange<Double>
  }

  init(_ node: AccessibilityNode) {
    identity = Identity(node)
    element = node.element
    kind =
      node.element is UISlider
      ? PTL_ELEMENT_RANGE : node.element is any UITextInput ? PTL_ELEMENT_FIELD : PTL_ELEMENT_PLAIN
    let route = Route()
    let callbacks = PTLElementCallbacks(
      act: { context, name in
        let route = Unmanaged<Route>.fromOpaque(context!).takeUnretainedValue()
        let name = String(cString: name!)
        MainActor.assumeIsolated { route.element?.act(name) }
      },
      set_value: { context, value in
        let route = Unmanaged<Route>.fromOpaque(context!).takeUnretainedValue()
        MainActor.assumeIsolated { route.element?.setValue(value) }
      },
      set_text: { context, text in
        let route = Unmanaged<Route>.fromOpaque(context!).takeUnretainedValue()
        let text = String(cString: text!)
        MainActor.assumeIsolated { route.element?.setText(text) }
      })
    self.route = route
    widget = ptl_element_new(
      kind, node.role.gtk, callbacks, Unmanaged.passUnretained(route).toOpaque())
    route.element = self
    if node.role == .heading { ptl_element_set_level(widget, 1) }
  }

  private let route: Route

  /// Outlives an action that removes the element.
  private final class Route {
    weak var element: AccessibleElement?
  }

  /// Removes the element and its children from the bus.
  func remove() {
    for child in children { child.remove() }
    children = []
    ptl_element_remove(widget)
  }

  // MARK: Outgoing updates

  /// Updates changed properties. `origin` is the parent's origin on the screen.
  func update(to node: AccessibilityNode, origin: CGPoint) {
    var new = CurrentProperties()
    new.frame = node.frame.offsetBy(dx: -origin.x, dy: -origin.y).integral
    new.label = node.label
    new.isSelected = node.traits.contains(.selected)
    new.isDisabled = node.traits.contains(.notEnabled)
    if node.role == .toggle { new.isChecked = node.value == "1" }
    if let slider = node.element as? UISlider {
      new.value = Value(
        current: Double(slider.value), range: Double(slider.minimumValue)...Double(slider.maximumValue))
    }
    // Attributes without a property on the bus are appended to the description.
    let hasPlaceForValue = node.role == .toggle || kind != PTL_ELEMENT_PLAIN
    let description = [hasPlaceForValue ? nil : node.value, node.hint].compactMap { $0 }.filter {
      !$0.isEmpty
    }
    new.description = description.isEmpty ? nil : description.joined(separator: ", ")
    if kind == PTL_ELEMENT_FIELD, let input = node.element as? any UITextInput { read(input, into: &new) }
    new.actions = actions(of: node)
    updateWidget(new)
  }

  private func read(_ input: any UITextInput, into shown: inout CurrentProperties) {
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    let text = all.flatMap { input.text(in: $0) } ?? ""
    shown.text = text
    if let selection = input.selectedTextRange {
      let offset = input.offset(from: input.beginningOfDocument, to: selection.end)
      let index =
        text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
      shown.caret = text.unicodeScalars.distance(from: text.startIndex, to: index)
    }
  }

  private func actions(of node: AccessibilityNode) -> [String] {
    var names: [String] = []
    if node.role.isOperated || node.role == .cell || node.traits.contains(.button) {
      names.append("activate")
    }
    if node.traits.contains(.adjustable) { names += ["increment", "decrement"] }
    customActions = [:]
    for (index, action) in node.customActions.enumerated() {
      let letters = action.name.unicodeScalars.map { scalar -> Character in
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          ? Character(scalar) : "-"
      }
      var name = String(letters)
      if !name.contains(where: { $0 != "-" }) || names.contains(name) { name = "action-\(index + 1)" }
      names.append(name)
      customActions[name] = action
    }
    return names
  }

  private func updateWidget(_ new: CurrentProperties) {
    let old = shown
    guard new != old else { return }
    shown = new
    if new.frame != old.frame, let frame = new.frame {
      ptl_element_set_frame(
        widget, gint(frame.minX), gint(frame.minY), gint(frame.width), gint(frame.height))
    }
    if new.label != old.label { ptl_element_set_label(widget, new.label ?? "") }
    if new.description != old.description { ptl_element_set_description(widget, new.description ?? "") }
    if new.isSelected != old.isSelected { ptl_element_set_selected(widget, new.isSelected ? 1 : 0) }
    if new.isDisabled != old.isDisabled { ptl_element_set_disabled(widget, new.isDisabled ? 1 : 0) }
    if new.isChecked != old.isChecked, let checked = new.isChecked {
      ptl_element_set_checked(widget, checked ? 1 : 0)
    }
    if new.value != old.value, let value = new.value {
      let step = (value.range.upperBound - value.range.lowerBound) / 10
      ptl_element_set_value(widget, value.current, value.range.lowerBound, value.range.upperBound, step)
    }
    if new.text != old.text || new.caret != old.caret, let text = new.text {
      let isSecure = (element as? any UITextInputTraits)?.isSecureTextEntry ?? false
      ptl_element_set_text(widget, text, gint(new.caret), isSecure ? 1 : 0)
    }
    if new.actions != old.actions {
      var names = new.actions.map { UnsafePointer(strdup($0)) } + [nil]
      ptl_element_set_actions(widget, &names)
      for name in names { free(UnsafeMutableRawPointer(mutating: name)) }
    }
  }

  // MARK: Incoming requests

  private func act(_ name: String) {
    guard let element else { return }
    switch name {
    case "activate": AccessibilityNode.activate(element)
    case "increment": element.accessibilityIncrement()
    case "decrement": element.accessibilityDecrement()
    default: _ = customActions[name]?.perform()
    }
  }

  private func setValue(_ value: Double) {
    guard let slider = element as? UISlider, slider.isEnabled else { return }
    slider.setValue(Float(value), animated: false)
    slider.sendActions(for: .valueChanged)
  }

  private func setText(_ text: String) {
    guard let input = element as? any UITextInput,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return }
    input.replace(all, withText: text)
  }
}

extension AccessibilityRole {
  /// The corresponding role of GTK and AT-SPI.
  fileprivate var gtk: GtkAccessibleRole {
    switch self {
    case .window, .group, .element, .map, .webPage: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .navigationBar: GTK_ACCESSIBLE_ROLE_NAVIGATION
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .button, .key: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .field: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .pages, .picker: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .cell: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    }
  }
}
