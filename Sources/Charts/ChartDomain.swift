import SwiftUI

/// The values that an axis covers, before its length is known.
@MainActor
struct ChartDomain {
  private(set) var kind = ScaleType.Kind.linear
  private(set) var lower = 0.0
  private(set) var upper = 1.0
  private(set) var categories: [_PlotDatum] = []
  private(set) var isEmpty = false
  private var isReversed = false
  /// The smallest distance between the values of bars, for their width.
  private(set) var gap: Double?
  private var hasPlainBars = false
  /// The values of each group of axis marks.
  private(set) var values: [[_PlotDatum]] = []

  init(
    _ axis: Axis, _ marks: [Mark], _ stacks: MarkStacks, _ settings: ChartConfiguration.AxisSettings,
    length: CGFloat
  ) {
    var numbers: (lower: Double, upper: Double)?
    var found: [_PlotDatum] = []
    var seen = Set<_PlotDatum>()
    var hasBins = false
    var hasQuantities = false
    var plain = Set<Double>()
    func add(_ number: Double) {
      guard number.isFinite else { return }
      numbers = numbers.map { (min($0.lower, number), max($0.upper, number)) } ?? (number, number)
    }
    for (index, mark) in marks.enumerated() where !mark.isSector {
      let position = axis == .horizontal ? mark.x : mark.y
      if stacks.axes[index] == axis, let range = stacks.ranges[index] {
        hasQuantities = true
        add(range.lowerBound)
        add(range.upperBound)
        if kind != .category { kind = .linear }
        continue
      }
      if case .bin = position { hasBins = true }
      for datum in position.data {
        switch datum {
        case .category: kind = .category
        case .date: if kind == .linear { kind = .date }
        case .number: break
        }
        if seen.insert(datum).inserted { found.append(datum) }
        datum.scalar.map(add)
      }
      if case .value(let datum) = position, let number = datum.scalar, Self.hasWidth(mark) {
        hasPlainBars = true
        plain.insert(number)
      }
    }
    if let type = settings.type { kind = type.kind }
    isEmpty = numbers == nil && found.isEmpty && settings.domain == nil

    var isAutomatic = true
    var includesZero = kind != .date && (!hasBins || hasQuantities)
    if case .log = kind { includesZero = false }
    switch settings.domain {
    case .automatic(let zero, let reversed)?:
      includesZero = zero ?? includesZero
      isReversed = reversed ?? false
    case .interval(let a, let b)?:
      (numbers, isAutomatic) = ((a.scalar ?? 0, b.scalar ?? 1), false)
      if case .date = a, settings.type == nil { kind = .date }
    case .values(let values)?:
      isAutomatic = false
      if case .category? = values.first { kind = .category }
      if case .date? = values.first, settings.type == nil { kind = .date }
      if kind == .category {
        found = values
      } else {
        let scalars = values.compactMap(\.scalar)
        numbers = (scalars.min() ?? 0, scalars.max() ?? 1)
        isReversed = (scalars.first ?? 0) > (scalars.last ?? 0)
      }
    case nil: break
    }
    categories = found
    (lower, upper) = numbers ?? (0, 1)
    if isAutomatic, includesZero { (lower, upper) = (min(0, lower), max(0, upper)) }
    if isAutomatic, lower == upper { upper = lower + (kind == .date ? 86_400 : 1) }
    let sorted = plain.sorted()
    gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
    findValues(axis, settings, length, rounds: isAutomatic && kind != .date)
  }

  /// Whether the width of a mark needs room beside its value.
  private static func hasWidth(_ mark: Mark) -> Bool {
    switch mark.kind {
    case .bar, .rectangle: true
    default: false
    }
  }

  // MARK: Axis values

