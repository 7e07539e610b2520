/// Rows of several sources with continuous indices.
@MainActor
package struct RowIndex {
  package private(set) var sources: [RowSource] = []
  package private(set) var starts: [Int] = []
  package private(set) var count = 0

  nonisolated package init() {}
  package init(_ sources: [RowSource]) {
    for source in sources {
      for part in source.flattened {
        self.sources.append(part)
        starts.append(count)
        count += part.count
      }
    }
  }

  package func find(_ index: Int) -> (source: RowSource, index: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (sources[low], index - starts[low])
  }
  package func row(_ index: Int) -> Row {
    let (source, local) = find(index)
    return source.row(at: local)
  }
  package func rowIfMade(_ index: Int) -> Row? {
    let (source, local) = find(index)
    return source.rowIfMade(at: local)
  }
  package func id(_ index: Int) -> AnyHashable {
    let (source, local) = find(index)
    return source.id(at: local)
  }
  /// The changes when these rows are replaced with others; `nil` if any source does not know them.
  package func changes(to other: RowIndex) -> RowChanges? {
    guard sources.count == other.sources.count else { return nil }
    var all = RowChanges()
    for index in sources.indices {
      guard let changes = sources[index].changes(to: other.sources[index]) else { return nil }
      for row in changes.deletions { all.deletions.insert(row + starts[index]) }
      for row in changes.insertions { all.insertions.insert(row + other.starts[index]) }
    }
    return all
  }
  package func index(of id: AnyHashable) -> Int? {
    for (source, start) in zip(sources, starts) {
      if let local = source.index(of: id) { return start + local }
    }
    return nil
  }
}

extension Row {
  @MainActor
  package func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .item(let item): item.sizeThatFits(proposal)
    case .host(let host): host.sizeThatFits(proposal)
    }
  }
}
