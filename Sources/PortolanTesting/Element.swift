/// A visible view as a user perceives it: its label, role and position.
@MainActor
public struct Element {
  public enum Role: Sendable { case any, button, text, image, field, `switch`, slider, cell }

  public let view: UIView

  /// Creates the element of a view, regardless of its label.
  public init(_ view: UIView) { self.view = view }
  init(view: UIView) { self.view = view }

  /// The frame in the window, in points.
  public var frame: CGRect { view.convert(view.bounds, to: nil as UIView?) }

  /// The point at which to tap.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  public var label: String? { Self.label(of: view) }
  public var identifier: String? { view.accessibilityIdentifier }
  public var value: String? { view.accessibilityValue }

  static func label(of view: UIView) -> String? {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    if let label = view as? UILabel { return label.text ?? label.attributedText?.string }
    if let button = view as? UIButton { return button.currentTitle }
    if let field = view as? UITextField { return field.placeholder }
    return nil
  }

  static func role(of view: UIView) -> Role {
    switch view {
    case is UIButton: .button
    case is UILabel: .text
    case is UIImageView: .image
    case is UITextField: .field
    default: view.accessibilityTraits.contains(.button) || view is UIControl ? .button : .any
    }
  }

  /// Whether the view is visible: not hidden, with no hidden ancestor, and at least partly in the window.
  static func isVisible(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    var ancestor: UIView? = view
    while let current = ancestor {
      if current.isHidden || current.alpha < 0.01 { return false }
      ancestor = current.superview
    }
    let frame = view.convert(view.bounds, to: nil as UIView?)
    return !frame.isEmpty && frame.intersects(window.bounds)
  }
}
