/// Contains the input view and the accessory view above it, at the bottom of the screen.
@MainActor
final class KeyboardHostView: UIView {
  private(set) var input: UIView?
  private(set) var accessory: UIView?
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private var accessoryHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    background.contentView.backgroundColor = Self.fill
    addSubview(background)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("KeyboardHostView is never archived") }

  /// The background color between the keys.
  private static let fill = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 0.9) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 0.95)
  }

  func install(input newInput: UIView?, accessory newAccessory: UIView?) {
    replace(&input, by: newInput)
    replace(&accessory, by: newAccessory)
    setNeedsLayout()
  }

  private func replace(_ old: inout UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    old = new
    if let new { addSubview(new) }
  }

  /// Returns the preferred size of the views in a scene.
  func size(in scene: CGSize, safeBottom: CGFloat) -> CGSize {
    accessoryHeight = accessory.map { Self.height(of: $0, width: scene.width) } ?? 0
    var height = accessoryHeight
    switch input {
    case let keyboard as SoftwareKeyboardView: height += keyboard.height(in: scene, safeBottom: safeBottom)
    case let input?: height += Self.height(of: input, width: scene.width) + safeBottom
    case nil: height += accessory == nil ? 0 : safeBottom
    }
    return CGSize(width: scene.width, height: height)
  }

  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    input?.frame = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
  }
}
