/// Previews a controller while a source view is pressed: the API that preceded context menus, on which it is
/// implemented here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The pressed part of the source view, in its coordinates; all of it unless the delegate sets it.
  var sourceRect: CGRect { get set }
}

/// Provides the preview for a press of a source view.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview for a location in the source view, or nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when the user taps the preview, which should be pushed or presented.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An action, or a group of actions, below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  open private(set) var title: String
  open private(set) var style: Style
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// Actions that replace the others when the group is chosen.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  open private(set) var title: String
  open private(set) var style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
  }
}

extension UIViewController {
  @discardableResult
  func defaultRegisterForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  {
    let context = PreviewingContext(delegate, sourceView)
    extendedState.previewing.append(context)
    return context
  }

  func defaultUnregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let context = rare?.previewing.first(where: { $0 === previewing }) else { return }
    context.end()
    rare?.previewing.removeAll { $0 === context }
  }
}

/// A registration, implemented with a context menu of the source view.
@MainActor
package final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate
{
  package let sourceView: UIView
  package var sourceRect: CGRect
  private weak var _delegate: (any UIViewControllerPreviewingDelegate)?
  private let nobody = EmptyPreviewingDelegate()
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  private var previewed: UIViewController?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    _delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    sourceView.addInteraction(interaction)
  }

  package var delegate: any UIViewControllerPreviewingDelegate { _delegate ?? nobody }
  package var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }

  func end() { sourceView.removeInteraction(interaction) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    sourceRect = sourceView.bounds
    guard let controller = delegate.previewingContext(self, viewControllerForLocation: location) else {
      return nil
    }
    previewed = controller
    return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
      let items = controller.previewActionItems
      return items.isEmpty ? nil : UIMenu(children: items.compactMap { Self.element($0, controller) })
    }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = previewed else { return }
    animator.addCompletion { [self] in delegate.previewingContext(self, commit: controller) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { animator?.addCompletion { [weak self] in self?.previewed = nil } }

  private static func element(_ item: any UIPreviewActionItem, _ controller: UIViewController)
    -> UIMenuElement?
  {
    switch item {
    case let action as UIPreviewAction: self.action(action, controller)
    case let group as UIPreviewActionGroup:
      UIMenu(title: group.title, children: group.actions.map { action($0, controller) })
    default: nil
    }
  }

  private static func action(_ action: UIPreviewAction, _ controller: UIViewController) -> UIAction {
    UIAction(
      title: action.title, attributes: action.style == .destructive ? .destructive : [],
      state: action.style == .selected ? .on : .off
    ) { _ in action.handler(action, controller) }
  }
}

/// Replaces a deallocated delegate.
@MainActor
private final class EmptyPreviewingDelegate: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(_: any UIViewControllerPreviewing, viewControllerForLocation _: CGPoint)
    -> UIViewController?
  { nil }
  func previewingContext(_: any UIViewControllerPreviewing, commit _: UIViewController) {}
}
