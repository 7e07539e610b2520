extension AppMap {
  /// The layout of the diagram: columns by distance from the initial screen, with unreachable screens below.
  package struct Layout {
    package struct Place { package var x: Double, y: Double }

    package let places: [String: Place]
    package let width: Double
    package let height: Double
    package static let cell = (width: 150.0, height: 325.0)
    package static let gap = (x: 90.0, y: 60.0)
    package static let margin = 40.0
  }

  package func layout() -> Layout {
    var depth: [String: Int] = [:]
    var next = screens.filter(\.isInitial).map(\.key)
    for key in next { depth[key] = 0 }
    if next.isEmpty, let first = screens.first {
      next = [first.key]
      depth[first.key] = 0
    }
    var outgoing: [String: [String]] = [:]
    for transition in transitions { outgoing[transition.from, default: []].append(transition.to) }
    var index = 0
    while index < next.count {
      let key = next[index]
      index += 1
      for target in outgoing[key] ?? [] where depth[target] == nil {
        depth[target] = depth[key]! + 1
        next.append(target)
      }
    }
    var columns: [Int: [String]] = [:]
    for key in next { columns[depth[key]!, default: []].append(key) }
    var places: [String: Layout.Place] = [:]
    func put(_ key: String, column: Int, row: Int) {
      places[key] = Layout.Place(
        x: Layout.margin + Double(column) * (Layout.cell.width + Layout.gap.x),
        y: Layout.margin + Double(row) * (Layout.cell.height + Layout.gap.y))
    }
    for (column, keys) in columns {
      for (row, key) in keys.enumerated() { put(key, column: column, row: row) }
    }
    // Screens without incoming segues are placed below, in rows.
    let others = screens.map(\.key).filter { depth[$0] == nil }
    let used = (columns.keys.max() ?? -1) + 1
    let rowsUsed = columns.values.map(\.count).max() ?? 0
    let perRow = max(used, min(others.count, 6))
    for (index, key) in others.enumerated() {
      put(key, column: index % perRow, row: rowsUsed + index / perRow)
    }
    let count = Double(max(perRow, 1))
    let rows = rowsUsed + (others.isEmpty ? 0 : (others.count - 1) / perRow + 1)
    return Layout(
      places: places,
      width: Layout.margin * 2 + count * Layout.cell.width + (count - 1) * Layout.gap.x,
      height: Layout.margin * 2 + Double(max(rows, 1)) * (Layout.cell.height + Layout.gap.y))
  }
}
