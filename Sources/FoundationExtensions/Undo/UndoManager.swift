import Foundation

// Used by one thread: that of its document, window or context.
/// A recorder of operations for undo and redo.
///
/// Operations in a group are undone together, in reverse order. Operations that are registered during an undo
/// become the redo. Targets are not retained; operations of a deallocated target have no effect.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, from the outermost to the innermost.
  private var open: [UndoGroup] = []
  private var disableCount = 0
  private var eventGroupIsOpen = false
  private var isPostingCheckpoint = false

  private enum Activity {
    case none, undoing, redoing
  }

  private var activity = Activity.none

  public override init() {}

  // MARK: Registering

  /// Registers a closure that undoes a change. The closure receives the target.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(UndoAction(target: target) { [weak target] in if let target { handler(target) } })
  }

  private func register(_ action: UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    if activity == .none { redoStack.removeAll() }
    if open.isEmpty {
      precondition(
        groupsByEvent,
        "registerUndo(withTarget:handler:): must begin a group before registering undo")
      beginEventGroup()
    }
    open[open.count - 1].actions.append(action)
  }

  /// Whether registration is enabled.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Disables registration. Each call must be balanced by ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disableCount += 1 }

  open func enableUndoRegistration() {
    precondition(
      disableCount > 0,
      "enableUndoRegistration: may only be invoked with matching call to disableUndoRegistration")
    disableCount -= 1
  }

  // MARK: Groups

  /// Whether a group is opened automatically for the first registration in a run loop cycle, and closed at
  /// its end.
  open var groupsByEvent = true

  /// The number of nested open groups.
  open var groupingLevel: Int { open.count }

  /// The maximum number of groups to keep; 0 means no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The run loop modes in which automatic groups are closed.
  open var runLoopModes: [RunLoop.Mode] = [.default, .common]

  /// Opens a group. A nested group is undone with its parent.
  open func beginUndoGrouping() {
    postCheckpoint()
    if open.isEmpty, groupsByEvent, activity == .none, !eventGroupIsOpen {
      // An explicit top-level group is nested in the automatic group.
      beginEventGroup()
    }
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping called with no matching begin")
    postCheckpoint()
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty { eventGroupIsOpen = false }
    if !group.actions.isEmpty || group.hasGroups { close(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func close(_ group: UndoGroup) {
    if let parent = open.last {
      parent.actions.append(UndoAction(group))
      if parent.name.isEmpty { parent.name = group.name }
      parent.isDiscardable = parent.isDiscardable || group.isDiscardable
      return
    }
    if activity == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  private func beginEventGroup() {
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
    guard activity == .none else { return }
    eventGroupIsOpen = true
    // The run loop of this thread calls the block.
    nonisolated(unsafe) let group = open[0]
    RunLoop.current.perform(inModes: runLoopModes) { [weak self] in self?.endEvent(group) }
  }

  /// Closes the automatic group of a run loop cycle, unless it is already closed.
  private func endEvent(_ group: UndoGroup) {
    guard eventGroupIsOpen, open.first === group else { return }
    while let last = open.last {
      endUndoGrouping()
      if last === group { return }
    }
  }

  // MARK: Undoing

  /// Whether there is anything to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// Whether there is anything to redo.
  open var canRedo: Bool {
    postCheckpoint()
    return !redoStack.isEmpty
  }

  /// Whether an undo is in progress.
  open var isUndoing: Bool { activity == .undoing }

  /// Whether a redo is in progress.
  open var isRedoing: Bool { activity == .redoing }

  /// Closes the automatic group if it is the only open one, then undoes the last group.
  open func undo() {
    if eventGroupIsOpen, groupingLevel == 1 { endUndoGrouping() }
    precondition(groupingLevel == 0, "undo was called with too many nested undo groups")
    undoNestedGroup()
  }

  /// Undoes the last group, which may be nested.
  open func undoNestedGroup() {
    precondition(activity == .none, "undoNestedGroup was called while undoing or redoing")
    postCheckpoint()
    let group: UndoGroup
    if let parent = open.last {
      guard let index = parent.actions.lastIndex(where: { $0.group != nil }),
        let nested = parent.actions[index].group
      else { return }
      parent.actions.remove(at: index)
      group = nested
    } else {
      guard let last = undoStack.popLast() else { return }
      group = last
    }
    post(.NSUndoManagerWillUndoChange)
    run(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the change that was undone last.
  open func redo() {
    precondition(activity == .none, "redo was called while undoing or redoing")
    postCheckpoint()
    if eventGroupIsOpen, groupingLevel == 1 { endUndoGrouping() }
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: UndoGroup, as activity: Activity) {
    let outer = open
    let outerEvent = eventGroupIsOpen
    self.activity = activity
    open = [UndoGroup()]
    eventGroupIsOpen = false
    open[0].name = group.name
    open[0].isDiscardable = group.isDiscardable
    group.run()
    while !open.isEmpty { endUndoGrouping() }
    self.activity = .none
    open = outer
    eventGroupIsOpen = outerEvent
  }

  // MARK: Forgetting

  /// Clears both stacks and enables registration.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    eventGroupIsOpen = false
    disableCount = 0
  }

  /// Removes all operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.remove(target) }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  /// Sets the action name of the current group, such as "Typing".
  open func setActionName(_ actionName: String) {
    if open.isEmpty, groupsByEvent, isUndoRegistrationEnabled { beginEventGroup() }
    open.first?.name = actionName
  }

  /// The name of the action to undo; empty if it has none.
  open var undoActionName: String {
    if let group = open.first, !group.actions.isEmpty || !group.name.isEmpty { return group.name }
    return undoStack.last?.name ?? ""
  }

  /// The name of the action to redo; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// "Undo" followed by the action name, localized.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// "Redo" followed by the action name, localized.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemString.undo.text : SystemString.undoNamed.text(actionName)
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemString.redo.text : SystemString.redoNamed.text(actionName)
  }

  /// Marks the change as safe to discard.
  open func setActionIsDiscardable(_ discardable: Bool) {
    if open.isEmpty, groupsByEvent { beginEventGroup() }
    open.last?.isDiscardable = discardable
  }

  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// Posts the notification of a checkpoint, unless one of its observers has asked; observers ask what can be undone and redone.
  private func postCheckpoint() {
    if isPostingCheckpoint { return }
    isPostingCheckpoint = true
    defer { isPostingCheckpoint = false }
    post(.NSUndoManagerCheckpoint)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A group of operations that are undone together.
private final class UndoGroup {
  var actions: [UndoAction] = []
  var name = ""
  var isDiscardable = false

  var hasGroups: Bool { actions.contains { $0.group != nil } }

  func run() {
    for action in actions.reversed() {
      if let group = action.group { group.run() } else { action.body() }
    }
  }

  func remove(_ target: AnyObject) {
    for action in actions { action.group?.remove(target) }
    actions.removeAll { $0.target === target || $0.group.map { $0.actions.isEmpty } == true }
  }
}

private struct UndoAction {
  weak var target: AnyObject?
  let body: () -> Void
  let group: UndoGroup?

  init(target: AnyObject, body: @escaping () -> Void) {
    self.target = target
    self.body = body
    group = nil
  }

  init(_ group: UndoGroup) {
    target = nil
    body = {}
    self.group = group
  }
}

/// The key for whether the group is discardable, in the notification before a group closes.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
