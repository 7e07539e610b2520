/// The state of a solver: a tableau of layout variables and constraints, and its optimization.
///
/// Each constraint is a variable of the tableau whose value is its left side. It has a target and a cost for
/// values below the target, above it, or both (an equality). A nonbasic constraint is at its target; the
/// value of a basic one follows from the others, and `slope` is the cost that it currently incurs. This is
/// the simplex method for convex piecewise linear costs: it needs no error, slack or dummy variables, so the
/// tableau has half as many columns as the original Cassowary algorithm, and changing a constant is a
/// traversal of one column.
///
/// Costs are lexicographic: for each nonbasic variable, `reduced` contains one number per priority in use,
/// starting with the highest. Required constraints are never left unsatisfied, so they need no number.
struct Simplex {
  /// The tolerance for comparing lengths.
  static let tolerance = 1e-8
  /// The tolerance for comparing costs.
  static let costTolerance = 1e-9
  /// The smallest coefficient used as a pivot.
  static let smallestPivot = 1e-7

  enum Kind: UInt8, BitwiseCopyable {
    case unused
    case variable
    case constraint
    /// A required constraint that contradicts others and is ignored until they change.
    case broken
    /// A removed constraint that is still nonbasic and can take any value until a pivot removes it.
    case retired
  }

  struct Cell: BitwiseCopyable {
    var value = 0.0
    /// For a constraint, the value at which it is satisfied; for a variable, the value last reported.
    var target = 0.0
    /// The index of its priority in `levels`; -1 if required. For a variable, -2 if inequalities do not determine it.
    var level: Int32 = -1
    var serial: UInt32 = 0
    /// 1 if values below the target have a cost, otherwise 0.
    var lower: Int8 = 0
    /// 1 if values above the target have a cost, otherwise 0.
    var upper: Int8 = 0
    /// For a basic constraint, the slope included in `reduced`: -1 below the target, 1 above, 0 for none.
    var slope: Int8 = 0
    var kind = Kind.unused
    var isQueued = false
    var isTouched = false
    var isSuspect = false
    var isLoose = false

    @inline(__always) var isRequired: Bool { level < 0 && lower | upper != 0 }
    /// The slope of the cost at the current value.
    @inline(__always) var slopeAtValue: Int8 {
      let excess = value - target
      return excess > Simplex.tolerance ? upper : excess < -Simplex.tolerance ? -lower : 0
    }
    /// Whether `slope` is valid for the current value. At the target, any slope in between is.
    @inline(__always) var isConsistent: Bool {
      (value - target).magnitude <= Simplex.tolerance || slopeAtValue == slope
    }
  }

  /// Rarely used data of a constraint.
  struct Record: BitwiseCopyable {
    var terms = Buffer<Term>()
    var priority: Float = 0
    var rank: Int32 = 0
    var order: UInt64 = 0
    var relation: Int8 = 0
  }

  var tableau = Tableau()
  var cells = Buffer<Cell>()
  var records = Buffer<Record>()
  /// `stride` numbers per variable: the costs of increasing it by one, caused by basic constraints.
  var reduced = Buffer<Double>()
  var stride = 4

  /// The priorities below 1000 in use, in descending order.
  var levels: [Float] = []
  var levelUses: [Int] = []
  var isPerturbed = false
  /// The number of levels in use per variable in `reduced`.
  @inline(__always) var costCount: Int { isPerturbed ? levels.count + 1 : levels.count }

  var unusedCells = Buffer<Int32>()
  /// Basic constraints whose slope may be inconsistent with their value.
  var requiredQueue = Buffer<Int32>()
  var queue = Buffer<Int32>()
  /// Inequalities added since the last `determineBounds()`.
  private var newInequalities = Buffer<Int32>()
  /// Nonbasic variables whose reduced cost may be out of bounds.
  var suspects = Buffer<Int32>()
  var retired = Buffer<Int32>()
  var markedForRemoval = Buffer<Int32>()
  /// Variables without constraints.
  var loose = Buffer<Int32>()
  var touched = Buffer<Int32>()
  var changed = Buffer<Int32>()
  var breakpoints = Buffer<Breakpoint>()

