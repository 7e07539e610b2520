// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import Foundation

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// A request for health data, which the store fails.
open class HKQuery: NSObject, @unchecked Sendable {
  public let predicate: NSPredicate?
  public let objectType: HKObjectType?
  var isStopped = false

  init(type: HKObjectType?, predicate: NSPredicate?) {
    objectType = type
    self.predicate = predicate
  }

  func fail(_ error: HKError) {}

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let last = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return first >= startDate ?? .distantPast && last <= endDate ?? .distantFuture
    }
  }

  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { sample, _ in (sample as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
}

/// A request for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let resultsHandler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    self.resultsHandler = resultsHandler
    super.init(type: sampleType, predicate: predicate)
  }

  override func fail(_ error: HKError) { resultsHandler(self, nil, error) }
}

/// A request to be told about changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public typealias CompletionHandler = () -> Void
  private let updateHandler: (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  ) {
    self.updateHandler = updateHandler
    super.init(type: sampleType, predicate: predicate)
  }

  override func fail(_ error: HKError) { updateHandler(self, {}, error) }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

/// The place from which a query continues.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  let value: Int
  public init(fromValue value: Int) { self.value = value }
}

/// A sample that was deleted. Never delivered.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid: UUID
  init(uuid: UUID) { self.uuid = uuid }
}

/// A request for the samples since an earlier request.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void

  /// Receives later changes, of which there are none.
  open var updateHandler: Handler?
  private let resultsHandler: Handler

  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    resultsHandler = handler
    super.init(type: type, predicate: predicate)
  }

  override func fail(_ error: HKError) { resultsHandler(self, nil, nil, nil, error) }
}

/// The sum, the average and the bounds of samples. Never delivered.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date

  init(quantityType: HKQuantityType, startDate: Date, endDate: Date) {
    self.quantityType = quantityType
    self.startDate = startDate
    self.endDate = endDate
  }

  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// A request for the statistics of a time.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let completionHandler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    completionHandler = handler
    super.init(type: quantityType, predicate: quantitySamplePredicate)
  }

  override func fail(_ error: HKError) { completionHandler(self, nil, error) }
}

/// Statistics of intervals. Never delivered.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func statistics() -> [HKStatistics] { [] }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A request for the statistics of intervals.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public let options: HKStatisticsOptions
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Receives later changes, of which there are none.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
    self.options = options
    super.init(type: quantityType, predicate: quantitySamplePredicate)
  }

  override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}

/// A request for the summaries of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let resultsHandler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  public init(
    predicate: NSPredicate?,
    resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    resultsHandler = handler
    super.init(type: HKObjectType.activitySummaryType(), predicate: predicate)
  }

  override func fail(_ error: HKError) { resultsHandler(self, nil, error) }
}
