import Foundation

extension RunLoop.Mode {
  /// The mode while a finger moves a view.
  ///
  /// Differs from iOS: touches are delivered in the default mode here, so that sources and timers added only
  /// for this mode wait.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
