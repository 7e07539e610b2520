/// An interaction for taps and squeezes of a pen.
///
/// Differs from iOS: pens of desktops have buttons, which are sent as presses of a pointer; the delegate is not called.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate is called. Without effect.
  open var isEnabled = true

  public override init() {}
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// The action of a tap that the person prefers.
  open class var preferredTapAction: UIPencilPreferredAction { .switchPrevious }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showColorPalette }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { false }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The action of a tap with a pen.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
    runSystemShortcut
}

/// Receives taps of a pen.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
