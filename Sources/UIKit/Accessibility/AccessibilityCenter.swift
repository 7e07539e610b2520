/// Routes accessibility notifications to the host and to tests.
@MainActor
package final class AccessibilityCenter {
  package static let shared = AccessibilityCenter()

  package enum Message {
    case announcement(String)
    case screenChanged(UIResponder?)
    case layoutChanged(UIResponder?)
    case pageScrolled(String?)
    case focus(UIResponder?)
  }

  /// Receives every message: the host's accessibility bus, or a test.
  package var listener: (@MainActor (Message) -> Void)?
  /// Whether a screen reader is connected to the host.
  package var isListenedTo = false {
    didSet {
      guard isListenedTo != oldValue else { return }
      NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }
  package private(set) weak var focusedElement: UIResponder?

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    let element = argument as? UIResponder
    switch notification {
    case .announcement:
      guard let text else { return }
      listener?(.announcement(text))
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: isListenedTo,
        ])
    case .screenChanged:
      listener?(.screenChanged(element))
      if let text { listener?(.announcement(text)) }
      if let element { focus(element) }
    case .layoutChanged:
      listener?(.layoutChanged(element))
      if let text { listener?(.announcement(text)) }
      if let element { focus(element) }
    case .pageScrolled: listener?(.pageScrolled(text))
    default: break
    }
  }

  /// Called at the end of a push, a presentation or their reverse: moves the accessibility focus to the new
  /// screen.
  func screenDidChange(in window: UIWindow?) {
    guard let window else { return }
    window.screenDidChange()
    guard listener != nil || isListenedTo else { return }
    let first = AccessibilityTree.node(for: window).all.first {
      $0.role != .window && !$0.role.isContainer && !Self.isBackButton($0.element)
    }
    listener?(.screenChanged(first?.element))
    if let element = first?.element { focus(element) }
  }

  private static func isBackButton(_ element: UIResponder) -> Bool {
    (element as? UIView)?.isBackButton == true
  }

  /// Moves the accessibility focus to an element.
  package func focus(_ element: UIResponder?) {
    let old = focusedElement
    guard old !== element else { return }
    focusedElement = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    listener?(.focus(element))
    var info: [String: Any] = [:]
    if let element { info[UIAccessibility.focusedElementUserInfoKey] = element }
    if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: element, userInfo: info)
  }
}