  private mutating func findValues(
    _ axis: Axis, _ settings: ChartConfiguration.AxisSettings, _ length: CGFloat, rounds: Bool
  ) {
    let groups: [_AxisGroup.Values] =
      settings.groups?.map(\.values) ?? [.automatic(count: nil, roundLower: nil, roundUpper: nil)]
    let part = settings.isScrollable ? min(1, (settings.visibleLength ?? upper - lower) / (upper - lower)) : 1
    let room = Int(length / (axis == .vertical ? 45 : 70))
    let automatic = max(1, Int((Double(min(axis == .vertical ? 5 : 6, max(2, room))) / max(part, 0.001))))
    // The domain follows the first group that rounds it.
    for group in groups {
      switch group {
      case .automatic(let count, let roundLower, let roundUpper):
        guard kind != .category, kind != .date, kind != .log else { break }
        let steps = NiceSteps(lower, upper, desiredCount: count ?? automatic)
        let all = steps.values(roundLowerBound: roundLower ?? rounds, roundUpperBound: roundUpper ?? rounds)
        if roundLower ?? rounds, let first = all.first { lower = min(lower, first) }
        if roundUpper ?? rounds, let last = all.last { upper = max(upper, last) }
      case .numberStep(let step, let roundLower, let roundUpper):
        guard kind != .category, kind != .date else { break }
        let all = NiceSteps(lower, upper, step: step).values(
          roundLowerBound: roundLower ?? rounds, roundUpperBound: roundUpper ?? rounds)
        if roundLower ?? rounds, let first = all.first { lower = min(lower, first) }
        if roundUpper ?? rounds, let last = all.last { upper = max(upper, last) }
      case .dateStep, .data: break
      }
    }
    values = groups.map { values(of: $0, automatic) }
  }

  private func values(of group: _AxisGroup.Values, _ automatic: Int) -> [_PlotDatum] {
    if case .data(let data) = group { return data }
    if kind == .category { return categories }
    let calendar = Calendar.autoupdatingCurrent
    func dates(_ step: CalendarStep, _ calendar: Calendar, _ roundLower: Bool, _ roundUpper: Bool)
      -> [_PlotDatum]
    {
      step.dates(
        from: Date(timeIntervalSinceReferenceDate: lower), to: Date(timeIntervalSinceReferenceDate: upper),
        calendar, roundLowerBound: roundLower, roundUpperBound: roundUpper
      ).map { .date($0) }
    }
    switch group {
    case .data(let data): return data
    case .automatic(let count, let roundLower, let roundUpper):
      switch kind {
      case .date:
        let step = CalendarStep.fitting(upper - lower, desiredCount: count ?? automatic)
        return dates(step, calendar, roundLower ?? false, roundUpper ?? false)
      case .log:
        guard lower > 0, upper > lower else { return [] }
        return (Int(log10(lower).rounded(.up))...max(Int(log10(lower).rounded(.up)), Int(log10(upper)))).map {
          .number(pow(10, Double($0)))
        }
      default:
        let steps = NiceSteps(lower, upper, desiredCount: count ?? automatic)
        return steps.values(roundLowerBound: false, roundUpperBound: false).map { .number($0) }
      }
    case .numberStep(let step, _, _):
      return NiceSteps(lower, upper, step: step).values(roundLowerBound: false, roundUpperBound: false).map {
        .number($0)
      }
    case .dateStep(let step, let own, let roundLower, let roundUpper):
      return dates(step, own ?? calendar, roundLower ?? false, roundUpper ?? false)
    }
  }

  // MARK: Scales

  /// The plot area's length as a multiple of its visible part.
  func magnification(_ settings: ChartConfiguration.AxisSettings) -> CGFloat {
    guard settings.isScrollable, let visible = settings.visibleLength, visible > 0 else { return 1 }
    let whole = kind == .category ? Double(categories.count) : upper - lower
    return max(1, CGFloat(whole / visible))
  }

  func scale(_ settings: ChartConfiguration.AxisSettings, _ length: CGFloat, isFlipped: Bool) -> PlotScale {
    var (start, end): (CGFloat, CGFloat) = (0, length)
    switch settings.range {
    case .plot(let first, let last)?: (start, end) = (first, length - last)
    case .points(let first, let last)?: (start, end) = (first, last)
    case nil:
      if hasPlainBars, kind != .category {
        let steps = gap.map { (upper - lower) / $0 } ?? 0
        let room = length / CGFloat(steps + 1) / 2
        (start, end) = (room, length - room)
      }
    }
    if kind == .category {
      if isReversed { swap(&start, &end) }
      return PlotScale(categories: categories, from: start, to: end)
    }
    if isFlipped { (start, end) = (length - start, length - end) }
    if isReversed { swap(&start, &end) }
    return PlotScale(kind, lower, upper, from: start, to: end)
  }
}
