/// A way from one controller to another that a storyboard describes: what happens when it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name given in the storyboard.
  open private(set) var identifier: String?
  open var source: UIViewController
  open var destination: UIViewController
  package var performHandler: (() -> Void)?
  /// What the segue does according to the storyboard.
  package var behavior = SegueBehavior.none
  /// Whether the storyboard asks for an animation.
  package var animates = true

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// A segue that runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Moves from the source to the destination: runs the closure, or does what the storyboard's kind of segue does. An
  /// override that calls `super` adds to that movement; one that does not replaces it.
  open func perform() {
    if let performHandler { performHandler() } else { performBehavior() }
  }

  /// Performs the segue, which lives on while the destination is presented: as a rule a segue of the app's own is its
  /// transitioning delegate, which nothing else retains.
  func run() {
    perform()
    destination.rare?.presentation?.segue = self
  }
}
