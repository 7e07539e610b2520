import Foundation

/// A player of a game.
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}

/// A move of a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// The rating of the move, set by a strategist.
  var value: Int { get set }
}

public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// The state of a game, of which a strategist makes copies to try moves.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }

  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// A chooser of moves.
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// A chooser of moves that looks ahead, and expects the best moves of the other players.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  /// Chooses between moves of the same rating; `nil` chooses the first one.
  open var randomSource: (any GKRandom)?
  /// The number of moves to try after the chosen one.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let rated = ratedMoves(for: player)
    guard let best = rated.map(\.value).max() else { return nil }
    let moves = rated.filter { $0.value == best }
    return moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
  }

  /// Chooses at random among the best moves.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let best = ratedMoves(for: player).sorted { $0.value > $1.value }.prefix(max(1, numMovesToConsider))
    guard !best.isEmpty else { return nil }
    return best[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: best.count)]
  }

  private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    let search = Search(player: player)
    for move in moves {
      guard let next = Search.applying(move, to: gameModel) else { continue }
      // The bounds leave out no move of the same rating.
      move.value = search.rating(of: next, depth: maxLookAheadDepth, low: .min, high: .max)
    }
    return moves
  }

  /// A search with the bounds of alpha-beta pruning.
  private struct Search {
    let player: any GKGameModelPlayer

    static func applying(_ move: any GKGameModelUpdate, to model: any GKGameModel) -> (any GKGameModel)? {
      guard let copy = model.copy(with: nil) as? any GKGameModel else { return nil }
      copy.apply(move)
      return copy
    }

    func rating(of model: any GKGameModel, depth: Int, low: Int, high: Int) -> Int {
      // An early win is worth more than a late one.
      if model.isWin(for: player) { return GKGameModelMaxScore + depth }
      if model.isLoss(for: player) { return GKGameModelMinScore - depth }
      guard depth > 0, let active = model.activePlayer,
        let moves = model.gameModelUpdates(for: active), !moves.isEmpty
      else { return model.score(for: player) }
      let isOwn = active.playerId == player.playerId
      var (low, high) = (low, high)
      for move in moves {
        guard let next = Self.applying(move, to: model) else { continue }
        let value = rating(of: next, depth: depth - 1, low: low, high: high)
        if isOwn { low = max(low, value) } else { high = min(high, value) }
        if low >= high { break }
      }
      return isOwn ? low : high
    }
  }
}
