import Foundation

extension RunLoop.Mode {
  /// The mode of a finger that moves a view.
  ///
  /// Differs from iOS: touches come in the default mode here, so that what is added for this mode alone waits.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
