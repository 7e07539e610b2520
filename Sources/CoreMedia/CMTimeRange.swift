import CoreVideo
import Foundation

/// A time and a duration.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { (start, duration) = (.invalid, .invalid) }

  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  public var isEmpty: Bool { isValid && duration == .zero }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// The first time after the range.
  public var end: CMTime { start + duration }

  public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }

  public func containsTimeRange(_ other: CMTimeRange) -> Bool {
    isValid && other.isValid && start <= other.start && other.end <= end
  }

  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let first = max(start, other.start)
    let last = min(end, other.end)
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// The dimensions of a film.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
  public init() { self.init(width: 0, height: 0) }
}

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// Media data. Never delivered, because nothing is captured or decoded.
open class CMSampleBuffer: NSObject, @unchecked Sendable {
  public let presentationTimeStamp: CMTime
  package init(presentationTimeStamp: CMTime) { self.presentationTimeStamp = presentationTimeStamp }

  /// The picture: nil, because buffers contain no data.
  public var imageBuffer: CVImageBuffer? { nil }
}

/// Returns the picture of a buffer: nil, because buffers contain no data.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

/// Returns whether the buffer can be used: buffers contain no data, so none can.
public func CMSampleBufferIsValid(_ buffer: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferDataIsReady(_ buffer: CMSampleBuffer) -> Bool { false }

// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The format of media.
open class CMFormatDescription: NSObject, @unchecked Sendable {
  public let dimensions: CMVideoDimensions
  package init(dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public func CMVideoFormatDescriptionGetDimensions(_ description: CMVideoFormatDescription)
  -> CMVideoDimensions
{
  description.dimensions
}
