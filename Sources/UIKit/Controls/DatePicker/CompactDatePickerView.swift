/// The compact style: small fields, each of which opens a calendar or wheels.
@MainActor
final class CompactDatePickerView: UIView, DatePickerContentView {
  private static let gap: CGFloat = 5
  private let fields: [DateField]
  @BackReference private var picker: UIDatePicker?

  init(picker: UIDatePicker) {
    _picker = BackReference(wrappedValue: picker)
    fields =
      switch picker.datePickerMode {
      case .time: [DateField(picker: picker, part: .time)]
      case .date: [DateField(picker: picker, part: .date)]
      default: [DateField(picker: picker, part: .date), DateField(picker: picker, part: .time)]
      }
    super.init(frame: .zero)
    for field in fields { addSubview(field) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the fields are stacked vertically, as for very large text.
  private var isStacked: Bool {
    fields.count > 1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  var naturalSize: CGSize {
    let sizes = fields.map(\.naturalSize)
    let gaps = Self.gap * CGFloat(sizes.count - 1)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    if isStacked { return CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +)) }
    return CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func show(animated: Bool) {
    for field in fields { field.show() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize
    let top = ((bounds.height - size.height) / 2).rounded()
    var place = CGPoint(x: isRightToLeft ? bounds.width : 0, y: top)
    for field in fields {
      let wish = field.naturalSize
      let width = min(wish.width, bounds.width)
      field.frame = CGRect(
        x: isRightToLeft ? place.x - width : place.x, y: place.y, width: width,
        height: isStacked ? wish.height : size.height)
      if isStacked {
        place.y += wish.height + Self.gap
      } else {
        place.x += isRightToLeft ? -(width + Self.gap) : width + Self.gap
      }
    }
  }
}

/// A field with a date or a time that opens its editor.
@MainActor
final class DateField: UIControl {
  enum Part { case date, time }

  private static let padding: CGFloat = 12
  @BackReference private var picker: UIDatePicker?
  private let part: Part
  private let label = UILabel()
  private weak var overlay: DatePickerOverlay?

  init(picker: UIDatePicker, part: Part) {
    _picker = BackReference(wrappedValue: picker)
    self.part = part
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override var triggersPrimaryActionOnTap: Bool { true }

  func show() {
    guard let picker else { return }
    let rules = picker.rules
    let formatter =
      part == .date
      ? rules.formatter(date: .medium, time: .none) : rules.formatter(date: .none, time: .short)
    let text = formatter.string(from: picker.date)
    if text != label.text {
      label.text = text
      picker.contentViewSizeDidChange()
      superview?.setNeedsLayout()
    }
    overlay?.show()
  }

  var naturalSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 2 * Self.padding, height: max(34, (size.height + 14).rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    else { return }
    superview?.setNeedsLayout()
    picker?.contentViewSizeDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.3 : 1
    label.textColor = overlay == nil ? .label : tintColor
  }

  private func toggle() {
    if let overlay { return overlay.close() }
    guard let window, let picker else { return }
    let overlay = DatePickerOverlay(picker: picker, field: self, showsTime: part == .time)
    self.overlay = overlay
    overlay.open(in: window)
    stateDidChange()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { overlay?.removeFromSuperview() }
  }

  func overlayDidClose() {
    overlay = nil
    stateDidChange()
  }

  override var roleTraits: UIAccessibilityTraits { .button }
  override var accessibilityLabel: String? {
    get { part == .date ? SystemString.datePicker.text : SystemString.timePicker.text }
    set {}
  }
  override var accessibilityValue: String? {
    get { label.text }
    set {}
  }
}
