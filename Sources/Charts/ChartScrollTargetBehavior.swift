import SwiftUI

/// Where the scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior {
  /// Returns the value nearest to another at which scrolling comes to rest.
  func _alignment(of datum: _PlotDatum) -> _PlotDatum
}

/// The values at which a fast scroll comes to rest. Differs from iOS: as a slow one, at the nearest aligned value.
public struct MajorValueAlignment<Value>: Sendable {
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  public static func unit(_ value: Value) -> MajorValueAlignment { MajorValueAlignment() }
  public static func matching(_ components: Value) -> MajorValueAlignment where Value == DateComponents {
    MajorValueAlignment()
  }
}

/// The distance that one scroll may cover. Without effect: scrolls are not limited.
public struct ValueAlignedLimitBehavior: Sendable {
  public static let automatic = ValueAlignedLimitBehavior()
  public static let always = ValueAlignedLimitBehavior()
  public static let never = ValueAlignedLimitBehavior()
}

/// A behavior that aligns the start of the visible part with values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private enum Kind {
    case unit(Double)
    case matching(DateComponents)
  }
  private let kind: Kind

  fileprivate init(unit: Double) { kind = .unit(unit) }
  fileprivate init(matching components: DateComponents) { kind = .matching(components) }

  public func _alignment(of datum: _PlotDatum) -> _PlotDatum {
    switch (kind, datum) {
    case (.unit(let unit), .number(let number)) where unit > 0: .number((number / unit).rounded() * unit)
    case (.matching(let components), .date(let date)): .date(Self.nearest(to: date, components))
    default: datum
    }
  }

  private static func nearest(to date: Date, _ components: DateComponents) -> Date {
    let calendar = components.calendar ?? .current
    let near = [Calendar.SearchDirection.forward, .backward].compactMap {
      calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
    }
    return near.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) } ?? date
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Aligns with the multiples of a number.
  public static func valueAligned<U: BinaryFloatingPoint>(
    unit: U, majorAlignment: MajorValueAlignment<U> = .page,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(unit: Double(unit)) }

  /// Aligns with the multiples of a number.
  public static func valueAligned<U: BinaryInteger>(
    unit: U, majorAlignment: MajorValueAlignment<U> = .page,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(unit: Double(unit)) }

  /// Aligns with the dates that match components, such as the starts of days.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<DateComponents> = .page,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(matching: components) }
}

extension View {
  /// Determines where the scrolling of charts comes to rest.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { settings in
      settings.x.alignment = { behavior._alignment(of: $0) }
      settings.y.alignment = { behavior._alignment(of: $0) }
    }
  }
}

/// Moves the end of a scroll to an aligned value.
struct ChartScrollTarget: ScrollTargetBehavior {
  let scale: PlotScale
  let isHorizontal: Bool
  let alignment: ((_PlotDatum) -> _PlotDatum)?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let place = isHorizontal ? target.rect.minX : target.rect.minY
    guard let alignment, let datum = scale.datum(at: place), let aligned = scale.position(alignment(datum))
    else {
      return
    }
    let (content, container) = (context.contentSize, context.containerSize)
    let end = isHorizontal ? content.width - container.width : content.height - container.height
    let rest = min(max(0, aligned), max(0, end))
    if isHorizontal { target.rect.origin.x = rest } else { target.rect.origin.y = rest }
  }
}
