/// The source of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  open private(set) var source: UIViewController
  open private(set) var sender: Any?
  open private(set) var unwindAction: Selector

  package init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    self.source = source
    self.sender = sender
    self.unwindAction = unwindAction
  }
}
