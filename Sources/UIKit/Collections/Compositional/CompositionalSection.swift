/// The groups of a section of a compositional layout, arranged along an axis, in coordinates of the section.
///
/// Identical groups are solved once; groups with self-sizing items are solved when they are queried, so that
/// a million items cost no more than the visible ones.
@MainActor
final class CompositionalSection {
  let spec: NSCollectionLayoutSection
  let count: Int
  /// Whether groups are arranged vertically.
  let runsDown: Bool
  private let container: CGSize
  private let environment: any NSCollectionLayoutEnvironment
  private let scale: CGFloat
  private(set) var measured: [Int: CGSize] = [:]

  private enum Groups {
    /// Identical groups with a number of items each.
    case alike(GroupSolver.Solution)
    /// Groups with a number of items each and self-sizing extents.
    case open(items: Int, extents: ExtentIndex, known: [Int: GroupSolver.Solution])
    /// Self-sizing items that flow from group to group.
    case flowing([Flowing])
  }

  private struct Flowing {
    var firstItem: Int
    var start: CGFloat
    var solution: GroupSolver.Solution
  }

  private var groups: Groups
  /// The cross extent of the widest known group.
  private(set) var breadth: CGFloat = 0
  /// The estimated extent of groups across the axis, used until their items are measured.
  private var estimatedBreadth: CGFloat = 0

  private func widest(_ known: [Int: GroupSolver.Solution]) -> CGFloat {
    known.values.reduce(estimatedBreadth) { max($0, across($1.size)) }
  }

  init(
    _ spec: NSCollectionLayoutSection, count: Int, runsDown: Bool, container: CGSize,
    environment: any NSCollectionLayoutEnvironment, scale: CGFloat, measured: [Int: CGSize]
  ) {
    self.spec = spec
    self.count = count
    self.runsDown = runsDown
    self.container = container
    self.environment = environment
    self.scale = scale
    self.measured = measured
    groups = .flowing([])
    build()
  }

  private func build() {
    guard count > 0 else { return }
    if Self.flows(spec.group) {
      fill(from: 0, [])
      return
    }
    let model = solve(first: 0, limit: .max) { _ in nil }
    breadth = across(model.size)
    let items = max(1, model.leaves.count)
    guard Self.isOpen(spec.group) else {
      groups = .alike(model)
      return
    }
    let number = (count + items - 1) / items
    estimatedBreadth = breadth
    var extents = ExtentIndex(count: number, estimate: along(model.size) + spec.interGroupSpacing)
    var known: [Int: GroupSolver.Solution] = [:]
    for group in Set(measured.keys.map { $0 / items }) where group < number {
      let solution = solve(first: group * items, limit: min(items, count - group * items)) {
        self.measured[$0]
      }
      known[group] = solution
      extents.setMeasured(along(solution.size) + spec.interGroupSpacing, at: group)
      breadth = max(breadth, across(solution.size))
    }
    groups = .open(items: items, extents: extents, known: known)
  }

  private func solve(first: Int, limit: Int, _ size: @escaping (Int) -> CGSize?) -> GroupSolver.Solution {
    let solver = GroupSolver(
      measured: { size(first + $0) }, environment: environment, scale: scale, limit: limit)
    return solver.solve(spec.group, in: container)
  }

