extension Simplex {
  /// Makes every basic constraint's slope consistent with its value, starting with required ones.
  ///
  /// This is the dual simplex method: a constraint on the wrong side of its target either leaves the basis,
  /// which puts it at its target, or stays and accepts the cost if that is lower.
  mutating func restoreFeasibility() {
    defer { if isPerturbed { endPerturbation() } }
    var stepsHere = 0
    while true {
      let index: Int32
      if !requiredQueue.isEmpty {
        index = requiredQueue.removeLast()
      } else if !queue.isEmpty {
        index = takeNext()
        if index < 0 { continue }
      } else {
        return
      }
      cells[index].isQueued = false
      guard cells[index].kind == .constraint, tableau.isBasic(index) else { continue }
      steps += 1
      if steps > stepLimit { continue }
      stepsHere += 1
      if stepsHere == 100 { perturb() }

      settle(index)
      if pivots - pivotsAtCheck >= 100 { checkAccuracy() }
    }
  }

  /// The queued constraint with the highest priority and, among those, the shortest row.
  private mutating func takeNext() -> Int32 {
    var best = -1
    var bestLevel = Int32.max
    var bestLength = Int.max
    var kept = 0
    for place in 0..<queue.count {
      let index = queue.base[place]
      let cell = cells.base + Int(index)
      let row = tableau.rowOf[index]
      guard cell.pointee.kind == .constraint, row >= 0, !cell.pointee.isConsistent else {
        cell.pointee.isQueued = false
        continue
      }
      queue.base[kept] = index
      let level = cell.pointee.level
      let length = tableau.rows.base[Int(row)].entries.count
      if level < bestLevel || (level == bestLevel && length < bestLength) {
        best = kept
        bestLevel = level
        bestLength = length
      }
      kept += 1
    }
    while queue.count > kept { queue.removeLast() }
    guard best >= 0 else { return -1 }
    let index = queue.base[best]
    let last = queue.removeLast()
    if best < queue.count { queue.base[best] = last }
    return index
  }

  /// The number of steps after which solving is abandoned, much larger than any solve without cycling needs.
  var stepLimit: Int { 20_000 + 50 * cells.count }

  // MARK: Perturbation

  /// Breaks ties with small random costs at an additional level below all priorities.
  ///
  /// Many moves cost nothing, and a long solve could cycle among them. Removing the lowest level afterward
  /// leaves an optimum of the other levels.
  private mutating func perturb() {
    if levels.count == stride { widenCosts() }
    isPerturbed = true
    var random: UInt64 = 1
    for index in 0..<Int32(cells.count) where !tableau.isBasic(index) && cells[index].kind == .constraint {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let size = 0.5 + Double(random >> 40) / Double(1 << 25)
      let rises = isCostless(index, rises: true)
      let falls = isCostless(index, rises: false)
      guard rises != falls else { continue }
      reduced[Int(index) * stride + levels.count] = rises ? size : -size
    }
  }

  private mutating func endPerturbation() {
    isPerturbed = false
    for index in 0..<cells.count { reduced[index * stride + levels.count] = 0 }
  }

  // MARK: Steps

  private mutating func settle(_ index: Int32) {
    while !cells[index].isConsistent, let row = Optional(tableau.rowOf[index]), row >= 0 {
      let cell = cells[index]
      let slope = cell.slopeAtValue
      let falls = cell.value > cell.target
      let place = leastCost(row: row, falls: falls)
      if cell.isRequired {
        guard let place else {
          if resolveConflict(row) { continue }
          return
        }
        enter(row, place, falls: falls)
        return
      }
      let worth = Double((slope - cell.slope).magnitude)
      if let place, isCheaper(row, place, falls: falls, than: worth, level: Int(cell.level)) {
        enter(row, place, falls: falls)
      } else {
        setSlope(row, to: slope, suspecting: looksOut)
      }
      return
    }
  }

  private mutating func enter(_ row: Int32, _ place: Int32, falls: Bool) {
    let entry = tableau.rows[row].entries[place]
    let rises = falls == (entry.coefficient < 0)
    exchange(row, place, slope: rises ? cells[entry.column].upper : -cells[entry.column].lower)
  }

