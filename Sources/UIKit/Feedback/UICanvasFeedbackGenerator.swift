/// Feedback for drawing on a canvas, such as a snap to a line; no effect on desktops.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}
