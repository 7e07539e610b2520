/// Opens a menu after a long press on its view, or a secondary click.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  package let press = UILongPressGestureRecognizer()
  private let click = UITapGestureRecognizer()
  private var presentation: MenuPresentation?
  private var configuration: UIContextMenuConfiguration?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] recognizer in self?.pressed(recognizer) }
    click.buttonMaskRequired = .secondary
    // A finger has no secondary button.
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    click.addHandler { [weak self] recognizer in
      if recognizer.state == .ended { self?.open(at: recognizer.location(in: self?.view)) }
    }
  }

  /// Whether the menu is shown.
  package var isOpen: Bool { presentation != nil }

  /// Whether the menu lifts a preview over a blurred screen, or is shown alone.
  open var menuAppearance: Appearance { presentation == nil ? .unknown : lifts ? .rich : .compact }
  private var lifts: Bool { !(view is UIControl) }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(click)
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(click)
  }

  /// Returns the location of the press, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  open func dismissMenu() { presentation?.close() }

  /// Replaces the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = presentation?.menu, let view, let window = view.window else { return }
    let closed = configuration
    presentation = MenuPresentation.open(
      block(menu), in: window, source: view.convert(view.bounds, to: window), sender: view,
      closed: { [weak self] in if let closed { self?.didClose(closed) } })
  }

  // MARK: Opening

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard let window = view?.window else { return }
    switch recognizer.state {
    case .began: open(at: recognizer.location(in: view))
    case .changed: presentation?.track(recognizer.location(in: window))
    case .ended: presentation?.release()
    default: break
    }
  }

  /// Asks the delegate for the menu and opens it, like a long press.
  package func open(at place: CGPoint) {
    guard let view, let window = view.window,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    else { return }
    let menu = configuration.actionProvider?([])
    let content = configuration.previewProvider?()
    guard menu != nil || content != nil else { return }
    self.configuration = configuration
    let target =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    let source = target?.view ?? view
    let frame = source.convert(source.bounds, to: window)
    let tapped = { @MainActor [weak self] in
      guard let self else { return }
      let animator = MenuAnimator(previewViewController: content)
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      animator.run()
    }
    let lifted: LiftedPreview?
    if let content {
      lifted = LiftedPreview(content, from: frame, tapped: tapped)
    } else {
      lifted = lifts ? LiftedPreview(target ?? UITargetedPreview(view: view), tapped: tapped) : nil
    }
    let animator = MenuAnimator(previewViewController: content)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    presentation = MenuPresentation.open(
      menu, in: window, source: frame, sender: view, lifted: lifted,
      selectsOne: (view as? UIControl)?.menuSelectsOne ?? false,
      closed: { [weak self] in self?.didClose(configuration) })
    animator.run()
  }

  /// The menu that was opened by a touch of the control, which it still tracks.
  private(set) weak var primaryPresentation: MenuPresentation?

  /// Opens the menu when a finger touches a control whose primary action is the menu.
  func openAsPrimaryAction() {
    guard presentation == nil else { return }
    openCentered()
    primaryPresentation = presentation
  }

  /// Opens the menu of such a control for a key or an assistive technology. The keyboard focus moves to the
  /// first element.
  func openByKey() {
    guard presentation == nil else { return }
    openCentered()
    if view?.window?.focusIfAny?.isInUse == true { presentation?.move(by: 1) }
  }

  private func openCentered() {
    guard let view else { return }
    open(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    (view as? UIControl)?.send(.menuActionTriggered, nil)
  }

  /// Called when that finger lifts: chooses the element below it; elsewhere the menu stays open.
  func releasePrimaryAction() {
    primaryPresentation?.release()
    primaryPresentation = nil
  }

  private func didClose(_ configuration: UIContextMenuConfiguration) {
    presentation = nil
    self.configuration = nil
    let animator = MenuAnimator(previewViewController: nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}

/// Runs a delegate's animations alongside a menu.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController?) { self.previewViewController = previewViewController }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animateAlongside(duration: 0.25) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// An animator for animations alongside a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview, if there is one.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator for a tap on the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Provides a context menu and receives its events.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a location.
  ///
  /// - Returns: `nil` if there is no menu at that location.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
