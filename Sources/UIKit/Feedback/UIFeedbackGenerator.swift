/// Haptic feedback.
///
/// Differs from iOS: computers have no haptic engine, so that, as on an iPad, there is no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Creates a generator of feedback for a view.
  public required init(view: UIView) { super.init() }

  /// Prepares the generator to reduce the delay of feedback.
  open func prepare() {}
}
