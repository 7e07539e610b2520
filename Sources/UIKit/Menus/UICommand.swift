/// An alternative to a command, with additional modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// A menu element that sends an action along the responder chain.
open class UICommand: UIMenuElement, UIMenuLeaf {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open var selectedImage: UIImage?
  open private(set) var sender: Any?
  /// Called instead of sending the action.
  package final var handler: (() -> Void)?
  /// Called for a system command that no responder handles; returns whether it was handled.
  final var fallback: (@MainActor () -> Bool)?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    if let handler { return handler() }
    self.sender = sender
    let isTaken = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
    if !isTaken { _ = fallback?() }
  }
}

/// The tag of the share command in the main menu.
public let UICommandTagShare = "UICommandTagShare"
