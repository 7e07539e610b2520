/// A sparse matrix of the equations of basic variables: `head = Σ coefficient · column`.
///
/// Rows are contiguous and unordered. Every entry is linked with its place in its column's list, so that
/// columns can be traversed and entries removed without searching. The matrix contains no constants; the
/// solver stores the variables' values.
struct Tableau {
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var column: Int32
    /// The entry's place in its column's list.
    var link: Int32
  }

  struct Occurrence: BitwiseCopyable {
    var row: Int32
    /// The entry's place in its row.
    var place: Int32
  }

  struct Row: BitwiseCopyable {
    var entries = Buffer<Entry>()
    /// The basic variable; -1 for an unused row.
    var head: Int32 = -1
  }

  /// Coefficients below this value are rounding errors.
  static let zero = 1e-11

  private(set) var rows = Buffer<Row>()
  private(set) var columns = Buffer<Buffer<Occurrence>>()
  /// The row of each basic variable; -1 for the others.
  private(set) var rowOf = Buffer<Int32>()
  private var unusedRows = Buffer<Int32>()
  /// While a row is open: the position plus one of each column in it, or 0.
  private var places = Buffer<Int32>()

  mutating func deallocate() {
    for index in 0..<rows.count { rows[index].entries.deallocate() }
    for index in 0..<columns.count { columns[index].deallocate() }
    rows.deallocate()
    columns.deallocate()
    rowOf.deallocate()
    unusedRows.deallocate()
    places.deallocate()
  }

  mutating func appendColumn() {
    columns.append(Buffer())
    rowOf.append(-1)
    places.append(0)
  }

  @inline(__always) func isBasic(_ variable: Int32) -> Bool { rowOf[variable] >= 0 }

  // MARK: Rows

  /// Creates an empty row with basic variable `head`, open for `add` until `close`.
  mutating func openRow(head: Int32) -> Int32 {
    let row: Int32
    if unusedRows.isEmpty {
      row = Int32(rows.count)
      rows.append(Row(head: head))
    } else {
      row = unusedRows.removeLast()
      rows[row].head = head
    }
    rowOf[head] = row
    return row
  }

  mutating func close(_ row: Int32) {
    let entries = rows[row].entries
    for place in 0..<entries.count { places[entries.base[place].column] = 0 }
  }

  /// Adds `factor` times another row to an open row and closes it.
  mutating func close(_ row: Int32, adding factor: Double, row source: Int32) {
    // Entries from the other row only meet existing ones, so their positions need not be recorded.
    let known = rows.base[Int(row)].entries.count
    let entries = rows[source].entries
    for place in 0..<entries.count {
      let entry = entries.base[place]
      let known = places.base[Int(entry.column)]
      if known > 0 {
        rows.base[Int(row)].entries.base[Int(known - 1)].coefficient += factor * entry.coefficient
      } else {
        append(factor * entry.coefficient, entry.column, to: row)
      }
    }
    for place in 0..<known { places[rows.base[Int(row)].entries.base[place].column] = 0 }
    for place in Swift.stride(from: known - 1, through: 0, by: -1)
    where rows.base[Int(row)].entries.base[place].coefficient.magnitude < Tableau.zero {
      remove(Int32(place), from: row)
    }
  }

  /// Adds `coefficient · column` to an open row.
  @inline(__always)
  mutating func add(_ coefficient: Double, _ column: Int32, to row: Int32) {
    let place = places[column]
    if place > 0 {
      let sum = rows.base[Int(row)].entries.base[Int(place - 1)].coefficient + coefficient
      if sum.magnitude < Tableau.zero {
        removeOpen(place - 1, from: row)
      } else {
        rows.base[Int(row)].entries.base[Int(place - 1)].coefficient = sum
      }
    } else if coefficient.magnitude >= Tableau.zero {
      append(coefficient, column, to: row)
      places[column] = Int32(rows.base[Int(row)].entries.count)
    }
  }

  @inline(__always)
  private mutating func append(_ coefficient: Double, _ column: Int32, to row: Int32) {
    let link = Int32(columns.base[Int(column)].count)
    columns.base[Int(column)].append(Occurrence(row: row, place: Int32(rows.base[Int(row)].entries.count)))
    rows.base[Int(row)].entries.append(Entry(coefficient: coefficient, column: column, link: link))
  }

  /// Adds `factor` times another row to an open row.
  mutating func add(_ factor: Double, row source: Int32, to row: Int32) {
    let entries = rows[source].entries
    for place in 0..<entries.count {
      let entry = entries.base[place]
      add(factor * entry.coefficient, entry.column, to: row)
    }
  }

  private mutating func removeOpen(_ place: Int32, from row: Int32) {
    places[rows.base[Int(row)].entries.base[Int(place)].column] = 0
    remove(place, from: row)
    if Int(place) < rows.base[Int(row)].entries.count {
      places[rows.base[Int(row)].entries.base[Int(place)].column] = place + 1
    }
  }

  private mutating func remove(_ place: Int32, from row: Int32) {
    unlink(rows.base[Int(row)].entries.base[Int(place)])
    let last = rows.base[Int(row)].entries.removeLast()
    guard Int(place) < rows.base[Int(row)].entries.count else { return }
    rows.base[Int(row)].entries.base[Int(place)] = last
    columns.base[Int(last.column)].base[Int(last.link)].place = place
  }

  /// Removes an entry from its column's list.
  @inline(__always)
  private mutating func unlink(_ entry: Entry) {
    let last = columns.base[Int(entry.column)].removeLast()
    guard Int(entry.link) < columns.base[Int(entry.column)].count else { return }
    columns.base[Int(entry.column)].base[Int(entry.link)] = last
    rows.base[Int(last.row)].entries.base[Int(last.place)].link = entry.link
  }

  mutating func removeRow(_ row: Int32) {
    let entries = rows[row].entries
    for place in 0..<entries.count { unlink(entries.base[place]) }
    rows.base[Int(row)].entries.removeAll()
    rowOf[rows[row].head] = -1
    rows[row].head = -1
    unusedRows.append(row)
  }

  mutating func removeAllRows() {
    unusedRows.removeAll()
    for row in stride(from: rows.count - 1, through: 0, by: -1) {
      if rows[row].head >= 0 { rowOf[rows[row].head] = -1 }
      rows.base[row].entries.removeAll()
      rows[row].head = -1
      unusedRows.append(Int32(row))
    }
    for column in 0..<columns.count { columns.base[column].removeAll() }
  }

  // MARK: Pivot

  /// Exchanges the row's basic variable with the one at `place` in it.
  mutating func pivot(_ row: Int32, _ place: Int32) {
    let entering = rows.base[Int(row)].entries.base[Int(place)]
    let leaving = rows[row].head
    let inverse = 1 / entering.coefficient
    unlink(entering)

    let pivotRow = rows[row].entries
    for index in 0..<pivotRow.count { pivotRow.base[index].coefficient *= -inverse }
    assert(columns[leaving].isEmpty)
    pivotRow.base[Int(place)] = Entry(coefficient: inverse, column: leaving, link: 0)
    columns.base[Int(leaving)].append(Occurrence(row: row, place: place))
    rows[row].head = entering.column
    rowOf[entering.column] = row
    rowOf[leaving] = -1

    let occurrences = columns[entering.column]
    for index in 0..<occurrences.count {
      let occurrence = occurrences.base[index]
      let other = Int(occurrence.row)
      let factor = rows.base[other].entries.base[Int(occurrence.place)].coefficient
      // The leaving variable was in no other row, so it can replace the entering one in place.
      rows.base[other].entries.base[Int(occurrence.place)] = Entry(
        coefficient: factor * inverse, column: leaving, link: Int32(columns.base[Int(leaving)].count))
      columns.base[Int(leaving)].append(occurrence)
      guard pivotRow.count > 1 else { continue }
      let entries = rows[other].entries
      for index in 0..<entries.count { places.base[Int(entries.base[index].column)] = Int32(index + 1) }
      for index in 0..<pivotRow.count where index != Int(place) {
        let entry = pivotRow.base[index]
        add(factor * entry.coefficient, entry.column, to: occurrence.row)
      }
      close(occurrence.row)
    }
    columns.base[Int(entering.column)].removeAll()
  }
}
