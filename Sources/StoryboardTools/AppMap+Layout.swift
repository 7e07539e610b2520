extension AppMap {
  /// Where the screens stand in the picture: in columns by how many steps they are from the start.
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
    for way in ways { outgoing[way.from, default: []].append(way.to) }
    var index = 0
    while index < next.count {
      let key = next[index]
      index += 1
      for target in outgoing[key] ?? [] where depth[target] == nil {
        depth[target] = depth[key]! + 1
        next.append(target)
      }
    }
    // What nothing in the storyboards leads to stands in a column of its own.
    let last = (depth.values.max() ?? -1) + 1
    var columns: [Int: [String]] = [:]
    let order = next + screens.map(\.key).filter { depth[$0] == nil }
    for key in order { columns[depth[key] ?? last, default: []].append(key) }
    var places: [String: Layout.Place] = [:]
    var tallest = 0
    for (column, keys) in columns {
      tallest = max(tallest, keys.count)
      for (row, key) in keys.enumerated() {
        places[key] = Layout.Place(
          x: Layout.margin + Double(column) * (Layout.cell.width + Layout.gap.x),
          y: Layout.margin + Double(row) * (Layout.cell.height + Layout.gap.y))
      }
    }
    let count = Double((columns.keys.max() ?? 0) + 1)
    return Layout(
      places: places,
      width: Layout.margin * 2 + count * Layout.cell.width + (count - 1) * Layout.gap.x,
      height: Layout.margin * 2 + Double(max(tallest, 1)) * (Layout.cell.height + Layout.gap.y))
  }
}