  var broken: [Int32] = []
  var conflicts: [(constraints: [Int32], broken: Int32)] = []
  /// A broken constraint that is being tried again; breaking it again is not reported.
  var retried: Int32 = -1
  var canRelieve = false
  /// Whether pivots must check for reduced costs out of bounds.
  var looksOut = false

  var nextOrder: UInt64 = 0
  var nextSerial: UInt32 = 0
  var shifts = 0
  var pivots = 0
  var pivotsAtCheck = 0
  var steps = 0

  mutating func deallocate() {
    tableau.deallocate()
    for index in 0..<records.count { records[index].terms.deallocate() }
    cells.deallocate()
    records.deallocate()
    reduced.deallocate()
    unusedCells.deallocate()
    requiredQueue.deallocate()
    queue.deallocate()
    newInequalities.deallocate()
    suspects.deallocate()
    retired.deallocate()
    markedForRemoval.deallocate()
    loose.deallocate()
    touched.deallocate()
    changed.deallocate()
    breakpoints.deallocate()
  }

  // MARK: Cells

  private mutating func makeCell(_ kind: Kind) -> Int32 {
    let index: Int32
    if unusedCells.isEmpty {
      index = Int32(cells.count)
      cells.append(Cell())
      records.append(Record())
      reduced.append(repeating: 0, count: stride)
      tableau.appendColumn()
    } else {
      index = unusedCells.removeLast()
      // Keeps the queue flags, because a queue may still contain the index.
      let old = cells[index]
      cells[index] = Cell()
      cells[index].isQueued = old.isQueued
      cells[index].isSuspect = old.isSuspect
      cells[index].isLoose = old.isLoose
      cells[index].isTouched = old.isTouched
      (reduced.base + Int(index) * stride).update(repeating: 0, count: stride)
    }
    nextSerial &+= 1
    cells[index].serial = nextSerial
    cells[index].kind = kind
    return index
  }

  mutating func freeCell(_ index: Int32) {
    cells[index].kind = .unused
    cells[index].serial = 0
    unusedCells.append(index)
  }

  mutating func makeVariable(isRestricted: Bool = false) -> Int32 {
    let index = makeCell(.variable)
    if isRestricted { cells[index].level = -2 }
    return index
  }

  mutating func removeVariable(_ index: Int32) {
    if tableau.isBasic(index) || !tableau.columns[index].isEmpty {
      markedForRemoval.append(index)
    } else {
      freeCell(index)
    }
  }

  // MARK: Constraints

  mutating func addConstraint(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Float, rank: Int32
  ) -> Int32 {
    let index = makeCell(.constraint)
    setCost(index, relation: relation, priority: priority)
    cells[index].target = constant
    nextOrder += 1
    records[index].order = nextOrder
    records[index].rank = rank
    records[index].terms.removeAll()
    for term in terms { records[index].terms.append(term) }
    insertRow(index)
    return index
  }

  /// Adds a constraint's terms as a basic row. An equality then determines a free variable; an inequality does so in
  /// `determineBounds()`, when no equality needs the variable.
  private mutating func insertRow(_ index: Int32) {
    let terms = records[index].terms
    let isEquality = cells[index].lower & cells[index].upper != 0
    if isEquality, let place = freeVariablePosition(in: terms) {
      define(terms[place].variable.index, by: index, coefficient: terms[place].coefficient)
      return
    }
    let row = tableau.openRow(head: index)
    cells[index].value = write(terms, times: 1, without: -1, to: row)
    if isEquality, let place = freePlace(in: row, isEquality: true) {
      exchange(row, place, slope: 0)
    } else {
      if !isEquality { newInequalities.append(index) }
      touch(index)
    }
  }

  /// Lets each new inequality determine a free variable, which is then at the bound, unless the variable is restricted.
  mutating func determineBounds() {
    for position in 0..<newInequalities.count {
      let index = newInequalities.base[position]
      let row = tableau.rowOf[index]
      guard row >= 0, cells[index].kind == .constraint, cells[index].lower & cells[index].upper == 0,
        let place = freePlace(in: row, isEquality: false)
      else { continue }
      exchange(row, place, slope: 0)
    }
    newInequalities.removeAll()
  }

