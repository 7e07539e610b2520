import Foundation
import XCTest

/// Something that `measure(metrics:)` measures.
public protocol XCTMetric {}

/// Wall time.
public final class XCTClockMetric: NSObject, XCTMetric {}

/// The time that the app takes to launch.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() {}
  public init(waitUntilResponsive: Bool) {}
}

/// How a block is measured.
public final class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 1)
  }

  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  public var invocationOptions: InvocationOptions = []
  /// How often the block is measured, after once unmeasured.
  public var iterationCount = 5
}

extension XCTestCase {
  /// Runs a block several times, and prints the median and the spread of its wall time.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
  ) {
    block()
    var times: [Double] = []
    for _ in 0..<max(1, options.iterationCount) {
      let start = DispatchTime.now().uptimeNanoseconds
      block()
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    times.sort()
    print(
      "\(name) measured [\(metrics.map { "\(type(of: $0))" }.joined(separator: ", "))] median: "
        + String(
          format: "%.4f s, from %.4f to %.4f", times[times.count / 2], times[0], times[times.count - 1]))
  }

  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
}
