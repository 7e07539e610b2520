/// A view that stands in place of, or above, the keyboard, and looks like it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    /// Translucent, as the keyboard's background.
    case keyboard
  }

  open private(set) var inputViewStyle: Style
  /// Whether constraints in the view decide its height.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view of the default style.
  public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