  /// Makes an equality determine a variable that nothing depends on yet, by writing its row as if already
  /// pivoted.
  private mutating func define(_ variable: Int32, by index: Int32, coefficient: Double) {
    let factor = 1 / coefficient
    let row = tableau.openRow(head: variable)
    tableau.add(factor, index, to: row)
    let others = write(records[index].terms, times: -factor, without: variable, to: row)
    cells[index].value = cells[index].target
    cells[variable].value = factor * cells[index].target + others
    touch(variable)
  }

  /// Adds terms to an open row in terms of nonbasic variables, closes the row and returns the value of the
  /// terms.
  private mutating func write(
    _ terms: Buffer<Term>, times factor: Double, without excluded: Int32, to row: Int32
  ) -> Double {
    var value = 0.0
    var last: (source: Int32, factor: Double)?
    for place in 0..<terms.count {
      let variable = terms.base[place].variable.index
      guard variable != excluded else { continue }
      let coefficient = terms.base[place].coefficient * factor
      value += coefficient * cells.base[Int(variable)].value
      let source = tableau.rowOf[variable]
      if source < 0 {
        tableau.add(coefficient, variable, to: row)
      } else {
        if let last { tableau.add(last.factor, row: last.source, to: row) }
        last = (source, coefficient)
      }
    }
    if let last {
      tableau.close(row, adding: last.factor, row: last.source)
    } else {
      tableau.close(row)
    }
    return value
  }

  /// The position in the terms of a free variable that is in no row.
  private func freeVariablePosition(in terms: Buffer<Term>) -> Int? {
    var largest = 0.0
    for place in 0..<terms.count { largest = max(largest, terms.base[place].coefficient.magnitude) }
    search: for place in 0..<terms.count {
      let term = terms.base[place]
      let index = Int(term.variable.index)
      guard term.coefficient.magnitude >= 0.1 * largest, tableau.rowOf.base[index] < 0,
        tableau.columns.base[index].isEmpty, term.coefficient != 0
      else { continue }
      for other in 0..<terms.count
      where other != place && terms.base[other].variable == term.variable { continue search }
      return place
    }
    return nil
  }

  /// The best free nonbasic variable of a row: the one in the fewest rows, among those with a sufficient
  /// coefficient.
  private func freePlace(in row: Int32, isEquality: Bool) -> Int32? {
    let entries = tableau.rows[row].entries
    var largest = 0.0
    for place in 0..<entries.count where isFree(entries.base[place].column, isEquality: isEquality) {
      largest = max(largest, entries.base[place].coefficient.magnitude)
    }
    guard largest > Simplex.smallestPivot else { return nil }
    var best: Int32?
    var fewest = Int.max
    for place in 0..<entries.count {
      let entry = entries.base[place]
      guard entry.coefficient.magnitude >= 0.1 * largest, isFree(entry.column, isEquality: isEquality) else {
        continue
      }
      let count = cells.base[Int(entry.column)].kind == .retired ? -1 : tableau.columns[entry.column].count
      if count < fewest {
        fewest = count
        best = Int32(place)
      }
    }
    return best
  }

  @inline(__always)
  private func isFree(_ index: Int32, isEquality: Bool) -> Bool {
    let cell = cells.base + Int(index)
    return cell.pointee.kind == .variable && (isEquality || cell.pointee.level == -1)
      || cell.pointee.kind == .retired && isEquality
  }

  mutating func removeConstraint(_ index: Int32) {
    canRelieve = true
    if cells[index].kind == .broken { broken.removeAll { $0 == index } }
    let row = tableau.rowOf[index]
    if row >= 0 { setSlope(row, to: 0, suspecting: true) }
    clearCost(index)
    if row >= 0 {
      tableau.removeRow(row)
      freeCell(index)
    } else {
      cells[index].kind = .retired
      retired.append(index)
      suspect(index)
      looksOut = true
    }
  }

