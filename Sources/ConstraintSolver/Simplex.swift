/// The state of a solver: a tableau over layout variables and constraints alike, and what optimises it.
///
/// Each constraint is one variable of the tableau: the value of its left side. It has a target and a cost for lying
/// below the target, above it, or both (an equality). A nonbasic constraint rests at its target; a basic one lies
/// where the others put it, and `slope` says which of its costs is being paid. This is the simplex method for convex
/// piecewise linear costs: no error, slack or dummy variables beside it, so the tableau has half the columns of the
/// textbook's Cassowary and changing a constant is a walk down one column.
///
/// Costs are lexicographic: `reduced` holds, for each nonbasic variable, one number for each priority in use, highest
/// first. Required constraints cost more than all: they are never left unsatisfied, so they need no number.
struct Simplex {
  /// Lengths closer than this are the same.
  static let tolerance = 1e-8
  /// Costs closer than this are the same.
  static let costTolerance = 1e-9
  /// Coefficients smaller than this are not divided by.
  static let smallestPivot = 1e-7

  enum Kind: UInt8, BitwiseCopyable {
    case unused
    case variable
    case constraint
    /// A required constraint that contradicted others and counts for nothing until they change.
    case broken
    /// A removed constraint that is still nonbasic: free to take any value until a pivot takes it away.
    case retired
  }

  struct Cell: BitwiseCopyable {
    var value = 0.0
    /// Of a constraint, the value at which it is satisfied; of a variable, the value last reported.
    var target = 0.0
    /// The index of its priority among `levels`; -1 for required.
    var level: Int32 = -1
    var serial: UInt32 = 0
    /// 1 if lying below the target costs, else 0.
    var lower: Int8 = 0
    /// 1 if lying above the target costs, else 0.
    var upper: Int8 = 0
    /// Of a basic constraint, the cost that `reduced` reckons with: -1 below, 1 above, 0 none.
    var slope: Int8 = 0
    var kind = Kind.unused
    var isQueued = false
    var isTouched = false
    var isSuspect = false
    var isLoose = false

    @inline(__always) var isRequired: Bool { level < 0 && lower | upper != 0 }
    /// The cost being paid at the present value, as a slope.
    @inline(__always) var slopeAtValue: Int8 {
      let excess = value - target
      return excess > Simplex.tolerance ? upper : excess < -Simplex.tolerance ? -lower : 0
    }
    /// Whether `slope` is one that belongs to the present value. At the target any slope in between does.
    @inline(__always) var isConsistent: Bool {
      (value - target).magnitude <= Simplex.tolerance || slopeAtValue == slope
    }
  }

  /// What is seldom looked at about a constraint.
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
  /// `stride` numbers for each variable: the costs of raising it by one through the basic constraints.
  var reduced = Buffer<Double>()
  var stride = 4

  /// The priorities below 1000 in use, highest first.
  var levels: [Float] = []
  var levelUses: [Int] = []
  var isPerturbed = false
  /// How many of a variable's numbers in `reduced` count.
  @inline(__always) var costCount: Int { isPerturbed ? levels.count + 1 : levels.count }

  var unusedCells = Buffer<Int32>()
  /// Basic constraints whose slope may not belong to their value.
  var requiredQueue = Buffer<Int32>()
  var queue = Buffer<Int32>()
  /// Nonbasic variables whose reduced cost may be out of its bounds.
  var suspects = Buffer<Int32>()
  var retired = Buffer<Int32>()
  var doomed = Buffer<Int32>()
  /// Variables that no constraint determines any more.
  var loose = Buffer<Int32>()
  var touched = Buffer<Int32>()
  var changed = Buffer<Int32>()
  var breakpoints = Buffer<Breakpoint>()

  var broken: [Int32] = []
  var conflicts: [(constraints: [Int32], broken: Int32)] = []
  /// The broken constraint that is being tried again: it gives way silently.
  var retried: Int32 = -1
  var mayRelieve = false
  /// Whether pivots have to look out for reduced costs that leave their bounds.
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
    suspects.deallocate()
    retired.deallocate()
    doomed.deallocate()
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
      // A queue may still name it: the marks stay.
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

