extension Simplex {
  /// Solves, and collects the variables with changed values in `changed`.
  mutating func solve() {
    steps = 0
    conflicts.removeAll(keepingCapacity: true)
    determineBounds()
    optimize()
    for _ in 0..<4 {
      releaseRetired()
      zeroUnconstrained()
      if canRelieve, !broken.isEmpty { retryBroken() }
      if requiredQueue.isEmpty, queue.isEmpty, suspects.isEmpty, retired.isEmpty, loose.isEmpty { break }
      optimize()
    }
    canRelieve = false
    if shifts > 10_000 {
      recomputeValues()
      restoreFeasibility()
    }
    removeMarkedConstraints()
    report()
  }

  private mutating func optimize() {
    restoreFeasibility()
    restoreOptimality()
    restoreFeasibility()
  }

  /// Removes retired constraints from the tableau. The degree of freedom that each occupied is passed to
  /// another equality with the same row, or to a variable.
  private mutating func releaseRetired() {
    while !retired.isEmpty {
      let index = retired.removeLast()
      guard cells[index].kind == .retired, !tableau.isBasic(index) else { continue }
      let occurrences = tableau.columns[index]
      var best: Tableau.Occurrence?
      var bestScore = -Double.infinity
      for place in 0..<occurrences.count {
        let occurrence = occurrences[place]
        let cell = cells[tableau.rows[occurrence.row].head]
        let magnitude = tableau.rows[occurrence.row].entries[occurrence.place].coefficient.magnitude
        guard magnitude > Simplex.smallestPivot else { continue }
        var score: Double
        if cell.kind == .variable {
          score = magnitude >= 1e-3 ? -Double(tableau.rows[occurrence.row].entries.count) : -1e9
        } else if cell.kind == .constraint, cell.lower & cell.upper != 0,
          (cell.value - cell.target).magnitude <= Simplex.tolerance
        {
          score = 2e6 - 1e3 * Double(cell.level)
        } else {
          continue
        }
        score += min(magnitude, 100) * 1e-3
        if score > bestScore {
          bestScore = score
          best = occurrence
        }
      }
      if let best {
        let leaving = tableau.rows[best.row].head
        exchange(best.row, best.place, slope: 0)
        if cells[leaving].kind == .variable, !cells[leaving].isLoose {
          cells[leaving].isLoose = true
          loose.append(leaving)
        }
      } else {
        freeCell(index)
      }
    }
  }

  /// Sets variables without constraints to zero.
  private mutating func zeroUnconstrained() {
    while !loose.isEmpty {
      let index = loose.removeLast()
      cells[index].isLoose = false
      guard cells[index].kind == .variable, !tableau.isBasic(index) else { continue }
      shift(index, by: -cells[index].value)
      cells[index].value = 0
    }
  }

  private mutating func removeMarkedConstraints() {
    guard !markedForRemoval.isEmpty else { return }
    var kept = Buffer<Int32>()
    while !markedForRemoval.isEmpty {
      let index = markedForRemoval.removeLast()
      if tableau.isBasic(index) || !tableau.columns[index].isEmpty {
        kept.append(index)
      } else {
        freeCell(index)
      }
    }
    markedForRemoval.deallocate()
    markedForRemoval = kept
  }

  private mutating func report() {
    changed.removeAll()
    changed.reserve(touched.count)
    let cells = self.cells.base
    let found = changed.base
    let candidates = touched
    var count = 0
    for place in 0..<candidates.count {
      let index = candidates.base[place]
      let cell = cells + Int(index)
      cell.pointee.isTouched = false
      guard cell.pointee.kind == .variable,
        (cell.pointee.value - cell.pointee.target).magnitude > 1e-9
      else { continue }
      cell.pointee.target = cell.pointee.value
      found[count] = index
      count &+= 1
    }
    changed.extend(by: count)
    touched.removeAll()
  }

  // MARK: Accuracy