  mutating func setConstant(_ constant: Double, of index: Int32) {
    let change = constant - cells[index].target
    guard change != 0 else { return }
    cells[index].target = constant
    if !broken.isEmpty { canRelieve = true }
    if tableau.isBasic(index) {
      touch(index)
    } else if cells[index].kind == .constraint {
      shift(index, by: change)
      cells[index].value = constant
    }
  }

  mutating func setPriority(_ priority: Float, of index: Int32) {
    guard records[index].priority != priority else { return }
    canRelieve = true
    if cells[index].kind == .broken {
      broken.removeAll { $0 == index }
      cells[index].kind = .constraint
    }
    let row = tableau.rowOf[index]
    if row >= 0 { setSlope(row, to: 0, suspecting: true) }
    let relation = Relation(rawValue: records[index].relation)!
    clearCost(index)
    setCost(index, relation: relation, priority: priority)
    if row >= 0 {
      touch(index)
    } else {
      shift(index, by: cells[index].target - cells[index].value)
      suspect(index)
      looksOut = true
    }
  }

  private mutating func setCost(_ index: Int32, relation: Relation, priority: Float) {
    let level = priority >= 1000 ? -1 : level(of: priority)
    cells[index].level = level
    if level >= 0 { levelUses[Int(level)] += 1 }
    cells[index].lower = relation == .lessOrEqual ? 0 : 1
    cells[index].upper = relation == .greaterOrEqual ? 0 : 1
    records[index].priority = priority
    records[index].relation = relation.rawValue
  }

  private mutating func clearCost(_ index: Int32) {
    if cells[index].level >= 0 { levelUses[Int(cells[index].level)] -= 1 }
    cells[index].level = -1
    cells[index].lower = 0
    cells[index].upper = 0
    cells[index].slope = 0
  }

  // MARK: Levels

  private mutating func level(of priority: Float) -> Int32 {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    if low < levels.count, levels[low] == priority { return Int32(low) }
    if levels.count >= 16, let unused = levelUses.firstIndex(of: 0) {
      removeLevel(unused)
      if unused < low { low -= 1 }
    }
    insertLevel(priority, at: low)
    return Int32(low)
  }

  private mutating func insertLevel(_ priority: Float, at position: Int) {
    levels.insert(priority, at: position)
    levelUses.insert(0, at: position)
    if levels.count > stride { widenCosts() }
    for index in 0..<cells.count {
      let costs = reduced.base + index * stride
      for level in Swift.stride(from: levels.count - 1, to: position, by: -1) {
        costs[level] = costs[level - 1]
      }
      costs[position] = 0
      if cells[index].level >= position { cells[index].level += 1 }
    }
  }

  mutating func widenCosts() {
    let wide = stride * 2
    var larger = Buffer<Double>()
    larger.append(repeating: 0, count: cells.count * wide)
    for index in 0..<cells.count {
      (larger.base + index * wide).update(from: reduced.base + index * stride, count: stride)
    }
    reduced.deallocate()
    reduced = larger
    stride = wide
  }

  private mutating func removeLevel(_ position: Int) {
    levels.remove(at: position)
    levelUses.remove(at: position)
    for index in 0..<cells.count {
      let costs = reduced.base + index * stride
      for level in position..<levels.count { costs[level] = costs[level + 1] }
      costs[levels.count] = 0
      if cells[index].level > position { cells[index].level -= 1 }
    }
  }

  // MARK: Values

