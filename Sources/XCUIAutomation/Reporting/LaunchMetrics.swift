import Foundation
import XCTest

/// A metric for `measure(metrics:)`.
public protocol XCTMetric {}

/// The wall-clock time.
public final class XCTClockMetric: NSObject, XCTMetric {}

/// The launch time of the app.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() {}
  public init(waitUntilResponsive: Bool) {}
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

extension XCTestCase {
  /// Runs a block repeatedly, and prints the median and range of its wall-clock time.
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