  /// Rebuilds the tableau if pivots since the last check have reduced its accuracy.
  mutating func checkAccuracy() {
    pivotsAtCheck = pivots
    if residual() > 1e-10 { refactorTableau() }
  }

  /// The largest relative error of a constraint's value compared with its terms.
  func residual() -> Double {
    var largest = 0.0
    for index in 0..<cells.count where cells[index].kind == .constraint || cells[index].kind == .broken {
      var value = 0.0
      var scale = 1.0
      let terms = records[index].terms
      for place in 0..<terms.count {
        let product = terms[place].coefficient * cells[terms[place].variable.index].value
        value += product
        scale = max(scale, product.magnitude)
      }
      largest = max(largest, (value - cells[index].value).magnitude / scale)
    }
    return largest
  }

  /// Recomputes the values of basic variables from nonbasic ones.
  mutating func recomputeValues() {
    shifts = 0
    for row in 0..<tableau.rows.count where tableau.rows[row].head >= 0 {
      let entries = tableau.rows[row].entries
      var value = 0.0
      for place in 0..<entries.count {
        value += entries[place].coefficient * cells[entries[place].column].value
      }
      let head = tableau.rows[row].head
      cells[head].value = value
      touch(head)
    }
  }

  mutating func refactor() {
    refactorTableau()
    optimize()
  }

  /// Rebuilds the tableau from the constraints' terms with the same basis.
  mutating func refactorTableau() {
    var nonbasic: [Int32] = []
    var wasBasic = [Bool](repeating: false, count: cells.count)
    for index in 0..<Int32(cells.count) {
      wasBasic[Int(index)] = tableau.isBasic(index)
      if isHeldConstraint(index), !wasBasic[Int(index)] { nonbasic.append(index) }
    }
    tableau.removeAllRows()
    for index in 0..<Int32(cells.count) where isHeldConstraint(index) { writeRow(index) }
    // Processes rows with a single possible pivot first, then short ones.
    nonbasic.sort { records[$0].terms.count < records[$1].terms.count }
    for index in nonbasic {
      let row = tableau.rowOf[index]
      let entries = tableau.rows[row].entries
      var best: Int32?
      var bestCount = Int.max
      var largest = 0.0
      for place in 0..<entries.count where wasBasic[Int(entries[place].column)] && isVariable(entries[place])
      {
        largest = max(largest, entries[place].coefficient.magnitude)
      }
      for place in 0..<entries.count where wasBasic[Int(entries[place].column)] && isVariable(entries[place])
      {
        let count = tableau.columns[entries[place].column].count
        if entries[place].coefficient.magnitude >= 0.1 * largest, count < bestCount {
          bestCount = count
          best = Int32(place)
        }
      }
      if let best, largest > Simplex.smallestPivot { tableau.pivot(row, best) }
    }
    for position in 0..<reduced.count { reduced[position] = 0 }
    for row in 0..<tableau.rows.count where tableau.rows[row].head >= 0 {
      let cell = cells[tableau.rows[row].head]
      guard cell.slope != 0, cell.level >= 0 else { continue }
      let entries = tableau.rows[row].entries
      for place in 0..<entries.count {
        reduced[Int(entries[place].column) * stride + Int(cell.level)] +=
          Double(cell.slope) * entries[place].coefficient
      }
    }
    for index in 0..<Int32(cells.count) where cells[index].kind != .unused && !tableau.isBasic(index) {
      suspect(index)
    }
    recomputeValues()
    pivotsAtCheck = pivots
  }

  private func isHeldConstraint(_ index: Int32) -> Bool {
    cells[index].kind == .constraint || cells[index].kind == .broken || cells[index].kind == .retired
  }

  private func isVariable(_ entry: Tableau.Entry) -> Bool { cells[entry.column].kind == .variable }

  private mutating func writeRow(_ index: Int32) {
    let row = tableau.openRow(head: index)
    let terms = records[index].terms
    for place in 0..<terms.count {
      tableau.add(terms[place].coefficient, terms[place].variable.index, to: row)
    }
    tableau.close(row)
  }
}