  /// The cost at one level of moving a nonbasic variable, per unit of the row's basic variable. Never
  /// negative: reduced costs out of bounds are handled by `restoreOptimality`.
  @inline(__always)
  private func cost(_ entry: Tableau.Entry, rises: Bool, level: Int) -> Double {
    let cell = cells.base + Int(entry.column)
    let through = reduced.base[Int(entry.column) * stride + level]
    var cost = rises ? through : -through
    if level == cell.pointee.level { cost += Double(rises ? cell.pointee.upper : cell.pointee.lower) }
    return cost / entry.coefficient.magnitude
  }

  /// The position of the movable nonbasic variable that changes the row's basic variable at the least cost.
  private func leastCost(row: Int32, falls: Bool) -> Int32? {
    let entries = tableau.rows[row].entries
    let levelCount = costCount
    var best: Int32?
    var bestEntry = Tableau.Entry(coefficient: 0, column: 0, link: 0)
    var bestRises = false
    for place in 0..<entries.count {
      let entry = entries.base[place]
      guard entry.coefficient.magnitude > Simplex.smallestPivot else { continue }
      let rises = falls == (entry.coefficient < 0)
      let cell = cells.base + Int(entry.column)
      if cell.pointee.level < 0, (rises ? cell.pointee.upper : cell.pointee.lower) != 0 { continue }
      var isBetter = best == nil
      if !isBetter {
        var isDecided = false
        for level in 0..<levelCount {
          let difference =
            cost(entry, rises: rises, level: level) - cost(bestEntry, rises: bestRises, level: level)
          if difference.magnitude > Simplex.costTolerance {
            isBetter = difference < 0
            isDecided = true
            break
          }
        }
        if !isDecided {
          let difference = entry.coefficient.magnitude - bestEntry.coefficient.magnitude
          isBetter = difference > 1e-9 || (difference > -1e-9 && entry.column < bestEntry.column)
        }
      }
      if isBetter {
        best = Int32(place)
        bestEntry = entry
        bestRises = rises
      }
    }
    return best
  }

  /// Whether moving the variable at `place` costs less than `worth` at the given level.
  private func isCheaper(
    _ row: Int32, _ place: Int32, falls: Bool, than worth: Double, level: Int
  ) -> Bool {
    let entry = tableau.rows[row].entries[place]
    let rises = falls == (entry.coefficient < 0)
    for other in 0..<costCount {
      let difference = cost(entry, rises: rises, level: other) - (other == level ? worth : 0)
      if difference.magnitude > Simplex.costTolerance { return difference < 0 }
    }
    return false
  }

  // MARK: Conflicts

  /// Breaks one of the required constraints that keep a row's basic constraint from its target. They
  /// contradict each other because nothing else can move it. Returns whether the basic constraint still has
  /// to be satisfied.
  private mutating func resolveConflict(_ row: Int32) -> Bool {
    let head = tableau.rows[row].head
    var members = [head]
    let entries = tableau.rows[row].entries
    for place in 0..<entries.count where entries[place].coefficient.magnitude > Simplex.smallestPivot {
      members.append(entries[place].column)
    }
    let victim: Int32
    if members.contains(retried) {
      victim = retried
    } else {
      victim = members.max {
        (records[$0].rank, records[$0].order) < (records[$1].rank, records[$1].order)
      }!
      members.sort { records[$0].order < records[$1].order }
      conflicts.append((members, victim))
    }
    breakConstraint(victim)
    return victim != head
  }

  private mutating func breakConstraint(_ index: Int32) {
    cells[index].kind = .broken
    cells[index].lower = 0
    cells[index].upper = 0
    cells[index].slope = 0
    if index != retried {
      // Without this constraint, one that was broken before may hold again.
      if !broken.isEmpty { canRelieve = true }
      if !broken.contains(index) { broken.append(index) }
    }
    if !tableau.isBasic(index) {
      suspect(index)
      looksOut = true
    }
  }

  /// Tries to restore broken constraints.
  mutating func retryBroken() {
    canRelieve = false
    for index in broken {
      guard cells[index].kind == .broken else { continue }
      let relation = records[index].relation
      cells[index].kind = .constraint
      cells[index].lower = relation == Relation.lessOrEqual.rawValue ? 0 : 1
      cells[index].upper = relation == Relation.greaterOrEqual.rawValue ? 0 : 1
      if tableau.isBasic(index) {
        touch(index)
      } else {
        shift(index, by: cells[index].target - cells[index].value)
        suspect(index)
        looksOut = true
      }
      retried = index
      restoreFeasibility()
      retried = -1
    }
    broken.removeAll { cells[$0].kind != .broken }
  }
}
