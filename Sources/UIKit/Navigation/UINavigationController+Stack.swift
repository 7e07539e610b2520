extension UINavigationController: PendingStack {
  /// A change of the stack that is not on screen yet. It contains the differences rather than the stacks,
  /// which may be long.
  package struct PendingMove {
    package var operation: Operation
    package var isAnimated: Bool
    /// The steps that undo the change if the transition is canceled.
    package var undo: Undo
    /// The steps for the preceding changes, the latest at the end.
    package var earlierUndos: [Undo] = []
    /// Removed screens that have not received their callbacks yet.
    package var leaving: [UIViewController] = []
    /// Added screens.
    package var arriving: [UIViewController] = []
    /// The transition, if its coordinator was requested before it begins.
    package var prepared: PreparedTransition?
  }

  package struct PreparedTransition {
    let transition: AppearanceTransition
    let operation: Operation
  }

  package enum Undo {
    case removeLast
    case append([UIViewController])
    case replace([UIViewController])
  }

  // MARK: Changes

  /// The number of screens on the stack. Does not copy the stack.
  package var stackCount: Int { stack.count }
  package var rootOfStack: UIViewController? { stack.first }
  /// Whether a change of the stack takes effect immediately.
  package var isAtRest: Bool { planned == nil && !isBusy }
  /// Pops the screens above an index without searching for it. No effect if a pending pop leaves none.
  package func popScreens(above index: Int, animated: Bool) {
    if index + 1 < plannedStack.count { _ = pop(to: index, animated: animated) }
  }

  /// The stack after all pending operations.
  var plannedStack: [UIViewController] { planned ?? stack }

  /// Whether changes must wait for the end of a transition, because transitions do not overlap.
  private var isBusy: Bool {
    guard let running else { return false }
    return running.stage != .ended
  }

  private func enqueue(_ planned: [UIViewController], _ change: @escaping @MainActor () -> Void) {
    queued.append(change)
    self.planned = planned
  }

  private func runQueued() {
    guard !queued.isEmpty || planned != nil else { return }
    while running == nil, !queued.isEmpty { queued.removeFirst()() }
    if queued.isEmpty { planned = nil }
  }

  private func isOnStack(_ controller: UIViewController) -> Bool {
    controller._parent === self && stack.contains { $0 === controller }
  }

  func push(_ controller: UIViewController, animated: Bool) {
    guard admits(controller) else { return }
    let isThere = planned.map { $0.contains { $0 === controller } } ?? isOnStack(controller)
    guard !isThere else { return rejectDuplicatePush(of: controller) }
    guard isBusy else { return pushNow(controller, animated: animated) }
    enqueue(plannedStack + [controller]) { [self] in
      if !isOnStack(controller) { pushNow(controller, animated: animated) }
    }
  }

  private func pushNow(_ controller: UIViewController, animated: Bool) {
    addChild(controller)
    controller._navigationItem?.forgetInheritedLargeTitle()
    pending?.leaving.removeAll { $0 === controller }
    stack.append(controller)
    move(.push, animated: animated, undo: .removeLast, arriving: [controller])
  }

  private func rejectDuplicatePush(of controller: UIViewController) {
    UIKitFault.raise(
      .invalidArgument,
      "\(self) is pushing the same view controller instance (\(controller)) more than once which is not "
        + "supported and is most likely an error in the application. Pushing the same view controller instance "
        + "more than once is not supported (\(controller))")
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(plannedStack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    if isBusy {
      enqueue(Array(plannedStack[...index])) { [self] in popNow(leaving.filter(isOnStack), animated: animated)
      }
    } else {
      popNow(leaving, animated: animated)
    }
    return leaving
  }

  private func popNow(_ leaving: [UIViewController], animated: Bool) {
    guard !leaving.isEmpty, leaving.count < stack.count else { return }
    let undo: Undo
    if stack[stack.count - leaving.count] === leaving[0] {
      stack.removeLast(leaving.count)
      undo = .append(leaving)
    } else {
      undo = .replace(stack)
      UINavigationItem.invalidateInheritedLargeTitles()
      stack.removeAll { controller in leaving.contains { $0 === controller } }
    }
    for controller in leaving { controller.willMove(toParent: nil) }
    move(.pop, animated: animated, undo: undo, leaving: leaving)
  }

  func setStack(_ controllers: [UIViewController], animated: Bool) {
    var seen = Set<ObjectIdentifier>(minimumCapacity: controllers.count)
    for controller in controllers {
      guard admits(controller) else { return }
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        return UIKitFault.raise(
          .invalidArgument,
          "All view controllers in a navigation controller must be distinct (\(controller))")
      }
    }
    if isBusy {
      enqueue(controllers) { [self] in setStackNow(controllers, seen, animated: animated) }
    } else {
      setStackNow(controllers, seen, animated: animated)
    }
  }

  private func setStackNow(_ controllers: [UIViewController], _ ids: Set<ObjectIdentifier>, animated: Bool) {
    let old = stack
    guard old.count != controllers.count || zip(old, controllers).contains(where: { $0 !== $1 }) else {
      return
    }
    let oldIDs = Set(old.map(ObjectIdentifier.init))
    let leaving = old.filter { !ids.contains(ObjectIdentifier($0)) }
    let arriving = controllers.filter { !oldIDs.contains(ObjectIdentifier($0)) }
    stack = controllers
    UINavigationItem.invalidateInheritedLargeTitles()
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    pending?.leaving.removeAll { ids.contains(ObjectIdentifier($0)) }
    let wasBelow = controllers.last.map { oldIDs.contains(ObjectIdentifier($0)) } ?? false
    move(
      wasBelow ? .pop : .push, animated: animated, undo: .replace(old), leaving: leaving, arriving: arriving)
  }

  /// Returns whether a controller can be pushed (Conformance.md M2, M3).
  private func admits(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController, !barState.allowsNesting {
      UIKitFault.raise(.invalidArgument, "Pushing a navigation controller is not supported")
      return false
    }
    if let message = controller.pushRejectionReason(on: self) {
      UIKitFault.raise(.invalidArgument, message)
      return false
    }
    return true
  }

  // MARK: Moves

  /// Records a change of the stack; the screens follow in the next layout pass.
  private func move(
    _ operation: Operation, animated: Bool, undo: Undo, leaving: [UIViewController] = [],
    arriving: [UIViewController] = []
  ) {
    if pending == nil {
      pending = PendingMove(
        operation: operation, isAnimated: animated, undo: undo, leaving: leaving, arriving: arriving)
    } else {
      pending!.operation = operation
      pending!.isAnimated = animated
      pending!.earlierUndos.append(pending!.undo)
      pending!.undo = undo
      pending!.leaving += leaving
      pending!.arriving += arriving
    }
    for controller in leaving { controller.cause = .movingFromParent }
    for controller in arriving { controller.cause = .movingToParent }
    stackDidChange(operation, animated: animated)
    guard isOnScreen else { return settleOffScreen() }
    // The view of the new top is loaded by the deferred transition, as on iOS: `viewDidLoad` is called below
    // `_startDeferredTransitionIfNeeded` in stack traces (github.com/Citrrus/MBContactPicker/issues/48).
    TransitionScheduler.shared.schedule(self)
  }

  private var isOnScreen: Bool {
    _view?._window != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// While off screen, only changes the parents of the children.
  private func settleOffScreen() {
    guard let move = pending else { return }
    pending = nil
    for controller in move.leaving { release(controller) }
    if _view != nil {
      installTopIfNeeded()
      if let displayed, hasReturned(displayed, by: move) { install(displayed, above: true) }
    }
    settle(move.arriving)
    move.prepared?.transition.abandon()
  }

  /// Whether the displayed controller had moved to another parent, with its view, and came back.
  private func hasReturned(_ controller: UIViewController, by move: PendingMove) -> Bool {
    controller === displayed && controller.appearance == .disappeared
      && controller.viewIfLoaded?.superview == nil && move.arriving.contains { $0 === controller }
  }

  /// Calls `didMove(toParent:)` for added screens that are still on the stack.
  private func settle(_ arriving: [UIViewController]) {
    for controller in arriving where controller._parent === self {
      controller.cause = .none
      controller.didMove(toParent: self)
    }
  }

  /// Removes a screen that left the stack from the hierarchy.
  private func release(_ controller: UIViewController) {
    guard controller._parent === self, controller !== displayed else { return }
    controller.cause = .none
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  func performPending() {
    guard var move = pending, running == nil else { return }
    guard isOnScreen else { return settleOffScreen() }
    pending = nil
    let prepared = move.prepared
    // The plan captures the change, which must not retain its own transition.
    move.prepared = nil
    let target = stack.last
    guard target !== displayed || target.map({ hasReturned($0, by: move) }) == true else {
      for controller in move.leaving { release(controller) }
      settle(move.arriving)
      outermost.showItemsOfStack()
      if let target { storedDelegate?.navigationController(self, didShow: target, animated: false) }
      prepared?.transition.abandon()
      return
    }
    begin(move, prepared, from: displayed === target ? nil : displayed, to: target)
  }

  private func begin(
    _ move: PendingMove, _ prepared: PreparedTransition?, from: UIViewController?, to: UIViewController?
  ) {
    to?.loadViewIfNeeded()
    let plan = makePlan(for: move, from: from, to: to, replacing: prepared)
    let transition: AppearanceTransition
    if let prepared {
      transition = prepared.transition
      transition.plan = plan
    } else {
      transition = AppearanceTransition(plan)
    }
    running = transition
    transition.begin()
  }

  /// Returns the transition of the pending change, created when its coordinator is requested. A later change
  /// in the same turn keeps the transition and updates its plan.
  func preparedTransition() -> AppearanceTransition? {
    guard let move = pending, move.isAnimated, running == nil, isOnScreen else { return nil }
    if let prepared = move.prepared { return prepared.transition }
    guard UIView.areAnimationsEnabled, let from = displayed, let to = stack.last, from !== to else {
      return nil
    }
    let transition = AppearanceTransition(makePlan(for: move, from: from, to: to))
    pending?.prepared = PreparedTransition(transition: transition, operation: move.operation)
    transition.announce()
    return transition
  }

  private func makePlan(
    for move: PendingMove, from: UIViewController?, to: UIViewController?,
    replacing prepared: PreparedTransition? = nil
  ) -> AppearanceTransition.Plan {
    let animated = move.isAnimated && UIView.areAnimationsEnabled && from != nil && to != nil
    var plan = AppearanceTransition.Plan(
      script: .stack, containerView: contentContainer, isAnimated: animated)
    plan.from = from
    plan.to = to
    plan.container = self
    plan.fromCause = move.leaving.contains { $0 === from } ? .movingFromParent : .none
    plan.toCause = move.operation == .push ? .movingToParent : .none
    plan.fromInitialFrame = from?.viewIfLoaded?.frame ?? .zero
    if let to { plan.toFinalFrame = contentFrame(for: to) }
    plan.sendsCallbacks = appearance == .appeared || appearance == .appearing
    if animated, let from, let to {
      chooseAnimator(for: move.operation, from: from, to: to, replacing: prepared, into: &plan)
    }
    plan.install = { [self] transition in
      if move.operation == .push { from?.keepTextInput() }
      if let to { storedDelegate?.navigationController(self, willShow: to, animated: animated) }
      displayed = to
      outermost.prepareBars(for: transition, operation: move.operation)
      guard let to else { return }
      install(to, above: move.operation == .push)
      (move.operation == .pop ? from : to)?.moveSharedContent(from: from, to: to, animated: animated)
      transition.plan.toFinalFrame = to.view.frame
      transition.plan.fromFinalFrame = transition.plan.fromInitialFrame
    }
    plan.settle = { [self] completed in
      let shown = completed ? to : from
      let hidden = completed ? from : to
      displayed = shown
      if !completed {
        (move.operation == .pop ? from : to)?.moveSharedContent(from: to, to: from, animated: false)
      }
      hidden?.viewIfLoaded?.removeFromSuperview()
      if !completed { restoreStack(after: move) }
      if let shown { shown.view.frame = contentFrame(for: shown) }
      outermost.finishBars(completed: completed)
    }
    plan.finish = { [self] completed in
      running = nil
      if completed {
        for controller in move.leaving { release(controller) }
        settle(move.arriving)
        announced = to
        if let to { storedDelegate?.navigationController(self, didShow: to, animated: animated) }
        if move.operation == .pop { to?.resumeTextInput() }
      }
      runQueued()
    }
    return plan
  }

  /// Restores the stack after a canceled transition.
  private func restoreStack(after move: PendingMove) {
    take(back: move.undo)
    for undo in move.earlierUndos.reversed() { take(back: undo) }
    for controller in move.leaving { controller.cause = .none }
    for controller in move.arriving where !isOnStack(controller) {
      controller.willMove(toParent: nil)
      release(controller)
    }
    stackDidChange(.none, animated: false)
  }

  private func take(back undo: Undo) {
    switch undo {
    case .removeLast: stack.removeLast()
    case .append(let controllers): stack += controllers
    case .replace(let controllers): stack = controllers
    }
  }

  /// Asks the delegate for an animator, once per transition.
  private func chooseAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController,
    replacing prepared: PreparedTransition?, into plan: inout AppearanceTransition.Plan
  ) {
    if let prepared, prepared.operation == operation, prepared.transition.plan.from === from,
      prepared.transition.plan.to === to
    {
      plan.animator = prepared.transition.plan.animator
      plan.interactor = prepared.transition.plan.interactor
    } else if let custom = storedDelegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    {
      plan.animator = custom
      plan.interactor = storedDelegate?.navigationController(self, interactionControllerFor: custom)
    } else if let animator = (operation == .pop ? from : to).contentAnimator(from: from, to: to) {
      plan.animator = animator
    } else {
      plan.animator = NavigationAnimator(operation: operation, isRightToLeft: view.isRightToLeft)
      plan.interactor = interactionForStandardPop
    }
  }

  // MARK: Placing

  /// Shows the top screen, or none, immediately: before the first display and while off screen.
  func installTopIfNeeded() {
    guard running == nil, stack.last !== displayed else { return }
    guard displayed == nil || displayed?.appearance == .disappeared else { return }
    // The first screen of an empty controller that is on screen appears with its callbacks.
    guard displayed != nil || pending == nil || !isOnScreen else { return }
    let old = displayed
    // Another parent may already show it.
    if let view = old?.viewIfLoaded, view.superview === contentContainer { view.removeFromSuperview() }
    displayed = stack.last
    if let displayed { install(displayed, above: true) }
    // It could not be removed while it counted as displayed.
    if let old, !isOnStack(old) { release(old) }
  }

  private func install(_ controller: UIViewController, above: Bool) {
    let view = controller.view!
    controller.placeByContainer(contentFrame(for: controller))
    applyInsets(to: controller)
    if above { contentContainer.addSubview(view) } else { contentContainer.insertSubview(view, at: 0) }
  }

  func layOutDisplayed() {
    guard let displayed, running == nil else { return }
    displayed.view.frame = contentFrame(for: displayed)
    applyInsets(to: displayed)
    updateScrollEdge()
  }
}

extension UIViewController {
}
