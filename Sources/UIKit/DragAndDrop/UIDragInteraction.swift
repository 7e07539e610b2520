import CMethodTables

/// An interaction that lets the user drag content of a view: a long press lifts it, and it follows the
/// finger.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// Whether interactions are initially enabled: on iPad.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  open var isEnabled: Bool { didSet { if !isEnabled { press.cancelSequence() } } }
  open var allowsSimultaneousRecognitionDuringLift = false

  let press = DragPressGestureRecognizer()
  private let tap = DragTapGestureRecognizer()
  private(set) var session: DragSession?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
    press.interaction = self
    tap.interaction = self
    press.addHandler { [weak self] in self?.pressDidChange($0) }
    tap.addHandler { [weak self] in
      if $0.state == .ended { self?.add(at: $0.location(in: self?.view)) }
    }
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(tap)
    if view == nil { session?.cancel() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }

  // MARK: Lifting

  /// Whether a press would lift an item; asks the delegate for the items.
  func canLift() -> Bool {
    guard isEnabled, session == nil, let view, view.window != nil, let delegate else { return false }
    let session = DragSession(self, press)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    self.session = session
    return true
  }

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: session?.lift()
    case .changed: session?.move()
    case .ended: session?.release()
    case .cancelled, .failed: session?.cancel()
    default: break
    }
  }

  /// Called when a press that had requested items failed.
  func pressWasReset() {
    if let session, !session.isLifted { self.session = nil }
  }

  func sessionDidEnd() { session = nil }

  // MARK: Adding

  /// Whether a tap of another finger adds to a drag.
  func canAdd(at point: CGPoint) -> Bool {
    guard isEnabled, let delegate else { return false }
    return runningSession(at: point, delegate) != nil
  }

  private func runningSession(at point: CGPoint, _ delegate: any UIDragInteractionDelegate) -> DragSession? {
    let running = DragSession.running
    guard !running.isEmpty else { return nil }
    if running.count == 1 { return running[0] }
    return delegate.dragInteraction(self, sessionForAddingItems: running, withTouchAt: point) as? DragSession
  }

  private func add(at point: CGPoint) {
    guard let delegate, let session = runningSession(at: point, delegate) else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    guard !items.isEmpty else { return }
    delegate.dragInteraction(self, session: session, willAdd: items, for: self)
    session.add(items, from: self)
  }
}

/// The long press that lifts items. A context menu may open with the same press; it closes when the finger
/// moves.
@MainActor
final class DragPressGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIDragInteraction?

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      // Checked here rather than in gesture arbitration, because views of the app may also refuse gestures.
      if newValue == .began, interaction?.canLift() != true { return super.state = .failed }
      super.state = newValue
    }
  }

  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool { !sharesPress(with: prevented) }
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { !sharesPress(with: preventing) }

  private func sharesPress(with other: UIGestureRecognizer) -> Bool {
    if interaction?.allowsSimultaneousRecognitionDuringLift == true { return true }
    return other.view?.interactions.contains {
      ($0 as? UIContextMenuInteraction)?.press === other
    } ?? false
  }

  override func reset() {
    super.reset()
    interaction?.pressWasReset()
  }
}

/// The tap of another finger that adds an item to a drag.
@MainActor
private final class DragTapGestureRecognizer: UITapGestureRecognizer {
  weak var interaction: UIDragInteraction?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard interaction?.canAdd(at: location(in: view)) == true else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }
}

/// Provides the dragged items, and receives the events of the drag.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins.
  ///
  /// - Returns: An empty array if nothing can be dragged.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  )
    -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called when all data has been transferred to the destination.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    ptl_default_method()
    return nil
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.first }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
