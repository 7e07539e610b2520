/// A step in the transition between two states.
public struct NavigationMove<Screen: Hashable>: Hashable {
  /// The position of a container: the root (level 0) or a modal (1 and up), and the path of tabs within it.
  public struct Place: Hashable, Sendable {
    public let level: Int
    public var tabs: [Int] = []
  }

  public enum Column: Hashable, Sendable { case primary, supplementary, secondary }

  public enum Action: Hashable {
    /// Dismisses all modals above this number.
    case dismiss(keeping: Int)
    case replaceRoot(NavigationNode<Screen>)
    case setStack(ScreenStack<Screen>, at: Place)
    case setColumn(Column, ScreenStack<Screen>?, at: Place)
    case selectTab(Int, at: Place)
    case present(Modal<Screen>)
  }

  public let action: Action
  /// Whether the move is animated. At most one move of a transition is: the one that covers all others.
  public internal(set) var isAnimated: Bool
}

extension NavigationState {
  /// The minimal moves from this state to `other`, in order: changes to covered content, dismissals, then new
  /// content.
  public func moves(to other: Self) -> [NavigationMove<Screen>] {
    typealias Action = NavigationMove<Screen>.Action
    let keepsRoot = root.hasShape(of: other.root)
    let kept = keepsRoot ? zip(modals, other.modals).prefix { $0.isSame(as: $1) }.count : 0
    var unseen: [Action] = []
    if keepsRoot {
      root.collectMoves(to: other.root, at: .init(level: 0), into: &unseen)
      for level in 0..<kept {
        let place = NavigationMove<Screen>.Place(level: level + 1)
        modals[level].content.collectMoves(to: other.modals[level].content, at: place, into: &unseen)
      }
    } else {
      unseen.append(.replaceRoot(other.root))
    }
    var seen: [Action] = modals.count > kept ? [.dismiss(keeping: kept)] : []
    seen += other.modals[kept...].map { .present($0) }

    // A root is never replaced under a modal, because that would end the modal's presentation.
    let actions =
      keepsRoot ? unseen + seen : seen.filter(\.isDismissal) + unseen + seen.filter { !$0.isDismissal }
    let last = Self.animatedMove(of: actions, leadingTo: other)
    return actions.enumerated().map { NavigationMove(action: $1, isAnimated: $0 == last) }
  }

  /// The animated move: the last one, unless it is not visible.
  private static func animatedMove(of actions: [NavigationMove<Screen>.Action], leadingTo end: Self) -> Int? {
    guard let last = actions.last else { return nil }
    switch last {
    case .dismiss, .present: return actions.count - 1
    case .replaceRoot, .selectTab: return nil
    case .setStack(_, let place), .setColumn(_, _, let place):
      guard end.shows(place), !actions.contains(where: \.isSelection) else { return nil }
      return actions.count - 1
    }
  }

  /// Whether the container at `place` is on top, in selected tabs.
  private func shows(_ place: NavigationMove<Screen>.Place) -> Bool {
    guard place.level == modals.count else { return false }
    var node = modals.last?.content ?? root
    for tab in place.tabs {
      guard case .tabs(let tabs) = node, tabs.selectedIndex == tab else { return false }
      node = tabs.selected
    }
    return true
  }
}

extension NavigationMove.Action {
  fileprivate var isDismissal: Bool { if case .dismiss = self { true } else { false } }
  fileprivate var isSelection: Bool { if case .selectTab = self { true } else { false } }
}

extension NavigationNode {
  fileprivate func collectMoves(
    to other: NavigationNode, at place: NavigationMove<Screen>.Place,
    into moves: inout [NavigationMove<Screen>.Action]
  ) {
    guard self != other else { return }
    switch (self, other) {
    case (.stack, .stack(let stack)):
      moves.append(.setStack(stack, at: place))
    case (.tabs(let old), .tabs(let new)):
      // The selected tab's content changes last, so that it can be the animated move.
      let order = new.nodes.indices.filter { $0 != new.selectedIndex } + [new.selectedIndex]
      for index in order {
        var inner = place
        inner.tabs.append(index)
        old.nodes[index].collectMoves(to: new.nodes[index], at: inner, into: &moves)
      }
      if old.selectedIndex != new.selectedIndex { moves.append(.selectTab(new.selectedIndex, at: place)) }
    case (.columns(let old), .columns(let new)):
      if old.primary != new.primary { moves.append(.setColumn(.primary, new.primary, at: place)) }
      if old.supplementary != new.supplementary {
        moves.append(.setColumn(.supplementary, new.supplementary, at: place))
      }
      if old.secondary != new.secondary { moves.append(.setColumn(.secondary, new.secondary, at: place)) }
    default:
      preconditionFailure("nodes of one shape are of one kind")
    }
  }
}
