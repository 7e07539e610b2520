/// Feedback that is felt.
///
/// Differs from iOS: computers have no motor for it, so that, as on an iPad, nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Gets ready, so that feedback comes without delay.
  open func prepare() {}
}
