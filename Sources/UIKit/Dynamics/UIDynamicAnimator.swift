import Foundation

/// Receives state changes of an animator.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the animation resumes.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Animates items according to its behaviors, with a rigid body simulation.
///
/// It runs on the frame clock, in steps of 1/240 s, while anything moves, and pauses when everything is at
/// rest. Positions are in the coordinates of the reference view.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether the simulation is running.
  open private(set) var isRunning = false

  /// The simulated time in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  private let world = DynamicWorld()
  private var ticker: FrameClock.Ticker?
  private var lastTime: TimeInterval?
  private var pendingTime = 0.0
  private weak var layout: UICollectionViewLayout?

  /// Creates an animator for subviews of `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  /// Creates an animator for the attributes of a layout, which is invalidated after every step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  /// Creates an animator for items outside any view.
  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  deinit { MainThreadDeallocation.run { ticker?.invalidate() } }

  // MARK: Behaviors

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// Returns the items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { item in
      let size = item.bounds.size
      return rect.intersects(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  /// Updates the simulation after the app has moved or resized an item. The item is then at rest.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readItem()
    behaviorsDidChange()
  }

  /// Returns the attributes of a cell, if the animator moves them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(of: item) }

  // MARK: Running

  private var active: [UIDynamicBehavior] { behaviors.flatMap(\.flattened) }

  /// Resumes or starts the simulation after a behavior was added, removed or changed.
  final func behaviorsDidChange() {
    let all = active
    var items = DynamicItems()
    for behavior in all { behavior.subjects.forEach { items.insert($0) } }
    world.setItems(items.all)
    world.configure(all)
    if all.isEmpty || items.all.isEmpty { pause() }
    guard !isRunning, !all.isEmpty, !items.all.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    lastTime = nil
    pendingTime = 0
    // The clock retains the closure only as long as the ticker is retained.
    ticker = FrameClock.shared.addTicker { [weak self] time in self?.tick(time) }
  }

  private func tick(_ time: TimeInterval) {
    let frame = FrameClock.shared.frameInterval
    // A late frame advances by at most three frames.
    pendingTime += min(lastTime.map { time - $0 } ?? frame, 3 * frame)
    lastTime = time
    while pendingTime >= DynamicWorld.step - 1e-9, isRunning {
      pendingTime -= DynamicWorld.step
      step()
    }
    world.writeItems()
    layout?.invalidateLayout()
    let all = active
    if all.isEmpty || world.bodies.isEmpty || world.isAtRest && !all.contains(where: \.isActing) { pause() }
  }

  private func step() {
    let all = active
    world.advance(all)
    elapsedTime += DynamicWorld.step
    for behavior in all where behavior.action != nil {
      // An action requires the items at their current positions.
      world.writeItems()
      behavior.action?()
    }
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    ticker?.invalidate()
    ticker = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}