  /// Changes the value of a nonbasic variable and of all variables that depend on it.
  @inline(__always)
  mutating func shift(_ index: Int32, by change: Double) {
    guard change != 0 else { return }
    shifts += 1
    cells.base[Int(index)].value += change
    if cells.base[Int(index)].kind == .variable { touch(index) }
    // Local copies, because the compiler would otherwise assume that stores may change the pointers.
    let occurrences = tableau.columns[index]
    let rows = tableau.rows.base
    let cells = self.cells.base
    touched.reserve(occurrences.count)
    let newlyTouched = touched.base + touched.count
    var newCount = 0
    for place in 0..<occurrences.count {
      let occurrence = occurrences.base[place]
      let row = rows + Int(occurrence.row)
      let head = row.pointee.head
      let cell = cells + Int(head)
      cell.pointee.value += row.pointee.entries.base[Int(occurrence.place)].coefficient * change
      if cell.pointee.kind != .variable {
        touch(head)
      } else if !cell.pointee.isTouched {
        cell.pointee.isTouched = true
        newlyTouched[newCount] = head
        newCount &+= 1
      }
    }
    touched.extend(by: newCount)
  }

  /// Records that a variable's value has changed, or that a basic constraint must be checked.
  @inline(__always)
  mutating func touch(_ index: Int32) {
    let cell = cells.base + Int(index)
    if cell.pointee.kind == .variable {
      if !cell.pointee.isTouched {
        cell.pointee.isTouched = true
        touched.append(index)
      }
    } else if !cell.pointee.isQueued, !cell.pointee.isConsistent {
      cell.pointee.isQueued = true
      if cell.pointee.isRequired { requiredQueue.append(index) } else { queue.append(index) }
    }
  }

  @inline(__always)
  mutating func suspect(_ index: Int32) {
    guard !cells.base[Int(index)].isSuspect else { return }
    cells.base[Int(index)].isSuspect = true
    suspects.append(index)
  }

  // MARK: Pivots

  /// Changes the slope of a basic constraint without changing values.
  mutating func setSlope(_ row: Int32, to slope: Int8, suspecting: Bool) {
    let head = tableau.rows[row].head
    let change = Double(slope - cells[head].slope)
    guard change != 0 else { return }
    let level = Int(cells[head].level)
    cells[head].slope = slope
    let entries = tableau.rows[row].entries
    for place in 0..<entries.count {
      let entry = entries.base[place]
      reduced.base[Int(entry.column) * stride + level] += change * entry.coefficient
      if suspecting { suspect(entry.column) }
    }
    if suspecting { looksOut = true }
  }

  /// Exchanges the row's basic variable with the one at `place`. The former becomes nonbasic at its target,
  /// or at its current value if it has none. `slope` is the slope of the entering variable afterward.
  mutating func exchange(_ row: Int32, _ place: Int32, slope: Int8) {
    let entry = tableau.rows[row].entries[place]
    let entering = entry.column
    let leaving = tableau.rows[row].head

    if cells[leaving].kind == .constraint {
      let change = (cells[leaving].target - cells[leaving].value) / entry.coefficient
      cells[entering].slope = slope
      shift(entering, by: change)
      cells[leaving].value = cells[leaving].target
    }

    let entries = tableau.rows[row].entries
    let enteringCosts = reduced.base + Int(entering) * stride
    let leavingCosts = reduced.base + Int(leaving) * stride
    for level in 0..<costCount {
      var cost = enteringCosts[level]
      if level == cells[entering].level { cost += Double(slope) }
      cost /= entry.coefficient
      enteringCosts[level] = 0
      var leavingCost = cost
      if level == cells[leaving].level { leavingCost -= Double(cells[leaving].slope) }
      leavingCosts[level] = leavingCost.magnitude < 1e-12 ? 0 : leavingCost
      guard cost.magnitude > 1e-12 else { continue }
      for index in 0..<entries.count where index != Int(place) {
        let other = entries.base[index]
        let costs = reduced.base + Int(other.column) * stride + level
        let sum = costs.pointee - cost * other.coefficient
        costs.pointee = sum.magnitude < 1e-12 ? 0 : sum
      }
    }
    if looksOut || cells[entering].kind == .retired {
      looksOut = true
      for index in 0..<entries.count { suspect(entries.base[index].column) }
      suspect(leaving)
    }

    tableau.pivot(row, place)
    pivots += 1
    cells[leaving].slope = 0
    cells[entering].slope = slope
    if cells[entering].kind == .retired {
      tableau.removeRow(tableau.rowOf[entering])
      freeCell(entering)
    } else {
      touch(entering)
    }
  }
}
