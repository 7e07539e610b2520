import Foundation
import Routing
import SeededRandom
import XCTest

/// Tests of R5: the minimal moves between two states.
final class NavigationMoveTests: XCTestCase {
  private typealias State = NavigationState<MailScreen>

  func testNothingToDoIsNoMove() { XCTAssertEqual(mailTabs.moves(to: mailTabs), []) }

  func testOneChangedStackIsOneAnimatedMove() throws {
    let next = try RouteResolver<MailRoute>().resolve(.message(1), from: mailTabs).state
    let moves = mailTabs.moves(to: next)
    XCTAssertEqual(moves.count, 1)
    XCTAssertEqual(moves.map(\.isAnimated), [true])
  }

  func testAnotherTabChangesBeforeItIsShown() throws {
    let next = try RouteResolver<MailRoute>().resolve(.search("x"), from: mailTabs).state
    let moves = mailTabs.moves(to: next)
    XCTAssertEqual(moves.map(\.isAnimated), [false, false])
    guard case .setStack? = moves.first?.action, case .selectTab(1, _)? = moves.last?.action else {
      return XCTFail("\(moves)")
    }
  }

  func testCoveredScreenChangesBeforeDismissal() throws {
    var covered = mailTabs
    covered.modals = [Modal(.stack(root: .compose)), Modal(.stack(root: .signIn))]
    let next = try RouteResolver<MailRoute>().resolve(.message(1), from: covered).state
    let moves = covered.moves(to: next)
    XCTAssertEqual(moves.map(\.isAnimated), [false, true])
    XCTAssertEqual(moves.last?.action, .dismiss(keeping: 0))
  }

  /// Between any two states, the moves lead to the target, at most one is visible, and none is superfluous.
  func testRandomStates() {
    var random = SeededNumbers(seed: 3)
    var states: [State] = (0..<60).map { _ in Self.randomState(with: &random) }
    states.append(mailTabs)
    for a in states {
      for b in states {
        let moves = a.moves(to: b)
        var model = a
        for move in moves { XCTAssertTrue(model.apply(move.action), "\(move) in \(model)") }
        XCTAssertEqual(model, b)
        XCTAssertLessThanOrEqual(moves.count(where: \.isAnimated), 1)
        XCTAssertEqual(moves.isEmpty, a == b)
        for skipped in moves.indices {
          var shorter = a
          var rest = moves
          rest.remove(at: skipped)
          let isLegal = rest.allSatisfy { shorter.apply($0.action) }
          XCTAssertFalse(isLegal && shorter == b, "\(moves[skipped]) is superfluous")
        }
      }
    }
  }

  private static func randomStack(_ root: MailScreen, with random: inout SeededNumbers) -> ScreenStack<
    MailScreen
  > {
    let screens: [MailScreen] = [.message(1), .message(2), .attachment(3), .help]
    return ScreenStack(
      root, pushed: Array(screens.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))))
  }

  private static func randomNode(with random: inout SeededNumbers) -> NavigationNode<MailScreen> {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .stack(randomStack(.inbox, with: &random))
    case 1:
      let secondary = Bool.random(using: &random) ? randomStack(.empty, with: &random) : nil
      return .columns(
        Columns(
          primary: randomStack(.folders, with: &random), supplementary: randomStack(.inbox, with: &random),
          secondary: secondary))
    default:
      let nodes = [MailScreen.inbox, .search, .settings].map {
        NavigationNode.stack(randomStack($0, with: &random))
      }
      return .tabs(Tabs(nodes, selectedIndex: Int.random(in: 0..<3, using: &random))!)
    }
  }

  private static func randomState(with random: inout SeededNumbers) -> State {
    let roots: [MailScreen] = [.signIn, .compose]
    let modals = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      let root = roots.randomElement(using: &random)!
      return Modal(
        .stack(randomStack(root, with: &random)), style: Bool.random(using: &random) ? .sheet : .fullScreen)
    }
    return State(root: randomNode(with: &random), modals: modals)
  }
}

extension NavigationState where Screen == MailScreen {
  /// Applies a move to values like the engine. Returns `false` if the move is impossible.
  mutating func apply(_ action: NavigationMove<Screen>.Action) -> Bool {
    switch action {
    case .dismiss(let kept):
      guard kept < modals.count else { return false }
      modals.removeSubrange(kept...)
    case .replaceRoot(let node):
      guard modals.isEmpty else { return false }
      root = node
    case .present(let modal):
      modals.append(modal)
    case .setStack(let stack, let place):
      return change(at: place) {
        guard case .stack = $0 else { return false }
        $0 = .stack(stack)
        return true
      }
    case .setColumn(let column, let stack, let place):
      return change(at: place) {
        guard case .columns(var columns) = $0 else { return false }
        switch column {
        case .primary: columns.primary = stack!
        case .supplementary: columns.supplementary = stack
        case .secondary: columns.secondary = stack
        }
        $0 = .columns(columns)
        return true
      }
    case .selectTab(let index, let place):
      return change(at: place) {
        guard case .tabs(let tabs) = $0, let selected = Tabs(tabs.nodes, selectedIndex: index) else {
          return false
        }
        $0 = .tabs(selected)
        return true
      }
    }
    return true
  }

  private mutating func change(
    at place: NavigationMove<Screen>.Place, _ body: (inout NavigationNode<Screen>) -> Bool
  ) -> Bool {
    func descend(_ node: inout NavigationNode<Screen>, _ path: ArraySlice<Int>) -> Bool {
      guard let first = path.first else { return body(&node) }
      guard case .tabs(let tabs) = node, tabs.nodes.indices.contains(first) else { return false }
      var nodes = tabs.nodes
      guard descend(&nodes[first], path.dropFirst()) else { return false }
      node = .tabs(Tabs(nodes, selectedIndex: tabs.selectedIndex)!)
      return true
    }
    if place.level == 0 { return descend(&root, place.tabs[...]) }
    guard modals.indices.contains(place.level - 1) else { return false }
    return descend(&modals[place.level - 1].content, place.tabs[...])
  }
}
