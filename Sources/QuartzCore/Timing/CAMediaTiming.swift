import Foundation

/// How a layer or animation maps its parent's time to its own:
/// `local = (parent - beginTime) * speed + timeOffset`.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds of its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast local time passes; 0 stands still.
  var speed: Float { get set }
  /// Added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, fractions allowed.
  var repeatCount: Float { get set }
  /// For how many seconds it repeats.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = Self(rawValue: "removed")
}
