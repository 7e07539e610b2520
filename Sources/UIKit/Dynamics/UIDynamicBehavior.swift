/// A rule of a dynamic animator, or a group of them.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called at every step of the simulation.
  open var action: (() -> Void)?

  /// The animator that the behavior or its parent was added to.
  open package(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behavior that is active together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(of: behavior) else { return }
    childBehaviors.remove(at: index)
    behavior.move(to: nil)
  }

  /// Called before the behavior is added to an animator, or, with `nil`, removed from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Simulation

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    let old = dynamicAnimator
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
    old?.behaviorsDidChange()
    animator?.behaviorsDidChange()
  }

  /// The items that the behavior affects.
  var subjects: [any UIDynamicItem] { [] }

  /// Sets lasting properties of the bodies.
  func configure(_ world: DynamicWorld) {}

  /// Applies forces for one step of the simulation.
  func applyForces(_ world: DynamicWorld, step: Double) {}

  /// Corrects velocities, several times per step.
  func solve(_ world: DynamicWorld, step: Double) {}

  /// Whether the behavior will move an item that is at rest.
  var isActing: Bool { false }

  /// Wakes the simulation after a change of the behavior.
  final func wake() { dynamicAnimator?.behaviorsDidChange() }

  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}

/// A list of unique items.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { insert(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  mutating func insert(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
