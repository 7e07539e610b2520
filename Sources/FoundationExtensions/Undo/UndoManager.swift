import Foundation

/// Remembers how to take changes back, and how to make them again.
///
/// What is registered between the opening and the closing of a group is undone at once, the last first. While an undo
/// runs, what is registered is the redo. Targets are not kept alive; what is registered for a target that is gone has no
/// effect.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the outermost first.
  private var open: [UndoGroup] = []
  private var disableCount = 0
  private var eventGroupIsOpen = false

  private enum Activity {
    case none, undoing, redoing
  }

  private var activity = Activity.none

  public override init() {}

  // MARK: Registering

  /// Registers a closure that takes a change back; it is called with the target.
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

  /// Whether registrations count.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Ignores registrations, until ``enableUndoRegistration()`` was called as often as this.
  open func disableUndoRegistration() { disableCount += 1 }

  open func enableUndoRegistration() {
    precondition(
      disableCount > 0,
      "enableUndoRegistration: may only be invoked with matching call to disableUndoRegistration")
    disableCount -= 1
  }

  // MARK: Groups

  /// Whether a group is opened for the first registration in a turn of the run loop, and closed at the end of it.
  open var groupsByEvent = true

  /// How many groups are open within each other.
  open var groupingLevel: Int { open.count }

  /// How many groups are kept, the latest ones; 0 keeps all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The modes of the run loop in which groups of a turn are closed.
  open var runLoopModes: [RunLoop.Mode] = [.default, .common]

  /// Opens a group. A group within another is undone with it.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    if open.isEmpty, groupsByEvent, activity == .none, !eventGroupIsOpen {
      // An explicit group of the top level lies within the group of the turn.
      beginEventGroup()
    }
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping called with no matching begin")
    post(.NSUndoManagerCheckpoint)
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
    let group = open[0]
    RunLoop.current.perform(inModes: runLoopModes) { [weak self] in self?.endEvent(group) }
  }

  /// Closes the group of a turn of the run loop, unless it was closed before.
  private func endEvent(_ group: UndoGroup) {
    guard eventGroupIsOpen, open.first === group else { return }
    while let last = open.last {
      endUndoGrouping()
      if last === group { return }
    }
  }

  // MARK: Undoing

  /// Whether ``undo()`` would change anything.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// Whether ``redo()`` would change anything.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Whether an undo runs.
  open var isUndoing: Bool { activity == .undoing }

  /// Whether a redo runs.
  open var isRedoing: Bool { activity == .redoing }

  /// Closes the group of the turn, if only that one is open, and takes the last group back.
  open func undo() {
    if eventGroupIsOpen, groupingLevel == 1 { endUndoGrouping() }
    precondition(groupingLevel == 0, "undo was called with too many nested undo groups")
    undoNestedGroup()
  }

  /// Takes the last group back, which may be within an open one.
  open func undoNestedGroup() {
    precondition(activity == .none, "undoNestedGroup was called while undoing or redoing")
    post(.NSUndoManagerCheckpoint)
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

  /// Makes the change again that was taken back last.
  open func redo() {
    precondition(activity == .none, "redo was called while undoing or redoing")
    post(.NSUndoManagerCheckpoint)
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

  /// Forgets everything and enables registration.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    eventGroupIsOpen = false
    disableCount = 0
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.remove(target) }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  /// Names the change that is being registered, as in a menu: "Typing".
  open func setActionName(_ actionName: String) {
    if open.isEmpty, groupsByEvent, isUndoRegistrationEnabled { beginEventGroup() }
    open.first?.name = actionName
  }

  /// The name of what ``undo()`` would take back; empty if it has none.
  open var undoActionName: String {
    if let group = open.first, !group.actions.isEmpty || !group.name.isEmpty { return group.name }
    return undoStack.last?.name ?? ""
  }

  /// The name of what ``redo()`` would make again; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// "Undo" and the name, in the language of the application.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// "Redo" and the name, in the language of the application.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemString.undo.text : SystemString.undoNamed.text(actionName)
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemString.redo.text : SystemString.redoNamed.text(actionName)
  }

  /// Says that the change being registered can be lost without harm.
  open func setActionIsDiscardable(_ discardable: Bool) {
    if open.isEmpty, groupsByEvent { beginEventGroup() }
    open.last?.isDiscardable = discardable
  }

  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// What is undone at once.
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

/// The key, in the notification that a group is about to close, for whether the group can be lost without harm.
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
