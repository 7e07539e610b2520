/// The action of a kind of segue. Subclasses of `UIStoryboardSegue` perform it with `super.perform()`.
package enum SegueBehavior {
  case none, show, showDetail, push, present
  /// Adds the destination as a child, in a view of the source.
  case embed(in: BackReference<UIView>)
  /// Replaces a column of a split view, or the top of a stack, by the destination.
  case replace(column: Int?)
  /// Returns from the source to the destination.
  case unwind
}

extension UIStoryboardSegue {
  func performBehavior() {
    switch behavior {
    case .none: break
    case .show: source.show(destination, sender: self)
    case .showDetail: source.showDetailViewController(destination, sender: self)
    case .push: source.navigationController?.pushViewController(destination, animated: animates)
    case .present: source.present(destination, animated: animates)
    case .embed(let container): if let container = container.wrappedValue { embed(in: container) }
    case .replace(let column): replace(column: column)
    case .unwind: unwind()
    }
  }

  private func embed(in container: UIView) {
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }

  private func replace(column: Int?) {
    if let navigation = source.navigationController, source.parent === navigation, column == nil {
      navigation.setViewControllers(navigation.viewControllers.dropLast() + [destination], animated: false)
    } else {
      source.showDetailViewController(destination, sender: self)
    }
  }

  /// Dismisses presentations, then lets each container unwind.
  private func unwind() {
    let target = destination.rootAncestor
    var presented: UIViewController? = source
    var dismissing: UIViewController?
    while let controller = presented, controller.rootAncestor !== target {
      dismissing = controller.presentingViewController
      presented = dismissing
    }
    let movesInsideOnly = dismissing == nil
    var path: [UIViewController] = [destination]
    while let parent = path[0].parent { path.insert(parent, at: 0) }
    for (container, next) in zip(path, path.dropFirst()) {
      if movesInsideOnly || !animates {
        container.unwind(for: self, towards: next)
      } else {
        // The dismissal is the visible transition; the screens below it are already in place.
        UIView.performWithoutAnimation { container.unwind(for: self, towards: next) }
      }
    }
    dismissing?.dismiss(animated: animates)
  }
}
