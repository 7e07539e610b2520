import CoreFoundation
import Foundation

/// A group of layer changes that become visible together and share a duration, a timing function and a
/// completion block.
///
/// Changes outside any transaction belong to an implicit one, which is committed before the main run loop
/// sleeps.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var completion: CompletionGroup?
    var values: [String: Any]?
  }

  /// The open transactions, from the outermost to the innermost. The first entry is the implicit one.
  @exclusivity(unchecked) private static var stack: [State] = [State()]

  // MARK: Beginning and committing

  /// Begins a nested transaction.
  open class func begin() { stack.append(State()) }

  /// Commits the innermost transaction. Committing the outermost one performs layout, display and
  /// presentation of the changes.
  open class func commit() {
    guard stack.count > 1 else { return }
    let state = stack.removeLast()
    state.completion?.seal()
    if stack.count == 1 { commitIfNeeded() }
  }

  /// Commits the implicit transaction. Does nothing while an explicit one is open, or if nothing changed.
  open class func flush() {
    guard stack.count == 1 else { return }
    commitIfNeeded()
  }

  // MARK: Properties of the current transaction

  private static func inherited<T>(_ path: (State) -> T?) -> T? {
    for state in stack.reversed() {
      if let value = path(state) { return value }
    }
    return nil
  }

  /// The duration of implicit animations, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval { inherited(\.duration) ?? 0.25 }

  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    touch()
    stack[stack.count - 1].duration = duration
  }

  /// The timing function of implicit animations; `nil` uses each animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) ?? nil }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    touch()
    stack[stack.count - 1].timingFunction = .some(function)
  }

  /// Whether changes have no implicit animations.
  open class func disableActions() -> Bool { inherited(\.disableActions) ?? false }

  open class func setDisableActions(_ flag: Bool) {
    touch()
    stack[stack.count - 1].disableActions = flag
  }

  /// The block to call when all animations have ended or were removed that were added after it was set, in
  /// this transaction or in a nested one without its own block. Called at the commit if there are none.
  open class func completionBlock() -> (() -> Void)? { stack[stack.count - 1].completion?.block }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let old = stack[stack.count - 1].completion
    stack[stack.count - 1].completion = block.map { CompletionGroup($0) }
    old?.seal()
    touch()
    if block != nil { setNeedsCommit() }
  }

  /// The value of a `kCATransaction…` key or a custom key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: inherited { $0.values?[key] }
    }
  }

  open class func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration((value as? NSNumber)?.doubleValue ?? value as? Double ?? 0.25)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      setDisableActions((value as? NSNumber)?.boolValue ?? value as? Bool ?? false)
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    default: stack[stack.count - 1].values = (stack.last?.values ?? [:]).merging([key: value as Any]) { $1 }
    }
  }

  /// The group for animations added now.
  static var currentCompletion: CompletionGroup? {
    stack.count == 1 && stack[0].completion == nil ? nil : inherited(\.completion)
  }

  /// Settings of the implicit transaction apply until it is committed.
  private static func touch() {
    if stack.count == 1 { setNeedsCommit() }
  }

  // MARK: The implicit transaction

  /// Whether a commit is pending.
  @exclusivity(unchecked) package private(set) static var isCommitPending = false
  @exclusivity(unchecked) private static var isCommitting = false
  private static var observer: CFRunLoopObserver?
  @exclusivity(unchecked) private static var afterCommitBlocks: [@MainActor () -> Void] = []
  @exclusivity(unchecked) private static var beforeLayoutHooks: [(id: Int, body: @MainActor () -> Void)] = []
  private static var lastHook = 0
  @exclusivity(unchecked) private static var sealed: [CompletionGroup] = []

  /// Schedules a commit before the main run loop sleeps.
  package static func setNeedsCommit() {
    guard !isCommitPending else { return }
    isCommitPending = true
    if observer == nil { installObserver() }
    if FrameClock.shared.mode == .real, !MainLoop.isRunning {
      // The main queue runs on the main thread.
      DispatchQueue.main.async { MainActor.assumeIsolated { CATransaction.flush() } }
    }
  }

  /// Calls `block` once, after the layout of the next commit, even if nothing else changes.
  package static func afterCommit(_ block: @escaping @MainActor () -> Void) {
    afterCommitBlocks.append(block)
    setNeedsCommit()
  }

  /// Calls `hook` at the start of every commit, before layout, and before each repetition of layout. It must
  /// be fast if there is nothing to do.
  /// - Returns: An identifier for `removeBeforeLayoutHook`.
  @discardableResult
  package static func addBeforeLayoutHook(_ hook: @escaping @MainActor () -> Void) -> Int {
    lastHook += 1
    beforeLayoutHooks.append((lastHook, hook))
    return lastHook
  }

  package static func removeBeforeLayoutHook(_ id: Int) {
    beforeLayoutHooks.removeAll { $0.id == id }
  }

  static func enqueue(_ group: CompletionGroup) {
    sealed.append(group)
    setNeedsCommit()
  }

  private static func installObserver() {
    // Runs after the application's observers and before those that prepare for sleep (higher order).
    let order = 2_000_000
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue, true, order
    ) { _, _ in
      // The observer belongs to the main run loop.
      MainActor.assumeIsolated { CATransaction.flush() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }

  /// The maximum number of layout repetitions. A layout loop is interrupted until the next commit.
  private static let layoutLimit = 100

  private static func commitIfNeeded() {
    guard isCommitPending, !isCommitting else { return }
    isCommitting = true
    var rounds = 0
    repeat {
      isCommitPending = false
      rounds += 1
      for hook in beforeLayoutHooks { hook.body() }
      LayerRoot.layoutAll()
      if LayerRoot.needLayout, rounds < layoutLimit { continue }
      LayerRoot.displayAll()
      AnimationScheduler.shared.startPending()
      if stack[0].completion != nil || stack[0].duration != nil || stack[0].timingFunction != nil
        || stack[0].disableActions != nil
      {
        let implicit = stack[0]
        stack[0] = State()
        implicit.completion?.seal()
      }
      if !afterCommitBlocks.isEmpty {
        let blocks = afterCommitBlocks
        afterCommitBlocks = []
        for block in blocks { block() }
      }
      if !sealed.isEmpty {
        let groups = sealed
        sealed = []
        for group in groups { group.fireIfDone() }
      }
    } while (isCommitPending || LayerRoot.needLayout) && rounds < layoutLimit
    isCommitting = false
    LayerRoot.requestFrames()
  }
}

/// The key of the duration in seconds, for `CATransaction.value(forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
