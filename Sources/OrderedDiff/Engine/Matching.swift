/// A matching between the elements of two collections.
struct Matching {
  /// Consecutive elements in both collections.
  struct Block {
    var old: Int32
    var new: Int32
    var count: Int32
  }

  let oldCount: Int
  let newCount: Int
  /// Blocks in their common order.
  let blocks: [Block]
  /// The offsets of unmatched elements.
  let deletes: [Int32]
  let inserts: [Int32]
  /// Matches outside the blocks, in the old order.
  private(set) var pairOld: [Int32]
  private(set) var pairNew: [Int32]

  init(
    oldCount: Int, newCount: Int, blocks: [Block], deletes: [Int32], inserts: [Int32], pairOld: [Int32],
    pairNew: [Int32]
  ) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.blocks = blocks
    self.deletes = deletes
    self.inserts = inserts
    self.pairOld = pairOld
    self.pairNew = pairNew
  }

  /// Computes a difference with minimal moves, consuming the storage of the matching.
  mutating func difference() -> OrderedDifference {
    var difference = OrderedDifference()
    difference.moves = moves()
    difference.deletes = OrderedDifference.Offsets(deletes)
    difference.inserts = OrderedDifference.Offsets(inserts)
    return difference
  }

  private mutating func moves() -> [OrderedDifference.Move] {
    guard !pairOld.isEmpty else { return [] }
    defer {
      pairOld = []
      pairNew = []
    }
    if blocks.isEmpty, !hasRuns { return singleMoves() }
    return weightedMoves()
  }

  /// Whether it is worthwhile to combine consecutive pairs.
  private var hasRuns: Bool {
    var followers = 0
    for index in 1..<max(1, pairOld.count)
    where pairOld[index] == pairOld[index - 1] + 1 && pairNew[index] == pairNew[index - 1] + 1 {
      followers += 1
    }
    return followers * 4 > pairOld.count
  }

  private mutating func singleMoves() -> [OrderedDifference.Move] {
    let stays = IncreasingSubsequence.longest(pairNew)
    var moves: [OrderedDifference.Move] = []
    moves.reserveCapacity(pairOld.count - stays.count)
    for index in pairOld.indices where !stays.members[index] {
      moves.append(OrderedDifference.Move(pairOld[index], pairNew[index]))
    }
    return moves
  }

  /// A unit that is moved or kept as a whole: blocks without intermediate pairs, or consecutive pairs.
  private struct Piece {
    /// The index of the first block or pair.
    var first: Int32
    var end: Int32
    var isPairs: Bool
    var new: Int32
    var weight: Int32
  }

  private func weightedMoves() -> [OrderedDifference.Move] {
    let pieces = pieces()
    var starts = BitSet(count: newCount)
    for piece in pieces { starts.insert(Int(piece.new)) }
    starts.count()
    let stays = IncreasingSubsequence.heaviest(
      count: pieces.count, rank: { starts.rank(Int(pieces[$0].new)) }, weight: { pieces[$0].weight })
    var moves: [OrderedDifference.Move] = []
    for (index, piece) in pieces.enumerated() where !stays[index] {
      for member in Int(piece.first)..<Int(piece.end) {
        if piece.isPairs {
          moves.append(OrderedDifference.Move(pairOld[member], pairNew[member]))
        } else {
          let block = blocks[member]
          for offset in 0..<block.count {
            moves.append(OrderedDifference.Move(block.old + offset, block.new + offset))
          }
        }
      }
    }
    return moves
  }

  /// All common elements, in the old order, in as few pieces as possible.
  private func pieces() -> [Piece] {
    var pairStarts = BitSet(count: newCount)
    for new in pairNew { pairStarts.insert(Int(new)) }
    pairStarts.count()
    var pieces: [Piece] = []
    pieces.reserveCapacity(pairOld.count + min(blocks.count, 2 * pairOld.count + 1))
    var pair = 0
    var block = 0
    while pair < pairOld.count || block < blocks.count {
      if block < blocks.count, pair == pairOld.count || blocks[block].old < pairOld[pair] {
        var piece = Piece(
          first: Int32(block), end: Int32(block), isPairs: false, new: blocks[block].new, weight: 0)
        let nextPair = pair < pairOld.count ? pairOld[pair] : .max
        let rank = pairStarts.rank(Int(blocks[block].new))
        repeat {
          piece.weight += blocks[block].count
          block += 1
        } while block < blocks.count && blocks[block].old < nextPair
          && pairStarts.rank(Int(blocks[block].new)) == rank
        piece.end = Int32(block)
        pieces.append(piece)
      } else {
        var piece = Piece(first: Int32(pair), end: Int32(pair), isPairs: true, new: pairNew[pair], weight: 0)
        repeat {
          piece.weight += 1
          pair += 1
        } while pair < pairOld.count && pairOld[pair] == pairOld[pair - 1] + 1
          && pairNew[pair] == pairNew[pair - 1] + 1
        piece.end = Int32(pair)
        pieces.append(piece)
      }
    }
    return pieces
  }
}
