/// Computes the next state from the current state, a route and the guards. A pure function without side
/// effects.
public struct RouteResolver<R: Route> {
  public typealias State = NavigationState<R.Screen>

  public struct Resolution: Equatable {
    public let state: State
    /// The route that is deferred until another is completed.
    public let waiting: R?
  }

  public let guards: [RouteGuard<R>]

  public init(guards: [RouteGuard<R>] = []) { self.guards = guards }

  public func resolve(_ route: R, from state: State) throws(RouteRefusal) -> Resolution {
    var seen: [R] = []
    var current = route
    var waiting: R?
    decision: while true {
      guard !seen.contains(current) else { throw .circular((seen + [current]).map { "\($0)" }) }
      seen.append(current)
      for rule in guards {
        switch rule.verdict(current, state) {
        case .allow: continue
        case .refuse(let reason): throw .refused(guard: rule.name, reason: reason)
        case .redirect(let other):
          current = other
          continue decision
        case .first(let other):
          // Defers the originally requested route, not intermediate redirections.
          waiting = waiting ?? current
          current = other
          continue decision
        }
      }
      return Resolution(state: try state.moved(to: current.destination), waiting: waiting)
    }
  }
}

extension NavigationState {
  /// Returns the state after navigating to `destination`.
  func moved(to destination: Destination<Screen>) throws(RouteRefusal) -> Self {
    var next = self
    switch destination {
    case .root(let node):
      next = NavigationState(root: node)
    case .dismissal:
      _ = next.modals.popLast()
    case .stack(let root, let pushed):
      try next.uncover(ScreenStack(root, pushed: pushed))
    case .push(let screens):
      next.changeTop { $0.changeVisibleStack { $0.push(screens) } }
    case .detail(let stack):
      next.changeTop { $0.showDetail(stack) }
    case .modal(let modal, let base):
      if let base { next = try moved(to: base, under: modal) }
      next.cover(with: modal)
    }
    return next
  }

  /// Keeps an existing modal directly above the base while the base changes.
  private func moved(to base: Destination<Screen>, under modal: Modal<Screen>) throws(RouteRefusal) -> Self {
    var next = try moved(to: base)
    let level = next.modals.count
    if level < modals.count, modals[level].isSame(as: modal) { next.modals.append(modals[level]) }
    return next
  }

  /// Finds the stack, from the top down, and makes it visible.
  private mutating func uncover(_ stack: ScreenStack<Screen>) throws(RouteRefusal) {
    for level in modals.indices.reversed() where modals[level].content.show(stack) {
      modals.removeSubrange((level + 1)...)
      return
    }
    guard root.show(stack) else { throw .noStack(root: "\(stack.root)") }
    modals = []
  }

  private mutating func cover(with modal: Modal<Screen>) {
    if let level = modals.firstIndex(where: { $0.isSame(as: modal) }) {
      modals.removeSubrange((level + 1)...)
      modals[level] = modal
    } else {
      modals.append(modal)
    }
  }

  private mutating func changeTop(_ change: (inout NavigationNode<Screen>) -> Void) {
    if modals.isEmpty { change(&root) } else { change(&modals[modals.count - 1].content) }
  }
}

extension Modal {
  /// Whether one can become the other without a new presentation.
  func isSame(as other: Modal) -> Bool {
    style == other.style && content.root == other.content.root && content.hasShape(of: other.content)
  }
}

extension ScreenStack {
  mutating func push(_ screens: [Screen]) {
    // Opening the same route twice does not push its screens twice.
    guard !pushed.suffix(screens.count).elementsEqual(screens) else { return }
    pushed += screens
  }
}

extension NavigationNode {
  /// Whether both have the same containers, regardless of pushed screens.
  func hasShape(of other: NavigationNode) -> Bool {
    switch (self, other) {
    case (.stack(let a), .stack(let b)): a.root == b.root
    case (.tabs(let a), .tabs(let b)):
      a.nodes.count == b.nodes.count && zip(a.nodes, b.nodes).allSatisfy { $0.hasShape(of: $1) }
    case (.columns(let a), .columns(let b)):
      a.primary.root == b.primary.root && (a.supplementary == nil) == (b.supplementary == nil)
    default: false
    }
  }

  /// Makes the stack with the same root visible, with the given contents. Returns `false` if there is none.
  mutating func show(_ stack: ScreenStack<Screen>) -> Bool {
    switch self {
    case .stack(let own):
      guard own.root == stack.root else { return false }
      self = .stack(stack)
    case .tabs(var tabs):
      // The selected tab takes precedence if several have the same screen.
      let order = [tabs.selectedIndex] + tabs.nodes.indices.filter { $0 != tabs.selectedIndex }
      for index in order {
        var node = tabs.nodes[index]
        guard node.show(stack) else { continue }
        tabs.select(index, content: node)
        self = .tabs(tabs)
        return true
      }
      return false
    case .columns(var columns):
      if columns.primary.root == stack.root {
        columns.primary = stack
      } else if columns.supplementary?.root == stack.root {
        columns.supplementary = stack
      } else if columns.secondary?.root == stack.root {
        columns.secondary = stack
      } else {
        return false
      }
      self = .columns(columns)
    }
    return true
  }

  mutating func changeVisibleStack(_ change: (inout ScreenStack<Screen>) -> Void) {
    switch self {
    case .stack(var stack):
      change(&stack)
      self = .stack(stack)
    case .tabs(var tabs):
      tabs.selected.changeVisibleStack(change)
      self = .tabs(tabs)
    case .columns(var columns):
      if columns.secondary != nil {
        change(&columns.secondary!)
      } else if columns.supplementary != nil {
        change(&columns.supplementary!)
      } else {
        change(&columns.primary)
      }
      self = .columns(columns)
    }
  }

  mutating func showDetail(_ stack: ScreenStack<Screen>) {
    switch self {
    case .stack(var own):
      own.push(stack.screens)
      self = .stack(own)
    case .tabs(var tabs):
      tabs.selected.showDetail(stack)
      self = .tabs(tabs)
    case .columns(var columns):
      columns.secondary = stack
      self = .columns(columns)
    }
  }
}
