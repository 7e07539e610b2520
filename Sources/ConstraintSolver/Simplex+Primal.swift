extension Simplex {
  /// A point at which moving a nonbasic variable becomes more expensive.
  struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var row: Int32
    var place: Int32
    /// The slope of the row's basic constraint beyond this point.
    var slope: Int8
  }

  /// Moves every nonbasic variable whose movement lowers the total cost, as far as it does.
  mutating func restoreOptimality() {
    while !suspects.isEmpty {
      let index = suspects.removeLast()
      cells[index].isSuspect = false
      guard cells[index].kind != .unused, !tableau.isBasic(index) else { continue }
      if steps > stepLimit { continue }
      if lowers(index, rises: true) {
        move(index, rises: true)
      } else if lowers(index, rises: false) {
        move(index, rises: false)
      }
      if pivots - pivotsAtCheck >= 100 { checkAccuracy() }
      if !requiredQueue.isEmpty || !queue.isEmpty { restoreFeasibility() }
    }
    looksOut = false
  }

  @inline(__always)
  private func cost(_ index: Int32, rises: Bool, level: Int) -> Double {
    let through = reduced[Int(index) * stride + level]
    var cost = rises ? through : -through
    if level == cells[index].level { cost += Double(rises ? cells[index].upper : cells[index].lower) }
    return cost
  }

  /// Whether increasing or decreasing a nonbasic variable lowers the cost.
  private func lowers(_ index: Int32, rises: Bool) -> Bool {
    if isBlocked(index, rises: rises) { return false }
    for level in 0..<levels.count {
      let cost = cost(index, rises: rises, level: level)
      if cost.magnitude > Simplex.costTolerance { return cost < 0 }
    }
    return false
  }

  func isBlocked(_ index: Int32, rises: Bool) -> Bool {
    cells[index].level < 0 && (rises ? cells[index].upper : cells[index].lower) != 0
  }

  /// Whether a small increase or decrease of a nonbasic variable costs nothing.
  func isCostless(_ index: Int32, rises: Bool) -> Bool {
    if isBlocked(index, rises: rises) { return false }
    return (0..<levels.count).allSatisfy {
      cost(index, rises: rises, level: $0).magnitude <= Simplex.costTolerance
    }
  }

  /// Collects the points at which moving a nonbasic variable becomes more expensive, unsorted.
  mutating func collectBreakpoints(_ index: Int32, rises: Bool) {
    breakpoints.removeAll()
    let occurrences = tableau.columns[index]
    for place in 0..<occurrences.count {
      let occurrence = occurrences.base[place]
      let cell = cells.base + Int(tableau.rows[occurrence.row].head)
      guard cell.pointee.kind == .constraint else { continue }
      let coefficient = tableau.rows[occurrence.row].entries[occurrence.place].coefficient
      guard coefficient.magnitude > Simplex.smallestPivot else { continue }
      let headRises = rises == (coefficient > 0)
      let beyond = headRises ? cell.pointee.upper : -cell.pointee.lower
      guard beyond != cell.pointee.slope else { continue }
      let ahead = (cell.pointee.target - cell.pointee.value) * (headRises ? 1 : -1)
      guard ahead >= -Simplex.tolerance else { continue }
      breakpoints.append(
        Breakpoint(
          distance: max(0, ahead) / coefficient.magnitude, row: occurrence.row, place: occurrence.place,
          slope: beyond))
    }
  }

  private mutating func move(_ index: Int32, rises: Bool) {
    steps += 1
    collectBreakpoints(index, rises: rises)
    var points = UnsafeMutableBufferPointer(start: breakpoints.base, count: breakpoints.count)
    points.sort {
      let difference = $0.distance - $1.distance
      if difference.magnitude > 1e-10 { return difference < 0 }
      return tableau.rows[$0.row].entries[$0.place].coefficient.magnitude
        > tableau.rows[$1.row].entries[$1.place].coefficient.magnitude
    }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, levels.count)) { slope in
      for level in 0..<levels.count { slope[level] = cost(index, rises: rises, level: level) }
      for stop in 0..<points.count {
        let point = points[stop]
        let head = tableau.rows[point.row].head
        let level = Int(cells[head].level)
        if level >= 0 {
          let jump = Double((point.slope - cells[head].slope).magnitude)
          slope[level] += jump * tableau.rows[point.row].entries[point.place].coefficient.magnitude
          guard isNotNegative(slope) else { continue }
        }
        // Constraints before the stop change sides; the one at the stop leaves the basis.
        for passed in 0..<stop {
          setSlope(points[passed].row, to: points[passed].slope, suspecting: true)
        }
        exchange(point.row, point.place, slope: rises ? cells[index].upper : -cells[index].lower)
        return
      }
      // Costs are never negative, so an unbounded gain can only result from rounding.
      for level in 0..<levels.count where cells[index].level != level {
        reduced[Int(index) * stride + level] = 0
      }
    }
  }

  private func isNotNegative(_ slope: UnsafeMutableBufferPointer<Double>) -> Bool {
    for level in 0..<levels.count where slope[level].magnitude > Simplex.costTolerance {
      return slope[level] > 0
    }
    return true
  }
}
