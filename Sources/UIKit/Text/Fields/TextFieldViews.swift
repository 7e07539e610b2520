/// The views of a text field, and their frames.
@MainActor
final class TextFieldViews {
  @OwnerReference private var field: UITextField
  /// Clips the text and contains the caret.
  let content = UIView()
  private let canvas: TextFieldCanvas
  private var border: UIView?
  private var clearButton: UIButton?
  let interaction = UITextInteraction(for: .editable)

  /// Metrics.md 1.8: the text of a field with rounded corners is inset by 7 and 2 points, and the corner radius
  /// is 5.
  private static let inset = CGSize(width: 7, height: 2)
  private static let cornerRadius: CGFloat = 5
  private static let borderWidth: CGFloat = 0.65
  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonInset: CGFloat = 5
  /// The extent of glyphs and caret beyond the sides of the text.
  private static let overhang: CGFloat = 2

  init(_ field: UITextField) {
    _field = OwnerReference(wrappedValue: field)
    canvas = TextFieldCanvas(field)
    content.isUserInteractionEnabled = false
    content.clipsToBounds = true
    content.addSubview(canvas)
    field.addSubview(content)
  }

  func listen() {
    interaction.textInput = field
    field.addInteraction(interaction)
  }

  func setNeedsDisplay() { canvas.setNeedsDisplay() }

  // MARK: Border

  private var isBordered: Bool { field.borderStyle == .roundedRect || field.borderStyle == .bezel }

  func updateBorder() {
    let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
    if let image, field.borderStyle != .roundedRect {
      let view = border as? UIImageView ?? replaceBorder(with: UIImageView())
      view.image = image
      return field.setNeedsLayout()
    }
    guard field.borderStyle != .none else {
      border?.removeFromSuperview()
      return border = nil
    }
    let view = border.flatMap { $0 is UIImageView ? nil : $0 } ?? replaceBorder(with: UIView())
    switch field.borderStyle {
    case .roundedRect:
      view.layer.cornerRadius = Self.cornerRadius
      view.layer.borderWidth = Self.borderWidth
      view.layer.borderColor = Self.borderColor.cgColor(with: field.traitCollection)
      view.backgroundColor =
        field.backgroundColor ?? (field.isEnabled ? Self.fillColor : Self.disabledFillColor)
    case .line, .bezel, .none:
      view.layer.cornerRadius = 0
      view.layer.borderWidth = 1
      let color: UIColor = field.borderStyle == .line ? .label : .systemGray2
      view.layer.borderColor = color.cgColor(with: field.traitCollection)
      view.backgroundColor = nil
    }
    field.setNeedsLayout()
  }

  private func replaceBorder<View: UIView>(with view: View) -> View {
    border?.removeFromSuperview()
    view.isUserInteractionEnabled = false
    field.insertSubview(view, at: 0)
    border = view
    return view
  }

