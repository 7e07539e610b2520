import Foundation

/// The mapping from a parent's time to the local time of a layer or animation: `local = (parent - beginTime)
/// * speed + timeOffset`.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The begin time, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run in seconds.
  var duration: CFTimeInterval { get set }
  /// The rate of local time; 0 stops it.
  var speed: Float { get set }
  /// An additional offset in local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions, which may be fractional.
  var repeatCount: Float { get set }
  /// The duration of the repetitions in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The behavior before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The behavior of an animation outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Keeps the last value after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// Shows the first value before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  /// Has no effect outside the active duration.
  public static let removed = Self(rawValue: "removed")
}