  mutating func makeVariable() -> Int32 { makeCell(.variable) }

  mutating func removeVariable(_ index: Int32) {
    if tableau.isBasic(index) || !tableau.columns[index].isEmpty {
      doomed.append(index)
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

  /// Writes a constraint's terms as a basic row, and if it is an equality lets it determine a free variable.
  private mutating func insertRow(_ index: Int32) {
    let terms = records[index].terms
    if cells[index].lower & cells[index].upper != 0, let place = freshPlace(in: terms) {
      define(terms[place].variable.index, by: index, coefficient: terms[place].coefficient)
      return
    }
    let row = tableau.openRow(head: index)
    cells[index].value = write(terms, times: 1, without: -1, to: row)
    if cells[index].lower & cells[index].upper != 0, let place = freePlace(in: row) {
      exchange(row, place, slope: 0)
    } else {
      touch(index)
    }
  }

  /// Lets an equality determine a variable that nothing depends on yet: its row is written as if pivoted already.
  private mutating func define(_ variable: Int32, by index: Int32, coefficient: Double) {
    let factor = 1 / coefficient
    let row = tableau.openRow(head: variable)
    tableau.add(factor, index, to: row)
    let others = write(records[index].terms, times: -factor, without: variable, to: row)
    cells[index].value = cells[index].target
    cells[variable].value = factor * cells[index].target + others
    touch(variable)
  }

  /// Adds terms to an open row, in nonbasic variables, closes it and answers the terms' value.
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

  /// The place among the terms of a free variable that is in no row.
  private func freshPlace(in terms: Buffer<Term>) -> Int? {
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

  /// The best free nonbasic variable of a row: the fewest rows to rewrite, among coefficients worth dividing by.
  private func freePlace(in row: Int32) -> Int32? {
    let entries = tableau.rows[row].entries
    var largest = 0.0
    for place in 0..<entries.count where isFree(entries.base[place].column) {
      largest = max(largest, entries.base[place].coefficient.magnitude)
    }
    guard largest > Simplex.smallestPivot else { return nil }
    var best: Int32?
    var fewest = Int.max
    for place in 0..<entries.count {
      let entry = entries.base[place]
      guard entry.coefficient.magnitude >= 0.1 * largest, isFree(entry.column) else { continue }
      let count = cells.base[Int(entry.column)].kind == .retired ? -1 : tableau.columns[entry.column].count
      if count < fewest {
        fewest = count
        best = Int32(place)
      }
    }
    return best
  }

  @inline(__always)
  private func isFree(_ index: Int32) -> Bool {
    let kind = cells.base[Int(index)].kind
    return kind == .variable || kind == .retired
  }

  mutating func removeConstraint(_ index: Int32) {
    mayRelieve = true
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
    if !broken.isEmpty { mayRelieve = true }
    if tableau.isBasic(index) {
      touch(index)
    } else if cells[index].kind == .constraint {
      shift(index, by: change)
      cells[index].value = constant
    }
  }

  mutating func setPriority(_ priority: Float, of index: Int32) {
    guard records[index].priority != priority else { return }
    mayRelieve = true
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

  /// Moves a nonbasic variable and all that follows from it.
  @inline(__always)
  mutating func shift(_ index: Int32, by change: Double) {
    guard change != 0 else { return }
    shifts += 1
    cells.base[Int(index)].value += change
    if cells.base[Int(index)].kind == .variable { touch(index) }
    // Local copies: stores through one of these pointers cannot change another.
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

  /// Notes that a variable's value changed, or that a basic constraint has to be looked at.
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

  /// Gives a basic constraint another slope without moving anything.
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

  /// Lets the variable at `place` in a row take the place of the row's basic one, which comes to rest at its target
  /// (or, if it has none, where it is). `slope` is the slope that the entering variable has afterwards.
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
