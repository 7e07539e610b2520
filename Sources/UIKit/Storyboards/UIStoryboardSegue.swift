/// A transition between two controllers described by a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard.
  open private(set) var identifier: String?
  open var source: UIViewController
  open var destination: UIViewController
  package var performHandler: (() -> Void)?
  /// The action of the segue according to the storyboard.
  package var behavior = SegueBehavior.none
  /// Whether the storyboard specifies an animation.
  package var animates = true

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Performs the transition: runs the closure, or performs the action of the storyboard's segue kind. An
  /// override that calls `super` extends it; one that does not replaces it.
  open func perform() {
    if let performHandler { performHandler() } else { performBehavior() }
  }

  /// Performs the segue and retains it while the destination is presented, because a custom segue is often
  /// the transitioning delegate, which nothing else retains.
  func run() {
    perform()
    destination.rare?.presentation?.segue = self
  }
}
