/// A way from one controller to another that a storyboard describes: what happens when it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name given in the storyboard.
  public let identifier: String?
  open var source: UIViewController
  open var destination: UIViewController
  package var performHandler: (() -> Void)?
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

  /// Moves from the source to the destination. Override it to move in a way of your own.
  open func perform() { performHandler?() }
}

/// Shows the destination as the nearest container does: pushed, say, or presented.
final class UIStoryboardShowSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: self) }
}

/// Shows the destination as detail.
final class UIStoryboardShowDetailSegue: UIStoryboardSegue {
  override func perform() { source.showDetailViewController(destination, sender: self) }
}

/// Pushes the destination: the old form of showing it.
final class UIStoryboardPushSegue: UIStoryboardSegue {
  override func perform() { source.navigationController?.pushViewController(destination, animated: animates) }
}

/// Presents the destination.
final class UIStoryboardPresentationSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: animates) }
}

/// Makes the destination a child, in a view of the source.
final class UIStoryboardEmbedSegue: UIStoryboardSegue {
  weak var container: UIView?

  override func perform() {
    guard let container else { return }
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}

/// Puts the destination in the place of a column of a split view, or of the top of a stack.
final class UIStoryboardReplaceSegue: UIStoryboardSegue {
  var column: Int?

  override func perform() {
    if let navigation = source.navigationController, source.parent === navigation, column == nil {
      navigation.setViewControllers(navigation.viewControllers.dropLast() + [destination], animated: false)
    } else {
      source.showDetailViewController(destination, sender: self)
    }
  }
}
