/// The role of an element for assistive technologies.
package enum AccessibilityRole: String, Sendable {
  case window, group, list, navigationBar = "navigation bar", toolbar, tabBar = "tab bar"
  case button, link, image, text, heading, field, searchField = "search field", toggle, slider, pages, picker,
    progress
  case tab, key, cell, element
  case map, webPage = "web page"

  @MainActor
  package init(of element: UIResponder) {
    if let view = element as? UIView {
      if let role = view.accessibilityRole {
        self = role
        return
      }
      self =
        view.containerRole ?? view.assignedAccessibilityRole
        ?? AccessibilityRole(traits: view.accessibilityTraits, receivesKeys: view is any UIKeyInput)
    } else {
      self = AccessibilityRole(traits: element.accessibilityTraits, receivesKeys: false)
    }
  }

  private init(traits: UIAccessibilityTraits, receivesKeys: @autoclosure () -> Bool) {
    let order: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.searchField, .searchField), (.toggleButton, .toggle), (.keyboardKey, .key), (.header, .heading),
      (.button, .button), (.link, .link), (.adjustable, .slider), (.image, .image), (.staticText, .text),
      (.tabBar, .tabBar),
    ]
    if let found = order.first(where: { traits.contains($0.0) }) {
      self = found.1
    } else {
      self = receivesKeys() ? .field : .element
    }
  }
}

extension UIView {
  /// The role of a view of another framework, such as a map, for assistive technologies; `nil` for other views.
  package var assignedAccessibilityRole: AccessibilityRole? {
    get { ownAccessibility?.role }
    set { accessibilityBox.state.role = newValue }
  }
}