  private func along(_ size: CGSize) -> CGFloat { runsDown ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { runsDown ? size.width : size.height }

  /// Whether an item in the group is self-sizing.
  static func isOpen(_ item: NSCollectionLayoutItem) -> Bool {
    if item.layoutSize.widthDimension.isOpen || item.layoutSize.heightDimension.isOpen { return true }
    return (item as? NSCollectionLayoutGroup)?.subitems.contains { isOpen($0) } ?? false
  }

  /// Whether the number of items in a group depends on their sizes.
  private static func flows(_ group: NSCollectionLayoutGroup) -> Bool {
    let isHorizontal: Bool
    switch group.arrangement {
    case .custom: return false
    case .horizontal: isHorizontal = true
    case .vertical: isHorizontal = false
    }
    func axis(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
      isHorizontal ? size.widthDimension : size.heightDimension
    }
    if group.count == nil, !axis(group.layoutSize).isOpen,
      group.subitems.contains(where: { axis($0.layoutSize).isOpen })
    {
      return true
    }
    return group.subitems.contains { ($0 as? NSCollectionLayoutGroup).map(flows) ?? false }
  }

  private func fill(from item: Int, _ kept: [Flowing]) {
    var all = kept
    var first = item
    var start = kept.last.map { $0.start + along($0.solution.size) + spec.interGroupSpacing } ?? 0
    while first < count {
      let solution = solve(first: first, limit: count - first) { self.measured[$0] }
      all.append(Flowing(firstItem: first, start: start, solution: solution))
      breadth = max(breadth, across(solution.size))
      start += along(solution.size) + spec.interGroupSpacing
      first += max(1, solution.leaves.count)
    }
    groups = .flowing(all)
  }

  // MARK: Groups

  var numberOfGroups: Int {
    switch groups {
    case .alike(let model): (count + max(1, model.leaves.count) - 1) / max(1, model.leaves.count)
    case .open(_, let extents, _): extents.count
    case .flowing(let all): all.count
    }
  }

  /// The length of all groups, without trailing spacing.
  var length: CGFloat {
    guard numberOfGroups > 0 else { return 0 }
    switch groups {
    case .alike(let model):
      let number = CGFloat(numberOfGroups)
      return number * along(model.size) + (number - 1) * spec.interGroupSpacing
    case .open(_, let extents, _): return extents.total - spec.interGroupSpacing
    case .flowing(let all): return all.last.map { $0.start + along($0.solution.size) } ?? 0
    }
  }

  func start(of group: Int) -> CGFloat {
    switch groups {
    case .alike(let model): CGFloat(group) * (along(model.size) + spec.interGroupSpacing)
    case .open(_, let extents, _): extents.offset(of: group)
    case .flowing(let all): all[group].start
    }
  }

  func extent(of group: Int) -> CGFloat {
    switch groups {
    case .alike(let model): along(model.size)
    case .open(_, let extents, _): extents[group] - spec.interGroupSpacing
    case .flowing(let all): along(all[group].solution.size)
    }
  }

  func firstItem(of group: Int) -> Int {
    switch groups {
    case .alike(let model): group * max(1, model.leaves.count)
    case .open(let items, _, _): group * items
    case .flowing(let all): all[group].firstItem
    }
  }

  func group(of item: Int) -> Int {
    switch groups {
    case .alike(let model): return item / max(1, model.leaves.count)
    case .open(let items, _, _): return item / items
    case .flowing(let all): return search(all.count) { all[$0].firstItem <= item }
    }
  }

  private func search(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The groups between two offsets along the axis.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let number = numberOfGroups
    guard number > 0, high > 0, low < length else { return 0..<0 }
    switch groups {
    case .alike(let model):
      let step = along(model.size) + spec.interGroupSpacing
      guard step > 0 else { return 0..<number }
      let first = min(number - 1, max(0, Int((low / step).rounded(.down))))
      return first..<max(first, min(number, Int((high / step).rounded(.down)) + 1))
    case .open(_, let extents, _): return extents.index(at: low)..<(extents.index(at: high) + 1)
    case .flowing(let all):
      let first = search(all.count) { all[$0].start <= low }
      return first..<(search(all.count) { all[$0].start < high } + 1)
    }
  }

  func solution(of group: Int) -> GroupSolver.Solution {
    switch groups {
    case .alike(let model): return model
    case .open(let items, let extents, var known):
      if let solution = known[group] { return solution }
      let first = group * items
      let solution = solve(first: first, limit: min(items, count - first)) { self.measured[$0] }
      if items > 1 {
        known[group] = solution
        groups = .open(items: items, extents: extents, known: known)
      }
      return solution
    case .flowing(let all): return all[group].solution
    }
  }

  // MARK: Sizes that cells decide

  /// - Returns: Whether the layout has changed.
  func setMeasured(_ size: CGSize, at item: Int) -> Bool {
    guard item < count, measured[item] != size else { return false }
    measured[item] = size
    switch groups {
    case .alike: return false
    case .open(let items, var extents, var known):
      let group = item / items
      let first = group * items
      let solution = solve(first: first, limit: min(items, count - first)) { self.measured[$0] }
      let width = across(solution.size)
      let shrinks = width < breadth && known[group].map { across($0.size) >= breadth } ?? false
      known[group] = solution
      extents.setMeasured(along(solution.size) + spec.interGroupSpacing, at: group)
      breadth = shrinks ? widest(known) : max(breadth, width)
      groups = .open(items: items, extents: extents, known: known)
    case .flowing(let all):
      let group = group(of: item)
      // The preceding group may now have space for the item.
      let from = max(0, group - 1)
      fill(from: all[from].firstItem, Array(all[..<from]))
    }
    return true
  }
}
