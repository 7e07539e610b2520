/// Feedback for an impact, as of colliding objects.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  package let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .medium) }

  public required convenience init(view: UIView) { self.init(style: .medium) }
  /// Creates a generator of feedback for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Triggers impact feedback; no effect on desktops.
  ///
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Triggers feedback at a point of the view; no effect on desktops.
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
