extension Simplex {
  /// A direction in which a variable can move at no cost: the nonbasic variable to move, its direction and
  /// its limit.
  struct FreeVariable {
    var index: Int32
    var rises: Bool
    var distance: Double
    /// The change of the variable in question per unit.
    var rate: Double
  }

  /// The first direction found in which a variable can move at no cost.
  mutating func freedom(of variable: Int32) -> FreeVariable? {
    let row = tableau.rowOf[variable]
    if row < 0 { return freedom(through: variable, rate: 1) }
    let entries = tableau.rows[row].entries
    for place in 0..<entries.count where entries[place].coefficient.magnitude > Simplex.smallestPivot {
      let found = freedom(through: entries[place].column, rate: entries[place].coefficient)
      if let found { return found }
    }
    return nil
  }

  private mutating func freedom(through index: Int32, rate: Double) -> FreeVariable? {
    for rises in [true, false] where isCostless(index, rises: rises) {
      collectBreakpoints(index, rises: rises)
      var distance = Double.infinity
      for place in 0..<breakpoints.count { distance = min(distance, breakpoints[place].distance) }
      if distance > 1e-4 { return FreeVariable(index: index, rises: rises, distance: distance, rate: rate) }
    }
    return nil
  }

  mutating func exerciseAmbiguity(of variable: Int32, by distance: Double) -> Bool {
    guard let freedom = freedom(of: variable) else { return false }
    let change = min(distance / freedom.rate.magnitude, freedom.distance / 2)
    if cells[freedom.index].kind == .constraint {
      // The constraint leaves its target: a variable replaces it in the nonbasic set at its new value.
      guard let place = variablePlace(inColumn: freedom.index) else { return false }
      shift(freedom.index, by: freedom.rises ? change : -change)
      exchange(place.row, place.place, slope: 0)
    } else {
      shift(freedom.index, by: freedom.rises ? change : -change)
    }
    return true
  }

  private func variablePlace(inColumn index: Int32) -> Tableau.Occurrence? {
    let occurrences = tableau.columns[index]
    for place in 0..<occurrences.count
    where cells[tableau.rows[occurrences[place].row].head].kind == .variable {
      return occurrences[place]
    }
    return nil
  }

  func constraints(determining variable: Int32) -> [Int32] {
    let row = tableau.rowOf[variable]
    guard row >= 0 else { return [] }
    let entries = tableau.rows[row].entries
    var found: [Int32] = []
    for place in 0..<entries.count
    where cells[entries[place].column].kind == .constraint
      && entries[place].coefficient.magnitude > Simplex.smallestPivot
    {
      found.append(entries[place].column)
    }
    return found.sorted { records[$0].order < records[$1].order }
  }
}
