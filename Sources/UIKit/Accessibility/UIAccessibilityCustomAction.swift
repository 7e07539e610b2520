/// A custom accessibility action of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open weak var target: NSObject?
  open var selector: Selector?
  open var actionHandler: Handler?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
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
