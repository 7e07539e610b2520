import SwiftUI

/// The numbers that bars and areas cover after stacking.
@MainActor
struct MarkStacks {
  /// The range of each mark along its quantity axis; `nil` for marks without one.
  private(set) var ranges: [ClosedRange<Double>?]
  private(set) var axes: [Axis?]

  private struct Key: Hashable {
    let isBar: Bool
    let axis: Axis
    let place: _PlotDatum?
    let position: _PlotDatum?
  }

  init(_ marks: [Mark]) {
    ranges = Array(repeating: nil, count: marks.count)
    axes = marks.map(Self.quantityAxis)
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, mark) in marks.enumerated() {
      guard let axis = axes[index], let value = Self.quantity(mark, axis) else { continue }
      guard let method = Self.method(mark), method != .unstacked else {
        ranges[index] = min(0, value)...max(0, value)
        continue
      }
      let place = (axis == .vertical ? mark.x : mark.y).data.first
      let key = Key(
        isBar: Self.isBar(mark), axis: axis, place: place, position: mark.style.position?.key.datum)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    for key in order { stack(groups[key] ?? [], marks) }
  }

  private mutating func stack(_ indices: [Int], _ marks: [Mark]) {
    let values = indices.map { Self.quantity(marks[$0], axes[$0] ?? .vertical) ?? 0 }
    let total = values.reduce(0) { $0 + abs($1) }
    var positive = 0.0
    var negative = 0.0
    for (index, value) in zip(indices, values) {
      let method = Self.method(marks[index]) ?? .standard
      let length = method == .normalized ? (total == 0 ? 0 : value / total) : value
      if method == .center, positive == 0 { positive = -total / 2 }
      if length < 0, method != .center {
        ranges[index] = (negative + length)...negative
        negative += length
      } else {
        ranges[index] = positive...(positive + abs(length))
        positive += abs(length)
      }
    }
  }

  private static func isBar(_ mark: Mark) -> Bool {
    if case .bar = mark.kind { true } else { false }
  }

  private static func method(_ mark: Mark) -> MarkStackingMethod? {
    switch mark.kind {
    case .bar(let method), .area(let method): method
    default: nil
    }
  }

  private static func quantity(_ mark: Mark, _ axis: Axis) -> Double? {
    (axis == .vertical ? mark.y : mark.x).data.first?.scalar
  }

  /// The axis along which a bar or area extends from zero.
  private static func quantityAxis(_ mark: Mark) -> Axis? {
    guard method(mark) != nil else { return nil }
    switch (mark.x, mark.y) {
    case (.range, _), (_, .range): return nil
    case (_, _) where mark.y.isQuantity: return .vertical
    case (_, _) where mark.x.isQuantity: return .horizontal
    default: return nil
    }
  }
}
