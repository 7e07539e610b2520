/// One thing that the engine does to get from one state to another.
public struct NavigationMove<Screen: Hashable>: Hashable {
  /// Where a container is: in the root (level 0) or in a modal (1 and up), then the tabs on the way to it.
  public struct Place: Hashable, Sendable {
    public let level: Int
    public var tabs: [Int] = []
  }

  public enum Column: Hashable, Sendable { case primary, supplementary, secondary }

  public enum Action: Hashable {
    /// Only this many modals stay.
    case dismiss(keeping: Int)
    case replaceRoot(NavigationNode<Screen>)
    case setStack(ScreenStack<Screen>, at: Place)
    case setColumn(Column, ScreenStack<Screen>?, at: Place)
    case selectTab(Int, at: Place)
    case present(Modal<Screen>)
  }

  public let action: Action
  /// Whether a person sees it happen. At most one move of a change is animated: the one that everything else hides
  /// behind.
  public internal(set) var isAnimated: Bool
}

extension NavigationState {
  /// The fewest moves that lead from here to `other`, in the order in which they are made: what is covered changes
  /// first, unseen; then what covers it goes; then what is new comes.
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

    // A root is never exchanged under a modal: its presentation would go with it.
    let actions =
      keepsRoot ? unseen + seen : seen.filter(\.isDismissal) + unseen + seen.filter { !$0.isDismissal }
    let last = Self.animatedMove(of: actions, leadingTo: other)
    return actions.enumerated().map { NavigationMove(action: $1, isAnimated: $0 == last) }
  }

  /// The move that a person sees: the last one, unless it happens where nobody looks.
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

  /// Whether the container at `place` is the one on top, in tabs that are selected.
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
      // The selected tab's content is changed last, so that it can be the move that is seen.
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
