/// A view that is updated on a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) private let schedule: Schedule
  nonisolated(unsafe) private let content: (TimelineViewDefaultContext) -> Content
  @State private var clock = TimelineClock()
  @State private var tick = 0

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    _ = tick
    let tick = $tick
    clock.follow(schedule) { tick.wrappedValue += 1 }
    return content(
      TimelineViewDefaultContext(
        date: clock.date, cadence: schedule is AnimationTimelineSchedule ? .live : .seconds))
  }
}

/// The date and the cadence of an update. Their type does not depend on the content, so that the content can be inferred.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A schedule of updates.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let first = start.addingTimeInterval(passed * interval)
    return AnySequence(sequence(first: first) { $0.addingTimeInterval(interval) })
  }
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60).entries(
      from: startDate, mode: mode)
  }
}
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
    isPaused = paused
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    guard !isPaused, mode == .normal else { return AnySequence([]) }
    return AnySequence(sequence(first: startDate) { $0.addingTimeInterval(interval) })
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}

/// Waits for the next date of a schedule on the frame clock, so that tests can control it.
@MainActor
private final class TimelineClock {
  private(set) var date = Date()
  private var start = CACurrentMediaTime()
  private var startDate = Date()
  private var ticker: FrameClock.Ticker?
  private var deadline: FrameClock.Deadline?
  private var upcoming: (() -> Date?)?
  private var next: Date?
  private var key: String?
  /// Whether the schedule may be endless, so that the interface is at rest between its dates.
  private var isEndless = true
  private var notify: (@MainActor () -> Void)?
  /// The longest distance of dates that are awaited frame by frame.
  private static let frameDistance: TimeInterval = 0.1

  nonisolated init() {}

  private var now: Date { startDate.addingTimeInterval(CACurrentMediaTime() - start) }

  func follow<S: TimelineSchedule>(_ schedule: S, _ notify: @escaping @MainActor () -> Void) {
    self.notify = notify
    let key = "\(schedule)"
    guard key != self.key else { return }
    self.key = key
    start = CACurrentMediaTime()
    startDate = Date()
    date = startDate
    let entries = schedule.entries(from: startDate, mode: .normal)
    isEndless = !(entries is any Collection)
    var iterator = entries.makeIterator()
    upcoming = { iterator.next() }
    skip()
    wait()
  }

  /// Skips to the first date in the future.
  private func skip() {
    let now = now
    next = upcoming?()
    while let date = next, date <= now {
      self.date = date
      next = upcoming?()
    }
  }

  /// Waits in the frames of the display for a date that is close, and with a timer for a later one.
  private func wait() {
    deadline?.cancel()
    deadline = nil
    guard let next, next.timeIntervalSince(now) < Self.frameDistance else {
      ticker?.invalidate()
      ticker = nil
      if let next {
        deadline = FrameClock.shared.schedule(
          after: next.timeIntervalSince(now), isBackground: isEndless
        ) { [weak self] in self?.advance() }
      }
      return
    }
    guard ticker == nil || ticker?.isBackground != isEndless else { return }
    ticker?.invalidate()
    ticker = FrameClock.shared.addTicker(isBackground: isEndless) { [weak self] _ in self?.check() }
  }

  private func check() {
    guard let next, now >= next else { return }
    advance()
  }

  private func advance() {
    // Sums of dates and times round: at the time of the next date, the clock may be just before it.
    if let next { date = next }
    skip()
    wait()
    notify?()
  }
}
