/// A law that a dynamic animator obeys, or several of them under one name.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called at every step of the simulation.
  open var action: (() -> Void)?

  /// The animator that the behavior, or the one it is part of, was added to.
  open package(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behavior that takes part wherever this one does.
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

  /// The behavior is about to be added to an animator, or, with `nil`, to leave it.
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

  /// The items that the behavior acts on.
  var subjects: [any UIDynamicItem] { [] }

  /// Sets lasting properties of the items' bodies.
  func configure(_ world: DynamicWorld) {}

  /// Applies forces for a step of the simulation.
  func applyForces(_ world: DynamicWorld, step: Double) {}

  /// Corrects velocities, several times a step.
  func solve(_ world: DynamicWorld, step: Double) {}

  /// Tells whether the behavior will move something that is at rest now.
  var isActing: Bool { false }

  /// Something about the behavior was changed: what lies still may move again.
  final func wake() { dynamicAnimator?.behaviorsDidChange() }

  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}

/// A list of items without doubles.
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
