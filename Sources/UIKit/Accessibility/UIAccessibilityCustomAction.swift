/// A custom accessibility action of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes for speech, such as its language.
  open var attributedName: NSAttributedString
  /// The group of actions that it belongs to. It has no effect: screen readers of desktops show all actions in one list.
  open var category: String?
  open var image: UIImage?
  open weak var target: NSObject?
  open var selector: Selector?
  open var actionHandler: Handler?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }

  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as? NSObject
    self.selector = selector
    super.init()
  }

  /// Performs the action.
  /// - Returns: Whether it succeeded.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector, SelectorRuntime.responds(target, to: selector) else { return false }
    SelectorRuntime.send(selector, to: target, sender: self, event: nil)
    return true
  }
}
