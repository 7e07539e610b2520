/// Symbols at the edges of rows. Sizes are from Metrics.md 1.7.
@MainActor
enum CellSymbol {
  case chevron, checkmark, detail, outline

  func makeImage() -> UIImage? {
    func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
      UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }
    switch self {
    case .chevron, .outline: return symbol("chevron.forward", 14, .semibold)
    case .checkmark: return symbol("checkmark", 17, .semibold)
    case .detail: return symbol("info.circle", 20, .regular)
    }
  }
}

/// A non-interactive symbol at the edge of a row.
final class CellSymbolView: UIImageView {
  convenience init(_ symbol: CellSymbol, tint: UIColor?) {
    self.init(image: symbol.makeImage())
    if let tint { tintColor = tint }
    contentMode = .center
    sizeToFit()
    isAccessibilityElement = false
  }
}

/// The detail disclosure button.
final class CellDetailAccessoryButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    setImage(CellSymbol.detail.makeImage(), for: .normal)
    accessibilityLabel = SystemString.moreInfo.text
    frame.size = CGSize(width: 22, height: 22)
  }

  // Enlarges the hit area beyond the symbol.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }
}

/// The round control of a row in editing mode: delete, insert, or multiple selection.
final class CellEditControl: UIControl {
  enum Kind: Hashable { case delete, insert, select }

  /// The diameter of the disc (Metrics.md 1.7).
  static let diameter: CGFloat = 22

  let kind: Kind
  var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }
  /// Whether the delete confirmation is shown; the control is rotated then.
  var isOpen = false {
    didSet { transform = isOpen ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity }
  }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
    isOpaque = false
    isUserInteractionEnabled = kind != .select
    isAccessibilityElement = kind != .select
    accessibilityTraits = .button
    flags.insert(.dynamicColors)
  }

  required init?(coder: NSCoder) { nil }

  /// The action with the texts of the row, as in Firefox's UI tests for iOS 17: `Remove Mozilla Engine`
  /// (https://github.com/mozilla-mobile/firefox-ios, AccessibilityIdentifiers.swift).
  override var accessibilityLabel: String? {
    get {
      if let label = super.accessibilityLabel { return label }
      return switch kind {
      case .delete: rowTitle.map { SystemString.removeNamed.text($0) } ?? SystemString.delete.text
      case .insert: rowTitle.map { SystemString.insertNamed.text($0) } ?? SystemString.insert.text
      case .select: nil
      }
    }
    set { super.accessibilityLabel = newValue }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -10).contains(point)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let side = Self.diameter
    let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let disc = UIBezierPath(ovalIn: circle)
    switch kind {
    case .select where !isMarked:
      let ring = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
      ring.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      ring.stroke()
      return
    case .select: tintColor.setFill()
    case .delete: UIColor.systemRed.setFill()
    case .insert: UIColor.systemGreen.setFill()
    }
    disc.fill()
    UIColor.white.setStroke()
    let mark = UIBezierPath()
    mark.lineWidth = 2
    mark.lineCapStyle = .round
    mark.lineJoinStyle = .round
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    if kind == .select {
      mark.move(to: CGPoint(x: middle.x - 4.5, y: middle.y + 0.5))
      mark.addLine(to: CGPoint(x: middle.x - 1.5, y: middle.y + 3.5))
      mark.addLine(to: CGPoint(x: middle.x + 4.5, y: middle.y - 3.5))
    } else {
      mark.move(to: CGPoint(x: middle.x - 5, y: middle.y))
      mark.addLine(to: CGPoint(x: middle.x + 5, y: middle.y))
    }
    if kind == .insert {
      mark.move(to: CGPoint(x: middle.x, y: middle.y - 5))
      mark.addLine(to: CGPoint(x: middle.x, y: middle.y + 5))
    }
    mark.stroke()
  }
}

extension UIView {
  /// The texts of the row around a control, in reading order.
  fileprivate var rowTitle: String? {
    for view in sequence(first: self as UIView, next: \.superview) {
      let content = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      guard let content else { continue }
      return view.accessibilityLabel ?? AccessibilityTree.accessibilityTextOfView(of: content)
    }
    return nil
  }
}

/// The reorder control.
final class CellReorderControl: UIView {
  static let width: CGFloat = 27

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    flags.insert(.dynamicColors)
    flags.insert(.redrawsOnResize)
  }

  required init?(coder: NSCoder) { nil }

  /// The action with the texts of the row, as in UI tests: `Reorder Joe`
  /// (https://github.com/joemasilotti/UI-Testing-Cheat-Sheet).
  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? (rowTitle.map { SystemString.reorderNamed.text($0) } ?? SystemString.reorder.text)
    }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    for line in 0..<3 {
      let y = bounds.midY - 7.5 + [2, 6.5, 11.5][line]
      UIBezierPath(
        roundedRect: CGRect(x: bounds.midX - 11, y: y, width: 22, height: 1.5), cornerRadius: 0.75
      ).fill()
    }
  }
}

/// The separator below a row.
final class CellSeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) { nil }

  private var effectView: UIVisualEffectView?

  /// - Parameter effect: A vibrancy effect for the separator; `nil` for none.
  func show(_ color: UIColor, _ effect: UIVisualEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      backgroundColor = color
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    effectView = view
    view.effect = effect
    view.contentView.backgroundColor = color
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
    backgroundColor = nil
  }
}
