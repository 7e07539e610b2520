/// Computes the frames of the items in a group and its nested groups. Left to right; the layout mirrors.
@MainActor
struct GroupSolver {
  /// An item of the group, which corresponds to a cell.
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    var fitsWidth = false
    var fitsHeight = false
    var supplements: [NSCollectionLayoutSupplementaryItem] = []
  }

  /// A supplementary item of an item or group.
  struct Supplement {
    let item: NSCollectionLayoutSupplementaryItem
    /// The item that determines the index path.
    let leaf: Int
    let frame: CGRect
  }

  struct Solution {
    var size: CGSize
    var leaves: [Leaf] = []
    var supplements: [Supplement] = []
  }

  /// Returns the measured size of the item at an index; `nil` if it has not been shown.
  let measured: (Int) -> CGSize?
  let environment: any NSCollectionLayoutEnvironment
  let scale: CGFloat
  /// The maximum number of items in the group.
  let limit: Int

  private static let tolerance: CGFloat = 0.01

  private func floored(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.001).rounded(.down) / scale }

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Solution {
    var solution = solve(group, in: container, size: nil, firstLeaf: 0)
    for supplement in group.supplements {
      solution.supplements.append(
        place(supplement, in: CGRect(origin: .zero, size: solution.size), leaf: 0))
    }
    return solution
  }

  private func place(_ item: NSCollectionLayoutSupplementaryItem, in rect: CGRect, leaf: Int) -> Supplement {
    let size = item.layoutSize.resolved(in: rect.size)
    return Supplement(
      item: item, leaf: leaf,
      frame: item.containerAnchor.frame(of: size, in: rect, itemAnchor: item.itemAnchor))
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize?, firstLeaf: Int
  ) -> Solution {
    var size = given ?? group.layoutSize.resolved(in: container)
    size.width -= group.contentInsets.leading + group.contentInsets.trailing
    size.height -= group.contentInsets.top + group.contentInsets.bottom
    var solution: Solution
    switch group.arrangement {
    case .custom(let provider): solution = custom(provider, size)
    case .horizontal: solution = line(group, size, isHorizontal: true, firstLeaf)
    case .vertical: solution = line(group, size, isHorizontal: false, firstLeaf)
    }
    let insets = group.contentInsets
    if insets != .zero {
      solution.size.width += insets.leading + insets.trailing
      solution.size.height += insets.top + insets.bottom
      shift(&solution, insets.leading, insets.top)
    }
    return solution
  }

  private func shift(_ solution: inout Solution, _ x: CGFloat, _ y: CGFloat) {
    guard x != 0 || y != 0 else { return }
    for index in solution.leaves.indices {
      solution.leaves[index].frame = solution.leaves[index].frame.offsetBy(dx: x, dy: y)
    }
    solution.supplements = solution.supplements.map {
      Supplement(item: $0.item, leaf: $0.leaf, frame: $0.frame.offsetBy(dx: x, dy: y))
    }
  }

  private func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize) -> Solution {
    let inner = CompositionalEnvironment(
      contentSize: size, contentInsets: .zero, traits: environment.traitCollection)
    return Solution(size: size, leaves: provider(inner).map { Leaf(frame: $0.frame, zIndex: $0.zIndex) })
  }

  /// A solved subitem without a position.
  private struct Member {
    let item: NSCollectionLayoutItem
    var solution: Solution
    var lead: NSCollectionLayoutSpacing?
    var trail: NSCollectionLayoutSpacing?
  }

  private func line(_ group: NSCollectionLayoutGroup, _ size: CGSize, isHorizontal: Bool, _ firstLeaf: Int)
    -> Solution
  {
    let length = isHorizontal ? size.width : size.height
    let dimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let crossDimension = isHorizontal ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    let spacing = group.interItemSpacing?.spacing ?? 0
    let isFixed = group.interItemSpacing?.isFixedSpacing ?? true
    var members: [Member] = []
    var used: CGFloat = 0
    var planned: CGFloat = 0
    var leaves = 0
    let goal = group.count ?? Int.max
    while !group.subitems.isEmpty, members.count < goal, leaves < max(1, limit - firstLeaf) || members.isEmpty
    {
      let item = group.subitems[members.count % group.subitems.count]
      var box = boxSize(item, size, isHorizontal, length, isFixed ? spacing : 0)
      if let count = group.count {
        let share = floored((length - spacing * CGFloat(count - 1)) / CGFloat(count))
        let isOpen = (isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension).isOpen
        if !(isOpen && dimension.isOpen) { if isHorizontal { box.width = share } else { box.height = share } }
      }
      let member = solve(item, box, size, firstLeaf + leaves)
      let extent =
        edges(item, isHorizontal) + (isHorizontal ? member.solution.size.width : member.solution.size.height)
      // A group of flexible length contains as many items as its estimate fits.
      let plan = edges(item, isHorizontal) + (isHorizontal ? box.width : box.height)
      let gap = members.isEmpty ? 0 : spacing
      let isFull = dimension.isOpen ? planned + gap + plan > length : used + gap + extent > length
      let excess = dimension.isOpen ? planned + gap + plan - length : used + gap + extent - length
      if !members.isEmpty, group.count == nil, isFull, excess > Self.tolerance { break }
      if extent <= 0, members.count >= group.subitems.count { break }
      members.append(member)
      used += gap + extent
      planned += gap + plan
      leaves += member.solution.leaves.count
    }
    let total = dimension.isOpen ? used : length
    return arrange(
      group, members, isHorizontal: isHorizontal, length: total, used: used, spacing: spacing,
      isFixed: isFixed,
      cross: isHorizontal ? size.height : size.width, isCrossOpen: crossDimension.isOpen, firstLeaf)
  }

  private func edges(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> CGFloat {
    guard let edge = item.edgeSpacing else { return 0 }
    return isHorizontal
      ? (edge.leading?.spacing ?? 0) + (edge.trailing?.spacing ?? 0)
      : (edge.top?.spacing ?? 0) + (edge.bottom?.spacing ?? 0)
  }

  /// The available size of an item: fractions along the axis exclude spacing (CollectionSemantics.md 5).
  private func boxSize(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ isHorizontal: Bool, _ length: CGFloat,
    _ spacing: CGFloat
  ) -> CGSize {
    var box = item.layoutSize.resolved(in: size)
    if isHorizontal, item.layoutSize.widthDimension.isFractionalWidth {
      box.width = item.layoutSize.widthDimension.dimension * (length + spacing) - spacing
    } else if !isHorizontal, item.layoutSize.heightDimension.isFractionalHeight {
      box.height = item.layoutSize.heightDimension.dimension * (length + spacing) - spacing
    }
    return CGSize(width: max(0, floored(box.width)), height: max(0, floored(box.height)))
  }

  private func solve(_ item: NSCollectionLayoutItem, _ box: CGSize, _ container: CGSize, _ leaf: Int)
    -> Member
  {
    if let group = item as? NSCollectionLayoutGroup {
      var solution = solve(group, in: container, size: box, firstLeaf: leaf)
      for supplement in group.supplements {
        solution.supplements.append(
          place(supplement, in: CGRect(origin: .zero, size: solution.size), leaf: 0))
      }
      return Member(item: item, solution: solution)
    }
    var size = box
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    if width.isOpen || height.isOpen, let known = measured(leaf) {
      if width.isOpen { size.width = known.width }
      if height.isOpen { size.height = known.height }
    }
    var frame = CGRect(origin: .zero, size: size)
    let insets = item.contentInsets
    if !width.isOpen {
      frame.origin.x += insets.leading
      frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
    }
    if !height.isOpen {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    var solution = Solution(size: size)
    solution.leaves = [Leaf(frame: frame, fitsWidth: width.isOpen, fitsHeight: height.isOpen)]
    solution.supplements = item.supplements.map { place($0, in: frame, leaf: 0) }
    return Member(item: item, solution: solution)
  }

  private func arrange(
    _ group: NSCollectionLayoutGroup, _ members: [Member], isHorizontal: Bool, length: CGFloat, used: CGFloat,
    spacing: CGFloat, isFixed: Bool, cross: CGFloat, isCrossOpen: Bool, _ firstLeaf: Int
  ) -> Solution {
    var widest: CGFloat = 0
    for member in members {
      let extent = isHorizontal ? member.solution.size.height : member.solution.size.width
      widest = max(widest, extent + edges(member.item, !isHorizontal))
    }
    let breadth = isCrossOpen ? widest : cross
    // Remaining space is distributed equally to flexible spacing.
    var flexible = isFixed ? 0 : max(0, members.count - 1)
    for member in members {
      guard let edge = member.item.edgeSpacing else { continue }
      let (low, high) = isHorizontal ? (edge.leading, edge.trailing) : (edge.top, edge.bottom)
      flexible += (low?.isFlexibleSpacing == true ? 1 : 0) + (high?.isFlexibleSpacing == true ? 1 : 0)
    }
    let share = flexible > 0 ? max(0, length - used) / CGFloat(flexible) : 0
    var result = Solution(
      size: isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length))
    var place: CGFloat = 0
    for (index, member) in members.enumerated() {
      if index > 0 { place += spacing + (isFixed ? 0 : share) }
      let edge = member.item.edgeSpacing
      let (low, high) = isHorizontal ? (edge?.leading, edge?.trailing) : (edge?.top, edge?.bottom)
      place += (low?.spacing ?? 0) + (low?.isFlexibleSpacing == true ? share : 0)
      var solution = member.solution
      let crossEdges = isHorizontal ? (edge?.top, edge?.bottom) : (edge?.leading, edge?.trailing)
      let extent = isHorizontal ? solution.size.height : solution.size.width
      var crossPlace = crossEdges.0?.spacing ?? 0
      let crossFree = breadth - extent - crossPlace - (crossEdges.1?.spacing ?? 0)
      if crossEdges.0?.isFlexibleSpacing == true, crossFree > 0 {
        crossPlace += crossEdges.1?.isFlexibleSpacing == true ? crossFree / 2 : crossFree
      }
      let dimension =
        isHorizontal ? member.item.layoutSize.heightDimension : member.item.layoutSize.widthDimension
      if dimension.isUniformAcrossSiblings, isCrossOpen {
        for leaf in solution.leaves.indices {
          if isHorizontal {
            solution.leaves[leaf].frame.size.height = breadth
          } else {
            solution.leaves[leaf].frame.size.width = breadth
          }
        }
      }
      shift(&solution, isHorizontal ? place : crossPlace, isHorizontal ? crossPlace : place)
      let first = result.leaves.count
      result.leaves += solution.leaves
      result.supplements += solution.supplements.map {
        Supplement(item: $0.item, leaf: first + $0.leaf, frame: $0.frame)
      }
      place += (isHorizontal ? solution.size.width : solution.size.height) + (high?.spacing ?? 0)
      place += high?.isFlexibleSpacing == true ? share : 0
    }
    return result
  }
}
