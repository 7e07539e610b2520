extension UINavigationController {
  /// A change of the stack that is not on screen yet.
  package struct PendingMove {
    package var operation: Operation
    package var isAnimated: Bool
    /// The stack before the first change, for the case that the movement is cancelled.
    package var previous: [UIViewController]
    /// The screens that left the stack and have not heard so yet.
    package var leaving: [UIViewController] = []
  }

  // MARK: Changes

  /// The stack as it will be once everything that waits has run.
  var plannedStack: [UIViewController] { planned ?? stack }

  func push(_ controller: UIViewController, animated: Bool) {
    guard admits(controller) else { return }
    guard !plannedStack.contains(where: { $0 === controller }) else {
      return refuseSecondPush(of: controller)
    }
    whenIdle(becoming: plannedStack + [controller]) { [self] in
      guard !stack.contains(where: { $0 === controller }) else { return }
      let previous = stack
      addChild(controller)
      stack.append(controller)
      move(.push, animated: animated, from: previous)
    }
  }

  private func refuseSecondPush(of controller: UIViewController) {
    UIKitFault.raise(
      .invalidArgument,
      "\(self) is pushing the same view controller instance (\(controller)) more than once which is not "
        + "supported and is most likely an error in the application. Pushing the same view controller instance "
        + "more than once is not supported (\(controller))")
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(plannedStack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    whenIdle(becoming: Array(plannedStack[...index])) { [self] in
      let previous = stack
      let leaving = leaving.filter { controller in stack.contains { $0 === controller } }
      guard !leaving.isEmpty, leaving.count < stack.count else { return }
      stack.removeAll { controller in leaving.contains { $0 === controller } }
      for controller in leaving { controller.willMove(toParent: nil) }
      move(.pop, animated: animated, from: previous, leaving: leaving)
    }
    return leaving
  }

  func setStack(_ controllers: [UIViewController], animated: Bool) {
    var seen = Set<ObjectIdentifier>()
    for controller in controllers {
      guard admits(controller) else { return }
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        return UIKitFault.raise(
          .invalidArgument,
          "All view controllers in a navigation controller must be distinct (\(controller))")
      }
    }
    whenIdle(becoming: controllers) { [self] in
      let old = stack
      guard old.count != controllers.count || zip(old, controllers).contains(where: { $0 !== $1 }) else {
        return
      }
      let oldIDs = Set(old.map(ObjectIdentifier.init))
      let leaving = old.filter { !seen.contains(ObjectIdentifier($0)) }
      stack = controllers
      for controller in leaving { controller.willMove(toParent: nil) }
      for controller in controllers where !oldIDs.contains(ObjectIdentifier(controller)) {
        addChild(controller)
      }
      let wasBelow = controllers.last.map { oldIDs.contains(ObjectIdentifier($0)) } ?? false
      move(wasBelow ? .pop : .push, animated: animated, from: old, leaving: leaving)
    }
  }

  /// Refuses what UIKit refuses on a stack (CONFORMANCE.md M2, M3).
  private func admits(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController, !barState.allowsNesting {
      UIKitFault.raise(.invalidArgument, "Pushing a navigation controller is not supported")
      return false
    }
    if let message = controller.refusalToBePushed(on: self) {
      UIKitFault.raise(.invalidArgument, message)
      return false
    }
    return true
  }

  // MARK: Moves

  /// Runs a change now, or after the transition that is running: two movements never overlap.
  private func whenIdle(
    becoming planned: [UIViewController], _ change: @escaping @MainActor () -> Void
  ) {
    guard let running, running.stage != .ended else { return change() }
    queued.append(change)
    self.planned = planned
  }

  private func runQueued() {
    while running == nil, !queued.isEmpty { queued.removeFirst()() }
    if queued.isEmpty { planned = nil }
  }

  /// Notes that the stack has changed; the screens follow in the next layout pass.
  private func move(
    _ operation: Operation, animated: Bool, from previous: [UIViewController],
    leaving: [UIViewController] = []
  ) {
    var move = pending ?? PendingMove(operation: operation, isAnimated: animated, previous: previous)
    move.operation = operation
    move.isAnimated = animated
    move.leaving += leaving
    pending = move
    stackDidChange(operation, animated: animated)
    guard isOnScreen else { return settleOffScreen() }
    topViewController?.loadViewIfNeeded()
    TransitionScheduler.shared.schedule { [weak self] in self?.performPending() }
  }

  private var isOnScreen: Bool {
    _view?._window != nil && (appearance == .appeared || appearance == .appearing) && displayed != nil
  }

  /// With nobody watching, the children only change parents.
  private func settleOffScreen() {
    guard let move = pending else { return }
    pending = nil
    for controller in move.leaving { release(controller) }
    if _view != nil { installTopIfNeeded() }
    for controller in stack where controller.parent === self && controller !== displayed {
      controller.didMove(toParent: self)
    }
  }

  /// Takes a screen that left the stack out of the hierarchy.
  private func release(_ controller: UIViewController) {
    guard controller.parent === self, !stack.contains(where: { $0 === controller }) else { return }
    if controller !== displayed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  func performPending() {
    guard let move = pending, running == nil, isOnScreen else { return }
    pending = nil
    guard let target = stack.last, target !== displayed else {
      for controller in move.leaving { release(controller) }
      outermost.showItemsOfStack()
      if let target = stack.last { delegate?.navigationController(self, didShow: target, animated: false) }
      return
    }
    begin(move, from: displayed, to: target)
  }

  private func begin(_ move: PendingMove, from: UIViewController?, to: UIViewController) {
    let animated = move.isAnimated && UIView.areAnimationsEnabled && from != nil
    var plan = AppearanceTransition.Plan(
      script: .stack, containerView: contentContainer, isAnimated: animated)
    plan.from = from
    plan.to = to
    plan.container = self
    plan.fromCause = move.leaving.contains { $0 === from } ? .movingFromParent : .none
    plan.toCause = move.operation == .push ? .movingToParent : .none
    plan.fromInitialFrame = from?.viewIfLoaded?.frame ?? .zero
    plan.toFinalFrame = contentFrame(for: to)
    plan.sendsCallbacks = appearance == .appeared || appearance == .appearing
    if animated, let from { chooseAnimator(for: move.operation, from: from, to: to, into: &plan) }
    plan.install = { [self] transition in
      delegate?.navigationController(self, willShow: to, animated: animated)
      displayed = to
      outermost.prepareBars(for: transition, operation: move.operation)
      install(to, above: move.operation == .push)
      transition.plan.toFinalFrame = to.view.frame
      transition.plan.fromFinalFrame = transition.plan.fromInitialFrame
    }
    plan.settle = { [self] completed in
      let shown = completed ? to : from
      let hidden = completed ? from : to
      displayed = shown
      hidden?.viewIfLoaded?.removeFromSuperview()
      if !completed { restoreStack(after: move) }
      if let shown { shown.view.frame = contentFrame(for: shown) }
      outermost.finishBars(completed: completed)
    }
    plan.finish = { [self] completed in
      running = nil
      if completed {
        for controller in move.leaving { release(controller) }
        if move.operation == .push { to.didMove(toParent: self) }
        for controller in stack.dropLast()
        where controller.cause == .none && move.operation == .push
          && controller.viewIfLoaded == nil
        {
          controller.didMove(toParent: self)
        }
        delegate?.navigationController(self, didShow: to, animated: animated)
      }
      runQueued()
    }
    let transition = AppearanceTransition(plan)
    running = transition
    transition.begin()
  }

  /// Puts the stack back as it was before a movement that was cancelled.
  private func restoreStack(after move: PendingMove) {
    let refused = stack.filter { controller in !move.previous.contains { $0 === controller } }
    stack = move.previous
    for controller in refused {
      controller.willMove(toParent: nil)
      release(controller)
    }
    stackDidChange(.none, animated: false)
  }

  private func chooseAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController,
    into plan: inout AppearanceTransition.Plan
  ) {
    if let custom = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    {
      plan.animator = custom
      plan.interactor = delegate?.navigationController(self, interactionControllerFor: custom)
    } else {
      plan.animator = NavigationAnimator(operation: operation, isRightToLeft: view.isRightToLeft)
      plan.interactor = interactionForStandardPop
    }
  }

  // MARK: Placing

  /// Shows the top at once where nothing is shown yet: before first display and while off screen.
  func installTopIfNeeded() {
    guard running == nil, !isOnScreen || displayed == nil, let top = stack.last, top !== displayed else {
      return
    }
    if displayed == nil || appearance == .disappeared {
      displayed?.viewIfLoaded?.removeFromSuperview()
      displayed = top
      install(top, above: true)
      top.didMove(toParent: self)
    }
  }

  private func install(_ controller: UIViewController, above: Bool) {
    let view = controller.view!
    view.frame = contentFrame(for: controller)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    applyInsets(to: controller)
    if above { contentContainer.addSubview(view) } else { contentContainer.insertSubview(view, at: 0) }
  }

  func layOutDisplayed() {
    guard let displayed, running == nil else { return }
    displayed.view.frame = contentFrame(for: displayed)
    applyInsets(to: displayed)
  }
}

extension UIViewController {
  /// The nearest navigation controller among the ancestors.
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
}
