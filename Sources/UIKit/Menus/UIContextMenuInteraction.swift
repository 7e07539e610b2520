/// Opens a menu when its view is pressed long, or clicked with the secondary button.
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
    // A finger has no second button.
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    click.addHandler { [weak self] recognizer in
      if recognizer.state == .ended { self?.open(at: recognizer.location(in: self?.view)) }
    }
  }

  /// Whether its menu is shown.
  package var isOpen: Bool { presentation != nil }

  /// Whether a press lifts a preview over a blurred screen, or the menu alone is shown.
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

  /// Where the menu was asked for, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  open func dismissMenu() { presentation?.close() }

  /// Exchanges the open menu.
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

  /// Asks the delegate and opens its menu, as a long press does.
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

  /// The menu that a touch of the control has opened and still follows.
  private(set) weak var primaryPresentation: MenuPresentation?

  /// A finger has touched a control whose primary action is its menu.
  func openAsPrimaryAction() {
    guard presentation == nil else { return }
    openInTheMiddle()
    primaryPresentation = presentation
  }

  /// A key, or a reader, has activated such a control. The keyboard's focus goes to the first entry.
  func openByKey() {
    guard presentation == nil else { return }
    openInTheMiddle()
    if view?.window?.focusIfAny?.isInUse == true { presentation?.move(by: 1) }
  }

  private func openInTheMiddle() {
    guard let view else { return }
    open(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    (view as? UIControl)?.send(.menuActionTriggered, nil)
  }

  /// That finger is lifted: over an entry it chooses it, elsewhere the menu stays open.
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

/// Runs what a delegate animates alongside a menu.
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
    UIView.animate(withDuration: 0.25) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// What a delegate animates alongside a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview, if there is one.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same, when the person taps the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Supplies a context menu and hears of its course.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// - Returns: `nil` where there is no menu at that place.
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
