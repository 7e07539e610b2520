/// Makes objects of classes known only at run time, through initializers that are not `required`.
///
/// Swift forbids `metatype.init(…)` for such initializers, though they are in every class's method table. A subclass that
/// overrides one as `required` keeps it in the same place, so that a call through the subclass's metatype type finds the
/// initializer of whichever class the metatype stands for. A class that lost the initializer ends the process with Swift's message
/// when it is reached.
@MainActor
package enum DynamicInit {
  /// Creates an instance with `init()`.
  @inline(never) @_optimize(none)
  package static func makeObject(_ type: AnyClass) -> NSObject {
    checked(dispatching(type, to: RequiredObject.self).init(), type)
  }

  @inline(never) @_optimize(none)
  static func makeView(_ type: UIView.Type, frame: CGRect) -> UIView {
    checked(dispatching(type, to: RequiredView.self).init(frame: frame), type)
  }

  @inline(never) @_optimize(none)
  static func makeTable(_ type: UITableView.Type, frame: CGRect, style: UITableView.Style) -> UITableView {
    checked(dispatching(type, to: RequiredTable.self).init(frame: frame, style: style), type)
  }

  @inline(never) @_optimize(none)
  static func makeCollection(
    _ type: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    checked(
      dispatching(type, to: RequiredCollection.self).init(frame: frame, collectionViewLayout: layout), type)
  }

  @inline(never) @_optimize(none)
  static func makeTableCell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, _ identifier: String?
  ) -> UITableViewCell {
    checked(dispatching(type, to: RequiredCell.self).init(style: style, reuseIdentifier: identifier), type)
  }

  @inline(never) @_optimize(none)
  static func makeTableHeaderFooter(_ type: UITableViewHeaderFooterView.Type, _ identifier: String?)
    -> UITableViewHeaderFooterView
  {
    checked(dispatching(type, to: RequiredHeaderFooter.self).init(reuseIdentifier: identifier), type)
  }

  @inline(never) @_optimize(none)
  static func makeController(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?)
    -> UIViewController
  {
    checked(dispatching(type, to: RequiredController.self).init(nibName: nibName, bundle: bundle), type)
  }

  @inline(never) @_optimize(none)
  static func makeNavigationController(_ type: UINavigationController.Type, root: UIViewController)
    -> UINavigationController
  {
    checked(dispatching(type, to: RequiredNavigationController.self).init(rootViewController: root), type)
  }

  @inline(never) @_optimize(none)
  static func makeNavigationController(
    _ type: UINavigationController.Type, barClass: AnyClass?, toolbarClass: AnyClass?
  ) -> UINavigationController {
    checked(
      dispatching(type, to: RequiredNavigationController.self).init(
        navigationBarClass: barClass, toolbarClass: toolbarClass), type)
  }

  @inline(never) @_optimize(none)
  static func makeTableController(_ type: UITableViewController.Type, style: UITableView.Style)
    -> UITableViewController
  {
    checked(dispatching(type, to: RequiredTableController.self).init(style: style), type)
  }

  @inline(never) @_optimize(none)
  static func makeCollectionController(
    _ type: UICollectionViewController.Type, layout: UICollectionViewLayout
  ) -> UICollectionViewController {
    checked(
      dispatching(type, to: RequiredCollectionController.self).init(collectionViewLayout: layout), type)
  }

  @inline(never) @_optimize(none)
  static func makePresentationController(
    _ type: UIPresentationController.Type, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    checked(
      dispatching(type, to: RequiredPresentationController.self).init(
        presentedViewController: presented, presenting: presenting), type)
  }

  /// - Returns: `nil` where the initializer fails.
  @inline(never) @_optimize(none)
  static func makeGestureRecognizer(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer?
  {
    dispatching(type, to: RequiredRecognizer.self).init(coder: coder).map { checked($0, type) }
  }

  @inline(never) @_optimize(none)
  static func makeSegue(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    checked(
      dispatching(type, to: RequiredSegue.self).init(
        identifier: identifier, source: source, destination: destination), type)
  }

  /// A metatype as one whose initializer Swift lets be called.
  private static func dispatching<Required: NSObject>(_ type: AnyClass, to required: Required.Type)
    -> Required.Type
  {
    unsafeBitCast(type, to: Required.Type.self)
  }

  /// Ends the process if the compiler called an initializer directly instead of through the method table.
  private static func checked<Object: NSObject>(_ made: Object, _ wanted: AnyClass) -> Object {
    precondition(
      type(of: made as AnyObject) == wanted, "An initializer was not called through the method table")
    return made
  }
}

// Each class has a subclass: the optimizer calls an initializer directly where a class has none.

private class RequiredObject: NSObject {
  required override init() { super.init() }
}
private final class RequiredObjectSubclass: RequiredObject {}

private class RequiredView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredViewSubclass: RequiredView {}

private class RequiredTable: UITableView {
  required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredTableSubclass: RequiredTable {}

private class RequiredCollection: UICollectionView {
  required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredCollectionSubclass: RequiredCollection {}

private class RequiredCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredCellSubclass: RequiredCell {}

private class RequiredHeaderFooter: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredHeaderFooterSubclass: RequiredHeaderFooter {}

private class RequiredController: UIViewController {
  required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredControllerSubclass: RequiredController {}

private class RequiredNavigationController: UINavigationController {
  required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredNavigationControllerSubclass: RequiredNavigationController {}

private class RequiredTableController: UITableViewController {
  required override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredTableControllerSubclass: RequiredTableController {}

private class RequiredCollectionController: UICollectionViewController {
  required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredCollectionControllerSubclass: RequiredCollectionController {}

private class RequiredPresentationController: UIPresentationController {
  required override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
}
private final class RequiredPresentationControllerSubclass: RequiredPresentationController {}

private class RequiredRecognizer: UIGestureRecognizer {
  required override init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredRecognizerSubclass: RequiredRecognizer {}

private class RequiredSegue: UIStoryboardSegue {
  required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
private final class RequiredSegueSubclass: RequiredSegue {}