  private static let borderColor = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
  }
  private static let fillColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
  private static let disabledFillColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.98, alpha: 1)
  }

  // MARK: Visibility of views

  private func isShown(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: field.isEditing
    case .unlessEditing: !field.isEditing
    }
  }

  private var showsLeftView: Bool { field.leftView != nil && isShown(field.leftViewMode) }
  private var showsRightView: Bool { field.rightView != nil && isShown(field.rightViewMode) }

  /// Metrics.md 1.8: a visible right view replaces the clear button.
  private var showsClearButton: Bool {
    !showsRightView && isShown(field.clearButtonMode) && field.hasText && field.isEnabled
  }

  private var leadingView: UIView? { field.isRightToLeft ? field.rightView : field.leftView }

  // MARK: Rectangles

  private func centered(_ size: CGSize, x: CGFloat, in bounds: CGRect) -> CGRect {
    let scale = max(1, field.traitCollection.displayScale)
    let y = ((bounds.midY - size.height / 2) * scale).rounded(.down) / scale
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func size(of view: UIView?, in bounds: CGRect) -> CGSize {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    if size == .zero { size = view.intrinsicContentSize }
    return CGSize(width: max(0, size.width), height: min(max(0, size.height), bounds.height))
  }

  private var sideInset: CGFloat { field.borderStyle == .roundedRect ? Self.inset.width : 0 }

  func standardLeftViewRect(in bounds: CGRect) -> CGRect {
    let size = showsLeftView ? size(of: field.leftView, in: bounds) : .zero
    let inset = showsLeftView ? sideInset : 0
    let x = field.isRightToLeft ? bounds.maxX - inset - size.width : bounds.minX + inset
    return centered(size, x: x, in: bounds)
  }

  func standardRightViewRect(in bounds: CGRect) -> CGRect {
    let size = showsRightView ? size(of: field.rightView, in: bounds) : .zero
    let inset = showsRightView ? sideInset : 0
    let x = field.isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - size.width
    return centered(size, x: x, in: bounds)
  }

  func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x =
      field.isRightToLeft ? bounds.minX + Self.clearButtonInset : bounds.maxX - Self.clearButtonInset - side
    return centered(CGSize(width: side, height: side), x: x, in: bounds)
  }

  /// Returns the rectangle between the side views.
  func contentRect(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX, bounds.maxX)
    let inset: CGFloat = isBordered ? Self.inset.width : field.borderStyle == .line ? 2 : 0
    let vertical = isBordered ? Self.inset.height : 0
    let isFlipped = field.isRightToLeft
    func keepClear(of rect: CGRect, onTheLeft: Bool) {
      if onTheLeft { left = max(left, rect.maxX) } else { right = min(right, rect.minX) }
    }
    if showsLeftView { keepClear(of: field.leftViewRect(forBounds: bounds), onTheLeft: !isFlipped) }
    if showsRightView {
      keepClear(of: field.rightViewRect(forBounds: bounds), onTheLeft: isFlipped)
    } else if showsClearButton {
      keepClear(of: field.clearButtonRect(forBounds: bounds), onTheLeft: isFlipped)
    }
    left += inset
    right -= inset
    return CGRect(
      x: left, y: bounds.minY + vertical, width: max(0, right - left),
      height: max(0, bounds.height - 2 * vertical))
  }

  /// The current rectangle of the text.
  var textRect: CGRect {
    field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
  }

  func lineTop(in rect: CGRect, height: CGFloat) -> CGFloat {
    let scale = max(1, field.traitCollection.displayScale)
    let top: CGFloat =
      switch field.contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      case .center, .fill: rect.midY - height / 2
      }
    return (top * scale).rounded() / scale
  }

  var flowOrigin: CGPoint {
    let rect = textRect
    let size = field.core.flow.size
    let free = max(0, rect.width - size.width)
    let shift: CGFloat =
      switch field.textAlignment {
      case .left, .justified: 0
      case .right: free
      case .center: free / 2
      case .natural: field.isRightToLeft ? free : 0
      }
    return CGPoint(x: rect.minX + shift - field.scrollX, y: lineTop(in: rect, height: size.height))
  }

  /// The size of the content with the insets of a subclass around the text.
  var intrinsicSize: CGSize {
    let (size, insets) = (contentSize, overriddenInsets)
    return CGSize(width: max(0, size.width + insets.width), height: max(0, size.height + insets.height))
  }

  /// The space that a subclass's `textRect(forBounds:)` leaves out beside that of a standard field. It is part of the
  /// intrinsic size on iOS (https://github.com/yml-org/YMatterType, `TypographyTextFieldTests.testTextInsets`). Zero for
  /// rectangles that do not follow the bounds.
  private var overriddenInsets: CGSize {
    func insets(_ side: CGFloat) -> CGSize {
      let bounds = CGRect(x: 0, y: 0, width: side, height: side)
      let (standard, own) = (contentRect(in: bounds).size, field.textRect(forBounds: bounds).size)
      return CGSize(width: standard.width - own.width, height: standard.height - own.height)
    }
    let (first, second) = (insets(1_000), insets(2_000))
    return CGSize(
      width: first.width == second.width ? first.width : 0,
      height: first.height == second.height ? first.height : 0)
  }

  private var contentSize: CGSize {
    let flow = field.core.flow!
    var text = flow.size
    if !field.hasText, let placeholder = field.attributedPlaceholder, placeholder.length > 0 {
      text = field.placeholderLayout(placeholder, width: .infinity).layout.usedSize
    }
    let side =
      (showsLeftView ? size(of: field.leftView, in: .infinite).width : 0)
      + (showsRightView ? size(of: field.rightView, in: .infinite).width : 0)
    // Metrics.md 1.8.
    switch field.borderStyle {
    case .roundedRect:
      return CGSize(
        width: text.width.rounded(.up) + 28 + side, height: max(34, text.height.rounded(.up) + 13))
    case .bezel:
      return CGSize(width: text.width.rounded(.up) + 28 + side, height: text.height.rounded(.up) + 8)
    case .line: return CGSize(width: text.width.rounded(.up) + 4 + side, height: text.height.rounded(.up) + 4)
    case .none: return CGSize(width: text.width.rounded(.up) + side, height: field.usedFont.lineHeight + 1.5)
    }
  }

  // MARK: Layout

  func layOut() {
    let bounds = field.bounds
    border?.frame = field.borderRect(forBounds: bounds)
    place(field.leftView, showsLeftView) { field.leftViewRect(forBounds: bounds) }
    place(field.rightView, showsRightView) { field.rightViewRect(forBounds: bounds) }
    layOutClearButton(in: bounds)
    let rect = textRect
    scrollToCaret(in: rect)
    var frame = rect.union(field.hasText ? rect : field.placeholderRect(forBounds: bounds))
    frame = CGRect(
      x: frame.minX - Self.overhang, y: bounds.minY, width: frame.width + 2 * Self.overhang,
      height: bounds.height)
    if content.frame != frame {
      content.frame = frame
      canvas.frame = content.bounds
      canvas.setNeedsDisplay()
    }
    interaction.updateSelection()
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== field { field.addSubview(view) }
    view.frame = frame()
  }

  private func layOutClearButton(in bounds: CGRect) {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = field.clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let symbol = UIImage(
      systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
    button.setImage(symbol, for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = SystemString.clearText.text
    button.addAction(UIAction { [weak field] _ in field?.clearByUser() }, for: .touchUpInside)
    field.addSubview(button)
    clearButton = button
    return button
  }

  /// Scrolls so that the caret is inside the rectangle and a shorter text leaves no gap.
  private func scrollToCaret(in rect: CGRect) {
    var x: CGFloat = 0
    let width = field.core.flow.size.width
    if field.isEditing, width > rect.width {
      field.scrollX = min(max(field.scrollX, 0), width - rect.width)
      let caret = field.core.caretRect(at: field.core.selection.head).minX
      x = field.scrollX
      if caret < rect.minX { x -= rect.minX - caret }
      if caret > rect.maxX { x += caret - rect.maxX }
    }
    guard x != field.scrollX else { return }
    field.scrollX = x
    canvas.setNeedsDisplay()
  }
}

/// Draws the text or placeholder of a field.
private final class TextFieldCanvas: UIView {
  @BackReference private var field: UITextField?

  init(_ field: UITextField) {
    _field = BackReference(wrappedValue: field)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TextFieldCanvas is never archived") }

  override func draw(_ rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    let origin = convert(CGPoint.zero, to: field)
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    if field.hasText {
      let bounds = field.bounds
      field.drawText(
        in: field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds))
    } else {
      field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
    }
    context.restoreGState()
  }
}
