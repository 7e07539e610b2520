/// Calls actions in each update of the interface while its view is in a window.
@available(iOS 18, *)
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var windowScene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private var ticker: FrameClock.Ticker?
  private var lastTime: CFTimeInterval = 0

  /// Creates a link for the updates of a view's window.
  public init(view: UIView) { self.view = view }

  public init(windowScene: UIWindowScene) { self.windowScene = windowScene }

  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  public convenience init(
    windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  public convenience init(view: UIView, actionTarget target: AnyObject, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Whether the actions are called. False at first.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      ticker?.invalidate()
      ticker = nil
      lastTime = 0
      guard isEnabled else { return }
      ticker = FrameClock.shared.addTicker(isPaused: false) { [weak self] in self?.update(at: $0) }
      ticker?.requestsFrames = requiresContinuousUpdates
    }
  }

  /// Whether the link requests updates, rather than only taking part in those of others.
  open var requiresContinuousUpdates = false {
    didSet { ticker?.requestsFrames = requiresContinuousUpdates }
  }

  /// The preferred rate. A rate below the display's leaves out updates.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The update in which actions are being called.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds an action to a phase of updates.
  ///
  /// Differs from iOS: all phases are before the commit; they determine only the order of actions.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
  }

  open func addAction(target: AnyObject, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  open func addAction(to phase: UIUpdateActionPhase, target: AnyObject, selector: Selector) {
    addAction(to: phase) { [weak target] link, info in
      guard let target else { return }
      _ = SelectorRuntime.send(selector, to: target, sender: link, event: info)
    }
  }

  private func update(at time: CFTimeInterval) {
    guard view.map({ $0.window != nil }) ?? (windowScene != nil) else { return }
    if let rate = preferredFrameRateRange.preferred, rate > 0, lastTime > 0,
      time - lastTime < 1 / Double(rate) - FrameClock.shared.frameInterval / 2
    {
      return
    }
    lastTime = time
    let info = UIUpdateInfo(modelTime: time, frame: FrameClock.shared.frameInterval)
    currentUpdateInfo = info
    // Sorting is stable.
    for action in actions.sorted(by: { $0.phase.order < $1.phase.order }) { action.body(self, info) }
    currentUpdateInfo = nil
  }
}

/// The times of an update.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which the interface is computed, in seconds. See `CACurrentMediaTime()`.
  open private(set) var modelTime: TimeInterval
  /// The time by which the update must be complete.
  open private(set) var completionDeadlineTime: TimeInterval
  /// The time at which the update is expected to be visible.
  open private(set) var estimatedPresentationTime: TimeInterval

  init(modelTime: TimeInterval, frame: TimeInterval) {
    self.modelTime = modelTime
    completionDeadlineTime = modelTime + frame
    estimatedPresentationTime = modelTime + frame
  }
}

/// A part of an update.
public struct UIUpdateActionPhase: Hashable, Sendable {
  let order: Int

  public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
  public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
  public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
  public static let afterUpdateComplete = UIUpdateActionPhase(order: 7)
}
