import Foundation
import XCTest

/// A metric for `measure(metrics:)`.
public protocol XCTMetric {}

/// The wall-clock time.
public final class XCTClockMetric: NSObject, XCTMetric {}

/// The time from the launch of an app to its first idle screen. A block that launches several apps measures their sum.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() {}
  public init(waitUntilResponsive: Bool) {}
}

/// The processor time that an app uses.
public final class XCTCPUMetric: NSObject, XCTMetric {
  fileprivate let application: XCUIApplication?
  public override init() { application = nil }
  public init(application: XCUIApplication) { self.application = application }
  public init(limitingToCurrentThread: Bool) { application = nil }
}

/// The physical memory by which an app grows.
public final class XCTMemoryMetric: NSObject, XCTMetric {
  fileprivate let application: XCUIApplication?
  public override init() { application = nil }
  public init(application: XCUIApplication) { self.application = application }
}

/// The data that an app writes to storage.
public final class XCTStorageMetric: NSObject, XCTMetric {
  fileprivate let application: XCUIApplication?
  public override init() { application = nil }
  public init(application: XCUIApplication) { self.application = application }
}

/// The duration of an interval in an app.
///
/// Differs from iOS: the block's own duration is measured, since signposts stay within the app's process.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  public init(subsystem: String, category: String, name: String) {}
  private override init() {}
  public class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
  public class var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
  public class var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
  public class var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
  public class var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
  public class var scrollingAndDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
}

/// Options for measuring a block.
public final class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 1)
  }

  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  public var invocationOptions: InvocationOptions = []
  /// The number of measured iterations, after an unmeasured one.
  public var iterationCount = 5
}

/// The values of a metric, one for each iteration.
private struct Measurement {
  /// The name and unit in XCTest's log.
  let title: String
  /// Reads a running total; the value of an iteration is its difference.
  let total: () -> Double
  var values: [Double] = []

  init(_ metric: any XCTMetric) {
    switch metric {
    case is XCTApplicationLaunchMetric:
      title = "Duration (AppLaunch), s"
      total = { TestSession.shared.launchSeconds }
    case let metric as XCTCPUMetric:
      title = "CPU Time, s"
      total = { Self.usage(of: metric.application).processorSeconds }
    case let metric as XCTMemoryMetric:
      title = "Memory Physical, kB"
      total = { Self.usage(of: metric.application).memoryKilobytes }
    case let metric as XCTStorageMetric:
      title = "Disk Logical Writes, kB"
      total = { Self.usage(of: metric.application).writtenKilobytes }
    default:
      title = "Clock Monotonic Time, s"
      total = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    }
  }

  /// - Parameter application: an app that runs, or nil for the app in front.
  private static func usage(of application: XCUIApplication?) -> ProcessUsage {
    let session = TestSession.shared
    let process = application.flatMap { session.process($0.locator.application) } ?? session.frontProcess
    return ProcessUsage(of: process?.identifier)
  }

  /// A line in the form of XCTest's log.
  func line(_ test: String) -> String {
    let average = values.reduce(0, +) / Double(max(values.count, 1))
    let variance =
      values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(max(values.count, 1))
    let deviation = average == 0 ? 0 : variance.squareRoot() / abs(average) * 100
    func number(_ value: Double) -> String { String(format: "%.6f", value) }
    return "Test Case '\(test)' measured [\(title)] average: \(String(format: "%.3f", average)), "
      + "relative standard deviation: \(String(format: "%.3f", deviation))%, "
      + "values: [\(values.map(number).joined(separator: ", "))]"
  }
}

/// The block that a test measures.
private final class MeasuredBlock {
  nonisolated(unsafe) static var current: MeasuredBlock?

  private(set) var measurements: [Measurement]
  /// The totals at the start of the measured part of the iteration; nil outside of it.
  private var totals: [Double]?
  /// The first iteration is not measured.
  private var isWarm = false

  init(_ metrics: [any XCTMetric]) { measurements = metrics.map { Measurement($0) } }

  func start() { totals = measurements.map { $0.total() } }

  /// Ends the measured part of the iteration. Without effect outside of it.
  func stop() {
    guard let before = totals else { return }
    totals = nil
    let values = zip(measurements, before).map { $0.total() - $1 }
    guard isWarm else { return isWarm = true }
    for (index, value) in values.enumerated() { measurements[index].values.append(value) }
  }
}

extension XCTestCase {
  /// Runs a block repeatedly, and prints the average of each metric with its values.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
  ) {
    let measured = MeasuredBlock(metrics)
    MeasuredBlock.current = measured
    defer { MeasuredBlock.current = nil }
    for _ in 0...max(1, options.iterationCount) {
      if !options.invocationOptions.contains(.manuallyStart) { measured.start() }
      block()
      measured.stop()
    }
    for measurement in measured.measurements {
      print(measurement.line(name))
    }
  }

  /// Starts to measure an iteration of a block with the option `manuallyStart`.
  public func startMeasuring() {
    guard let measured = MeasuredBlock.current else { return startMeasuring(file: #filePath, line: #line) }
    measured.start()
  }

  /// Ends the measured part of a block with the option `manuallyStop`.
  public func stopMeasuring() {
    guard let measured = MeasuredBlock.current else { return stopMeasuring(file: #filePath, line: #line) }
    measured.stop()
  }

  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
}
