/// Another command that is given with more modifier keys.
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

/// A menu entry that sends a message along the responder chain.
open class UICommand: UIMenuElement, UIMenuLeaf {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open var selectedImage: UIImage?
  open private(set) var sender: Any?
  /// What the command does instead of sending its message.
  package final var handler: (() -> Void)?
  /// Acts where no responder takes the message of a system command; answers whether it could.
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
